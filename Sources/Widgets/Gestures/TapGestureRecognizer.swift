import Foundation

/// Recognises fingers that come down and lift at nearly the same place (GES-12).
///
/// It fails when a finger moves by the screen's drag threshold or more, stays down longer than
/// 0.75 s, or, when more than one tap is wanted, the next one does not follow within 0.35 s at the
/// same place. The times are the toolkit's own: those of UIKit are not documented.
open class TapGestureRecognizer: GestureRecognizer {
  /// Seconds that a finger may stay down.
  static let longestTap = 0.75
  /// Seconds from the end of one tap to the beginning of the next.
  static let longestPause = 0.35

  /// How many taps it takes; 1 by default. Less than 1 counts as 1.
  public final var numberOfTapsRequired = 1 {
    didSet { numberOfTapsRequired = max(1, numberOfTapsRequired) }
  }

  /// How many fingers have to tap together; 1 by default. Less than 1 counts as 1.
  public final var numberOfTouchesRequired = 1 {
    didSet { numberOfTouchesRequired = max(1, numberOfTouchesRequired) }
  }

  private var fingers: [Touch] = []
  private var mostFingers = 0
  private var tapsDone = 0
  private var place = CGPoint.zero
  private var firstPlace: CGPoint?

  /// Whether it has seen some of the taps that it takes.
  open override var isWaitingForTouches: Bool { tapsDone > 0 }

  open override func touchesBegan(_ touches: Set<Touch>, with event: Event) {
    fingers.append(contentsOf: touches)
    mostFingers = max(mostFingers, fingers.count)
    locate()
    if mostFingers > numberOfTouchesRequired || !isAtFirstPlace {
      state = .failed
    } else if fingers.count == touches.count {
      wait(until: event.timestamp + Self.longestTap)
    }
  }

  open override func touchesMoved(_ touches: Set<Touch>, with event: Event) {
    locate()
    if touches.contains(where: { !$0.isInPlace }) { state = .failed }
  }

  open override func touchesEnded(_ touches: Set<Touch>, with event: Event) {
    guard touches.allSatisfy({ $0.isInPlace }) else {
      state = .failed
      return
    }
    locate()
    fingers.removeAll { touches.contains($0) }
    if fingers.isEmpty { endTap(at: event.timestamp) }
  }

  open override func reset() {
    fingers = []
    mostFingers = 0
    tapsDone = 0
    firstPlace = nil
  }

  override func deadlinePassed() {
    if state == .possible { state = .failed }
  }

  /// A tap is between its fingers, also when they do not lift together.
  private func locate() {
    if fingers.count == mostFingers { place = fingers.middle }
    locationInWindow = place
  }

  private func endTap(at time: Double) {
    guard mostFingers == numberOfTouchesRequired else {
      state = .failed
      return
    }
    mostFingers = 0
    tapsDone += 1
    if tapsDone >= numberOfTapsRequired {
      wait(until: nil)
      state = .ended
    } else {
      if firstPlace == nil { firstPlace = locationInWindow }
      wait(until: time + Self.longestPause)
    }
  }

  private var isAtFirstPlace: Bool {
    guard let firstPlace, fingers.count == numberOfTouchesRequired else { return true }
    let threshold = node?.traits.metrics.dragThreshold ?? Metrics.cells.dragThreshold
    return firstPlace.distance(to: locationInWindow) < threshold
  }
}

extension Touch {
  /// How far the touch is from where it came down.
  var travel: CGFloat { startInWindow.distance(to: locationInWindow) }

  /// Whether the finger has moved by less than the screen's drag threshold.
  var isInPlace: Bool { isInPlace(at: locationInWindow) }

  /// Whether a point is nearer to where the touch came down than the screen's drag threshold.
  func isInPlace(at point: CGPoint) -> Bool {
    startInWindow.distance(to: point) < (node?.traits ?? Traits()).metrics.dragThreshold
  }
}
