import Widgets

/// The rows about scroll views.
@MainActor let scrollRows: [Row] = [
  Row(offsetSet), Row(flings(1_000)), Row(flick),
]

/// Sets an offset, which its delegate hears of; goal: under 300 ns.
@MainActor private var offsetSet: Benchmark {
  let scene = FlingScene(count: 1)
  let node = scene.nodes[0]
  var offset: CGFloat = 0
  return Benchmark(task: "setContentOffset with a delegate", n: 1, unit: .nanoseconds) { effort in
    nanosecondsPerCall(effort) {
      offset = offset < 1000 ? offset + 1 : 0
      node.setContentOffset(CGPoint(x: 0, y: offset), animated: false)
    }
  }
}

/// One frame in which many scroll views coast; goal: under 1 ms for 1,000.
@MainActor private func flings(_ count: Int) -> Benchmark {
  Benchmark(task: "flings, one frame", n: count, unit: .milliseconds) { _ in
    let scene = FlingScene(count: count)
    scene.fling()
    let frames = 60
    let time = duration { for _ in 0..<frames { scene.host.runFrame() } }
    keep(scene)
    return time.milliseconds / Double(frames)
  }
}

/// A finger that flicks: everything from the touch to the start of the coasting, in four frames.
@MainActor private var flick: Benchmark {
  let scene = FlingScene(count: 1)
  return Benchmark(task: "flick, four frames", n: 1, unit: .nanoseconds) { effort in
    nanosecondsPerCall(effort) {
      scene.fling()
      scene.nodes[0].setContentOffset(.zero, animated: false)
    }
  }
}

/// Scroll views beside each other on a screen of points, each with a delegate.
@MainActor private final class FlingScene: ScrollableNodeDelegate {
  let host: BenchmarkScreen
  let nodes: [ScrollableNode]
  private let window: Window
  private var scrollCount = 0

  init(count: Int) {
    let side: CGFloat = 100
    host = BenchmarkScreen(
      size: CGSize(width: side * CGFloat(count), height: side), metrics: .points, draws: false)
    nodes = (0..<count).map {
      ScrollableNode(frame: CGRect(x: CGFloat($0) * side, y: 0, width: side, height: side))
    }
    let controller = ViewController()
    window = host.show(controller)
    for node in nodes {
      node.contentSize = CGSize(width: side, height: 100_000)
      node.delegate = self
      controller.view.addSubnode(node)
    }
    host.runFrame()
  }

  func scrollableNodeDidScroll(_ scrollableNode: ScrollableNode) { scrollCount += 1 }

  /// A finger for each of them comes down, moves up twice and is lifted.
  func fling() {
    let steps: [(Touch.Phase, CGFloat)] = [(.began, 90), (.moved, 60), (.moved, 30), (.ended, 30)]
    for (phase, y) in steps {
      for (index, node) in nodes.enumerated() {
        let point = CGPoint(x: node.frame.origin.x + 50, y: y)
        host.screen.send(.touch(id: index, phase: phase, location: point))
      }
      host.runFrame()
    }
  }
}
