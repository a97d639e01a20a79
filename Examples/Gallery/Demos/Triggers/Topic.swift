/// The tabs of the demo, in the order of the bar.
enum Topic: String, CaseIterable {
  case cities = "Cities"
  case rivers = "Rivers"
  case nothing = "Nothing"

  /// What is listed; nothing for one of them.
  var entries: [TopicEntry] {
    self == .nothing ? [] : (1...60).map { TopicEntry(id: $0, title: "\(rawValue) \($0)") }
  }
}

struct TopicEntry: Identifiable {
  let id: Int
  let title: String
}
