import Testing

@testable import Widgets

/// A release with everything that its motion depends on.
private struct Release {
  var offset: Double
  var velocity: Double
  var range: ScrollRange
  var rate: DecelerationRate
  var bounces = true

  /// Ordinary and awkward releases, always the same ones: on an edge, without speed, content that
  /// fits, far outside.
  static func all(_ count: Int, seed: UInt64) -> [Release] {
    var generator = SeededGenerator(seed: seed)
    return (0..<count).map { _ in
      let start = generator.number(in: -200...200)
      let length = generator.pick([0, generator.number(in: 0...300), 5000])
      let range = ScrollRange(min: start, max: start + length)
      return Release(
        offset: generator.pick([
          range.min, range.max, generator.number(in: range.min...range.max),
          generator.number(in: (range.min - 300)...(range.max + 300)),
        ]),
        velocity: generator.pick([
          0, generator.number(in: -12...12), generator.number(in: -1000...1000),
          generator.number(in: -6000...6000),
        ]),
        range: range, rate: generator.pick([.normal, .fast]))
    }
  }

  func fling(_ constants: ScrollConstants = .points) -> Fling {
    Fling(
      from: offset, velocity: velocity, in: range, rate: rate, bounces: bounces,
      constants: constants)
  }
}

extension SeededGenerator {
  fileprivate mutating func number(in range: ClosedRange<Double>) -> Double {
    Double.random(in: range, using: &self)
  }

  fileprivate mutating func pick<T>(_ choices: [T]) -> T {
    choices[Int(next() % UInt64(choices.count))]
  }
}

/// The properties of SCROLL-PHYSICS 5, on 3000 releases each.
@MainActor struct FlingPropertyTests {
  private let releases = Release.all(3000, seed: 4)
  private let fractions = [0.0, 0.01, 0.1, 0.3, 0.5, 0.7, 0.9, 0.99, 1.01, 1.5]

  private func isClose(_ a: Double, _ b: Double, within tolerance: Double = 1e-9) -> Bool {
    abs(a - b) <= tolerance * max(1, abs(a))
  }

  @Test func `a fling that is built again from a sample has the same future`() {
    for release in releases {
      let fling = release.fling()
      for part in fractions where part < 1 {
        let now = fling.duration * part
        let sample = fling.sample(at: now)
        var later = release
        later.offset = sample.position
        later.velocity = sample.velocity
        let rebuilt = later.fling()
        #expect(isClose(rebuilt.rest, fling.rest), "\(release)")
        #expect(isClose(now + rebuilt.duration, fling.duration, within: 1e-7), "\(release)")
        for next in fractions {
          let time = now + (fling.duration - now) * next
          let expected = fling.sample(at: time)
          let actual = rebuilt.sample(at: time - now)
          #expect(isClose(actual.position, expected.position), "\(release) \(now) \(time)")
          #expect(isClose(actual.velocity, expected.velocity), "\(release) \(now) \(time)")
        }
      }
    }
  }

  @Test func `a mirrored range mirrors the motion`() {
    for release in releases {
      let fling = release.fling()
      var mirrored = release
      mirrored.offset = -release.offset
      mirrored.velocity = -release.velocity
      mirrored.range = ScrollRange(min: -release.range.max, max: -release.range.min)
      let mirror = mirrored.fling()
      #expect(mirror.duration == fling.duration)
      #expect(mirror.rest == -fling.rest)
      for part in fractions {
        let one = fling.sample(at: fling.duration * part)
        let other = mirror.sample(at: fling.duration * part)
        #expect(other.position == -one.position && other.velocity == -one.velocity)
      }
    }
  }

  @Test func `position and momentum are continuous where segments join`() {
    for release in releases {
      let segments = release.fling().segments
      for (before, after) in zip(segments, segments.dropFirst()) {
        #expect(before.end == after.start)
        let end = before.sample(at: before.end)
        let start = after.sample(at: after.start)
        #expect(isClose(end.position, start.position), "\(release)")
        if case .rest = after.law {
          #expect(abs(end.velocity) <= ScrollConstants.points.stopSpeed + 1e-9, "\(release)")
        } else {
          #expect(isClose(end.velocity, start.velocity), "\(release)")
        }
      }
    }
  }

  @Test func `it starts where it was released, and nothing jumps further than half a point`() {
    for release in releases {
      let fling = release.fling()
      guard fling.duration > 0 else {
        #expect(abs(fling.rest - release.offset) <= 0.5)
        continue
      }
      #expect(isClose(fling.sample(at: 0).position, release.offset))
      let last = fling.sample(at: fling.duration.nextDown)
      #expect(abs(last.position - fling.rest) <= 0.5 + 1e-6, "\(release)")
    }
  }

  @Test func `it never rests outside of the range, and has at most three segments`() {
    for release in releases {
      let fling = release.fling()
      #expect(release.range.contains(fling.rest), "\(release)")
      #expect(fling.sample(at: fling.duration) == MotionSample(position: fling.rest))
      #expect(fling.sample(at: 1e9) == MotionSample(position: fling.rest))
      #expect((1...3).contains(fling.segments.count))
    }
  }

  @Test func `samples do not depend on the order in which they are taken`() {
    for release in releases.prefix(300) {
      let fling = release.fling()
      let forward = fractions.map { fling.sample(at: fling.duration * $0) }
      let backward = fractions.reversed().map { fling.sample(at: fling.duration * $0) }
      #expect(forward == backward.reversed())
    }
  }

  @Test func `without bounces it never leaves the range`() {
    for var release in releases {
      release.bounces = false
      let fling = release.fling()
      for part in fractions {
        let position = fling.sample(at: fling.duration * part).position
        #expect(abs(release.range.overshoot(of: position)) < 1e-9, "\(release)")
      }
    }
  }

  @Test func `on a screen of cells it is the same motion, 16 times smaller`() {
    for release in releases {
      let fling = release.fling()
      var small = release
      small.offset /= 16
      small.velocity /= 16
      small.range = ScrollRange(min: release.range.min / 16, max: release.range.max / 16)
      let cells = small.fling(ScrollConstants(pointsPerUnit: Double(Metrics.cells.pointsPerUnit)))
      #expect(isClose(cells.duration, fling.duration), "\(release)")
      for part in fractions {
        let point = fling.sample(at: fling.duration * part)
        let cell = cells.sample(at: fling.duration * part)
        #expect(isClose(cell.position * 16, point.position), "\(release)")
      }
    }
  }
}
