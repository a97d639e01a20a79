import Widgets

/// The rows about values that drive controllers.
@MainActor let stateRows: [Row] = [
  Row(triggerFire),
  Row(pathPush),
]

/// Fires a trigger that many observe, each for an owner of its own.
@MainActor private var triggerFire: Benchmark {
  let count = 10_000
  let trigger = Observed(Trigger())
  let owners = (0..<count).map { _ in TriggerCounter() }
  for owner in owners { owner.onTrigger(of: trigger) { $0.fires &+= 1 } }
  return Benchmark(task: "trigger fire", n: count, unit: .nanoseconds) { effort in
    let time = nanosecondsPerCall(effort) { trigger.fire() }
    keep(owners)
    return time
  }
}

private final class TriggerCounter: TriggerObserver {
  var fires = 0
}

/// Applies a long path that differs by one push, and half of the times by one pop, and runs the
/// frame.
@MainActor private var pathPush: Benchmark {
  let count = 1_000
  let host = BenchmarkScreen.terminal(draws: false)
  let navigation = NavigationController(rootViewController: ViewController())
  let window = host.show(navigation)
  let paths = [count, count + 1].map { length in (0..<length).map { PathStep(id: $0) } }
  navigation.setPath(paths[0], animated: false) { _ in ViewController() }
  host.runFrame()
  var shown = 0
  return Benchmark(task: "apply path, one push or pop", n: count, unit: .nanoseconds) { effort in
    let time = nanosecondsPerCall(effort) {
      shown = 1 - shown
      navigation.setPath(paths[shown], animated: false) { _ in ViewController() }
      host.runFrame()
    }
    keep(window)
    return time
  }
}

private struct PathStep: Identifiable, Hashable {
  let id: Int
}
