import Testing

@testable import Widgets

@MainActor struct EditableTextTests {
  /// A text with the selection in brackets, or the caret as a bar: `He[ll]o`, `Hell|o`.
  private func show(_ text: EditableText) -> String {
    var parts = text.characters.map(String.init)
    let selection = text.selection
    if selection.isEmpty {
      parts.insert("|", at: selection.lowerBound)
    } else {
      parts.insert("]", at: selection.upperBound)
      parts.insert("[", at: selection.lowerBound)
    }
    return parts.joined()
  }

  private func text(_ text: String, at place: Int) -> EditableText {
    var result = EditableText(text)
    result.move(to: place)
    return result
  }

  private func changed(_ text: EditableText, _ body: (inout EditableText) -> Void) -> String {
    var text = text
    body(&text)
    return show(text)
  }

  // MARK: - Moving

  @Test func `a new text has the caret behind it`() {
    #expect(show(EditableText("Hi")) == "Hi|")
    #expect(show(EditableText()) == "|")
  }

  @Test(arguments: [
    (EditableText.Unit.character, true, "one t|wo, three"),
    (.character, false, "one| two, three"),
    (.word, true, "one two|, three"),
    (.word, false, "|one two, three"),
    (.line, true, "one two, three|"),
    (.line, false, "|one two, three"),
  ])
  func `a step moves the caret`(unit: EditableText.Unit, forward: Bool, expected: String) {
    #expect(
      changed(text("one two, three", at: 4)) { $0.move(by: unit, forward: forward) } == expected)
  }

  @Test func `words end before what is between them`() {
    var steps: [String] = []
    var text = text("  one, two.", at: 0)
    for _ in 0..<3 {
      text.move(by: .word, forward: true)
      steps.append(show(text))
    }
    #expect(steps == ["  one|, two.", "  one, two|.", "  one, two.|"])
    text.move(by: .word, forward: false)
    #expect(show(text) == "  one, |two.")
  }

  @Test func `steps end at the edges`() {
    for unit in EditableText.Unit.allCases {
      #expect(changed(text("ab", at: 2)) { $0.move(by: unit, forward: true) } == "ab|")
      #expect(changed(text("ab", at: 0)) { $0.move(by: unit, forward: false) } == "|ab")
    }
  }

  @Test func `extending selects, a step by a character then goes to an end of it`() {
    var editing = text("Hello", at: 2)
    editing.move(by: .character, forward: true, extending: true)
    editing.move(by: .character, forward: true, extending: true)
    #expect(show(editing) == "He[ll]o")
    #expect(changed(editing) { $0.move(by: .character, forward: true) } == "Hell|o")
    #expect(changed(editing) { $0.move(by: .character, forward: false) } == "He|llo")
    editing.move(by: .line, forward: false, extending: true)
    #expect(show(editing) == "[He]llo")
  }

  @Test func `places out of the text are cut to it`() {
    #expect(changed(text("ab", at: 1)) { $0.move(to: 99) } == "ab|")
    #expect(changed(text("ab", at: 1)) { $0.move(to: -99) } == "|ab")
    #expect(changed(text("ab", at: 1)) { $0.select(-5..<99) } == "[ab]")
  }

  @Test(arguments: [
    (0, "[one], two"), (3, "one[,] two"), (4, "one,[ ]two"), (7, "one, [two]"), (99, "one, [two]"),
  ])
  func `a word is selected around a place`(place: Int, expected: String) {
    #expect(changed(EditableText("one, two")) { $0.selectWord(at: place) } == expected)
  }

  @Test func `there is no word in an empty text`() {
    #expect(changed(EditableText()) { $0.selectWord(at: 0) } == "|")
  }

  // MARK: - Changing

  @Test func `what is inserted takes the place of what is selected`() {
    var editing = EditableText("Hello")
    editing.select(1..<4)
    editing.insert("ipp")
    #expect(show(editing) == "Hipp|o")
  }

  @Test(arguments: [
    ("a\nb", "a b"), ("a\r\nb", "a b"), ("a\tb", "a b"), ("a\u{1B}[31mb", "a\u{1B}[31mb"),
    ("a\u{0}\u{7F}b", "a\u{7F}b"), ("a\u{85}b\u{2028}c", "a b c"),
  ])
  func `what is inserted is one line, whose control characters stay`(text: String, expected: String)
  {
    var editing = EditableText()
    editing.insert(text)
    #expect(editing.text == expected)
    #expect(EditableText(text).text == expected)
  }

  @Test(arguments: [
    (EditableText.Unit.character, true, "one |wo"), (.character, false, "one|two"),
    (.word, true, "one |"), (.word, false, "|two"), (.line, true, "one |"), (.line, false, "|two"),
  ])
  func `a deleting key removes a step`(unit: EditableText.Unit, forward: Bool, expected: String) {
    #expect(
      changed(text("one two", at: 4)) {
        $0.replace($0.range(toDelete: unit, forward: forward), with: [])
      } == expected)
  }

  @Test func `a deleting key removes what is selected, whatever its step`() {
    var editing = EditableText("Hello")
    editing.select(1..<3)
    #expect(editing.range(toDelete: .line, forward: true) == 1..<3)
  }

  @Test func `nothing is deleted beyond the edges`() {
    var editing = text("ab", at: 2)
    editing.replace(editing.range(toDelete: .character, forward: true), with: [])
    #expect(editing.text == "ab")
    #expect(!editing.canUndo)
  }

  // MARK: - Clusters

  @Test func `a mark joins the letter before it`() {
    var editing = text("ea", at: 1)
    editing.insert("\u{301}")
    #expect(editing.characters == ["e\u{301}", "a"])
    #expect(show(editing) == "e\u{301}|a")
    editing.undo()
    #expect(editing.characters == ["e", "a"])
  }

  @Test func `halves of a flag join when what is between them is deleted`() {
    var editing = text("🇩x🇪", at: 2)
    editing.replace(1..<2, with: [])
    #expect(editing.characters == ["🇩🇪"])
    editing.undo()
    #expect(editing.characters == ["🇩", "x", "🇪"])
  }

  @Test func `a letter joins a mark that follows it`() {
    var editing = EditableText("\u{301}")
    editing.move(to: 0)
    editing.insert("e")
    #expect(editing.characters == ["e\u{301}"])
  }

  @Test func `a family is one step`() {
    var editing = EditableText("a👨‍👩‍👧")
    editing.replace(editing.range(toDelete: .character, forward: false), with: [])
    #expect(editing.text == "a")
  }

  // MARK: - Going back

  @Test func `what was typed in a row is taken back together`() {
    var editing = EditableText("x")
    for letter in ["a", "b", "c"] { editing.insert(letter, isTyping: true) }
    editing.undo()
    #expect(show(editing) == "x|")
    #expect(!editing.canUndo)
    editing.redo()
    #expect(show(editing) == "xabc|")
    #expect(!editing.canRedo)
  }

  @Test func `a paste, a deletion and another place begin a new change`() {
    var editing = EditableText()
    editing.insert("ab", isTyping: true)
    editing.insert("CD")
    editing.insert("e", isTyping: true)
    editing.move(to: 0)
    editing.insert("f", isTyping: true)
    var texts = [editing.text]
    while editing.canUndo {
      editing.undo()
      texts.append(editing.text)
    }
    #expect(texts == ["fabCDe", "abCDe", "abCD", "ab", ""])
  }

  @Test func `a new change forgets what was taken back`() {
    var editing = EditableText("a")
    editing.insert("b")
    editing.undo()
    editing.insert("c")
    #expect(!editing.canRedo)
  }

  @Test func `undo selects what had been selected`() {
    var editing = EditableText("Hello")
    editing.select(1..<4)
    editing.insert("")
    editing.undo()
    #expect(show(editing) == "H[ell]o")
  }

  @Test func `so many changes are kept`() {
    var editing = EditableText()
    for number in 0..<EditableText.undoLimit + 5 { editing.insert("\(number % 10)") }
    while editing.canUndo { editing.undo() }
    #expect(editing.text == "01234")
  }

  @Test func `random edits can all be taken back and made again`() {
    let pieces = ["a", "b ", "é", "\u{301}", "🇩", "🇪", "👩", "\u{200D}", "漢", ",", "", "\n"]
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<300 {
      var editing = EditableText("start")
      var texts = [editing.characters]
      for _ in 0..<20 {
        let lower = Int.random(in: 0...editing.count, using: &generator)
        editing.select(lower..<Int.random(in: lower...editing.count, using: &generator))
        editing.insert(pieces.randomElement(using: &generator) ?? "")
        if editing.characters != texts.last { texts.append(editing.characters) }
        #expect((0...editing.count).contains(editing.caret))
      }
      for expected in texts.dropLast().reversed() {
        while editing.canUndo, editing.characters != expected { editing.undo() }
        #expect(editing.characters == expected)
      }
      while editing.canRedo { editing.redo() }
      #expect(editing.characters == texts.last)
    }
  }

  @Test func `the difference is what a delegate is asked about`() {
    let old = EditableText("Hello")
    #expect(old.difference(to: EditableText("Help")) == (3..<5, "p"))
    #expect(old.difference(to: EditableText("Hello!")) == (5..<5, "!"))
    #expect(old.difference(to: EditableText("")) == (0..<5, ""))
    #expect(EditableText("aa").difference(to: EditableText("aaa")) == (2..<2, "a"))
    #expect(old.difference(to: old) == (5..<5, ""))
  }
}
