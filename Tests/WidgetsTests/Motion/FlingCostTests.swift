import Foundation
import Testing

@testable import Widgets

/// What a fling costs, in exponentials of the same process; only optimised builds tell.
@Suite(.serialized) struct FlingCostTests {
  /// The least time of a call in nanoseconds over some rounds: the one that was disturbed least.
  private func cost(_ body: (Double) -> Double) -> Double {
    let clock = ContinuousClock()
    var least = Double.infinity
    var sum = 0.0
    for _ in 0..<20 {
      let start = clock.now
      for index in 0..<5_000 { sum += body(Double(index & 1023)) }
      let parts = (clock.now - start).components
      least = min(least, Double(parts.attoseconds) / 1e9 / 5_000)
    }
    #expect(!sum.isNaN)
    return least
  }

  private static func fling(_ velocity: Double) -> Fling {
    Fling(
      from: 500, velocity: velocity * 3, in: ScrollRange(min: 0, max: 2000), constants: .points)
  }

  #if !DEBUG
    @Test func `building a fling costs at most 20 exponentials`() {
      let one = cost { exp($0 / -700) }
      let building = cost { Self.fling($0).duration }
      #expect(building <= 20 * one, "\(building) ns against \(one) ns")
    }

    @Test func `a sample of a fling costs at most 4 exponentials`() {
      let one = cost { exp($0 / -700) }
      let fling = Self.fling(900)
      let sampling = cost { fling.sample(at: $0 / 300).position }
      #expect(sampling <= 4 * one, "\(sampling) ns against \(one) ns")
    }
  #endif
}
