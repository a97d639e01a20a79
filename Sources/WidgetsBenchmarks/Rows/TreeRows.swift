import Widgets

/// The rows about the tree of nodes.
@MainActor let treeRows: [Benchmark] =
  TreeShape.deep.map { hitTest("hit test", $0, yardstick: "packed hit test") }
  + [
    hitTest("flat hit test", .flat, yardstick: "packed flat hit test"),
    Benchmark(
      task: "build", n: TreeShape.large.count, unit: .milliseconds, yardstick: "packed build"
    ) { _ in
      var root: Node?
      let time = duration { root = TreeShape.large.tree() }
      keep(root)
      return time.milliseconds
    },
    Benchmark(
      task: "teardown", n: TreeShape.large.count, unit: .milliseconds, yardstick: "packed teardown"
    ) { _ in
      var root: Node? = TreeShape.large.tree()
      keep(root)
      return duration { root = nil }.milliseconds
    },
    Benchmark(
      task: "memory a node", n: TreeShape.large.count, unit: .bytes,
      yardstick: "packed memory a node"
    ) { _ in
      let before = residentBytes()
      let root = TreeShape.large.tree()
      let bytes = residentBytes() - before
      keep(root)
      return Double(bytes) / Double(TreeShape.large.count)
    },
  ]

@MainActor private func hitTest(_ task: String, _ shape: TreeShape, yardstick: String) -> Benchmark
{
  var root: Node?
  return Benchmark(task: task, n: shape.count, unit: .nanoseconds, yardstick: yardstick) { effort in
    let tree = root ?? shape.tree()
    root = tree
    var points = PointSequence()
    return nanosecondsPerCall(effort) { keep(tree.hitTest(points.next(), with: nil)) }
  }
}

extension TreeShape {
  @MainActor func tree() -> Node {
    let nodes = frames.map { Node(frame: $0) }
    for index in 1..<count { nodes[(index - 1) / fanout].addSubnode(nodes[index]) }
    return nodes[0]
  }
}
