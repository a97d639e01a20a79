import Testing

@testable import Widgets

struct TextScrollTests {
  @Test(arguments: [
    // Ten columns: a caret behind five is in view, behind ten just beyond, before the first column.
    (5, 5, 0, 0), (10, 10, 0, 1), (30, 30, 0, 21), (3, 30, 12, 3), (15, 30, 12, 12),
    // A text that has become shorter fills the field again.
    (5, 12, 12, 3),
  ])
  func `the caret stays in view`(caret: Int, total: Int, present: Int, expected: Int) {
    let scroll = TextScroll(columns: 10, caret: caret, caretColumns: 1, total: total)
    #expect(scroll.firstColumn(from: present) == expected)
  }

  @Test func `a wide caret is seen whole, and no room is no way`() {
    #expect(
      TextScroll(columns: 10, caret: 9, caretColumns: 2, total: 20).firstColumn(from: 0) == 1)
    #expect(TextScroll(columns: 0, caret: 9, caretColumns: 1, total: 9).firstColumn(from: 4) == 0)
  }
}
