import Widgets

/// What the same work on a tree costs without a toolkit.
@MainActor enum Packed {
  static func hitTest(_ shape: TreeShape) -> Benchmark {
    var tree: PackedNode?
    return Benchmark(task: "packed hit test", n: shape.count, unit: .nanoseconds) { effort in
      let root = tree ?? shape.packedTree()
      tree = root
      var points = PointSequence()
      return nanosecondsPerCall(effort) {
        let point = points.next()
        keep(root.hitTest(x: point.x, y: point.y))
      }
    }
  }

  static func build(_ shape: TreeShape) -> Benchmark {
    Benchmark(task: "packed build", n: shape.count, unit: .milliseconds) { _ in
      var root: PackedNode?
      let time = duration { root = shape.packedTree() }
      keep(root)
      return time.milliseconds
    }
  }

  static func teardown(_ shape: TreeShape) -> Benchmark {
    Benchmark(task: "packed teardown", n: shape.count, unit: .milliseconds) { _ in
      var root: PackedNode? = shape.packedTree()
      keep(root)
      return duration { root = nil }.milliseconds
    }
  }

  static func memory(_ shape: TreeShape) -> Benchmark {
    Benchmark(task: "packed memory a node", n: shape.count, unit: .bytes) { _ in
      let before = residentBytes()
      let root = shape.packedTree()
      let bytes = residentBytes() - before
      keep(root)
      return Double(bytes) / Double(shape.count)
    }
  }
}
