import Foundation
import Testing
import Widgets
import WidgetsTestSupport

/// Zooming by a program.
@MainActor struct ScrollableNodeZoomTests {
  private let zoom = ZoomStage()
  private var node: ScrollableNode { zoom.node }

  @Test(arguments: [(10, 4), (0.1, 1), (2.5, 2.5), (-3, 1)] as [(CGFloat, CGFloat)])
  func `SCR-79 a scale is limited to the smallest and the largest one`(
    asked: CGFloat, scale: CGFloat
  ) {
    node.zoomScale = asked
    #expect(node.zoomScale == scale)
  }

  @Test func `SCR-79 the sizes of the zoomed node and of the content follow`() {
    node.zoomScale = 3
    #expect(node.contentSize == CGSize(width: 900, height: 900))
    #expect(zoom.map.frame == CGRect(x: 0, y: 0, width: 900, height: 900))
    node.zoomScale = 0.7
    #expect(node.contentSize == CGSize(width: 300, height: 300))
  }

  @Test func `SCR-79 sizes come back exactly, however often the scale was changed`() {
    for scale in [1.1, 3.3, 1.7, 2.9, 1.3, 1] as [CGFloat] { node.zoomScale = scale }
    #expect(node.contentSize == CGSize(width: 300, height: 300))
  }

  @Test func `SCR-79 without a node for zooming, or a range, nothing is zoomed`() {
    zoom.isZoomable = false
    node.zoomScale = 2
    node.zoom(to: CGRect(x: 0, y: 0, width: 10, height: 10), animated: false)
    #expect(node.zoomScale == 1)
    let other = ZoomStage(scales: (1, 1))
    other.node.zoomScale = 2
    #expect(other.node.zoomScale == 1)
    #expect(zoom.calls == [] && other.calls == [])
  }

  @Test func `SCR-80 there is a pinch only while there is something to zoom`() {
    #expect(node.pinchGestureRecognizer != nil)
    node.maximumZoomScale = 1
    #expect(node.pinchGestureRecognizer == nil)
    #expect(ScrollableNode().pinchGestureRecognizer == nil)
  }

  @Test func `the middle of what is visible stays in the middle`() {
    node.zoomScale = 2
    // (0 + 150) × 2 − 150
    #expect(node.contentOffset == CGPoint(x: 150, y: 150))
    node.contentOffset = CGPoint(x: 0, y: 300)
    node.zoomScale = 4
    // (0 + 150) × 2 − 150 and (300 + 150) × 2 − 150
    #expect(node.contentOffset == CGPoint(x: 150, y: 750))
  }

  @Test func `what bars and insets cover does not count as visible`() {
    node.contentInset = EdgeInsets(top: 100)
    node.zoomScale = 2
    // The middle is at y = 200: (−100 + 200) × 2 − 200.
    #expect(node.contentOffset == CGPoint(x: 150, y: 0))
    // 300 × 200 are visible: 4 is the largest scale at which 50 × 50 fit; (125 × 4) − 200.
    node.zoom(to: CGRect(x: 100, y: 100, width: 50, height: 50), animated: false)
    #expect(node.zoomScale == 4)
    #expect(node.contentOffset == CGPoint(x: 350, y: 300))
  }

  @Test func `a rectangle is shown as large as it fits, in the middle`() {
    node.zoom(to: CGRect(x: 100, y: 150, width: 150, height: 100), animated: false)
    #expect(node.zoomScale == 2)
    #expect(node.contentOffset == CGPoint(x: 200, y: 250))
    // At the edge of the content the range comes first; a point asks for the largest scale.
    node.zoom(to: .zero, animated: false)
    #expect(node.zoomScale == 4)
    #expect(node.contentOffset == .zero)
    node.zoom(to: CGRect(x: -500, y: -500, width: 2000, height: 2000), animated: false)
    #expect(node.zoomScale == 1)
  }

  @Test func `SCR-80 an unanimated scale is told once, an equal one not at all`() {
    node.setZoomScale(2, animated: false)
    #expect(zoom.stage.calls == ["didZoom(2)"])
    node.setZoomScale(2, animated: false)
    node.setZoomScale(2, animated: true)
    #expect(zoom.stage.calls == ["didZoom(2)"])
  }

  @Test func `SCR-80 an animated scale takes 0_3 s between its calls`() {
    node.setZoomScale(3, animated: true)
    #expect(node.zoomScale == 1)
    zoom.host.advance(by: 0.15)
    // Half of the time is half of the way (cosine).
    #expect(abs(node.zoomScale - 2) < 1e-9)
    #expect(abs(node.contentOffset.x - 150) < 1e-9)
    zoom.host.settle()
    #expect(zoom.host.now < 0.3 + 1.0 / 60)
    #expect(node.contentOffset == CGPoint(x: 300, y: 300))
    #expect(zoom.calls == ["willBeginZooming()", "didZoom…", "didEndZooming(atScale: 3)"])
  }

  @Test func `with reduced motion, and without a window, an animated scale is there at once`() {
    let calm = ZoomStage(prefersReducedMotion: true)
    calm.node.setZoomScale(2, animated: true)
    #expect(calm.calls == ["willBeginZooming()", "didZoom…", "didEndZooming(atScale: 2)"])
    node.removeFromSupernode()
    node.setZoomScale(2, animated: true)
    #expect(node.zoomScale == 2)
  }

