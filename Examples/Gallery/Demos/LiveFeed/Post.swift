/// A post, whose author and text follow from its number: a feed that is the same in every run.
struct Post: Hashable {
  /// Newer posts have higher ones; those below 1 are from before the app was opened.
  let serial: Int

  /// The posts that are there at the beginning, the newest first.
  static func first(_ count: Int) -> [Post] {
    (0..<count).map { Post(serial: -$0) }
  }

  var heading: String { "#\(serial) · \(Self.authors[choice(of: Self.authors.count)])" }

  var text: String {
    let length = 1 + choice(of: 3)
    return (0..<length).map { Self.sentences[choice(of: Self.sentences.count, seed: $0 + 7)] }
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

  /// A number below `count` that looks like chance.
  private func choice(of count: Int, seed: Int = 1) -> Int {
    var state = UInt64(bitPattern: Int64(serial &* 31 &+ seed)) &* 0x9E37_79B9_7F4A_7C15
    state ^= state >> 29
    return Int(state % UInt64(count))
  }
}
