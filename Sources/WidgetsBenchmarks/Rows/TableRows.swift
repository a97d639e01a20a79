import Widgets

/// The rows about jumps and updates in long tables.
@MainActor let tableRows: [Row] = [
  Row(randomJump(rows: 10_000_000)),
  Row(randomBatch(rows: 1_000_000, changes: 1_000)),
]

/// Goes to any row of a list and draws the frame.
@MainActor private func randomJump(rows: Int) -> Benchmark {
  Benchmark(task: "random jump", n: rows, unit: .nanoseconds) { effort in
    let host = BenchmarkScreen.terminal(draws: true)
    let list = ListController(rows: rows)
    let window = host.show(list)
    var numbers = ScatteredNumbers()
    let time = nanosecondsPerCall(effort) {
      let path = IndexPath(row: Int.random(in: 0..<rows, using: &numbers), section: 0)
      list.table.scrollToRow(at: path, at: .top, animated: false)
      host.runFrame()
    }
    keep(window)
    return time
  }
}

/// Inserts and deletes rows all over a list whose rows have heights of their own, with the checks
/// that the numbers add up, and draws the frame.
@MainActor private func randomBatch(rows: Int, changes: Int) -> Benchmark {
  Benchmark(task: "batch of random changes", n: changes, unit: .milliseconds) { _ in
    let host = BenchmarkScreen.terminal(draws: true)
    let list = ListController(rows: rows)
    list.hasOwnHeights = true
    let window = host.show(list)
    list.table.setContentOffset(CGPoint(x: 0, y: CGFloat(rows)), animated: false)
    host.runFrame()
    var numbers = ScatteredNumbers()
    let places = (0..<changes / 2).map { _ in Int.random(in: 0..<rows, using: &numbers) }
    let deleted = Set(places).sorted().map { IndexPath(row: $0, section: 0) }
    let inserted = deleted.map { IndexPath(row: rows - 1 - $0.row, section: 0) }
    let time = duration {
      list.table.performBatchUpdates {
        list.table.deleteRows(at: deleted)
        list.table.insertRows(at: inserted)
      }
      host.runFrame()
    }
    keep(window)
    return time.milliseconds
  }
}
