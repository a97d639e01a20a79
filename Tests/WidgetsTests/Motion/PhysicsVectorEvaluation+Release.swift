import Testing

@testable import Widgets

// What happens after the finger has left.
extension PhysicsVectorEvaluation {
  static func decay(_ vector: PhysicsVector) throws -> Value {
    let rate = DecelerationRate(rawValue: try vector("rate"))
    let law: Deceleration.Law =
      vector.input["law"] == .text("continuous") ? .continuous : .stepped
    if vector.kind == "decay.velocityForTarget" {
      return .number(
        Deceleration.velocity(
          from: try vector("x0"), toStopAt: try vector("target"), rate: rate, law: law))
    }
    let start = vector.input["x0"]?.number ?? 0
    let motion = Deceleration(from: start, velocity: try vector("v0"), rate: rate, law: law)
    switch vector.kind {
    case "decay.position": return .number(motion.sample(at: try vector("t")).position)
    case "decay.velocity": return .number(motion.sample(at: try vector("t")).velocity)
    case "decay.target": return .number(motion.target)
    case "decay.reportedTarget": return .number(motion.reportedTarget)
    case "decay.timeToReach":
      return motion.time(toReach: try vector("x")).map { .number($0) } ?? .never
    case "decay.velocityAt": return .number(motion.velocity(atPosition: try vector("x")))
    case "decay.duration":
      let within = vector.input["eps"]?.number
      return .number(within.map { motion.duration(within: $0) } ?? motion.duration)
    default: throw UnknownKind(kind: vector.kind)
    }
  }

  static func bounce(_ vector: PhysicsVector) throws -> Value {
    let bounce = Bounce(distance: try vector("d0"), velocity: try vector("v0"))
    switch vector.kind {
    case "bounce.sample":
      let sample = bounce.sample(at: try vector("t"))
      return .object([
        "d": .number(sample.position), "v": .number(sample.velocity),
        "slope": .number(Bounce.slope(of: sample)),
      ])
    case "bounce.peak":
      return .object(["t": .number(bounce.peak.time), "d": .number(bounce.peak.distance)])
    case "bounce.crossing":
      guard let crossing = bounce.crossing else { return .never }
      return .object(["t": .number(crossing.time), "v": .number(crossing.velocity)])
    case "bounce.settle": return .number(bounce.settleTime(within: try vector("eps")))
    default: throw UnknownKind(kind: vector.kind)
    }
  }

  static func fling(_ vector: PhysicsVector) throws -> Value {
    let fling = Fling(
      from: try vector("x0"), velocity: try vector("v0"), in: try range(vector),
      rate: DecelerationRate(rawValue: try vector("rate")), constants: .points)
    if vector.kind == "fling.sample" { return object(fling.sample(at: try vector("t"))) }
    var start = 0.0
    var result: [String: Value] = [:]
    let names = fling.segments.map { segment in
      start = segment.start
      switch segment.law {
      case .rest: return Value.text("rest")
      case .deceleration: return Value.text("decay")
      case .bounce(let bounce, let edge):
        result["entryVelocity"] = .number(bounce.velocity)
        result["peakTime"] = .number(start + bounce.peak.time)
        result["peakOffset"] = .number(edge + bounce.peak.distance)
        return Value.text("bounce")
      }
    }
    result["segments"] = .list(names)
    result["rest"] = .number(fling.rest)
    result["duration"] = .number(fling.duration)
    result["lastSegmentStart"] = .number(start)
    return .object(result)
  }

  static func page(_ vector: PhysicsVector) throws -> Value {
    let pages = try #require(
      PageTarget(
        range: try range(vector), pageLength: try vector("page"),
        threshold: try vector("threshold")))
    return .number(pages.offset(from: try vector("x"), velocity: try vector("v")))
  }

  static func snap(_ vector: PhysicsVector) throws -> Value {
    let motion = SnapMotion(
      from: try vector("x0"), velocity: try vector("v0"), to: try vector("target"),
      constants: .points)
    return object(motion.sample(at: try vector("t")))
  }

  static func glide(_ vector: PhysicsVector) throws -> Value {
    let motion = GlideMotion(
      from: try vector("x0"), velocity: try vector("v0"), to: try vector("target"),
      in: ScrollRange(min: -1e6, max: 1e6),
      rate: DecelerationRate(rawValue: try vector("rate")), constants: .points)
    return object(motion.sample(at: try vector("t")))
  }
}
