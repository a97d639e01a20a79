import Foundation
import Testing
import Widgets
import WidgetsTestSupport

/// A scroll view with paging rests on pages, whatever moves it; a program may leave it between them.
@MainActor struct ScrollPagesTests {
  /// Five pages of 20 columns.
  private func pages(_ count: Int = 5, content: CGFloat? = nil) -> ScrollStage {
    let stage = ScrollStage(
      size: CGSize(width: 20, height: 6),
      content: CGSize(width: content ?? CGFloat(20 * count), height: 6), metrics: .cells)
    stage.node.isPagingEnabled = true
    return stage
  }

  private func turn(_ stage: ScrollStage, by columns: CGFloat, lines: CGFloat = 0) {
    stage.host.turn(
      Wheel(location: CGPoint(x: 5, y: 3), delta: CGSize(width: columns, height: lines)))
  }

  // MARK: - The wheel

  @Test func `SCR-55 a wheel turns one page, however far it is turned`() {
    let stage = pages()
    turn(stage, by: 1)
    // On the way no further page is turned.
    stage.host.advance(by: 0.1)
    turn(stage, by: 3)
    turn(stage, by: -1)
    stage.host.settle()
    #expect(stage.node.contentOffset.x == 20)
    turn(stage, by: 300)
    stage.host.settle()
    #expect(stage.node.contentOffset.x == 40)
    turn(stage, by: -2)
    stage.host.settle()
    #expect(stage.node.contentOffset.x == 20)
    #expect(stage.calls == Array(repeating: "didEndScrollingAnimation()", count: 3))
  }

  @Test func `SCR-55 a precise wheel turns pages as well`() {
    let stage = pages()
    for _ in 0..<4 {
      stage.host.turn(
        Wheel(
          location: CGPoint(x: 5, y: 3), delta: CGSize(width: 1.5, height: 0.5), isPrecise: true))
      stage.host.advance(by: 0.02)
    }
    stage.host.settle()
    #expect(stage.node.contentOffset == CGPoint(x: 20, y: 0))
  }

  @Test func `SCR-55 pages above each other turn with the wheel up and down`() {
    let stage = ScrollStage(
      size: CGSize(width: 20, height: 6), content: CGSize(width: 20, height: 24), metrics: .cells)
    stage.node.isPagingEnabled = true
    stage.host.wheel(at: CGPoint(x: 5, y: 3), by: 1)
    stage.host.settle()
    #expect(stage.node.contentOffset.y == 6)
  }

  @Test func `SCR-76 a wheel across the pages, and past the last, is left to the outer one`() {
    let outer = ScrollStage(
      size: CGSize(width: 20, height: 6), content: CGSize(width: 20, height: 60), metrics: .cells)
    let inner = ScrollableNode(frame: CGRect(x: 0, y: 0, width: 20, height: 6))
    inner.contentSize = CGSize(width: 40, height: 6)
    inner.isPagingEnabled = true
    outer.node.addSubnode(inner)
    outer.host.advance(by: 0)
    outer.host.wheel(at: CGPoint(x: 5, y: 3), by: 2)
    #expect(outer.node.contentOffset.y == 2)
    #expect(inner.contentOffset.x == 0)
    turn(outer, by: 1)
    outer.host.settle()
    #expect(inner.contentOffset.x == 20)
    turn(outer, by: 1)
    outer.host.settle()
    #expect(inner.contentOffset.x == 20)
  }

  @Test func `from between two pages, where a program left it, a wheel and a key go to the next`() {
    for isKey in [true, false] {
      for (isForward, end) in [(true, 40), (false, 20)] as [(Bool, CGFloat)] {
        let stage = pages()
        stage.node.contentOffset.x = 27
        stage.host.settle()
        #expect(stage.node.contentOffset.x == 27)
        if isKey {
          #expect(stage.node.becomeFocused())
          stage.host.press(isForward ? .right : .left)
        } else {
          turn(stage, by: isForward ? 1 : -1)
        }
        stage.host.settle()
        #expect(stage.node.contentOffset.x == end)
      }
    }
  }

