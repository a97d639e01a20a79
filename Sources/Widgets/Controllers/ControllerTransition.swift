/// The time between the will calls and the did calls of a change of screens.
///
/// The end is a function of the clock: one large step and many small ones end at the same moment.
@MainActor final class ControllerTransition: FrameAnimation {
  /// Seconds from the start of a push, a pop or a presentation to its end (SCROLL-PHYSICS 3,
  /// navigation push).
  static let duration = 0.35

  private weak var root: (any NodeRoot)?
  private var end: Double
  private var isHeld = false
  /// What is drawn meanwhile; nil where the change is drawn as a cut.
  var drawing: ControllerTransitionDrawing?
  private var finish: (() -> Void)?

  /// Starts the time. The did calls come in this frame when `animated` is false or the person asked
  /// for less movement.
  init(
    on root: any NodeRoot, animated: Bool, duration: Double = ControllerTransition.duration,
    finish: @escaping () -> Void
  ) {
    self.root = root
    self.finish = finish
    let takesTime = animated && !root.screenTraits.prefersReducedMotion
    end = takesTime ? root.now + duration : -.infinity
    if takesTime {
      root.add(self)
    } else {
      root.afterLayout { self.finishUnlessHeld() }
    }
  }

  /// Stops the time: a person moves the transition. What happened at its end, `complete`, is from
  /// now on done by `finish`, if it wants.
  func hold(_ finish: @escaping (_ complete: () -> Void) -> Void) {
    guard let complete = self.finish else { return }
    isHeld = true
    drawing?.end()
    drawing = nil
    end = .infinity
    self.finish = { finish(complete) }
  }

  /// Lets the time go on again, for some seconds; with none the end comes in this frame.
  func release(after seconds: Double) {
    guard isHeld, let root else { return }
    isHeld = false
    end = root.now + max(0, seconds)
    root.add(self)
  }

  func step(now: Double) -> Bool {
    guard finish != nil, !isHeld else { return false }
    guard now >= end, let root else { return true }
    root.afterLayout { self.finishUnlessHeld() }
    return false
  }

  private func finishUnlessHeld() {
    if !isHeld { finishNow() }
  }

  /// Comes to the end now; nothing when that has happened.
  func finishNow() {
    guard let finish else { return }
    self.finish = nil
    drawing?.end()
    drawing = nil
    finish()
  }
}
