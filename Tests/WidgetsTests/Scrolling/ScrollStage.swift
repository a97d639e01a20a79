import Foundation
import Testing
import Widgets
import WidgetsTestSupport

/// A scroll view on a headless screen, with what it called.
@MainActor final class ScrollStage {
  let host: TestHost
  let node: ScrollableNode
  let controller = ViewController()

  /// A scroll view that fills a screen of points, 300 × 300 with content of 300 × 1000 by default.
  init(
    _ node: ScrollableNode = ScrollableNode(), size: CGSize = CGSize(width: 300, height: 300),
    content: CGSize = CGSize(width: 300, height: 1000), metrics: Metrics = .points,
    safeArea: EdgeInsets = .zero, prefersReducedMotion: Bool = false
  ) {
    self.node = node
    host = TestHost(
      size: size, metrics: metrics, safeAreaInsets: safeArea,
      prefersReducedMotion: prefersReducedMotion, rootViewController: controller)
    node.frame = CGRect(origin: .zero, size: size)
    node.contentSize = content
    controller.view.addSubnode(node)
    host.advance(by: 0)
    host.clearEvents()
  }

  /// What the scroll view called, without its type and without ``ScrollableNode/didScroll()``.
  var calls: [String] {
    allCalls.filter { !$0.hasPrefix("didScroll(") }
  }

  /// The offsets along y for which it called ``ScrollableNode/didScroll()``.
  var scrolls: Int {
    allCalls.count { $0.hasPrefix("didScroll(") }
  }

  var allCalls: [String] {
    let type = "\(type(of: node))."
    return host.events.filter { $0.hasPrefix(type) }.map { String($0.dropFirst(type.count)) }
  }

  /// A number as the call record writes it.
  static func describe(_ value: CGFloat) -> String {
    let rounded = (value * 100).rounded() / 100
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }

  /// A finger moves the content up by a distance at a speed in points per second, and lets it go.
  func flick(by distance: CGFloat, speed: CGFloat = 1000, x: CGFloat = 150) {
    let start: CGFloat = distance > 0 ? 290 : 10
    host.drag(
      from: CGPoint(x: x, y: start), to: CGPoint(x: x, y: start - distance),
      duration: Double(abs(distance) / speed))
  }

  /// A finger moves the content up by a distance, is held, and lets it go.
  func slowDrag(by distance: CGFloat) {
    let start: CGFloat = distance > 0 ? 290 : 10
    let end = CGPoint(x: 150, y: start - distance)
    host.touchDown(at: CGPoint(x: 150, y: start))
    for step in 1...10 {
      host.advance(by: 0.05)
      host.touchMove(to: CGPoint(x: 150, y: start - distance * CGFloat(step) / 10))
    }
    host.advance(by: 0.5)
    host.touchUp(at: end)
  }
}

/// Records each event by its name, and can answer.
@MainActor final class ScrollRecorder: ScrollableNodeDelegate {
  var calls: [String] = []
  var offsets: [CGPoint] = []
  var onScroll: ((ScrollableNode) -> Void)?
  var editTarget: ((CGPoint) -> CGPoint)?
  var onCall: ((String, ScrollableNode) -> Void)?
  var allowsTop = true

  private func note(_ call: String, _ node: ScrollableNode) {
    calls.append(call)
    onCall?(call, node)
  }

  func scrollableNodeDidScroll(_ scrollableNode: ScrollableNode) {
    offsets.append(scrollableNode.contentOffset)
    onScroll?(scrollableNode)
  }

  func scrollableNodeWillBeginDragging(_ scrollableNode: ScrollableNode) {
    note("willBeginDragging", scrollableNode)
  }

  func scrollableNodeWillEndDragging(
    _ scrollableNode: ScrollableNode, withVelocity velocity: CGPoint,
    targetContentOffset: inout CGPoint
  ) {
    if let editTarget { targetContentOffset = editTarget(targetContentOffset) }
    note("willEndDragging", scrollableNode)
  }

  func scrollableNodeDidEndDragging(
    _ scrollableNode: ScrollableNode, willDecelerate decelerate: Bool
  ) {
    note("didEndDragging(\(decelerate))", scrollableNode)
  }

  func scrollableNodeWillBeginDecelerating(_ scrollableNode: ScrollableNode) {
    note("willBeginDecelerating", scrollableNode)
  }

  func scrollableNodeDidEndDecelerating(_ scrollableNode: ScrollableNode) {
    note("didEndDecelerating", scrollableNode)
  }

  func scrollableNodeDidEndScrollingAnimation(_ scrollableNode: ScrollableNode) {
    note("didEndScrollingAnimation", scrollableNode)
  }

  func scrollableNodeShouldScrollToTop(_ scrollableNode: ScrollableNode) -> Bool {
    note("shouldScrollToTop", scrollableNode)
    return allowsTop
  }

  func scrollableNodeDidScrollToTop(_ scrollableNode: ScrollableNode) {
    note("didScrollToTop", scrollableNode)
  }

  func scrollableNodeDidChangeAdjustedContentInset(_ scrollableNode: ScrollableNode) {
    note("didChangeAdjustedContentInset", scrollableNode)
  }
}
