import Testing

@testable import Widgets

@MainActor struct NavigationBarLayoutTests {
  private typealias Slot = NavigationBarLayout.Slot

  @Test func `a title alone stands in the middle`() {
    let layout = NavigationBarLayout(width: 40, title: 6, metrics: .cells)
    #expect(layout.title == Slot(start: 17, width: 6))
    #expect(layout.back == nil)
  }

  @Test func `a title of half a column is moved to the left on cells, and kept on points`() {
    let cells = NavigationBarLayout(width: 40, title: 5, metrics: .cells)
    #expect(cells.title.start == 17)
    let points = NavigationBarLayout(width: 40, title: 5, metrics: .points)
    // 17.5, on thirds of a point.
    #expect(abs(points.title.start - 17.5) < 0.34)
  }

  @Test func `items stand from both edges in their order`() {
    let layout = NavigationBarLayout(
      width: 40, left: [5, 6], right: [7, 4], title: 6, metrics: .cells)
    #expect(layout.left == [Slot(start: 0, width: 5), Slot(start: 5, width: 6)])
    #expect(layout.right == [Slot(start: 33, width: 7), Slot(start: 29, width: 4)])
    #expect(layout.title == Slot(start: 17, width: 6))
  }

  @Test func `a title that the left side reaches into moves to the right, then gets shorter`() {
    let moved = NavigationBarLayout(width: 40, left: [20], title: 6, metrics: .cells)
    #expect(moved.title == Slot(start: 20, width: 6))
    let cut = NavigationBarLayout(width: 40, left: [36], title: 6, metrics: .cells)
    #expect(cut.title == Slot(start: 36, width: 3))
  }

  @Test(arguments: [(40, 0), (26, 0), (25, 1), (21, 1), (20, 2), (6, 2)] as [(CGFloat, Int)])
  func `NAV-55 the back button's text gives way first`(width: CGFloat, choice: Int) {
    // The title takes 10 and a margin of 1 at the right: 15 + 10 + 1 = 26, 10 + 10 + 1 = 21.
    let layout = NavigationBarLayout(
      width: width, back: [15, 10, 3], title: 10, metrics: .cells)
    #expect(layout.backChoice == choice)
  }

  @Test(arguments: [0, 1, 2, 3, 5, 8, 13, 21, 34] as [CGFloat])
  func `in any width the parts stay inside and do not overlap`(width: CGFloat) {
    let layout = NavigationBarLayout(
      width: width, back: [9, 3], left: [5, 6], right: [7, 4], title: 6, metrics: .cells)
    let slots =
      [layout.back].compactMap { $0 } + layout.left + [layout.title] + layout.right.reversed()
    for slot in slots {
      #expect(slot.width >= 0)
    }
    let seen = slots.filter { $0.width > 0 }
    for (a, b) in zip(seen, seen.dropFirst()) { #expect(a.end <= b.start) }
    #expect(seen.allSatisfy { $0.start >= 0 && $0.end <= width })
  }
}
