import Foundation
import Testing

@testable import Widgets

@MainActor struct FocusOrderTests {
  private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  // MARK: - Reading order

  @Test func `nothing has an order`() {
    #expect(FocusOrder.reading([]).isEmpty)
  }

  @Test func `lines are read from the top, each from the left`() {
    let rects = [
      rect(20, 10, 5, 1), rect(0, 10, 5, 1), rect(20, 0, 5, 1), rect(0, 0, 5, 1),
    ]
    #expect(FocusOrder.reading(rects) == [3, 2, 1, 0])
  }

  @Test func `a line is what has its middle above the bottom of the topmost`() {
    // The middle of the second is at 4.5 and 5: the first ends at 5.
    #expect(FocusOrder.reading([rect(20, 0, 5, 5), rect(0, 4, 5, 1)]) == [1, 0])
    #expect(FocusOrder.reading([rect(20, 0, 5, 5), rect(0, 4, 5, 2)]) == [0, 1])
  }

  @Test func `a bar at the side comes before the lines beside it`() {
    let rects = [rect(20, 0, 5, 1), rect(20, 2, 5, 1), rect(0, 0, 10, 24), rect(20, 30, 5, 1)]
    #expect(FocusOrder.reading(rects) == [2, 0, 1, 3])
  }

  @Test func `equal places keep their order`() {
    #expect(FocusOrder.reading([rect(0, 0, 9, 9), rect(0, 0, 9, 9)]) == [0, 1])
  }

  // MARK: - Arrows

  /// A keypad: seven eight nine, four five six, one two three; five is the source.
  private var keypad: [CGRect] {
    (0..<9).map { rect(CGFloat($0 % 3) * 6, CGFloat($0 / 3) * 2, 5, 1) }
  }

  @Test(arguments: [
    (FocusDirection.up, 1), (.left, 3), (.right, 5), (.down, 7),
  ])
  func `an arrow leads to the neighbour on its side`(direction: FocusDirection, index: Int) {
    #expect(FocusOrder.nearest(to: keypad[4], in: keypad, direction) == index)
  }

  @Test func `there is nothing beyond an edge`() {
    #expect(FocusOrder.nearest(to: keypad[0], in: keypad, .up) == nil)
    #expect(FocusOrder.nearest(to: keypad[0], in: keypad, .left) == nil)
    #expect(FocusOrder.nearest(to: keypad[8], in: keypad, .down) == nil)
    #expect(FocusOrder.nearest(to: keypad[8], in: keypad, .right) == nil)
  }

  @Test func `what is straight ahead comes before what is nearer but aside`() {
    let rects = [rect(10, 1, 4, 1), rect(0, 20, 4, 1)]
    #expect(FocusOrder.nearest(to: rect(0, 0, 4, 1), in: rects, .down) == 1)
  }

  @Test func `of what is aside the way ahead counts once and the way aside twice`() {
    // Squares of the ways: 1 + 4 · 9 = 37, 25 + 4 · 1 = 29.
    let rects = [rect(7, 2, 4, 1), rect(5, 6, 4, 1)]
    #expect(FocusOrder.nearest(to: rect(0, 0, 4, 1), in: rects, .down) == 1)
    // 1 + 4 · 4 = 17 is less.
    let nearer = [rect(6, 2, 4, 1), rect(5, 6, 4, 1)]
    #expect(FocusOrder.nearest(to: rect(0, 0, 4, 1), in: nearer, .down) == 0)
  }

  @Test func `of equally near ones the one that is least aside is taken`() {
    let rects = [rect(-6, 2, 8, 1), rect(1, 2, 8, 1), rect(0, 2, 8, 1)]
    #expect(FocusOrder.nearest(to: rect(0, 0, 8, 1), in: rects, .down) == 2)
  }

  @Test func `what is around the source, or begins with it, is not ahead`() {
    let source = rect(5, 5, 4, 1)
    #expect(FocusOrder.nearest(to: source, in: [rect(0, 0, 20, 20)], .down) == nil)
    #expect(FocusOrder.nearest(to: source, in: [rect(5, 5, 4, 9)], .down) == nil)
    #expect(FocusOrder.nearest(to: source, in: [source], .right) == nil)
  }

  @Test func `mirrored scenes have mirrored neighbours`() {
    var generator = SeededGenerator(seed: 11)
    for _ in 0..<500 {
      let rects = (0..<6).map { _ in
        rect(
          .random(in: 0..<40, using: &generator), .random(in: 0..<40, using: &generator),
          .random(in: 1..<9, using: &generator), .random(in: 1..<9, using: &generator))
      }
      let flipped = rects.map { rect(-$0.right, $0.top, $0.size.width, $0.size.height) }
      let turned = rects.map { rect($0.top, $0.left, $0.size.height, $0.size.width) }
      let right = FocusOrder.nearest(to: rects[0], in: rects, .right)
      #expect(FocusOrder.nearest(to: flipped[0], in: flipped, .left) == right)
      #expect(FocusOrder.nearest(to: turned[0], in: turned, .down) == right)
    }
  }
}
