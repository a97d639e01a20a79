/// The tabs of the demo, in the order of the bar.
enum AtlasTab: String, CaseIterable {
  case cities = "Cities"
  case rivers = "Rivers"
  case nothing = "Nothing"

  /// What is listed; nothing for one of them.
  var entries: [AtlasEntry] {
    self == .nothing ? [] : (1...60).map { AtlasEntry(id: $0, title: "\(rawValue) \($0)") }
  }
}

struct AtlasEntry: Identifiable {
  let id: Int
  let title: String
}
