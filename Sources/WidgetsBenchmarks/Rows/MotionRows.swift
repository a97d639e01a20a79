import Widgets

/// The rows about laws of movement, in exponentials: a fling is a few of them.
@MainActor let motionRows: [Row] = [
  Row(flingBuild, against: exponential),
  Row(flingSample, against: exponential),
]

/// What happens after a finger has left, found out once; goal: at most 20 exponentials.
@MainActor private var flingBuild: Benchmark {
  Benchmark(task: "fling, built", n: 1, unit: .nanoseconds) { effort in
    nanosecondsPerNumber(effort) { fling(velocity: $0).duration }
  }
}

/// Where the content is at a time; goal: at most 4 exponentials.
@MainActor private var flingSample: Benchmark {
  let fling = fling(velocity: 900)
  return Benchmark(task: "fling, sampled", n: 1, unit: .nanoseconds) { effort in
    nanosecondsPerNumber(effort) { fling.sample(at: $0 / 300).position }
  }
}

@MainActor private var exponential: Benchmark {
  Benchmark(task: "exponential", n: 1, unit: .nanoseconds) { effort in
    nanosecondsPerNumber(effort) { exp($0 / -700) }
  }
}

private func fling(velocity: Double) -> Fling {
  Fling(from: 500, velocity: velocity * 3, in: ScrollRange(min: 0, max: 2_000), constants: .points)
}

/// The mean time of a function of a number. Many calls are measured as one: the call of a closure
/// that is not known would cost as much as what is measured.
@MainActor @inline(__always) private func nanosecondsPerNumber(
  _ effort: Effort, _ function: (Double) -> Double
) -> Double {
  let count = 1_000
  return nanosecondsPerCall(effort) {
    var sum = 0.0
    for number in 0..<count { sum += function(Double(number)) }
    keep(sum)
  } / Double(count)
}