  @Test func `a scroll view that leaves its window arrives at its scale`() {
    node.setZoomScale(3, animated: true)
    zoom.host.advance(by: 0.1)
    node.removeFromSupernode()
    #expect(node.zoomScale == 3)
    zoom.host.settle()
    #expect(zoom.host.window.screen.isIdle)
  }

  @Test func `what moves the content otherwise comes after the end of the scale`() {
    node.setZoomScale(3, animated: true)
    zoom.host.advance(by: 0.1)
    node.setContentOffset(CGPoint(x: 10, y: 20), animated: false)
    #expect(node.zoomScale == 3)
    #expect(node.contentOffset == CGPoint(x: 10, y: 20))
    node.setZoomScale(1, animated: true)
    zoom.host.advance(by: 0.1)
    node.contentOffset = CGPoint(x: 0, y: 0)
    #expect(node.zoomScale == 1)
    node.setZoomScale(3, animated: true)
    zoom.host.advance(by: 0.1)
    zoom.stage.flick(by: 100)
    zoom.host.settle()
    #expect(node.zoomScale == 3)
    #expect(zoom.calls.filter { $0.hasPrefix("willBeginZooming") }.count == 3)
    #expect(zoom.calls.filter { $0.hasPrefix("didEndZooming") }.count == 3)
  }

  @Test func `FR-TAB-09 the same scale on the way restarts nothing, another one is turned to`() {
    for _ in 1...3 {
      node.setZoomScale(3, animated: true)
      zoom.host.advance(by: 0.1)
    }
    #expect(node.zoomScale == 3)
    node.setZoomScale(1, animated: true)
    zoom.host.advance(by: 0.15)
    node.setZoomScale(4, animated: true)
    #expect(abs(node.zoomScale - 2) < 1e-9)
    zoom.host.settle()
    #expect(node.zoomScale == 4)
    #expect(
      zoom.calls.filter { !$0.hasPrefix("didZoom") } == [
        "willBeginZooming()", "didEndZooming(atScale: 3)", "willBeginZooming()",
        "didEndZooming(atScale: 4)",
      ])
  }

  @Test func `a scale stops momentum without a call, and ends an animated offset with one`() {
    let zoom = ZoomStage(content: CGSize(width: 300, height: 3000))
    zoom.stage.flick(by: 100)
    zoom.host.advance(by: 0.1)
    zoom.node.zoomScale = 2
    #expect(!zoom.node.isDecelerating)
    zoom.node.setContentOffset(.zero, animated: true)
    zoom.host.advance(by: 0.1)
    zoom.node.zoomScale = 3
    zoom.host.settle()
    #expect(zoom.stage.calls.suffix(2) == ["didEndScrollingAnimation()", "didZoom(3)"])
  }

  @Test func `numbers that are not finite, and scales that are not above 0, are refused`() {
    node.zoomScale = 2
    node.zoomScale = .nan
    node.setZoomScale(.infinity, animated: true)
    node.minimumZoomScale = 0
    node.maximumZoomScale = -.infinity
    node.zoom(to: CGRect(x: 0, y: CGFloat.nan, width: 1, height: 1), animated: false)
    #expect(node.zoomScale == 2)
    #expect(node.minimumZoomScale == 1 && node.maximumZoomScale == 4)
    #expect(zoom.host.diagnostics.map(\.code.rawValue) == Array(repeating: "scroll.zoom", count: 5))
  }

  @Test func `a smallest scale above the largest one counts as both`() {
    node.minimumZoomScale = 6
    #expect(node.pinchGestureRecognizer == nil)
    node.zoomScale = 2
    #expect(node.zoomScale == 6)
  }

  @Test func `a viewport and a content without a size are zoomed without harm`() {
    node.frame.size = .zero
    node.zoomScale = 2
    node.zoom(to: CGRect(x: 0, y: 0, width: 10, height: 10), animated: true)
    zoom.host.settle()
    #expect(node.contentOffset.x.isFinite && node.zoomScale == 1)
    zoom.map.frame.size = .zero
    node.contentSize = .zero
    node.zoomScale = 3
    #expect(node.zoomScale == 3 && node.contentSize == .zero)
  }

  @Test func `a delegate that changes the scale in didZoom ends the recursion`() {
    zoom.onZoom = { $0.zoomScale = $0.zoomScale == 2 ? 3 : 2 }
    node.zoomScale = 2
    #expect(zoom.host.diagnostics.map(\.code.rawValue) == ["scroll.loop"])
  }

  @Test func `a delegate that removes the scroll view in didZoom leaves it at rest`() {
    zoom.onZoom = { $0.removeFromSupernode() }
    node.setZoomScale(3, animated: true)
    zoom.host.settle()
    #expect(node.supernode == nil && node.zoomScale == 3)
    #expect(zoom.host.window.screen.isIdle)
  }

  @Test func `a delegate that centres the content with insets is followed`() {
    zoom.node.minimumZoomScale = 0.5
    zoom.onZoom = { node in
      let gap = max(0, (300 - node.contentSize.height) / 2)
      node.contentInset = EdgeInsets(top: gap, bottom: gap)
    }
    node.zoomScale = 0.5
    #expect(node.contentOffset.y == -75)
    node.setZoomScale(1, animated: true)
    zoom.host.settle()
    #expect(node.contentOffset.y == 0)
  }
}
