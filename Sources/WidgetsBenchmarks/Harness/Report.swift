/// Runs benchmarks one after the other and prints each as soon as it is measured.
@MainActor struct Report {
  let options: Options

  func run(_ rows: [Row]) {
    if !options.printsJSON { print(Self.columns("task", "n", "min", "median", "max", "")) }
    for row in rows where row.contains(options.filter) { run(row) }
  }

  /// Measures a row and its yardstick in turn, so that both meet the same weather.
  private func run(_ row: Row) {
    let benchmark = row.benchmark
    var figures: [Double] = []
    var yardsticks: [Double] = []
    // The first round warms up caches and the allocator, and does not count.
    let warmUps = options.effort.rounds > 1 ? 1 : 0
    for index in 0..<(options.effort.rounds + warmUps) {
      let yardstick = row.yardstick?.round(options.effort)
      let figure = benchmark.round(options.effort)
      guard index >= warmUps else { continue }
      figures.append(figure)
      if let yardstick { yardsticks.append(yardstick) }
    }
    if let yardstick = row.yardstick {
      show(yardstick.task, benchmark.n, yardstick.unit, yardsticks)
    }
    show(benchmark.task, benchmark.n, benchmark.unit, figures)
    if let yardstick = row.yardstick {
      let ratios = zip(figures, yardsticks).map { figure, yardstick in
        yardstick > 0 ? figure / yardstick : 0
      }
      show("\(benchmark.task) / \(yardstick.task)", benchmark.n, .times, ratios)
    }
  }

  private func show(_ task: String, _ n: Int, _ unit: Benchmark.Unit, _ figures: [Double]) {
    let sorted = figures.sorted()
    guard let low = sorted.first, let high = sorted.last else { return }
    let median = sorted[sorted.count / 2]
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
