import Widgets

/// The rows about the tree of nodes.
@MainActor let treeRows: [Row] =
  TreeShape.deep.map { Row(hitTest("hit test", $0), against: Packed.hitTest($0)) }
  + [
    Row(hitTest("flat hit test", .flat), against: Packed.hitTest(.flat)),
    Row(build(.large), against: Packed.build(.large)),
    Row(teardown(.large), against: Packed.teardown(.large)),
    Row(memory(.large), against: Packed.memory(.large)),
    Row(deepTree(1_000_000)),
    Row(wayUp("enclosing scroll view", depth: 50) { keep($0.enclosingScrollableNode) }),
    Row(wayUp("convert to the window", depth: 50) { keep($0.convert(CGPoint.zero, to: nil)) }),
    Row(dirtyLeaf("layout of one leaf", .large, draws: false) { $0.setNeedsLayout() }),
    Row(dirtyLeaf("drawing of one leaf", .large, draws: true) { $0.setNeedsDisplay() }),
  ]

@MainActor private func hitTest(_ task: String, _ shape: TreeShape) -> Benchmark {
  var tree: Node?
  return Benchmark(task: task, n: shape.count, unit: .nanoseconds) { effort in
    let root = tree ?? shape.tree()
    tree = root
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

/// Nests nodes, from the innermost outwards, and frees them: no depth overflows the stack.
@MainActor private func deepTree(_ count: Int) -> Benchmark {
  Benchmark(task: "nested nodes, built and freed", n: count, unit: .milliseconds) { _ in
    duration {
      var top = Node()
      for _ in 1..<count {
        let node = Node()
        node.addSubnode(top)
        top = node
      }
    }.milliseconds
  }
}

/// Asks a node that has ancestors something about them.
@MainActor private func wayUp(
  _ task: String, depth: Int, _ question: @escaping (Node) -> Void
) -> Benchmark {
  Benchmark(task: task, n: depth, unit: .nanoseconds) { effort in
    let top = ScrollableNode(frame: CGRect(x: 0, y: 0, width: 80, height: 24))
    var node: Node = top
    for _ in 1..<depth {
      let child = Node(frame: CGRect(x: 1, y: 1, width: 60, height: 20))
      node.addSubnode(child)
      node = child
    }
    let time = nanosecondsPerCall(effort) { question(node) }
    keep(top)
    return time
  }
}

/// Changes one leaf of a tree in a window and runs the frame.
@MainActor private func dirtyLeaf(
  _ task: String, _ shape: TreeShape, draws: Bool, _ change: @escaping (Node) -> Void
) -> Benchmark {
  Benchmark(task: task, n: shape.count, unit: .nanoseconds) { effort in
    let host = BenchmarkScreen(
      size: CGSize(width: TreeShape.side, height: TreeShape.side), metrics: .points, draws: draws)
    let controller = ViewController()
    let tree = shape.tree()
    controller.view = tree
    let window = host.show(controller)
    var leaf = tree
    while let last = leaf.subnodes.last { leaf = last }
    let time = nanosecondsPerCall(effort) {
      change(leaf)
      host.runFrame()
    }
    keep(window)
    return time
  }
}

extension TreeShape {
  @MainActor func tree() -> Node {
    // Not with map: its closure would be checked for running on the main actor, node by node.
    var nodes: [Node] = []
    nodes.reserveCapacity(count)
    for frame in frames { nodes.append(Node(frame: frame)) }
    for index in 1..<count { nodes[(index - 1) / fanout].addSubnode(nodes[index]) }
    return nodes[0]
  }
}
