import Testing

@testable import Widgets

struct InteractivePopDecisionTests {
  private func decide(_ travel: Double, velocity: Double = 0, unit: Double = 1)
    -> InteractivePopDecision
  {
    InteractivePopDecision(travel: travel, width: 80, velocity: velocity, pointsPerUnit: unit)
  }

  /// FR-NAV-01: 40 % is not enough.
  @Test(arguments: [(0, false), (32, false), (40, false), (40.1, true), (80, true)])
  func `at rest more than half of the width is needed`(travel: Double, goes: Bool) {
    #expect(decide(travel).outcome == (goes ? .completed : .cancelled))
  }

  @Test func `a quick finger decides by its direction`() {
    #expect(decide(2, velocity: 500).outcome == .completed)
    #expect(decide(2, velocity: 499).outcome == .cancelled)
    #expect(decide(70, velocity: -500).outcome == .cancelled)
    #expect(decide(70, velocity: -499).outcome == .completed)
  }

  @Test func `on cells 32 columns per second are quick`() {
    #expect(decide(2, velocity: 32, unit: 16).outcome == .completed)
    #expect(decide(2, velocity: 31, unit: 16).outcome == .cancelled)
  }

  @Test func `the rest is the way to where the screen ends`() {
    #expect(decide(60).rest == 0.25)
    #expect(decide(20).rest == 0.25)
    #expect(decide(100).rest == 0)
    #expect(decide(-5).rest == 0)
  }

  @Test func `what is not finite counts as nothing`() {
    #expect(decide(.nan).outcome == .cancelled)
    #expect(decide(20, velocity: .nan).outcome == .cancelled)
    #expect(decide(60, velocity: .infinity).outcome == .completed)
    let flat = InteractivePopDecision(travel: 5, width: .nan, velocity: 600, pointsPerUnit: 1)
    #expect(flat.outcome == .completed)
    #expect(flat.rest == 1)
  }
}
