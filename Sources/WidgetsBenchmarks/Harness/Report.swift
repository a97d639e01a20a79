/// Runs benchmarks one after the other and prints each as soon as it is measured.
@MainActor struct Report {
  let options: Options
  private var medians: [String: Double] = [:]

  init(options: Options) {
    self.options = options
    if !options.printsJSON {
      print(Self.columns("task", "n", "min", "median", "max", ""))
    }
  }

  mutating func run(_ benchmarks: [Benchmark]) {
    for benchmark in benchmarks where options.includes(benchmark, of: benchmarks) {
      run(benchmark)
    }
  }

  private mutating func run(_ benchmark: Benchmark) {
    // The first round warms up caches and the allocator, and does not count.
    if options.effort.rounds > 1 { keep(benchmark.round(.smoke)) }
    let rounds = (0..<options.effort.rounds).map { _ in benchmark.round(options.effort) }.sorted()
    let median = rounds[rounds.count / 2]
    medians["\(benchmark.task) \(benchmark.n)"] = median
    show(
      benchmark.task, benchmark.n, benchmark.unit, low: rounds[0], median: median,
      high: rounds[rounds.count - 1])
    if let yardstick = benchmark.yardstick,
      let divisor = medians["\(yardstick) \(benchmark.n)"], divisor > 0
    {
      show(
        "\(benchmark.task) / \(yardstick)", benchmark.n, .times, low: rounds[0] / divisor,
        median: median / divisor, high: rounds[rounds.count - 1] / divisor)
    }
  }

  private func show(
    _ task: String, _ n: Int, _ unit: Benchmark.Unit, low: Double, median: Double, high: Double
  ) {
    if options.printsJSON {
      print(#"{"task":"\#(task)","n":\#(n),"value":\#(median),"unit":"\#(unit.rawValue)"}"#)
    } else {
      print(
        Self.columns(
          task, "\(n)", Self.rounded(low), Self.rounded(median), Self.rounded(high), unit.rawValue))
    }
  }

  private static func rounded(_ value: Double) -> String {
    if abs(value) >= 100 { return "\(Int(value.rounded()))" }
    return "\((value * 100).rounded() / 100)"
  }

  private static func columns(_ cells: String...) -> String {
    let widths = [44, 9, 12, 12, 12, 0]
    let padded = zip(cells, widths).enumerated().map { index, pair in
      let blanks = String(repeating: " ", count: max(0, pair.1 - pair.0.count))
      return index == 0 ? pair.0 + blanks : blanks + (index == 5 ? " " : "") + pair.0
    }
    return padded.joined()
  }
}
