import Foundation
import Testing
import Widgets
import WidgetsTestSupport

/// Zooming by two fingers.
@MainActor struct ScrollableNodePinchTests {
  private let zoom = ZoomStage()
  private var node: ScrollableNode { zoom.node }

  @Test func `SCR-80 two fingers zoom, call by call`() {
    zoom.pinch(from: 100, to: 200)
    #expect(node.isZooming)
    #expect(node.zoomScale == 2)
    zoom.lift()
    zoom.host.settle()
    #expect(!node.isZooming)
    #expect(
      zoom.stage.calls == ["willBeginZooming()", "didZoom(2)", "didEndZooming(atScale: 2)"])
  }

  @Test func `what is between the fingers stays between them`() {
    zoom.pinch(from: 100, to: 110)
    let start = node.contentOffset
    // The fingers are around (155, 150) and then around (200, 150).
    zoom.host.touchMove(to: CGPoint(x: 300, y: 150), finger: 1)
    let point = (start.x + 155) / 1.1
    #expect(abs(node.contentOffset.x - (point * 2 - 200)) < 1e-9)
    #expect(abs(node.contentOffset.y - 150) < 1e-9)
  }

  @Test func `two fingers that move together take the content along`() {
    zoom.pinch(from: 50, to: 100)
    let start = node.contentOffset
    zoom.host.touchMove(to: CGPoint(x: 80, y: 100), finger: 0)
    zoom.host.touchMove(to: CGPoint(x: 180, y: 100), finger: 1)
    #expect(abs(node.zoomScale - 2) < 1e-9)
    #expect(abs(node.contentOffset.x - start.x - 20) < 1e-9)
    #expect(abs(node.contentOffset.y - start.y - 50) < 1e-9)
  }

  @Test func `SCR-80 past the largest scale it follows less, and bounces back before it ends`() {
    zoom.pinch(from: 10, to: 80)
    // 8 is asked for: 4 × 2^(0.55 / 1.55).
    #expect(abs(node.zoomScale - 4 * CGFloat(exp2(0.55 / 1.55))) < 1e-9)
    zoom.lift()
    #expect(node.isZoomBouncing)
    #expect(!zoom.calls.contains { $0.hasPrefix("didEndZooming") })
    zoom.host.settle()
    #expect(node.zoomScale == 4)
    #expect(!node.isZoomBouncing)
    #expect(zoom.calls == ["willBeginZooming()", "didZoom…", "didEndZooming(atScale: 4)"])
  }

  @Test func `past the smallest scale it bounces back as well, to an offset in the range`() {
    zoom.pinch(from: 200, to: 100, left: 50)
    #expect(abs(node.zoomScale - CGFloat(exp2(-0.55 / 1.55))) < 1e-9)
    zoom.lift(left: 50)
    zoom.host.settle()
    #expect(node.zoomScale == 1)
    #expect(node.contentOffset == .zero)
  }

  @Test func `SCR-02 without bouncesZoom it stops at the limits, and ends with the fingers`() {
    #expect(node.bouncesZoom)
    node.bouncesZoom = false
    zoom.pinch(from: 10, to: 80)
    #expect(node.zoomScale == 4)
    zoom.lift()
    #expect(!node.isZoomBouncing)
    zoom.host.settle()
    #expect(zoom.calls.last == "didEndZooming(atScale: 4)")
  }

  @Test func `the second finger takes the content from a drag of the first`() {
    let zoom = ZoomStage(content: CGSize(width: 300, height: 1000))
    zoom.host.touchDown(at: CGPoint(x: 100, y: 250), finger: 0)
    zoom.host.touchMove(to: CGPoint(x: 100, y: 150), finger: 0)
    #expect(zoom.node.isDragging)
    zoom.host.touchDown(at: CGPoint(x: 200, y: 150), finger: 1)
    zoom.host.touchMove(to: CGPoint(x: 300, y: 150), finger: 1)
    #expect(!zoom.node.isDragging)
    #expect(zoom.node.zoomScale == 2)
    zoom.lift()
    zoom.host.settle()
    #expect(
      zoom.calls == [
        "willBeginDragging()", "didEndDragging(willDecelerate: false)", "willBeginZooming()",
        "didZoom…", "didEndZooming(atScale: 2)",
      ])
  }

  @Test func `a pager around the content is let go, and comes to rest on a page`() {
    let pager = ScrollStage(content: CGSize(width: 900, height: 300))
    pager.node.isPagingEnabled = true
    let zoom = ZoomStage()
    zoom.node.removeFromSupernode()
    pager.node.addSubnode(zoom.node)
    pager.host.touchDown(at: CGPoint(x: 200, y: 150), finger: 0)
    pager.host.touchMove(to: CGPoint(x: 150, y: 150), finger: 0)
    #expect(pager.node.isDragging)
    pager.host.touchDown(at: CGPoint(x: 200, y: 150), finger: 1)
    pager.host.touchMove(to: CGPoint(x: 250, y: 150), finger: 1)
    #expect(zoom.node.isZooming)
    #expect(!pager.node.isDragging)
    pager.host.touchUp(at: CGPoint(x: 250, y: 150), finger: 1)
    pager.host.touchUp(at: CGPoint(x: 150, y: 150), finger: 0)
    pager.host.settle()
    #expect(pager.node.contentOffset.x == 0)
    #expect(zoom.node.zoomScale == 2)
  }

  @Test func `one finger, and content that is not for zooming, do not zoom`() {
    zoom.stage.flick(by: 100)
    zoom.isZoomable = false
    zoom.pinch(from: 100, to: 200)
    zoom.lift()
    zoom.host.settle()
    #expect(node.zoomScale == 1)
    #expect(!zoom.calls.contains { $0.contains("Zoom") })
  }

  @Test func `fingers that are taken away end the zoom where it is allowed`() {
    zoom.pinch(from: 10, to: 80)
    zoom.host.touchCancel(at: CGPoint(x: 180, y: 150), finger: 1)
    zoom.host.settle()
    #expect(node.zoomScale == 4)
    #expect(zoom.calls.last == "didEndZooming(atScale: 4)")
  }

  @Test func `a scale that a program sets ends the pinch`() {
    zoom.pinch(from: 100, to: 200)
    node.zoomScale = 3
    zoom.host.touchMove(to: CGPoint(x: 250, y: 150), finger: 1)
    zoom.lift()
    zoom.host.settle()
    #expect(node.zoomScale == 3)
    #expect(zoom.calls.filter { $0.hasPrefix("didEndZooming") } == ["didEndZooming(atScale: 2)"])
  }

  @Test func `a scroll view that is removed during a pinch ends it`() {
    zoom.pinch(from: 10, to: 80)
    node.removeFromSupernode()
    #expect(!node.isZooming)
    #expect(node.zoomScale == 4)
  }

  @Test func `a bounce that is caught goes on from where it is`() {
    zoom.pinch(from: 10, to: 80)
    zoom.lift()
    zoom.host.advance(by: 0.05)
    let caught = node.zoomScale
    #expect(caught > 4)
    zoom.pinch(from: 100, to: 111)
    #expect(node.zoomScale > caught)
    zoom.lift()
    zoom.host.settle()
    #expect(node.zoomScale == 4)
  }

  @Test func `on cells a pinch zooms as well`() {
    let zoom = ZoomStage(metrics: .cells)
    zoom.pinch(from: 10, to: 20)
    #expect(zoom.node.zoomScale == 2)
  }
}
