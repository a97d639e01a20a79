import Foundation

extension CGRect {
  /// The farthest coordinate that is drawn: far outside of any screen, and far from losing the
  /// fractions of a `Double`.
  static let drawableLimit: CGFloat = 1_000_000_000

  /// The rectangle limited to coordinates that can be calculated with; nil if it covers nothing, or
  /// has a coordinate that is not a number.
  var drawable: CGRect? {
    guard !coversNothing, !origin.x.isNaN, !origin.y.isNaN else { return nil }
    let x = CGRect.limit(left)
    let y = CGRect.limit(top)
    let width = CGRect.limit(size.width == .infinity ? .infinity : right) - x
    let height = CGRect.limit(size.height == .infinity ? .infinity : bottom) - y
    guard width > 0, height > 0 else { return nil }
    return isWithinLimit ? self : CGRect(x: x, y: y, width: width, height: height)
  }

  /// Whether limiting would change nothing. A size that went through its edge would be rounded.
  private var isWithinLimit: Bool {
    left >= -CGRect.drawableLimit && top >= -CGRect.drawableLimit
      && right <= CGRect.drawableLimit && bottom <= CGRect.drawableLimit
  }

  private static func limit(_ value: CGFloat) -> CGFloat {
    min(max(value, -drawableLimit), drawableLimit)
  }
}
