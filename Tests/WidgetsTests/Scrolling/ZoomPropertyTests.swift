import Foundation
import Testing
import Widgets
import WidgetsTestSupport

/// Random scales, pinches, drags and offsets, by a person and by programs.
@MainActor struct ZoomPropertyTests {
  private enum Action: CaseIterable {
    case pinch, drag, set, animate, show, offset, moveOffset, wait
  }

  private func perform(_ zoom: ZoomStage, _ generator: inout SeededGenerator) {
    func number(_ range: ClosedRange<CGFloat>) -> CGFloat {
      CGFloat.random(in: range, using: &generator)
    }
    let node = zoom.node
    switch Action.allCases.randomElement(using: &generator) ?? .wait {
    case .pinch:
      zoom.pinch(from: number(20...150), to: number(5...190))
      zoom.host.advance(by: Double(number(0...0.1)))
      zoom.host.touchMove(to: CGPoint(x: number(0...299), y: number(0...299)), finger: 0)
      zoom.lift()
    case .drag:
      let points =
        [CGPoint(x: number(0...299), y: number(0...299))] + [
          CGPoint(x: number(0...299), y: number(0...299))
        ]
      zoom.host.drag(from: points[0], to: points[1], duration: Double(number(0.05...0.2)))
    case .set: node.zoomScale = number(0...6)
    case .animate: node.setZoomScale(number(0...6), animated: true)
    case .show:
      node.zoom(
        to: CGRect(
          x: number(-50...250), y: number(-50...250), width: number(0...200),
          height: number(0...200)), animated: number(0...1) < 0.5)
    case .offset:
      node.setContentOffset(
        node.scrollMetrics.clamped(CGPoint(x: number(0...500), y: number(0...500))),
        animated: number(0...1) < 0.5)
    case .moveOffset: node.contentOffset = node.scrollMetrics.maximumOffset
    case .wait: break
    }
    zoom.host.advance(by: Double(number(0...0.2)))
  }

  @Test(arguments: 0..<40)
  func `it always comes to rest in its ranges, with a call for each beginning`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let zoom = ZoomStage(scales: (0.5, 4))
    for _ in 0..<25 { perform(zoom, &generator) }
    zoom.host.settle()
    let node = zoom.node
    #expect(node.zoomScale >= 0.5 && node.zoomScale <= 4)
    #expect(!node.isZooming && !node.isZoomBouncing)
    #expect(abs(node.contentSize.width - 300 * node.zoomScale) < 1e-9)
    #expect(zoom.map.frame.size == node.contentSize)
    let offset = node.contentOffset
    let clamped = node.scrollMetrics.clamped(offset)
    #expect(abs(offset.x - clamped.x) < 1e-6 && abs(offset.y - clamped.y) < 1e-6)
    var depth = 0
    for call in zoom.stage.calls {
      if call.hasPrefix("willBeginZooming") { depth += 1 }
      if call.hasPrefix("didEndZooming") { depth -= 1 }
      #expect(depth == 0 || depth == 1)
    }
    #expect(depth == 0)
    #expect(zoom.host.window.screen.isIdle)
    #expect(zoom.host.diagnostics == [])
  }
}
