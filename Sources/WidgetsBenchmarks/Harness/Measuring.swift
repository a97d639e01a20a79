/// The time that one call of `body` takes.
@MainActor func duration(of body: () -> Void) -> Duration {
  let clock = ContinuousClock()
  let start = clock.now
  body()
  return clock.now - start
}

/// The mean time of one call of `body` in nanoseconds, over as many calls as the effort asks for.
///
/// The count is found with doubled tries, which are also the warm-up.
@MainActor func nanosecondsPerCall(_ effort: Effort, _ body: () -> Void) -> Double {
  var count = 1
  while true {
    let time = duration { for _ in 0..<count { body() } }
    if time >= effort.minimum { return time.nanoseconds / Double(count) }
    count *= 2
  }
}

/// Keeps the optimiser from leaving out the work that led to a value.
@inline(never) @_optimize(none) func keep<Value>(_ value: Value) {
  withExtendedLifetime(value) {}
}

extension Duration {
  var nanoseconds: Double {
    let parts = components
    return Double(parts.seconds) * 1e9 + Double(parts.attoseconds) / 1e9
  }

  var milliseconds: Double { nanoseconds / 1e6 }
}
