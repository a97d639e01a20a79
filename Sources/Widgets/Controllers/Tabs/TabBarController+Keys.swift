extension TabBarController {
  /// The keys that tap items.
  final var itemKeyCommands: [KeyCommand] {
    var commands: [KeyCommand] = []
    for (index, digit) in zip(model.items.indices, "123456789") {
      let title = model.items[index].tabBarItem.title ?? "Tab \(digit)"
      commands.append(tapCommand(Key(.character(digit), modifiers: .alt), title, at: index))
    }
    if let index = indexAfterSelected(step: -1) {
      commands.append(tapCommand(Key(.pageUp, modifiers: .control), "Previous tab", at: index))
    }
    if let index = indexAfterSelected(step: 1) {
      commands.append(tapCommand(Key(.pageDown, modifiers: .control), "Next tab", at: index))
    }
    return commands
  }

  private func tapCommand(_ key: Key, _ title: String, at index: Int) -> KeyCommand {
    KeyCommand(key, title: title) { [weak self] in self?.tapItem(at: index) }
  }
}
