import Foundation

/// Recognises one touch that comes down and lifts at nearly the same place (GES-12).
///
/// It fails when the finger moves by the screen's drag threshold or more.
open class TapGestureRecognizer: GestureRecognizer {
  open override func touchesBegan(_ touches: Set<Touch>, with event: Event) {
    if event.allTouches.count > 1 { state = .failed }
  }

  open override func touchesMoved(_ touches: Set<Touch>, with event: Event) {
    if touches.contains(where: hasLeftItsPlace) { state = .failed }
  }

  open override func touchesEnded(_ touches: Set<Touch>, with event: Event) {
    state = touches.contains(where: hasLeftItsPlace) ? .failed : .ended
  }

  private func hasLeftItsPlace(_ touch: Touch) -> Bool {
    let threshold = node?.traits.metrics.dragThreshold ?? Metrics.cells.dragThreshold
    return touch.travel >= threshold
  }
}

extension Touch {
  /// How far the touch is from where it came down.
  var travel: CGFloat {
    let x = locationInWindow.x - startInWindow.x
    let y = locationInWindow.y - startInWindow.y
    return (x * x + y * y).squareRoot()
  }
}
