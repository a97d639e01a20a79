/// A curve from (0, 0) to (1, 1) with two control points, read as y for a given x.
///
/// x is clamped to 0...1 in both control points, which makes y a function of x; y may be anything
/// finite, so the curve can overshoot. A control point that is not finite makes a straight line.
struct CubicBezier: Hashable, Sendable {
  /// The first control point, x from 0 to 1.
  let x1: Double
  /// The first control point, y.
  let y1: Double
  /// The second control point, x from 0 to 1.
  let x2: Double
  /// The second control point, y.
  let y2: Double

  /// A curve with control points (x1, y1) and (x2, y2).
  init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    let isFinite = x1.isFinite && y1.isFinite && x2.isFinite && y2.isFinite
    self.x1 = isFinite ? min(max(x1, 0), 1) : 1.0 / 3
    self.y1 = isFinite ? y1 : 1.0 / 3
    self.x2 = isFinite ? min(max(x2, 0), 1) : 2.0 / 3
    self.y2 = isFinite ? y2 : 2.0 / 3
  }

  /// y at `x`: exactly 0 for x ≤ 0 and for a NaN, exactly 1 for x ≥ 1.
  func value(at x: Double) -> Double {
    guard x > 0 else { return 0 }
    guard x < 1 else { return 1 }
    return Self.coordinate(y1, y2, at: parameter(at: x))
  }

  /// dy/dx at `x`; 0 outside of 0...1.
  ///
  /// Where the curve starts or ends on top of a control point (the end of ease-in, say) the slope
  /// is that of the curve just inside: engines differ there.
  func slope(at x: Double) -> Double {
    guard x >= 0 && x <= 1 else { return 0 }
    let parameter = parameter(at: x)
    let run = Self.derivative(x1, x2, at: parameter)
    if run > 1e-9 { return Self.derivative(y1, y2, at: parameter) / run }
    let inside = parameter + (0.5 - parameter) * 1e-3
    return Self.derivative(y1, y2, at: inside) / max(Self.derivative(x1, x2, at: inside), 1e-9)
  }

  /// The parameter u at which x(u) is `x`.
  private func parameter(at x: Double) -> Double {
    guard x > 0 && x < 1 else { return x }
    return MonotoneRoot.find(from: 0, to: 1, guess: x) { u in
      (Self.coordinate(x1, x2, at: u) - x, Self.derivative(x1, x2, at: u))
    }
  }

  /// x or y at the parameter u.
  private static func coordinate(_ a: Double, _ b: Double, at u: Double) -> Double {
    let rest = 1 - u
    return ((3 * a * rest) + (3 * b * u)) * rest * u + u * u * u
  }

  /// dx/du or dy/du at the parameter u.
  private static func derivative(_ a: Double, _ b: Double, at u: Double) -> Double {
    let rest = 1 - u
    return 3 * a * rest * rest + 6 * (b - a) * rest * u + 3 * (1 - b) * u * u
  }
}
