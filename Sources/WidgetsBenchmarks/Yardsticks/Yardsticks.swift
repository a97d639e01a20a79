import Widgets

/// What the same work costs without a toolkit, in this process and on this machine.
@MainActor let yardsticks: [Benchmark] =
  TreeShape.deep.map { packedHitTest("packed hit test", $0) }
  + [
    packedHitTest("packed flat hit test", .flat),
    Benchmark(task: "packed build", n: TreeShape.large.count, unit: .milliseconds) { _ in
      var root: PackedNode?
      let time = duration { root = TreeShape.large.packedTree() }
      keep(root)
      return time.milliseconds
    },
    Benchmark(task: "packed teardown", n: TreeShape.large.count, unit: .milliseconds) { _ in
      var root: PackedNode? = TreeShape.large.packedTree()
      keep(root)
      return duration { root = nil }.milliseconds
    },
    Benchmark(task: "packed memory a node", n: TreeShape.large.count, unit: .bytes) { _ in
      let before = residentBytes()
      let root = TreeShape.large.packedTree()
      let bytes = residentBytes() - before
      keep(root)
      return Double(bytes) / Double(TreeShape.large.count)
    },
    Benchmark(task: "hand-written list, 3 rows", n: 1, unit: .nanoseconds) { effort in
      var list = HandwrittenList()
      return nanosecondsPerCall(effort) { keep(list.scroll(by: 3)) }
    },
    Benchmark(task: "hand-written list, 3 rows, sent", n: 1, unit: .bytes) { _ in
      var list = HandwrittenList()
      return Double(list.scroll(by: 3))
    },
    memoryCopy,
  ]

@MainActor private func packedHitTest(_ task: String, _ shape: TreeShape) -> Benchmark {
  var root: PackedNode?
  return Benchmark(task: task, n: shape.count, unit: .nanoseconds) { effort in
    let tree = root ?? shape.packedTree()
    root = tree
    var points = PointSequence()
    return nanosecondsPerCall(effort) {
      let point = points.next()
      keep(tree.hitTest(x: point.x, y: point.y))
    }
  }
}

/// More than fits into a cache.
private let copiedBytes = 64 << 20

private let memoryCopy = Benchmark(task: "memory copy", n: copiedBytes, unit: .milliseconds) {
  effort in
  let count = copiedBytes
  let source = UnsafeMutableRawBufferPointer.allocate(byteCount: count, alignment: 64)
  let target = UnsafeMutableRawBufferPointer.allocate(byteCount: count, alignment: 64)
  defer {
    source.deallocate()
    target.deallocate()
  }
  source.initializeMemory(as: UInt8.self, repeating: 1)
  target.initializeMemory(as: UInt8.self, repeating: 2)
  return nanosecondsPerCall(effort) {
    target.copyMemory(from: UnsafeRawBufferPointer(source))
    keep(target)
  } / 1e6
}
