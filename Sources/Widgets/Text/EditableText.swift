/// A line of text that is being edited: its characters, what is selected, and the way back.
///
/// Places are counted in characters (grapheme clusters), from 0 before the first to ``count`` after
/// the last.
struct EditableText: Hashable {
  /// How far a step goes.
  enum Unit: CaseIterable {
    case character, word, line
  }

  /// One change, as it is taken back.
  private struct Change: Hashable {
    let start: Int
    let removed: [Character]
    var inserted: [Character]
    let selectionBefore: Range<Int>
    let isTyping: Bool
  }

  /// How many changes can be taken back.
  static let undoLimit = 100

  private(set) var characters: [Character] = []
  /// Where the selection was begun.
  private(set) var anchor = 0
  /// Where typed text goes, and the other end of the selection.
  private(set) var caret = 0
  private var past: [Change] = []
  private var future: [Change] = []

  /// A text with the caret behind it.
  init(_ text: String = "") {
    characters = Self.line(text)
    anchor = characters.count
    caret = characters.count
  }

  var text: String { String(characters) }
  var count: Int { characters.count }
  var selection: Range<Int> { min(anchor, caret)..<max(anchor, caret) }
  var selectedText: String { String(characters[selection]) }
  var canUndo: Bool { !past.isEmpty }
  var canRedo: Bool { !future.isEmpty }

  /// The characters of a text in one line: line breaks and tabs are blanks, and NUL, which nothing
  /// shows, is left out. Other control characters stay, for a person to see and delete.
  static func line(_ text: String) -> [Character] {
    text.compactMap { character in
      if character.isNewline || character == "\t" { return " " }
      return character == "\0" ? nil : character
    }
  }

  // MARK: - Moving

  /// Moves the caret to a place, or the nearest there is.
  ///
  /// - Parameters:
  ///   - place: Where to.
  ///   - extending: Whether the selection reaches from where it began to there, or ends.
  mutating func move(to place: Int, extending: Bool = false) {
    caret = min(max(0, place), count)
    if !extending { anchor = caret }
  }

  /// Moves the caret by a step. Without extending a step by a character goes to the end of what is
  /// selected first.
  mutating func move(by unit: Unit, forward: Bool, extending: Bool = false) {
    if unit == .character, !extending, !selection.isEmpty {
      move(to: forward ? selection.upperBound : selection.lowerBound)
    } else {
      move(to: place(from: caret, by: unit, forward: forward), extending: extending)
    }
  }

  /// Selects a range, cut to the text, with the caret at its end.
  mutating func select(_ range: Range<Int>) {
    anchor = min(max(0, range.lowerBound), count)
    caret = min(max(0, range.upperBound), count)
  }

  /// Selects the word, the blanks or the other characters around a place.
  mutating func selectWord(at place: Int) {
    guard !characters.isEmpty else { return }
    let middle = min(max(0, place), count - 1)
    let kind = CharacterKind(characters[middle])
    let start = characters[..<middle].lastIndex { CharacterKind($0) != kind }.map { $0 + 1 } ?? 0
    let end = characters[middle...].firstIndex { CharacterKind($0) != kind } ?? count
    select(start..<end)
  }

  private func place(from place: Int, by unit: Unit, forward: Bool) -> Int {
    switch unit {
    case .character: return place + (forward ? 1 : -1)
    case .line: return forward ? count : 0
    case .word: return forward ? wordEnd(after: place) : wordStart(before: place)
    }
  }

  private func wordEnd(after place: Int) -> Int {
    let isWord = { CharacterKind($0) == .word }
    guard let start = characters[place...].firstIndex(where: isWord) else { return count }
    return characters[start...].firstIndex { !isWord($0) } ?? count
  }

  private func wordStart(before place: Int) -> Int {
    let isWord = { CharacterKind($0) == .word }
    guard let end = characters[..<place].lastIndex(where: isWord) else { return 0 }
    return characters[..<end].lastIndex { !isWord($0) }.map { $0 + 1 } ?? 0
  }

  // MARK: - Changing

  /// What is typed or pasted takes the place of what is selected.
  ///
  /// - Parameters:
  ///   - text: The text; line breaks are blanks.
  ///   - isTyping: Whether it is taken back together with what was typed just before.
  mutating func insert(_ text: String, isTyping: Bool = false) {
    replace(selection, with: Self.line(text), isTyping: isTyping)
  }

  /// What a deleting key removes: the selection, else a step from the caret.
  func range(toDelete unit: Unit, forward: Bool) -> Range<Int> {
    guard selection.isEmpty else { return selection }
    let other = min(max(0, place(from: caret, by: unit, forward: forward)), count)
    return min(caret, other)..<max(caret, other)
  }

  /// Puts characters in the place of others; the caret is behind them. Characters that join with
  /// their neighbours do so, such as a letter with a mark.
  mutating func replace(_ range: Range<Int>, with new: [Character], isTyping: Bool = false) {
    var lower = range.lowerBound
    var upper = range.upperBound
    var inserted = new
    if lower > 0, !new.isEmpty {
      inserted = Array(String(characters[lower - 1]) + String(inserted))
      if inserted.first == characters[lower - 1] { inserted.removeFirst() } else { lower -= 1 }
    }
    if upper < count, let last = inserted.last {
      let joined = Array(String(last) + String(characters[upper]))
      if joined.count == 1 {
        inserted[inserted.count - 1] = joined[0]
        upper += 1
      }
    }
    if new.isEmpty, lower > 0, upper < count {
      let joined = Array(String(characters[lower - 1]) + String(characters[upper]))
      if joined.count == 1 { (lower, upper, inserted) = (lower - 1, upper + 1, joined) }
    }
    guard lower < upper || !inserted.isEmpty else { return }
    note(
      Change(
        start: lower, removed: Array(characters[lower..<upper]), inserted: inserted,
        selectionBefore: selection, isTyping: isTyping))
    characters.replaceSubrange(lower..<upper, with: inserted)
    move(to: lower + inserted.count)
  }

  private mutating func note(_ change: Change) {
    future = []
    if change.isTyping, change.removed.isEmpty, let last = past.last, last.isTyping,
      last.start + last.inserted.count == change.start
    {
      past[past.count - 1].inserted += change.inserted
      return
    }
    past.append(change)
    if past.count > Self.undoLimit { past.removeFirst() }
  }

  /// The characters of this text that another one does not begin or end with, and what it has in
  /// their place.
  func difference(to other: EditableText) -> (range: Range<Int>, replacement: String) {
    let shared = min(count, other.count)
    var start = 0
    while start < shared, characters[start] == other.characters[start] { start += 1 }
    var end = 0
    while end < shared - start,
      characters[count - 1 - end] == other.characters[other.count - 1 - end]
    { end += 1 }
    return (start..<count - end, String(other.characters[start..<other.count - end]))
  }

  // MARK: - Going back

  /// Takes the last change back.
  mutating func undo() {
    guard let change = past.popLast() else { return }
    characters.replaceSubrange(
      change.start..<change.start + change.inserted.count, with: change.removed)
    select(change.selectionBefore)
    future.append(change)
  }

  /// Makes the change again that was taken back last.
  mutating func redo() {
    guard let change = future.popLast() else { return }
    characters.replaceSubrange(
      change.start..<change.start + change.removed.count, with: change.inserted)
    move(to: change.start + change.inserted.count)
    past.append(change)
  }
}

/// What words are made of and what is between them.
private enum CharacterKind {
  case word, blank, other

  init(_ character: Character) {
    if character.isLetter || character.isNumber || character == "_" {
      self = .word
    } else {
      self = character.isWhitespace ? .blank : .other
    }
  }
}
