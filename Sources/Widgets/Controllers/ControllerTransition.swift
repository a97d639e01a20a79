/// The time between the will calls and the did calls of a change of screens.
///
/// The end is a function of the clock: one large step and many small ones end at the same moment.
@MainActor final class ControllerTransition: FrameAnimation {
  /// Seconds from the start of a push, a pop or a presentation to its end (SCROLL-PHYSICS 3,
  /// navigation push).
  static let duration = 0.35

  private weak var root: (any NodeRoot)?
  private let end: Double
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
      root.afterLayout { self.finishNow() }
    }
  }

  func step(now: Double) -> Bool {
    guard finish != nil else { return false }
    guard now >= end, let root else { return true }
    root.afterLayout { self.finishNow() }
    return false
  }

  /// Comes to the end now; nothing when that has happened.
  func finishNow() {
    guard let finish else { return }
    self.finish = nil
    finish()
  }
}
