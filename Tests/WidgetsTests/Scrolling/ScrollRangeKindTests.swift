import Foundation
import Testing
import Widgets
import WidgetsTestSupport

/// More faults of the kinds that the field reports about ranges tell of: other axes, insets, nesting,
/// sizes of zero.
@MainActor struct ScrollRangeKindTests {
  // MARK: - FR-SCR-01: negative scroll range

  @Test func `FR-SCR-01 sideways, content that fits ends where it began`() {
    let stage = ScrollStage(content: CGSize(width: 100, height: 300))
    stage.node.alwaysBounceHorizontal = true
    for end in [50, 250] as [CGFloat] {
      stage.host.drag(from: CGPoint(x: 150, y: 150), to: CGPoint(x: end, y: 150), duration: 0.2)
      stage.host.settle()
      #expect(stage.node.contentOffset == .zero)
    }
  }

  @Test(arguments: [EdgeInsets(top: 50), EdgeInsets(top: 50, bottom: 900), EdgeInsets(top: -20)])
  func `FR-SCR-01 with insets, content that fits comes back to its top`(inset: EdgeInsets) {
    let stage = ScrollStage(content: CGSize(width: 300, height: 10))
    stage.node.contentInset = inset
    stage.node.alwaysBounceVertical = true
    let top = stage.node.scrollMetrics.minimumOffset.y
    stage.node.contentOffset.y = top
    stage.flick(by: -80)
    stage.host.settle()
    #expect(stage.node.contentOffset.y == top)
    #expect(top == -inset.top)
  }

  @Test func `FR-SCR-01 with pages, content that fits stays on its only one`() {
    let stage = ScrollStage(content: CGSize(width: 300, height: 200))
    stage.node.isPagingEnabled = true
    stage.node.alwaysBounceVertical = true
    stage.flick(by: 100, speed: 3000)
    stage.host.settle()
    #expect(stage.node.contentOffset == .zero)
  }

  @Test func `FR-SCR-01 a viewport without a size has a range, and can be dragged`() {
    let stage = ScrollStage(content: CGSize(width: 0, height: 100))
    stage.node.frame = CGRect(x: 0, y: 0, width: 300, height: 0)
    stage.node.scrollToTop(animated: true)
    stage.node.setContentOffset(CGPoint(x: 0, y: 50), animated: true)
    stage.host.settle()
    #expect(stage.node.contentOffset.y == 50)
    stage.node.isPagingEnabled = true
    stage.node.frame.size = CGSize(width: 300, height: 300)
    stage.host.settle()
    #expect(stage.node.contentOffset.y == 0)
  }

  @Test func `FR-SCR-01 the wheel and the keys do not move content that fits`() {
    let stage = ScrollStage(content: CGSize(width: 300, height: 100))
    stage.node.alwaysBounceVertical = true
    stage.host.wheel(at: CGPoint(x: 10, y: 10), by: 3)
    stage.host.press(.end)
    stage.host.press(.pageDown)
    stage.host.settle()
    #expect(stage.node.contentOffset == .zero)
  }

  // MARK: - FR-SCR-05: offset not clamped after a change

  @Test func `FR-SCR-05 both axes go back, each by itself`() {
    let stage = ScrollStage(content: CGSize(width: 1000, height: 1000))
    stage.node.contentOffset = CGPoint(x: 600, y: 500)
    stage.node.contentSize = CGSize(width: 500, height: 1000)
    #expect(stage.node.contentOffset == CGPoint(x: 200, y: 500))
    stage.node.contentSize = CGSize(width: 500, height: 400)
    #expect(stage.node.contentOffset == CGPoint(x: 200, y: 100))
  }

  @Test func `FR-SCR-05 a bottom inset that goes away takes the offset along`() {
    let stage = ScrollStage()
    stage.node.contentInset = EdgeInsets(bottom: 100)
    stage.node.contentOffset.y = 800
    stage.node.contentInset = .zero
    #expect(stage.node.contentOffset.y == 700)
  }

