import Foundation

extension TextField {
  // MARK: - What a person can do

  /// Copies what is selected; nothing when nothing is, or the text is secret.
  public final func copySelection() {
    guard !content.selection.isEmpty, !isSecureTextEntry else { return }
    root?.pasteboard.string = content.selectedText
  }

  /// Copies what is selected and deletes it, as a person would; nothing when nothing is, or the
  /// text is secret.
  public final func cutSelection() {
    guard !content.selection.isEmpty, !isSecureTextEntry else { return }
    copySelection()
    change { $0.insert("") }
  }

  /// Puts a text in the place of what is selected, as a person would; line breaks become blanks.
  public final func paste(_ text: String) {
    change { $0.insert(text) }
  }

  /// Selects everything.
  public final func selectAll() { move { $0.select(0..<$0.count) } }

  /// Takes the last change by a person back; nothing when there is none.
  public final func undo() { change { $0.undo() } }

  /// Makes the change again that was taken back last; nothing when there is none.
  public final func redo() { change { $0.redo() } }

  // MARK: - Keys

  /// Edits by a key; returns whether it is one of the field's.
  final func edit(by key: Key) -> Bool {
    let modifiers = key.modifiers.subtracting(.shift)
    let extending = key.modifiers.contains(.shift)
    let unit: EditableText.Unit = modifiers.isEmpty ? .character : .word
    switch key.code {
    case .character(let character):
      if modifiers.isEmpty { return insertTyped(character) }
      let letter = character.lowercased()
      return modifiers == .alt
        ? editWord(by: letter, extending: extending)
        : edit(by: letter, with: modifiers, extending: extending)
    case .left, .right:
      move { $0.move(by: unit, forward: key.code == .right, extending: extending) }
    case .home, .end:
      move { $0.move(by: .line, forward: key.code == .end, extending: extending) }
    case .backspace, .delete: delete(unit, forward: key.code == .delete)
    case .enter:
      guard modifiers.isEmpty else { return false }
      if delegate?.textFieldShouldReturn(self) ?? true { performPrimaryAction() }
    default: return false
    }
    return true
  }

  private func insertTyped(_ character: Character) -> Bool {
    change { $0.insert(String(character), isTyping: true) }
    return true
  }

  /// A letter with Alt.
  private func editWord(by letter: String, extending: Bool) -> Bool {
    switch letter {
    case "b": move { $0.move(by: .word, forward: false, extending: extending) }
    case "f": move { $0.move(by: .word, forward: true, extending: extending) }
    case "d": delete(.word, forward: true)
    default: return false
    }
    return true
  }

  /// A letter with Control or Command.
  private func edit(by letter: String, with modifiers: Key.Modifiers, extending: Bool) -> Bool {
    guard modifiers == .control || modifiers == .command else { return false }
    switch letter {
    case "a" where modifiers == .command: selectAll()
    case "a", "e": move { $0.move(by: .line, forward: letter == "e", extending: extending) }
    case "b", "f": move { $0.move(by: .character, forward: letter == "f", extending: extending) }
    case "d" where content.count > 0: delete(.character, forward: true)
    case "h": delete(.character, forward: false)
    case "w": delete(.word, forward: false)
    case "u": delete(.line, forward: false)
    case "k": delete(.line, forward: true)
    case "z" where !extending: undo()
    // What terminals send for Control with `_`, `-` or `/`.
    case "_", "/": undo()
    case "z": redo()
    case "y": if content.canRedo { redo() } else { paste(root?.pasteboard.deleted ?? "") }
    // Without a selection it is the key that ends programs.
    case "c" where !content.selection.isEmpty: copySelection()
    case "x": cutSelection()
    case "v": paste(root?.pasteboard.string ?? "")
    default: return false
    }
    return true
  }

  /// What those keys do.
  final var editingKeyHints: [KeyHint] {
    let control = { (letters: String) in
      letters.map { Key(.character($0), modifiers: .control) }
    }
    let alt = { (letters: String) in letters.map { Key(.character($0), modifiers: .alt) } }
    let wordKeys = [Key(.left, modifiers: .control), Key(.right, modifiers: .control)]
    let selecting = [Key(.left, modifiers: .shift), Key(.right, modifiers: .shift)]
    return [
      KeyHint(.left, .right, title: "Move"),
      KeyHint(wordKeys + alt("bf"), title: "Move by a word"),
      KeyHint([Key(.home), Key(.end)] + control("ae"), title: "Go to the start, to the end"),
      KeyHint(selecting, title: "Select"),
      KeyHint(.backspace, .delete, title: "Delete"),
      KeyHint(control("w") + alt("d"), title: "Delete a word"),
      KeyHint(control("uk"), title: "Delete to the start, to the end"),
      KeyHint(control("zy"), title: "Undo, redo or bring back"),
      content.selection.isEmpty
        ? KeyHint(control("v"), title: "Paste")
        : KeyHint(control("xcv"), title: "Cut, copy, paste"),
      KeyHint(.enter, title: "Done"),
    ]
  }

  /// Words and lines can be brought back.
  private func delete(_ unit: EditableText.Unit, forward: Bool) {
    let range = content.range(toDelete: unit, forward: forward)
    if unit != .character, !range.isEmpty, !isSecureTextEntry {
      root?.pasteboard.deleted = String(content.characters[range])
    }
    change { $0.replace(range, with: []) }
  }

  // MARK: - Fingers

  /// Moves the caret to a finger; two taps select a word, three everything.
  final func moveCaret(to touch: Touch, extending: Bool) {
    let place = place(at: touch.location(in: self).x)
    move { content in
      switch touch.tapCount {
      case _ where extending && touch.tapCount < 2: content.move(to: place, extending: true)
      case ...1: content.move(to: place)
      case 2: content.selectWord(at: place)
      default: content.select(0..<content.count)
      }
    }
  }

  // MARK: - Telling

  /// Changes the text as a person would: the delegate is asked, and everybody is told.
  private func change(_ body: (inout EditableText) -> Void) {
    guard isEnabled else { return }
    var changed = content
    body(&changed)
    guard changed != content else { return }
    let (range, replacement) = content.difference(to: changed)
    let isAllowed =
      delegate?.textField(self, shouldChangeCharactersIn: range, replacement: replacement) ?? true
    guard isAllowed else { return }
    let hasNewText = content.characters != changed.characters
    content = changed
    contentDidChange()
    if hasNewText { sendActions(for: .editingChanged) }
    delegate?.textFieldDidChangeSelection(self)
  }

  /// Moves the caret or the selection as a person would.
  private func move(_ body: (inout EditableText) -> Void) {
    let old = content.selection
    body(&content)
    contentDidChange()
    if content.selection != old { delegate?.textFieldDidChangeSelection(self) }
  }

  /// Shows the text anew, with the caret in view.
  final func contentDidChange() {
    keepCaretInView()
    setNeedsDisplay()
  }
}