  @Test func `SCR-55 a last page that is cut short is a stop of its own, also on the way back`() {
    // The stops are 0, 20, 40 and the end, 45.
    let stage = pages(content: 65)
    #expect(stage.node.becomeFocused())
    var stops: [CGFloat] = []
    for key in [.right, .right, .right, .right, .left, .left] as [Key.Code] {
      stage.host.press(key)
      stage.host.settle()
      stops.append(stage.node.contentOffset.x)
    }
    #expect(stops == [20, 40, 45, 45, 40, 20])
  }

  // MARK: - Another size

  /// The order in which an app gives the viewport and the content their new sizes.
  enum Order: CaseIterable { case viewportFirst, contentFirst }

  private func resize(_ stage: ScrollStage, to width: CGFloat, count: Int = 5, _ order: Order) {
    let content = CGSize(width: width * CGFloat(count), height: 6)
    if order == .contentFirst { stage.node.contentSize = content }
    stage.node.frame = CGRect(x: 0, y: 0, width: width, height: 6)
    if order == .viewportFirst { stage.node.contentSize = content }
  }

  @Test(arguments: [0, 2, 3, 4], Order.allCases)
  func `FR-PAG-13 another width keeps the page`(page: Int, order: Order) {
    let stage = pages()
    stage.node.contentOffset.x = CGFloat(page) * 20
    for width in [25, 9, 20, 0, 20, 33] as [CGFloat] {
      resize(stage, to: width, order)
      #expect(stage.node.contentOffset.x == CGFloat(page) * width)
      stage.host.advance(by: 0.1)
    }
    #expect(stage.calls.isEmpty)
  }

  @Test func `FR-PAG-13 another height keeps the page of those above each other`() {
    let stage = ScrollStage(content: CGSize(width: 300, height: 1500))
    stage.node.isPagingEnabled = true
    stage.node.contentOffset.y = 900
    stage.node.frame.size.height = 200
    stage.node.contentSize.height = 1000
    #expect(stage.node.contentOffset.y == 600)
  }

  @Test func `FR-PAG-13 what a program left between two pages goes to the nearer one`() {
    let stage = pages()
    stage.node.contentOffset.x = 33
    resize(stage, to: 30, .viewportFirst)
    #expect(stage.node.contentOffset.x == 60)
  }

  @Test(arguments: Order.allCases, [true, false])
  func `FR-PAG-13 a page that is on its way arrives`(order: Order, byFinger: Bool) {
    let stage = pages()
    stage.node.contentOffset.x = 60
    if byFinger {
      stage.host.drag(from: CGPoint(x: 15, y: 3), to: CGPoint(x: 5, y: 3), duration: 0.1)
    } else {
      turn(stage, by: 1)
      stage.host.advance(by: 0.1)
    }
    stage.host.advance(by: 0.05)
    let x = stage.node.contentOffset.x
    #expect(x > 60 && x < 80)
    stage.host.clearEvents()
    resize(stage, to: 30, order)
    stage.host.settle()
    #expect(stage.node.contentOffset.x == 120)
    #expect(stage.calls == [byFinger ? "didEndDecelerating()" : "didEndScrollingAnimation()"])
  }

  // MARK: - Other content

  @Test func `FR-SCR-05 fewer pages leave it on the last, more do not take it back`() {
    let stage = pages()
    stage.node.contentOffset.x = 80
    var offsets: [CGFloat] = []
    for count in [3, 2, 5, 1, 4] {
      stage.node.contentSize.width = CGFloat(20 * count)
      offsets.append(stage.node.contentOffset.x)
    }
    #expect(offsets == [40, 20, 20, 0, 0])
    // Nor does another width, later.
    stage.node.contentSize.width = 100
    stage.node.contentOffset.x = 80
    stage.node.contentSize.width = 60
    stage.node.contentSize.width = 100
    resize(stage, to: 30, .viewportFirst)
    #expect(stage.node.contentOffset.x == 60)
  }

