import Foundation
import Synchronization
import Testing

@testable import Widgets

@MainActor struct NodeReleaseTests {
  @Test func `VIEW-29 a supernode owns its subnodes, and they do not own it`() {
    let child = Node()
    weak var released: Node?
    weak var kept: Node?
    do {
      let parent = Node()
      let other = Node()
      released = parent
      kept = other
      parent.addSubnode(child)
      parent.addSubnode(other)
      #expect(child.supernode === parent)
    }
    #expect(released == nil)
    #expect(kept == nil)
    #expect(child.supernode == nil)
  }

  @Test func `what was removed is released`() {
    let parent = Node()
    weak var released: Node?
    do {
      let child = Node()
      released = child
      parent.addSubnode(child)
    }
    #expect(released != nil)
    parent.subnodes.first?.removeFromSupernode()
    #expect(released == nil)
  }

  @Test func `a million nested nodes are freed`() {
    weak var leaf: Node?
    do {
      let top = Self.nest(1_000_000) { leaf = $0 }
      #expect(leaf?.isDescendant(of: top) == true)
    }
    #expect(leaf == nil)
  }

  @Test func `a million nested nodes are freed when a task lets go of the last one`() async {
    let leaf = WeakNode()
    await Self.letGoElsewhere(leaf)
    for _ in 0..<10_000 where leaf.node != nil { await Task.yield() }
    #expect(leaf.node == nil)
  }

  @Test func `nested nodes of a subclass with a deinit are freed, each once`() {
    let counter = Counter()
    do {
      var top: Node = CountedNode(counter)
      for _ in 1..<100_000 {
        let node = CountedNode(counter)
        node.addSubnode(top)
        top = node
      }
    }
    #expect(counter.value == 100_000)
  }

  @Test func `a node that is kept survives its supernode with what is in it`() async {
    let kept = Node()
    let inner = Node()
    kept.addSubnode(inner)
    await Self.letGoElsewhere(of: kept)
    for _ in 0..<1_000 where kept.supernode != nil { await Task.yield() }
    #expect(kept.supernode == nil)
    #expect(inner.supernode === kept)
    Node().addSubnode(kept)
  }

  @Test func `a window that is released leaves nodes that are kept without window`() {
    let host = FakeScreenHost()
    let (kept, inner) = (Node(), Node())
    kept.addSubnode(inner)
    var runs = 0
    weak var released: Window?
    do {
      let window = host.makeHiddenWindow()
      released = window
      let outer = Node()
      window.addSubnode(outer)
      outer.addSubnode(kept)
      inner.schedule(after: 1) { runs += 1 }
      outer.schedule(after: 1) { runs += 1 }
      window.schedule(after: 1) { runs += 1 }
    }
    #expect(released == nil)
    #expect(kept.window == nil)
    #expect(inner.window == nil)
    host.runFrame(at: 2)
    #expect(runs == 0)
    #expect(host.screen.isIdle)
  }

  @Test func `a hidden window is released with its controller`() {
    let host = FakeScreenHost()
    weak var window: Window?
    weak var controller: ViewController?
    do {
      let shown = host.makeWindow()
      let root = ViewController()
      (window, controller) = (shown, root)
      shown.rootViewController = root
      host.runFrame()
      shown.isHidden = true
      host.runFrame()
    }
    #expect(window == nil)
    #expect(controller == nil)
  }

  // MARK: - Building

  /// Nodes in nodes, built from the leaf up.
  private static func nest(_ count: Int, leaf: (Node) -> Void) -> Node {
    var top = Node()
    leaf(top)
    for _ in 1..<count {
      let node = Node()
      node.addSubnode(top)
      top = node
    }
    return top
  }

  /// Builds the nodes here, and lets go of the last reference in a task that runs elsewhere.
  private static func letGoElsewhere(_ leaf: WeakNode) async {
    await Task.detached {
      let top = await nested(leaf)
      withExtendedLifetime(top) {}
    }.value
  }

  private static func nested(_ leaf: WeakNode) -> Node {
    nest(1_000_000) { leaf.node = $0 }
  }

  private static func letGoElsewhere(of kept: Node) async {
    await Task.detached {
      let parent = await supernode(of: kept)
      withExtendedLifetime(parent) {}
    }.value
  }

  private static func supernode(of node: Node) -> Node {
    let parent = Node()
    parent.addSubnode(node)
    return parent
  }
}

@MainActor private final class WeakNode {
  weak var node: Node?
}

private final class Counter: Sendable {
  private let count = Atomic(0)

  var value: Int { count.load(ordering: .relaxed) }

  func add() {
    count.add(1, ordering: .relaxed)
  }
}

private final class CountedNode: Node {
  private let counter: Counter

  init(_ counter: Counter) {
    self.counter = counter
    super.init(frame: .zero)
  }

  deinit { counter.add() }
}
