import Foundation

extension CGPoint {
  /// The length of the straight line to another point.
  func distance(to other: CGPoint) -> CGFloat {
    let x = other.x - self.x
    let y = other.y - self.y
    return (x * x + y * y).squareRoot()
  }
}

extension [Touch] {
  /// The middle of where the fingers are, on their window; (0, 0) without fingers.
  @MainActor var middle: CGPoint { average(of: \.locationInWindow) }

  /// The middle of where they came down.
  @MainActor var startMiddle: CGPoint { average(of: \.startInWindow) }

  @MainActor private func average(of place: KeyPath<Touch, CGPoint>) -> CGPoint {
    guard !isEmpty else { return .zero }
    var sum = CGPoint.zero
    for touch in self {
      sum.x += touch[keyPath: place].x
      sum.y += touch[keyPath: place].y
    }
    return CGPoint(x: sum.x / CGFloat(count), y: sum.y / CGFloat(count))
  }
}
