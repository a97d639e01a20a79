import Testing

@testable import Widgets

// Springs and animated changes.
extension PhysicsVectorEvaluation {
  static func spring(_ vector: PhysicsVector) throws -> Value {
    switch vector.kind {
    case "spring.sample":
      return object(
        try spring(of: vector).sample(
          from: try vector("from"), to: try vector("to"), velocity: try vector("v0"),
          at: try vector("t")))
    case "spring.params":
      let spring = try spring(of: vector)
      return .object([
        "stiffness": .number(spring.stiffness), "damping": .number(spring.damping),
        "omega": .number(spring.angularFrequency),
        "dampingRatio": .number(spring.dampingRatio),
      ])
    case "spring.settle":
      let spring = Spring(mass: 1, angularFrequency: try vector("omega"), dampingRatio: 1)
      return .number(
        spring.settlingDuration(
          from: try vector("d0"), to: 0, velocity: try vector("v0"), within: try vector("eps")))
    default: throw UnknownKind(kind: vector.kind)
    }
  }

  private static func spring(of vector: PhysicsVector) throws -> Spring {
    if let duration = vector.input["uikitDuration"]?.number {
      return Spring(
        settlingIn: duration, dampingRatio: try vector("dampingRatio"),
        initialVelocity: vector.input["initialVelocity"]?.number ?? 0)
    }
    if let duration = vector.input["duration"]?.number {
      return Spring(duration: duration, bounce: try vector("bounce"))
    }
    if let response = vector.input["response"]?.number {
      return Spring(response: response, dampingRatio: try vector("dampingRatio"))
    }
    return Spring(
      mass: try vector("mass"), stiffness: try vector("stiffness"),
      damping: try vector("damping"),
      allowsOverdamping: vector.input["allowOverdamping"] != .flag(false))
  }

  static func animation(_ vector: PhysicsVector) throws -> Value {
    let animation = OffsetAnimation(
      from: try vector("from"), to: try vector("to"), duration: try vector("duration"),
      curve: try curve(vector))
    let time = try vector("t")
    let sample = animation.sample(at: time)
    guard vector.kind == "anim.retarget" else { return object(sample) }
    let next = try #require(
      animation.retargeted(at: time, to: try vector("newTo"), constants: .points))
    // The first control point is (0.42, 0.42·s), and s is the slope at the start.
    return .object([
      "x": .number(sample.position), "v": .number(sample.velocity),
      "newDuration": .number(next.duration), "y1": .number(0.42 * next.curve.slope(at: 0)),
      "xMid": .number(next.sample(at: next.duration / 2).position),
    ])
  }
}
