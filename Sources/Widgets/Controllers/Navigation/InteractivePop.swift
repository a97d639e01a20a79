import Foundation

/// A pop that a finger drags: from the moment it takes the screen until that is gone or back.
@MainActor final class InteractivePop: FrameAnimation {
  /// The screen that is dragged, and the one below it.
  let from: ViewController
  let to: ViewController
  /// The stack before the pop, and right after it.
  let before: [ViewController]
  let after: [ViewController]
  /// How it ends; nil while the finger is down.
  private(set) var outcome: InteractivePopDecision.Outcome?
  /// Whether the stack or the path was set while it moved: what is there now is what the app wants.
  var isConfirmed = false

  private let curtain = Curtain(frame: .zero)
  private var travel: CGFloat = 0
  private var glide: (start: Double, duration: Double, from: CGFloat, to: CGFloat)?
  private weak var container: Node?

  init(
    from: ViewController, to: ViewController, before: [ViewController], after: [ViewController],
    in container: Node
  ) {
    self.from = from
    self.to = to
    self.before = before
    self.after = after
    self.container = container
    if let view = from.viewIfLoaded, view.supernode === container {
      container.insertSubnode(curtain, belowSubnode: view)
    }
    from.departure = .dragged
    place()
  }

  /// The finger has moved this far from its edge.
  func move(to travel: CGFloat) {
    guard outcome == nil else { return }
    self.travel = travel
    place()
  }

  /// The finger has let go: moves to the end, as a cut on screens of cells.
  func end(_ outcome: InteractivePopDecision.Outcome, duration: Double) {
    self.outcome = outcome
    guard let container, let root = container.root else { return }
    let target = outcome == .completed ? container.bounds.size.width : 0
    if duration > 0, container.traits.metrics.animatesTransitions {
      glide = (root.now, duration, travel, target)
      root.add(self)
    } else {
      travel = target
      place()
    }
  }

  func step(now: Double) -> Bool {
    guard let glide else { return false }
    let done = TimingCurve.easeOut.value(at: (now - glide.start) / glide.duration)
    travel = glide.from + (glide.to - glide.from) * CGFloat(done)
    place()
    return done < 1
  }

  /// Both screens are in their places again, and nothing hides the lower one.
  func remove() {
    glide = nil
    from.departure = .cut
    curtain.removeFromSupernode()
    guard let container else { return }
    from.viewIfLoaded?.frame = container.bounds
    to.viewIfLoaded?.frame = container.bounds
  }

  private func place() {
    guard let container else { return }
    place(in: container.bounds, container.traits)
  }

  /// Puts the screens where the finger has them: the upper one aside by whole columns, the lower
  /// one, where movement is shown, a little behind.
  func place(in bounds: CGRect, _ traits: Traits) {
    let metrics = traits.metrics
    let side: CGFloat = traits.layoutDirection == .rightToLeft ? -1 : 1
    let width = bounds.size.width
    let column = metrics.smallestVisibleStep
    let shift = min(max(0, (travel / column).rounded() * column), width)
    var frame = bounds
    frame.origin.x += side * shift
    from.viewIfLoaded?.frame = frame
    curtain.frame = frame
    guard metrics.animatesTransitions, width > 0 else { return }
    var lower = bounds
    lower.origin.x -= side * (width - shift) * ControllerTransition.Movement.parallax
    to.viewIfLoaded?.frame = lower
  }
}