  @Test func `FR-SCR-05 a rotated screen leaves the offset inside`() {
    let stage = ScrollStage(size: CGSize(width: 300, height: 600))
    stage.node.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    stage.node.contentOffset.y = 400
    stage.host.resize(to: CGSize(width: 600, height: 900))
    #expect(stage.node.contentOffset.y == 100)
  }

  @Test func `FR-SCR-05 content that shrinks under a finger goes back when it is let go`() {
    let stage = ScrollStage()
    stage.node.contentOffset.y = 500
    stage.host.touchDown(at: CGPoint(x: 150, y: 200))
    stage.host.advance(by: 0.2)
    stage.host.touchMove(to: CGPoint(x: 150, y: 180))
    stage.node.contentSize.height = 600
    #expect(stage.node.isDragging)
    stage.host.advance(by: 0.5)
    stage.host.touchUp(at: CGPoint(x: 150, y: 180))
    stage.host.settle()
    #expect(stage.node.contentOffset.y == 300)
  }

  @Test func `FR-SCR-05 content that shrinks to nothing while it bounces ends at its top`() {
    let stage = ScrollStage()
    stage.node.contentOffset.y = 690
    stage.flick(by: 100, speed: 3000)
    stage.host.advance(by: 0.05)
    stage.node.contentSize = .zero
    stage.host.settle()
    #expect(stage.node.contentOffset == .zero)
    #expect(stage.calls.last == "didEndDecelerating()")
  }

  @Test func `FR-SCR-05 pages that become fewer leave it on the last one`() {
    let stage = ScrollStage(content: CGSize(width: 1500, height: 300))
    stage.node.isPagingEnabled = true
    stage.node.contentOffset.x = 1200
    stage.node.contentSize.width = 600
    #expect(stage.node.contentOffset.x == 300)
  }

  // MARK: - FR-SCR-09: insets in visibility maths

  @Test func `FR-SCR-09 sideways, a rectangle is made visible between the insets`() {
    let stage = ScrollStage(content: CGSize(width: 2000, height: 300))
    stage.node.contentInset = EdgeInsets(left: 64, right: 49)
    stage.node.contentOffset.x = -64
    // 544 − 300 + 49
    for _ in 1...2 {
      stage.node.scrollRectToVisible(
        CGRect(x: 500, y: 0, width: 44, height: 300), animated: false)
      #expect(stage.node.contentOffset == CGPoint(x: 293, y: 0))
    }
    stage.node.scrollRectToVisible(CGRect(x: 0, y: 0, width: 10, height: 10), animated: false)
    #expect(stage.node.contentOffset.x == -64)
  }

  @Test func `FR-SCR-09 bars count as insets do, animated as well`() {
    let stage = ScrollStage(safeArea: EdgeInsets(top: 64, bottom: 49))
    stage.node.scrollRectToVisible(
      CGRect(x: 0, y: 500, width: 300, height: 44), animated: true)
    stage.host.settle()
    #expect(stage.node.contentOffset.y == 293)
  }

  @Test func `FR-SCR-09 the last page and the page keys end between the bars`() {
    let stage = ScrollStage(safeArea: EdgeInsets(top: 40, bottom: 60))
    stage.host.press(.end)
    #expect(stage.node.contentOffset.y == 760)
    stage.host.press(.home)
    #expect(stage.node.contentOffset.y == -40)
    // 200 points are visible; one line of 20 stays.
    stage.host.press(.pageDown)
    #expect(stage.node.contentOffset.y == 140)
  }

  @Test func `FR-SCR-09 pages are counted from the top, bars included`() {
    let stage = ScrollStage(content: CGSize(width: 300, height: 1500))
    stage.node.contentInset = EdgeInsets(top: 50)
    stage.node.isPagingEnabled = true
    stage.node.contentOffset.y = -50
    stage.flick(by: 100)
    stage.host.settle()
    #expect(stage.node.contentOffset.y == 250)
  }
}
