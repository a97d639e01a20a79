import Foundation

/// Recognises one touch that comes down and lifts at nearly the same place (GES-12).
///
/// It fails when the finger moves by the screen's drag threshold or more.
open class TapGestureRecognizer: GestureRecognizer {
  open override func touchesBegan(_ touches: Set<Touch>, with event: Event) {
    if event.allTouches.count > 1 { state = .failed }
  }

  open override func touchesMoved(_ touches: Set<Touch>, with event: Event) {
    if touches.contains(where: { !$0.isInPlace }) { state = .failed }
  }

  open override func touchesEnded(_ touches: Set<Touch>, with event: Event) {
    state = touches.allSatisfy { $0.isInPlace } ? .ended : .failed
  }
}

extension Touch {
  /// How far the touch is from where it came down.
  var travel: CGFloat { distance(to: locationInWindow) }

  /// Whether the finger has moved by less than the screen's drag threshold.
  var isInPlace: Bool { isInPlace(at: locationInWindow) }

  /// Whether a point is nearer to where the touch came down than the screen's drag threshold.
  func isInPlace(at point: CGPoint) -> Bool {
    distance(to: point) < (node?.traits ?? Traits()).metrics.dragThreshold
  }

  private func distance(to point: CGPoint) -> CGFloat {
    let x = point.x - startInWindow.x
    let y = point.y - startInWindow.y
    return (x * x + y * y).squareRoot()
  }
}
