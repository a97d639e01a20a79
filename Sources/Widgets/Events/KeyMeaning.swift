/// How far a key reaches.
enum KeyReach: Comparable, CaseIterable {
  /// What has focus, and what is around it on the screen.
  case focus
  /// The screen that is shown.
  case screen
  /// All screens.
  case everywhere
}

/// What some keys do.
struct KeyMeaning: Hashable {
  let reach: KeyReach
  var keys: [Key]
  let title: String
}
