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
    var taken = TakenKeys()
    var responder: Responder? = self
    while let current = responder {
      commands += current.keyCommands.filter { taken.take($0.key) }
      if current.takesTypedKeys { taken.takeTyped() }
      responder = current.nextForKeys
    }
    return commands
  }

  /// What the keys mean when they begin here, by commands and by ``keyHints``, innermost first; a
  /// key counts for the first that has it. Nothing is said about those without a title.
  final var keyMeaningsOnChain: [KeyMeaning] {
    var meanings: [KeyMeaning] = []
    var taken = TakenKeys()
    var reach = KeyReach.focus
    var responder: Responder? = self
    while let current = responder {
      reach = max(reach, current.keyReach)
      let commands = current.keyCommands.map { KeyHint([$0.key], title: $0.title) }
      let hints = (commands + current.keyHints).flatMap { $0.hints { taken.take($0) } }
      for hint in hints where !hint.title.isEmpty {
        let same = meanings.firstIndex { $0.title == hint.title && $0.reach == reach }
        if let same {
          meanings[same].keys += hint.keys
        } else {
          meanings.append(KeyMeaning(reach: reach, keys: hint.keys, title: hint.title))
        }
      }
      if current.takesTypedKeys { taken.takeTyped() }
      responder = current.nextForKeys
    }
    return meanings
  }
}

/// The keys that somebody further in has.
private struct TakenKeys {
  private var keys: Set<Key> = []
  private var hasTyped = false

  /// Takes a key; returns whether nobody had it.
  mutating func take(_ key: Key) -> Bool {
    if hasTyped, key.typesText { return false }
    return keys.insert(key).inserted
  }

  /// Takes every key that types something.
  mutating func takeTyped() { hasTyped = true }
}

extension Key {
  /// Whether the key writes a character where texts are edited.
  fileprivate var typesText: Bool {
    guard case .character = code else { return false }
    return modifiers.subtracting(.shift).isEmpty
  }
}
