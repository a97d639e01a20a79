import Widgets

/// The rows about the tree of nodes.
@MainActor let treeRows: [Row] =
  TreeShape.deep.map { Row(hitTest("hit test", $0), against: Packed.hitTest($0)) }
  + [
    Row(hitTest("flat hit test", .flat), against: Packed.hitTest(.flat)),
    Row(build(.large), against: Packed.build(.large)),
    Row(teardown(.large), against: Packed.teardown(.large)),
    Row(memory(.large), against: Packed.memory(.large)),
  ]

@MainActor private func hitTest(_ task: String, _ shape: TreeShape) -> Benchmark {
  let root = shape.tree()
  return Benchmark(task: task, n: shape.count, unit: .nanoseconds) { effort in
    var points = PointSequence()
    return nanosecondsPerCall(effort) { keep(root.hitTest(points.next(), with: nil)) }
  }
}

@MainActor private func build(_ shape: TreeShape) -> Benchmark {
  Benchmark(task: "build", n: shape.count, unit: .milliseconds) { _ in
    var root: Node?
    let time = duration { root = shape.tree() }
    keep(root)
    return time.milliseconds
  }
}

@MainActor private func teardown(_ shape: TreeShape) -> Benchmark {
  Benchmark(task: "teardown", n: shape.count, unit: .milliseconds) { _ in
    var root: Node? = shape.tree()
    keep(root)
    return duration { root = nil }.milliseconds
  }
}

@MainActor private func memory(_ shape: TreeShape) -> Benchmark {
  Benchmark(task: "memory a node", n: shape.count, unit: .bytes) { _ in
    let before = residentBytes()
    let root = shape.tree()
    let bytes = residentBytes() - before
    keep(root)
    return Double(bytes) / Double(shape.count)
  }
}

extension TreeShape {
  @MainActor func tree() -> Node {
    let nodes = frames.map { Node(frame: $0) }
    for index in 1..<count { nodes[(index - 1) / fanout].addSubnode(nodes[index]) }
    return nodes[0]
  }
}
