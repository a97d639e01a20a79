/// Says what some keys do that a responder handles in ``Responder/keyPressed(_:)``, for the list that
/// `?` shows.
///
/// ```swift
/// override var keyHints: [KeyHint] {
///   [KeyHint([Key(.character("+")), Key(.character("-"))], title: "Zoom in, zoom out")]
/// }
/// ```
///
/// A ``KeyCommand`` says so by itself.
public struct KeyHint: Hashable, Sendable {
  /// The keys, the most usual first.
  public let keys: [Key]
  /// What they do, in a word or two, for the person; nothing shows a hint with an empty title.
  public let title: String

  /// A hint.
  public init(_ keys: [Key], title: String) {
    self.keys = keys
    self.title = title
  }

  /// A hint about keys that are pressed alone.
  init(_ codes: Key.Code..., title: String) {
    self.init(codes.map { Key($0) }, title: title)
  }
}
