public import Foundation

/// Recognises fingers that stay down at their place for a while; afterwards they may move.
///
/// It begins by itself when the time has passed (GES-11), changes when a finger moves, and ends
/// when one is lifted.
open class LongPressGestureRecognizer: GestureRecognizer {
  /// Seconds that the fingers have to stay; 0.5 by default (GES-11). Less than 0, and what is not a
  /// number, counts as 0.
  public final var minimumPressDuration = 0.5 {
    didSet { minimumPressDuration = minimumPressDuration > 0 ? minimumPressDuration : 0 }
  }

  /// How far a finger may move before the gesture begins, in the screen's units; it fails at this
  /// distance. Nil, the default, is the screen's drag threshold: 10 points (GES-11) or 1 cell. What
  /// is not a number counts as 0.
  public final var allowableMovement: CGFloat?

  /// How many fingers press together; 1 by default. Less than 1 counts as 1.
  public final var numberOfTouchesRequired = 1 {
    didSet { numberOfTouchesRequired = max(1, numberOfTouchesRequired) }
  }

  /// How many taps come before the press; 0 by default.
  public final var numberOfTapsRequired = 0 {
    didSet { numberOfTapsRequired = max(0, numberOfTapsRequired) }
  }

  private var fingers: [Touch] = []

  open override func touchesBegan(_ touches: Set<Touch>, with event: Event) {
    guard !isActive else { return }
    fingers.append(contentsOf: touches)
    locationInWindow = fingers.middle
    if fingers.count > numberOfTouchesRequired
      || touches.contains(where: { $0.tapCount <= numberOfTapsRequired })
    {
      state = .failed
    } else if fingers.count == numberOfTouchesRequired {
      wait(until: event.timestamp + minimumPressDuration)
    }
  }

  open override func touchesMoved(_ touches: Set<Touch>, with event: Event) {
    locationInWindow = fingers.middle
    if isActive {
      if follows(touches) { state = .changed }
    } else if touches.contains(where: { $0.travel >= allowedTravel }) {
      state = .failed
    }
  }

  open override func touchesEnded(_ touches: Set<Touch>, with event: Event) {
    locationInWindow = fingers.middle
    if follows(touches) { state = isActive ? .ended : .failed }
  }

  open override func reset() {
    fingers = []
  }

  override func deadlinePassed() {
    if state == .possible { state = .began }
  }

  private func follows(_ touches: Set<Touch>) -> Bool {
    fingers.contains { touches.contains($0) }
  }

  private var allowedTravel: CGFloat {
    let distance = allowableMovement ?? (node?.traits ?? Traits()).metrics.dragThreshold
    return distance.isNaN ? 0 : distance
  }
}
