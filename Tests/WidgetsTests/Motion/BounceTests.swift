import Testing

@testable import Widgets

/// SCR-51, SCROLL-PHYSICS 4.3.
@MainActor struct BounceTests {
  /// The table of the ends.
  @Test(arguments: [
    (10.0, 0.0, 0.2996), (50, 0, 0.4605), (100, 0, 0.5298), (200, 0, 0.5991),
    (0, 1000, 0.6597), (0, 2000, 0.7339), (0, 3000, 0.7769), (0, 5000, 0.8307),
  ]) func `SCR-51 it ends when half a point remains`(
    distance: Double, velocity: Double, end: Double
  ) {
    let bounce = Bounce(distance: distance, velocity: velocity)
    #expect(abs(bounce.settleTime(within: 0.5) - end) < 5e-5)
  }

  @Test(arguments: [(0.0, 1000.0, 33.49), (0, 2000, 66.98), (0, 3000, 100.47), (0, 5000, 167.45)])
  func `the furthest point is the table's`(distance: Double, velocity: Double, peak: Double) {
    let bounce = Bounce(distance: distance, velocity: velocity)
    #expect(abs(bounce.peak.distance - peak) < 0.005)
    #expect(abs(bounce.peak.time - 0.0911608) < 1e-7)
  }

  /// Every combination of sides, also those that swing to the other one and settle there or not.
  @Test(arguments: [-200.0, -30, -0.6, -0.4, 0, 0.4, 0.6, 30, 200])
  func `from the settle time on it stays within the distance`(distance: Double) {
    for velocity in [-9000.0, -400, -61, -60, -59, -3, 0, 3, 59, 60, 61, 400, 9000] {
      let bounce = Bounce(distance: distance, velocity: velocity)
      let end = bounce.settleTime(within: 0.5)
      let atEnd = abs(bounce.sample(at: end).position)
      #expect(end == 0 ? atEnd <= 0.5 : abs(atEnd - 0.5) < 1e-9, "\(distance) \(velocity)")
      for step in 0...200 {
        let later = bounce.sample(at: end + Double(step) / 100)
        #expect(abs(later.position) <= 0.5 + 1e-9, "\(distance) \(velocity)")
      }
    }
  }

  @Test func `past the edge and outward it grows only above ten times the distance`() {
    #expect(Bounce(distance: 40, velocity: 401).peak.time > 0)
    #expect(Bounce(distance: 40, velocity: 400).peak.time == 0)
    #expect(Bounce(distance: -40, velocity: -401).peak.time > 0)
    #expect(Bounce(distance: -40, velocity: 500).peak.time == 0)
  }
}
