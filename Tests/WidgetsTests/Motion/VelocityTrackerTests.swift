import Testing

@testable import Widgets

@MainActor struct VelocityTrackerTests {
  private func tracker(_ samples: [(time: Double, position: Double)]) -> VelocityTracker {
    var tracker = VelocityTracker()
    for sample in samples { tracker.add(sample.position, at: sample.time) }
    return tracker
  }

  @Test(arguments: [1.0 / 120, 1.0 / 60, 0.03, 0.15])
  func `a finger of constant speed has that speed, however often it is sampled`(step: Double) {
    let moving = tracker((0...10).map { (Double($0) * step, Double($0) * step * 1000) })
    #expect(abs(moving.velocity(at: 10 * step) - 1000) < 1e-6)
  }

  @Test func `only the last 100 ms count`() {
    let samples = [(0.0, 0.0), (0.5, 900), (0.6, 950), (0.65, 960), (0.7, 970)]
    #expect(abs(tracker(samples).velocity(at: 0.7) - 200) < 1e-6)
  }

  @Test func `SCR-58 a finger that is held before it lifts has no velocity`() {
    let samples = [(0.0, 0.0), (0.05, 50), (0.1, 100)]
    #expect(tracker(samples).velocity(at: 0.4) == 0)
    // Held for half of the window: half of the speed.
    #expect(abs(tracker(samples).velocity(at: 0.15) - 500) < 1e-6)
  }

  @Test func `a touch without a movement has no velocity`() {
    #expect(tracker([]).velocity(at: 1) == 0)
    #expect(tracker([(1, 5)]).velocity(at: 1) == 0)
    #expect(tracker([(1, 5), (1, 90)]).velocity(at: 1) == 0)
    #expect(tracker([(1, 5), (1.05, 90)]).velocity(at: .nan) == 0)
  }

  @Test func `samples that are no numbers are ignored, and time does not go back`() {
    var tracker = tracker([(0, 0), (0.05, 50)])
    tracker.add(.nan, at: 0.06)
    tracker.add(70, at: .infinity)
    tracker.add(60, at: 0.01)
    #expect(abs(tracker.velocity(at: 0.05) - 1200) < 1e-6)
  }

  @Test func `after a reset it knows nothing`() {
    var tracker = tracker([(0, 0), (0.05, 50)])
    tracker.reset()
    #expect(tracker.velocity(at: 0.05) == 0)
  }

  @Test func `a long drag forgets its beginning without a change of the velocity`() {
    let samples = (0...5000).map { (Double($0) / 1000, Double($0 % 4321)) }
    #expect(abs(tracker(samples).velocity(at: 5) - 1000) < 1e-6)
  }
}
