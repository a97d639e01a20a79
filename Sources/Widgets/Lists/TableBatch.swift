/// The changes that a table has been told of and not made yet.
struct TableBatch {
  /// How many begins are open (TBL-43).
  var depth = 0
  /// What is to be done.
  var update = ListUpdate()
  /// Whether everything is asked for anew anyway, so that single changes do not matter.
  var isDropped = false

  /// A reload takes the place of the changes.
  mutating func drop() {
    update = ListUpdate()
    isDropped = depth > 0
  }
}
