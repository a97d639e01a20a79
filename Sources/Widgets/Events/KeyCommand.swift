/// A key with a title and what it does, for as long as the responder that names it is asked about
/// keys.
///
/// ```swift
/// override var keyCommands: [KeyCommand] {
///   [
///     KeyCommand(Key(.character("s"), modifiers: .control), title: "Save") { [weak self] in
///       self?.save()
///     }
///   ]
/// }
/// ```
///
/// `?` shows a person which are in force, beside the ``KeyHint`` values of keys that are handled
/// otherwise.
@MainActor public struct KeyCommand {
  /// The key.
  public let key: Key
  /// What it does, in a word or two, for the person; nothing shows a command with an empty title.
  public let title: String

  private let action: () -> Void

  /// A command of a key.
  ///
  /// - Parameters:
  ///   - key: The key, with exactly the modifiers that must be held.
  ///   - title: What it does, for the person.
  ///   - action: Runs when the key is pressed and no responder further in has used it.
  public init(_ key: Key, title: String, action: @escaping () -> Void) {
    self.key = key
    self.title = title
    self.action = action
  }

  /// Does what the key does.
  public func perform() { action() }
}
