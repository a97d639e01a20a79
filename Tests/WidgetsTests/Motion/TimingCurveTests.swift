import Testing

@testable import Widgets

@MainActor struct TimingCurveTests {
  nonisolated private static let curves: [TimingCurve] = [
    .linear, .easeIn, .easeOut, .easeInEaseOut, .default, .cosine, .cubicBezier(0, 1, 1, 0),
    .cubicBezier(1, 0, 0, 1), .cubicBezier(0.42, 1.05, 0.58, 1),
  ]

  @Test(arguments: curves) func `a curve is exactly 0 up to the start and 1 from the end`(
    curve: TimingCurve
  ) {
    for before in [0, -1, -Double.infinity, Double.nan] { #expect(curve.value(at: before) == 0) }
    for after in [1, 1.5, Double.infinity] { #expect(curve.value(at: after) == 1) }
    #expect(curve.slope(at: -0.1) == 0 && curve.slope(at: 1.1) == 0)
  }

  /// The table of SCROLL-PHYSICS 4.5.
  @Test(arguments: [
    (TimingCurve.linear, [0.25, 0.5, 0.75, 1]),
    (.easeIn, [0.093465, 0.315357, 0.621862, 1.07398]),
    (.easeOut, [0.378138, 0.684643, 0.906535, 1.07398]),
    (.easeInEaseOut, [0.129162, 0.5, 0.870838, 1.72414]),
    (.default, [0.408511, 0.802403, 0.960459, 0.99414]),
    (.cosine, [0.146447, 0.5, 0.853553, 1.57080]),
  ]) func `a named curve has the values of the table`(curve: TimingCurve, row: [Double]) {
    for (progress, value) in zip([0.25, 0.5, 0.75], row) {
      #expect(abs(curve.value(at: progress) - value) < 1e-6)
    }
    #expect(abs(curve.slope(at: 0.5) - row[3]) < 1e-5)
  }

  @Test(arguments: curves) func `the slope is that of the values`(curve: TimingCurve) {
    for step in 1..<40 where step != 20 {
      let progress = Double(step) / 40
      let rise = curve.value(at: progress + 1e-5) - curve.value(at: progress - 1e-5)
      #expect(abs(curve.slope(at: progress) - rise / 2e-5) < 1e-3 * max(1, abs(rise) / 2e-5))
    }
  }

  @Test func `control points are clamped along time only`() {
    #expect(TimingCurve.cubicBezier(-1, 2, 3, -4) == .cubicBezier(0, 2, 1, -4))
  }

  @Test func `a control point that is no number makes a straight line`() {
    let curve = TimingCurve.cubicBezier(.nan, 0, 1, .infinity)
    #expect(abs(curve.value(at: 0.3) - 0.3) < 1e-9)
  }
}
