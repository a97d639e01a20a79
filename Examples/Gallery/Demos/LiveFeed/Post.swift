/// A post, whose author and text follow from its number, unless a person wrote it: a feed that is the
/// same in every run.
struct Post: Hashable {
  /// Newer posts have higher ones.
  let serial: Int
  /// What a person wrote; nil for a post of the feed's own.
  var ownText: String?

  /// The posts that are there at the beginning, the newest first.
  static func first(_ count: Int) -> [Post] {
    (0..<count).map { Post(serial: 1_000 - $0) }
  }

  var heading: String {
    "#\(serial) · \(ownText == nil ? Self.authors[chance % Self.authors.count] : "You")"
  }

  /// One to three sentences, or what a person wrote.
  var text: String {
    if let ownText { return ownText }
    let start = chance / 8
    return (0...(chance / 64 % 3))
      .map { Self.sentences[(start + $0) % Self.sentences.count] }
      .joined(separator: " ")
  }

  private static let authors = ["Ada", "Barbara", "Edsger", "Grace", "Niklaus"]

  private static let sentences = [
    "The place you read stays where it is.",
    "Nothing jumps.",
    "A list that moves under your finger is a list you stop using.",
    "Rows above are counted, rows below just come.",
    "Heights differ, and are only measured once they are seen.",
  ]

  /// A number that looks like chance, the same for the same post.
  private var chance: Int {
    var state = UInt64(bitPattern: Int64(serial)) &* 0x9E37_79B9_7F4A_7C15
    state ^= state >> 32
    return Int((state &* 0xBF58_476D_1CE4_E5B9) >> 40)
  }
}
