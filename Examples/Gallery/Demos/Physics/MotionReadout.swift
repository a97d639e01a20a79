import Widgets

/// Two lines that tell what a scroll view does: its phase; its velocity, and where it goes.
///
/// Everything comes from its delegate's calls: nothing is asked for while nothing moves.
final class MotionReadout: Node {
  private enum Phase: String {
    case rest = "at rest"
    case dragging = "dragging"
    case coasting = "coasting"
  }

  private let name: String
  private let phaseLabel = Label()
  private let motionLabel = Label()
  private var phase = Phase.rest
  private var last: (time: Double, offset: CGPoint) = (0, .zero)
  /// In units per second, along the axis that moves.
  private var velocity: CGFloat = 0
  private var target: CGFloat?

  init(name: String, of scrollableNode: ScrollableNode) {
    self.name = name
    super.init(frame: .zero)
    phaseLabel.textAttributes = .bold
    addSubnode(phaseLabel)
    addSubnode(motionLabel)
    scrollableNode.delegate = self
    update()
  }

  /// Whether there is no room for long texts.
  private var isNarrow: Bool { bounds.size.width < 16 * traits.metrics.columnWidth }

  override func layoutSubnodes() {
    update()
    let line = traits.metrics.lineHeight
    for (index, label) in [phaseLabel, motionLabel].enumerated() {
      label.frame = CGRect(
        x: 0, y: CGFloat(index) * line, width: bounds.size.width, height: line)
    }
  }

  private func update() {
    let speed = "\(Int(velocity.rounded()))/s"
    let place = target.map { "\(Int($0.rounded()))" }
    if isNarrow {
      phaseLabel.text = phase == .rest ? name : phase.rawValue
      motionLabel.text = place.map { "→ \($0)" } ?? speed
    } else {
      phaseLabel.text = "\(name): \(phase.rawValue)"
      motionLabel.text = place.map { "\(speed) → \($0)" } ?? speed
    }
  }

  private func enter(_ phase: Phase) {
    self.phase = phase
    if phase == .rest { velocity = 0 }
    if phase != .coasting { target = nil }
    update()
  }

  private func axis(of scrollableNode: ScrollableNode) -> Axis {
    scrollableNode.scrollMetrics.length(along: .vertical) > 0 ? .vertical : .horizontal
  }

  private func position(_ point: CGPoint, along axis: Axis) -> CGFloat {
    axis == .vertical ? point.y : point.x
  }
}

// MARK: - ScrollableNodeDelegate

extension MotionReadout: ScrollableNodeDelegate {
  func scrollableNodeDidScroll(_ scrollableNode: ScrollableNode) {
    let axis = axis(of: scrollableNode)
    let now = window?.screen.now ?? 0
    let distance =
      position(scrollableNode.contentOffset, along: axis) - position(last.offset, along: axis)
    if now > last.time { velocity = distance / CGFloat(now - last.time) }
    last = (now, scrollableNode.contentOffset)
    // A key or the wheel takes momentum away without a word.
    if phase == .coasting, !scrollableNode.isDecelerating { return enter(.rest) }
    if phase == .rest { velocity = 0 }
    update()
  }

  func scrollableNodeWillBeginDragging(_ scrollableNode: ScrollableNode) {
    last = (window?.screen.now ?? 0, scrollableNode.contentOffset)
    velocity = 0
    enter(.dragging)
  }

  func scrollableNodeWillEndDragging(
    _ scrollableNode: ScrollableNode, withVelocity velocity: CGPoint,
    targetContentOffset: inout CGPoint
  ) {
    let axis = axis(of: scrollableNode)
    // The delegate hears of it in units per millisecond.
    self.velocity = position(velocity, along: axis) * 1000
    target = position(targetContentOffset, along: axis)
  }

  func scrollableNodeDidEndDragging(
    _ scrollableNode: ScrollableNode, willDecelerate decelerate: Bool
  ) {
    enter(decelerate ? .coasting : .rest)
  }

  func scrollableNodeDidEndDecelerating(_ scrollableNode: ScrollableNode) { enter(.rest) }

  func scrollableNodeDidEndScrollingAnimation(_ scrollableNode: ScrollableNode) { enter(.rest) }
}
