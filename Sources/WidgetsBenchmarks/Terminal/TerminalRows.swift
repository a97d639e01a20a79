/// The rows about bytes and processor time of apps in a real (pseudo) terminal, from a key to the
/// last byte of its frame. Tests/Tools/compare_with_curses.py puts those of curses beside them.
@MainActor let terminalRows: [Row] = [(80, 24), (200, 60)].flatMap { columns, rows in
  TerminalTask.allCases.flatMap { task in
    let name = "terminal \(columns)x\(rows), \(task.rawValue)"
    return [
      Row(step(task, name, columns, rows, unit: .bytes)),
      Row(step(task, name + ", processor", columns, rows, unit: .nanoseconds)),
    ]
  }
}

@MainActor private func step(
  _ task: TerminalTask, _ name: String, _ columns: Int, _ rows: Int, unit: Benchmark.Unit
) -> Benchmark {
  Benchmark(task: name, n: columns * rows, unit: unit) { effort in
    guard let child = TerminalChild(task, columns: columns, rows: rows) else { return 0 }
    let cost = child.measure(
      steps: effort.rounds > 1 ? 60 : 2, expectingFrames: task != .nothing)
    return unit == .bytes ? cost.bytes : cost.nanoseconds
  }
}
