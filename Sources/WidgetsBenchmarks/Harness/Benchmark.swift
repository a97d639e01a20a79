/// One row of the report: what is done, with how much of it, and how it is measured.
struct Benchmark {
  /// What a number means.
  enum Unit: String {
    case nanoseconds = "ns"
    case milliseconds = "ms"
    case bytes = "B"
    /// How many times a yardstick's figure.
    case times = "x"
  }

  let task: String
  /// How many of the things that the task is about.
  let n: Int
  let unit: Unit
  /// Measures one round.
  let round: @MainActor (Effort) -> Double
}

/// A benchmark and the yardstick that its goal is a multiple of, if it has one.
struct Row {
  let benchmark: Benchmark
  let yardstick: Benchmark?

  init(_ benchmark: Benchmark, against yardstick: Benchmark? = nil) {
    self.benchmark = benchmark
    self.yardstick = yardstick
  }

  func contains(_ text: String) -> Bool {
    text.isEmpty || benchmark.task.contains(text) || yardstick?.task.contains(text) == true
  }
}

/// How long to measure.
struct Effort {
  /// How many rounds count.
  let rounds: Int
  /// How long one round of a repeated call lasts at least.
  let minimum: Duration

  static let full = Effort(rounds: 5, minimum: .milliseconds(100))
  /// Only shows that everything runs.
  static let smoke = Effort(rounds: 1, minimum: .milliseconds(2))
}