  @Test func `a last page that was cut short is whole when there is more content`() {
    let stage = pages(content: 65)
    stage.node.contentOffset.x = 45
    stage.node.contentSize.width = 100
    #expect(stage.node.contentOffset.x == 60)
  }

  @Test func `SCR-03 content that changes leaves alone what a program has put between two pages`() {
    let stage = pages()
    stage.node.setContentOffset(CGPoint(x: 27, y: 0), animated: false)
    stage.node.contentSize.width = 200
    #expect(stage.node.contentOffset.x == 27)
    stage.node.contentSize.width = 40
    #expect(stage.node.contentOffset.x == 20)
  }

  @Test func `SCR-04 an inset moves the pages, and the content with them`() {
    let stage = pages()
    stage.node.contentOffset.x = 40
    stage.node.contentInset.left = 3
    #expect(stage.node.contentOffset.x == 37)
    stage.node.contentInset.left = 0
    #expect(stage.node.contentOffset.x == 40)
  }

  @Test func `without paging another size keeps the offset`() {
    let stage = pages()
    stage.node.isPagingEnabled = false
    stage.node.contentOffset.x = 40
    resize(stage, to: 30, .viewportFirst)
    #expect(stage.node.contentOffset.x == 40)
    turn(stage, by: 1)
    #expect(stage.node.contentOffset.x == 41)
  }

  @Test func `what comes back from past the end when there are more pages rests on one`() {
    for distance in [4, 12] as [CGFloat] {
      let stage = pages(2)
      stage.node.contentOffset.x = 20
      stage.host.drag(
        from: CGPoint(x: 18, y: 3), to: CGPoint(x: 18 - distance, y: 3), duration: 0.05)
      stage.host.advance(by: 0.05)
      #expect(stage.node.contentOffset.x > 20)
      stage.node.contentSize.width = 200
      stage.host.settle()
      #expect(stage.node.contentOffset.x == 20)
      #expect(stage.calls.last == "didEndDecelerating()")
    }
  }

  // MARK: - Whatever happens

  @Test(arguments: 0..<40 as Range<UInt64>)
  func `SCR-55 whatever a person does, and whatever changes, it rests on a page`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let stage = pages()
    #expect(stage.node.becomeFocused())
    func number(_ range: ClosedRange<Int>) -> CGFloat {
      CGFloat(Int.random(in: range, using: &random))
    }
    for step in 1...40 {
      switch Int.random(in: 0..<8, using: &random) {
      case 0, 1:
        let start = CGPoint(x: number(0...19), y: 3)
        stage.host.drag(from: start, to: CGPoint(x: number(0...19), y: 3), duration: 0.08)
      case 2: turn(stage, by: number(-3...3))
      case 3: stage.host.press(([.left, .right, .home, .end] as [Key.Code])[Int(number(0...3))])
      case 4: resize(stage, to: number(0...30), .viewportFirst)
      case 5: resize(stage, to: number(0...30), .contentFirst)
      case 6: stage.node.contentSize.width = number(0...150)
      default: stage.node.contentInset.left = number(-2...4)
      }
      stage.host.advance(by: [0, 0.05, 0.2][Int(number(0...2))])
      guard step % 4 == 0 else { continue }
      stage.host.settle()
      let metrics = stage.node.scrollMetrics
      let place = metrics.distance(along: .horizontal)
      let page = metrics.viewportSize.width
      let isOnPage = page > 0 && abs(place - (place / page).rounded() * page) < 1e-6
      let isAtEnd = metrics.offset.x == metrics.maximumOffset.x
      #expect(isOnPage || isAtEnd || page == 0, "step \(step): \(metrics)")
    }
  }
}
