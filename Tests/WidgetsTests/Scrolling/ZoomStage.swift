import Foundation
import Testing
import Widgets
import WidgetsTestSupport

/// A scroll view of 300 × 300 whose content, a map, is zoomed by two fingers or by a program.
@MainActor final class ZoomStage: ScrollableNodeDelegate {
  let stage: ScrollStage
  let map = Node()
  /// Whether the map may be zoomed.
  var isZoomable = true
  var onZoom: ((ScrollableNode) -> Void)?

  var host: TestHost { stage.host }
  var node: ScrollableNode { stage.node }

  init(
    content: CGSize = CGSize(width: 300, height: 300), scales: (CGFloat, CGFloat) = (1, 4),
    metrics: Metrics = .points, prefersReducedMotion: Bool = false
  ) {
    stage = ScrollStage(
      content: content, metrics: metrics, prefersReducedMotion: prefersReducedMotion)
    map.frame = CGRect(origin: .zero, size: content)
    node.addSubnode(map)
    node.delegate = self
    node.minimumZoomScale = scales.0
    node.maximumZoomScale = scales.1
  }

  /// What was called about zooming, and about drags, without rows of the same name.
  var calls: [String] {
    var result: [String] = []
    for call in stage.calls {
      let name = call.hasPrefix("didZoom(") ? "didZoom…" : call
      if name != "didZoom…" || result.last != "didZoom…" { result.append(name) }
    }
    return result
  }

  /// Two fingers come down beside each other, and the second one moves.
  func pinch(from start: CGFloat, to end: CGFloat, left: CGFloat = 100, y: CGFloat = 150) {
    host.touchDown(at: CGPoint(x: left, y: y), finger: 0)
    host.touchDown(at: CGPoint(x: left + start, y: y), finger: 1)
    host.touchMove(to: CGPoint(x: left + end, y: y), finger: 1)
  }

  func lift(left: CGFloat = 100, y: CGFloat = 150) {
    host.touchUp(at: CGPoint(x: left, y: y), finger: 1)
    host.touchUp(at: CGPoint(x: left, y: y), finger: 0)
  }

  func nodeForZooming(in scrollableNode: ScrollableNode) -> Node? { isZoomable ? map : nil }

  func scrollableNodeDidZoom(_ scrollableNode: ScrollableNode) { onZoom?(scrollableNode) }
}
