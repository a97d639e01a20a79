import Foundation
import Testing
import Widgets
import WidgetsTestSupport

/// More faults of the kinds that the field reports about nested scroll views tell of.
@MainActor struct NestedKindTests {
  /// A pager of three pages of 300 × 300 with a list on the first.
  private let stage = ScrollStage(content: CGSize(width: 900, height: 300))
  private let list = ScrollableNode(frame: CGRect(x: 0, y: 0, width: 300, height: 300))

  init() {
    stage.node.isPagingEnabled = true
    list.contentSize = CGSize(width: 300, height: 3000)
    stage.node.addSubnode(list)
  }

  private func move(_ points: (CGFloat, CGFloat)...) {
    for (index, point) in points.enumerated() {
      let place = CGPoint(x: point.0, y: point.1)
      if index == 0 { stage.host.touchDown(at: place) } else { stage.host.touchMove(to: place) }
      stage.host.advance(by: 0.02)
    }
  }

  // MARK: - FR-GES-01: no direction lock

  @Test func `FR-GES-01 a drag that began downwards does not turn the page when it goes sideways`()
  {
    move((150, 200), (150, 170), (60, 170), (20, 160))
    #expect(list.contentOffset.y > 0)
    #expect(stage.node.contentOffset.x == 0)
  }

  @Test func `FR-GES-01 a drag that began sideways does not move the list when it goes down`() {
    move((250, 200), (220, 200), (200, 100), (190, 50))
    #expect(stage.node.contentOffset.x > 0)
    #expect(list.contentOffset.y == 0)
  }

  @Test func `FR-GES-01 a strip in a list: each has its own axis`() {
    let strip = ScrollableNode(frame: CGRect(x: 0, y: 100, width: 300, height: 100))
    strip.contentSize = CGSize(width: 1000, height: 100)
    list.addSubnode(strip)
    stage.host.drag(from: CGPoint(x: 200, y: 150), to: CGPoint(x: 100, y: 155), duration: 1)
    #expect(strip.contentOffset.x > 0 && list.contentOffset == .zero)
    #expect(stage.node.contentOffset == .zero)
    stage.host.settle()
    let x = strip.contentOffset.x
    stage.host.drag(from: CGPoint(x: 150, y: 150), to: CGPoint(x: 155, y: 100), duration: 1)
    #expect(list.contentOffset.y > 0 && strip.contentOffset.x == x)
  }

  @Test func `FR-GES-01 a list that fits leaves its axis to nobody, and the pager its own`() {
    list.contentSize.height = 100
    stage.host.drag(from: CGPoint(x: 150, y: 200), to: CGPoint(x: 152, y: 100), duration: 0.2)
    stage.host.settle()
    #expect(list.contentOffset == .zero && stage.node.contentOffset == .zero)
    stage.host.drag(from: CGPoint(x: 250, y: 200), to: CGPoint(x: 100, y: 200), duration: 0.2)
    stage.host.settle()
    #expect(stage.node.contentOffset.x == 300)
  }

  @Test func `FR-GES-01 a list that is switched off does not keep the pager from turning`() {
    list.isScrollEnabled = false
    stage.host.drag(from: CGPoint(x: 250, y: 200), to: CGPoint(x: 100, y: 210), duration: 0.2)
    stage.host.settle()
    #expect(stage.node.contentOffset.x == 300)
  }

  @Test func `FR-GES-01 a list that coasts is not carried on by a swipe that turns the page`() {
    stage.host.drag(from: CGPoint(x: 150, y: 250), to: CGPoint(x: 150, y: 150), duration: 0.1)
    stage.host.advance(by: 0.1)
    #expect(list.isDecelerating)
    // The finger catches the list, so that the pager does not move with it.
    stage.host.drag(from: CGPoint(x: 250, y: 200), to: CGPoint(x: 100, y: 200), duration: 0.2)
    stage.host.settle()
    #expect(stage.node.contentOffset.x == 0)
    #expect(!list.isDecelerating)
  }

  // MARK: - FR-GES-03: innermost scrollable not preferred

  private func innerPager() -> ScrollableNode {
    let inner = ScrollableNode(frame: CGRect(x: 0, y: 100, width: 300, height: 100))
    inner.contentSize = CGSize(width: 600, height: 100)
    inner.isPagingEnabled = true
    list.addSubnode(inner)
    return inner
  }

  private func swipe() {
    stage.host.drag(from: CGPoint(x: 250, y: 150), to: CGPoint(x: 100, y: 150), duration: 0.2)
    stage.host.settle()
  }

  @Test func `FR-GES-03 a pager in a list in a pager turns first, at its end the outer one does`() {
    let inner = innerPager()
    swipe()
    #expect(inner.contentOffset.x == 300 && stage.node.contentOffset.x == 0)
    swipe()
    #expect(inner.contentOffset.x == 300 && stage.node.contentOffset.x == 300)
    #expect(list.contentOffset == .zero)
  }

  @Test func `FR-GES-03 at its first page a swipe back is the outer one's`() {
    stage.node.contentOffset.x = 300
    list.frame.origin.x = 300
    let inner = innerPager()
    stage.host.drag(from: CGPoint(x: 100, y: 150), to: CGPoint(x: 250, y: 150), duration: 0.2)
    stage.host.settle()
    #expect(inner.contentOffset.x == 0 && stage.node.contentOffset.x == 0)
  }

  @Test func `FR-GES-03 the wheel turns sideways in the innermost one first`() {
    let inner = innerPager()
    let wheel = Wheel(
      location: CGPoint(x: 150, y: 150), delta: CGSize(width: 2, height: 1))
    stage.host.turn(wheel)
    stage.host.settle()
    #expect(inner.contentOffset.x == 300 && list.contentOffset.y > 0)
    #expect(stage.node.contentOffset.x == 0)
  }

  @Test func `FR-GES-03 lists in lists: of three the innermost with room moves`() {
    let middle = ScrollableNode(frame: CGRect(x: 0, y: 0, width: 300, height: 250))
    middle.contentSize = CGSize(width: 300, height: 1000)
    let inner = ScrollableNode(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    inner.contentSize = CGSize(width: 300, height: 200)
    middle.addSubnode(inner)
    list.addSubnode(middle)
    stage.host.drag(from: CGPoint(x: 150, y: 150), to: CGPoint(x: 150, y: 50), duration: 1)
    stage.host.settle()
    #expect(middle.contentOffset.y > 0)
    #expect(inner.contentOffset == .zero && list.contentOffset == .zero)
  }
}
