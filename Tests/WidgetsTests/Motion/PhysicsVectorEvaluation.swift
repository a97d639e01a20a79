import Testing

@testable import Widgets

/// What the toolkit gives for a vector, by the first word of its kind.
enum PhysicsVectorEvaluation {
  typealias Value = PhysicsVector.Value
  typealias Evaluation = @Sendable (PhysicsVector) throws -> Value

  static let families: [String: Evaluation] = [
    "decay": decay, "project": project, "rubberband": rubberBand, "drag": drag,
    "bounce": bounce, "spring": spring, "ease": ease, "fling": fling, "page": page,
    "snap": snap, "glide": glide, "anim": animation, "bounds": bounds, "sheet": sheet,
    "sanitize": sanitize,
  ]

  /// A kind that no evaluation knows.
  struct UnknownKind: Error {
    let kind: String
  }

  static func project(_ vector: PhysicsVector) throws -> Value {
    .number(
      DecelerationRate(rawValue: try vector("rate"))
        .projectedDistance(forVelocity: try vector("v0")))
  }

  static func drag(_ vector: PhysicsVector) throws -> Value {
    let drag = DragMotion(
      grabbing: try vector("displayed"), in: try range(vector), viewport: try vector("dim"))
    return .object([
      "virtual": .number(drag.anchor),
      "displayed": .number(drag.offset(forTravel: -(try vector("offsetDelta")))),
    ])
  }

  static func rubberBand(_ vector: PhysicsVector) throws -> Value {
    let band = RubberBand(length: try vector("dim"), coefficient: try vector("c"))
    switch vector.kind {
    case "rubberband": return .number(band.shown(forPull: try vector("x")))
    case "rubberband.inverse": return .number(band.pull(forShown: try vector("y")))
    case "rubberband.slope": return .number(band.slope(atShown: try vector("y")))
    case "rubberband.offset":
      return .number(band.shownOffset(forProposed: try vector("proposed"), in: try range(vector)))
    default: throw UnknownKind(kind: vector.kind)
    }
  }

  static func ease(_ vector: PhysicsVector) throws -> Value {
    let curve = try curve(vector)
    let progress = try vector("p")
    return .number(
      vector.kind == "ease.slope" ? curve.slope(at: progress) : curve.value(at: progress))
  }

  static func bounds(_ vector: PhysicsVector) throws -> Value {
    let range = ScrollRange(
      content: try vector("content"), viewport: try vector("viewport"),
      insetStart: try vector("insetStart"), insetEnd: try vector("insetEnd"))
    return .object(["min": .number(range.min), "max": .number(range.max)])
  }

  static func sheet(_ vector: PhysicsVector) throws -> Value {
    let dismisses = SheetDismissal.dismisses(
      travel: try vector("travel"), height: try vector("height"),
      velocity: try vector("velocity"), constants: .points)
    return .number(dismisses ? 1 : 0)
  }

  static func sanitize(_ vector: PhysicsVector) throws -> Value {
    if vector.kind == "sanitize.velocity" { return .number(ScrollInput.velocity(try vector("v"))) }
    return .number(
      ScrollInput.offset(try vector("requested"), current: try vector("current")))
  }

  static func range(_ vector: PhysicsVector) throws -> ScrollRange {
    ScrollRange(min: try vector("min"), max: try vector("max"))
  }

  static func curve(_ vector: PhysicsVector) throws -> TimingCurve {
    switch vector.input["curve"] {
    case .text("linear"): return .linear
    case .text("easeIn"): return .easeIn
    case .text("easeOut"): return .easeOut
    case .text("easeInEaseOut"): return .easeInEaseOut
    case .text("default"): return .default
    case .text("cosine"): return .cosine
    case .list(let points) where points.compactMap(\.number).count == 4:
      let numbers = points.compactMap(\.number)
      return .cubicBezier(numbers[0], numbers[1], numbers[2], numbers[3])
    default: throw UnknownKind(kind: "\(vector.id) curve")
    }
  }

  static func object(_ sample: MotionSample) -> Value {
    .object(["x": .number(sample.position), "v": .number(sample.velocity)])
  }
}
