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
/// `?` shows a person which are in force.
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

extension Responder {
  /// Handles a key by a command of its own, else by ``keyPressed(_:)``, which asks those further
  /// out.
  final func handle(_ key: Key) -> Bool {
    guard let command = keyCommands.first(where: { $0.key == key }) else { return keyPressed(key) }
    command.perform()
    return true
  }

  /// The commands in force when keys begin here: of those with the same key the innermost.
  final var keyCommandsOnChain: [KeyCommand] {
    var commands: [KeyCommand] = []
    var keys: Set<Key> = []
    var responder: Responder? = self
    while let current = responder {
      for command in current.keyCommands where keys.insert(command.key).inserted {
        commands.append(command)
      }
      responder = current.next
    }
    return commands
  }
}
