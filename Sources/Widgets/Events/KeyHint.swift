/// Says what some keys do that a responder handles in ``Responder/keyPressed(_:)``, for the list that
/// `?` shows.
///
/// ```swift
/// override var keyHints: [KeyHint] {
///   let keys = [Key(.character("+")), Key(.character("-"))]
///   return [KeyHint(keys, title: "Zoom in, zoom out", each: ["Zoom in", "Zoom out"])]
/// }
/// ```
///
/// A ``KeyCommand`` says so by itself.
public struct KeyHint: Hashable, Sendable {
  /// The keys, the most usual first.
  public let keys: [Key]
  /// What they do, in a word or two, for the person; nothing shows a hint with an empty title.
  public let title: String
  /// What each of them does, in the order of ``keys``; empty where ``title`` is true of each.
  public let titles: [String]

  /// A hint.
  ///
  /// - Parameters:
  ///   - keys: The keys, the most usual first.
  ///   - title: What they do.
  ///   - titles: What each of them does, in the order of the keys, shown when others of them mean
  ///     something else further in; none by default. Keys without one are shown with `title`.
  public init(_ keys: [Key], title: String, each titles: [String] = []) {
    self.keys = keys
    self.title = title
    self.titles = titles
  }

  /// A hint about keys that are pressed alone.
  init(_ codes: Key.Code..., title: String, each titles: [String] = []) {
    self.init(codes.map { Key($0) }, title: title, each: titles)
  }

  /// What is said about those of the keys that mean this: one title for all of them together, else
  /// for each its own.
  func hints(for isInForce: (Key) -> Bool) -> [KeyHint] {
    let places = keys.indices.filter { isInForce(keys[$0]) }
    if places.isEmpty { return [] }
    if places.count == keys.count { return [self] }
    return places.map { place in
      KeyHint([keys[place]], title: titles.indices.contains(place) ? titles[place] : title)
    }
  }
}
