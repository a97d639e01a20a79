import Testing
import Widgets

@MainActor struct CanvasTests {
  let canvas = Canvas(bounds: CGRect(x: 0, y: 0, width: 10, height: 4), metrics: .cells)

  @Test func `commands are recorded in order`() {
    let rect = CGRect(x: 0, y: 0, width: 3, height: 2)
    canvas.fill(rect, color: .red)
    canvas.fill(rect, with: ".", style: TextStyle(foreground: .blue))
    canvas.border(rect, color: .green)
    canvas.line(from: .zero, to: CGPoint(x: 3, y: 0))
    canvas.text("hi", at: CGPoint(x: 1, y: 1))
    canvas.symbol("✓", at: .zero)
    #expect(
      canvas.finish().commands == [
        .fill(rect, .red), .pattern(rect, ".", TextStyle(foreground: .blue)),
        .border(rect, .single, TextStyle(foreground: .green)),
        .line(.zero, CGPoint(x: 3, y: 0), .single, .plain),
        .text("hi", CGPoint(x: 1, y: 1), .plain), .text("✓", .zero, .plain),
      ])
  }

  @Test func `a new list is empty`() {
    #expect(canvas.finish().isEmpty)
    #expect(canvas.finish() == DisplayList())
  }

  @Test func `what covers nothing records nothing`() {
    canvas.fill(.zero, color: .red)
    canvas.fill(CGRect(x: 0, y: 0, width: -1, height: 2), color: .red)
    canvas.fill(CGRect(x: CGFloat.nan, y: 0, width: 1, height: 2), color: .red)
    canvas.border(CGRect(x: 0, y: 0, width: CGFloat.nan, height: 2))
    canvas.line(from: .zero, to: .zero)
    canvas.line(from: .zero, to: CGPoint(x: CGFloat.infinity, y: 0))
    canvas.text("", at: .zero)
    canvas.text("x", at: CGPoint(x: CGFloat.nan, y: 0))
    canvas.symbol("\u{301}", at: .zero)
    canvas.text("x", in: .zero)
    #expect(canvas.finish().isEmpty)
  }

  @Test func `clips nest and end with their scope`() {
    canvas.clip(to: CGRect(x: 0, y: 0, width: 8, height: 4))
    canvas.clipped(to: CGRect(x: 4, y: 1, width: 8, height: 8)) {
      canvas.text("a", at: .zero)
      canvas.clip(to: CGRect(x: 5, y: 0, width: 1, height: 2))
    }
    #expect(
      canvas.finish().commands == [
        .clip(CGRect(x: 0, y: 0, width: 8, height: 4)),
        .clip(CGRect(x: 4, y: 1, width: 4, height: 3)), .text("a", .zero, .plain),
        .clip(CGRect(x: 5, y: 1, width: 1, height: 1)),
        .clip(CGRect(x: 0, y: 0, width: 8, height: 4)),
      ])
  }

  @Test func `a scope that throws ends its clip too`() {
    struct Failure: Error {}
    #expect(throws: Failure.self) {
      try canvas.clipped(to: CGRect(x: 0, y: 0, width: 1, height: 1)) { throw Failure() }
    }
    #expect(canvas.finish().commands.last == .clip(nil))
  }

  @Test func `text in a rectangle becomes one command a line`() {
    canvas.text("one two", in: CGRect(x: 1, y: 1, width: 5, height: 2), alignment: .right)
    #expect(
      canvas.finish().commands == [
        .text("one", CGPoint(x: 3, y: 1), .plain), .text("two", CGPoint(x: 3, y: 2), .plain),
      ])
  }

  @Test func `as many lines are drawn as fit`() {
    canvas.text("a b c", in: CGRect(x: 0, y: 0, width: 2, height: 2))
    #expect(
      canvas.finish().commands == [
        .text("a", .zero, .plain), .text("b…", CGPoint(x: 0, y: 1), .plain),
      ]
    )
  }

  @Test func `points are measured in columns and lines of text`() {
    let canvas = Canvas(bounds: .zero, metrics: .points)
    canvas.text("abcd ef", in: CGRect(x: 10, y: 10, width: 44, height: 44), alignment: .center)
    #expect(
      canvas.finish().commands == [
        .text("abcd", CGPoint(x: 16, y: 10), .plain), .text("ef", CGPoint(x: 24, y: 30), .plain),
      ])
  }
}
