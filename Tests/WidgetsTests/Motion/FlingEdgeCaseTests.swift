import Testing

@testable import Widgets

/// The edge cases of SCROLL-PHYSICS 6 for a release.
@MainActor struct FlingEdgeCaseTests {
  private let range = ScrollRange(min: 0, max: 1000)

  private func fling(
    _ offset: Double, _ velocity: Double, in range: ScrollRange? = nil, bounces: Bool = true
  ) -> Fling {
    Fling(
      from: offset, velocity: velocity, in: range ?? self.range, bounces: bounces,
      constants: .points)
  }

  @Test(arguments: [0, 10, -10, Double.nan, Double.infinity, -Double.infinity])
  func `a release inside at no more than 10 points a second does not move`(velocity: Double) {
    let fling = fling(250, velocity)
    #expect(fling.duration == 0 && fling.rest == 250 && !fling.moves)
    #expect(fling.segments.map(\.law) == [.rest(250)])
  }

  @Test func `a release outside at rest comes back as a pure exponential`() {
    let fling = fling(-80, 0)
    #expect(fling.moves && fling.rest == 0)
    // −80·e^(−1.5)
    #expect(abs(fling.sample(at: 0.15).position - -17.850412811) < 1e-8)
  }

  @Test func `outside by less than half a point it is at the edge at once, which is a move`() {
    let fling = fling(-0.3, 0)
    #expect(fling.duration == 0 && fling.rest == 0 && fling.moves)
  }

  @Test func `moving inward no faster than twice the distance it never crosses the edge`() {
    let fling = fling(-80, 160)
    #expect(fling.segments.count == 1)
    for step in 0..<100 { #expect(fling.sample(at: Double(step) / 100).position <= 0) }
  }

  @Test func `moving inward faster it coasts, and may bounce at the other end`() {
    let laws = fling(-80, 6000).segments.map(\.law)
    #expect(laws.count == 3)
    if case .bounce(_, let edge) = laws.first { #expect(edge == 0) } else { Issue.record() }
    if case .bounce(_, let edge) = laws.last { #expect(edge == 1000) } else { Issue.record() }
  }

  @Test func `landing exactly on the edge is a plain deceleration`() {
    // (1000 − 10)·0.499 = 494.01
    let target = Deceleration(from: 0, velocity: 1000).target
    let fling = fling(0, 1000, in: ScrollRange(min: 0, max: target))
    #expect(fling.segments.count == 1 && fling.rest == target)
    if case .deceleration = fling.segments[0].law {} else { Issue.record() }
  }

  @Test(arguments: [0.0, -1, -Double.infinity, Double.nan])
  func `a time before the start, and one that is no number, is the start`(time: Double) {
    #expect(fling(100, 800).sample(at: time) == MotionSample(position: 100, velocity: 800))
  }

  @Test func `content that fits swings about its one offset`() {
    let fling = fling(-100, 1200, in: ScrollRange(min: 0, max: 0))
    #expect(fling.segments.count == 1 && fling.rest == 0)
    #expect(fling.sample(at: 0.2).position > 0)
  }

  @Test func `without bounces, content outside is at the edge at once`() {
    let fling = fling(1200, 900, bounces: false)
    #expect(fling.duration == 0 && fling.rest == 1000)
  }

  @Test func `without bounces it stops at the edge when it gets there`() {
    let fling = fling(900, 3000, bounces: false)
    #expect(fling.rest == 1000)
    let impact = Deceleration(from: 900, velocity: 3000).time(toReach: 1000)
    #expect(fling.duration == impact)
  }

  @Test(arguments: [1e9, -1e9, 1e30, -1e30, 1e300])
  func `a huge velocity stays finite and ends inside`(velocity: Double) {
    let fling = fling(500, velocity)
    #expect(fling.duration.isFinite && range.contains(fling.rest))
    for step in 0..<50 {
      let sample = fling.sample(at: fling.duration * Double(step) / 50)
      #expect(sample.position.isFinite && sample.velocity.isFinite)
      let shown = range.limitingOvershoot(of: sample.position, to: 400)
      #expect(shown >= -400 && shown <= 1400)
    }
  }

  @Test func `an offset that is no number counts as the start of the range`() {
    #expect(fling(.nan, 0).rest == 0)
  }

  @Test(arguments: [(0.0, 0.5), (-3, 0.5), (1, 0.9999), (7, 0.9999), (Double.nan, 0.998)])
  func `a deceleration rate is clamped, since 1 would never stop`(given: Double, used: Double) {
    #expect(DecelerationRate(rawValue: given).rawValue == used)
  }

  @Test(arguments: [0.0, -1, Double.nan, Double.infinity])
  func `points per unit that make no sense count as 1`(scale: Double) {
    #expect(ScrollConstants(pointsPerUnit: scale) == .points)
  }
}
