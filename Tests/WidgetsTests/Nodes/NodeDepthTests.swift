import Foundation
import Testing

@testable import Widgets

@MainActor struct NodeDepthTests {
  /// A chain of nodes, built from the leaf up.
  private func chain(_ count: Int) -> Node {
    var top = Node()
    for _ in 1..<count {
      let node = Node()
      node.addSubnode(top)
      top = node
    }
    return top
  }

  @Test func `a node may have 10,000 ancestors, and all are laid out and drawn`() {
    let host = FakeScreenHost()
    let window = host.makeWindow()
    window.addSubnode(chain(10_000))
    host.runFrame()
    #expect(host.diagnostics == [])
    #expect(!window.subtreeNeedsLayout)
    #expect(host.screen.isIdle)
  }

  @Test func `a deeper tree is refused by a window`() {
    let host = FakeScreenHost()
    let window = host.makeWindow()
    let top = chain(10_001)
    window.addSubnode(top)
    #expect(host.diagnostics.map(\.code) == [Diagnostic.Code("node.depth")])
    #expect(top.supernode == nil)
    #expect(window.subnodes == [])
  }

  @Test func `a node too deep is refused when a tree is built from the top`() {
    let host = FakeScreenHost()
    let window = host.makeWindow()
    var last: Node = window
    for _ in 0..<10_000 {
      let node = Node()
      last.addSubnode(node)
      last = node
    }
    let tooDeep = Node()
    last.addSubnode(tooDeep)
    #expect(tooDeep.supernode == nil)
    #expect(host.diagnostics.map(\.code) == [Diagnostic.Code("node.depth")])
  }

  @Test func `without a window the diagnostic goes to the task's handler`() {
    let seen = SeenDiagnostics()
    let top = chain(10_000)
    let (outer, middle) = (Node(), Node())
    outer.addSubnode(middle)
    let handler = Diagnostics.Handler { diagnostic in
      MainActor.assumeIsolated { seen.add(diagnostic) }
    }
    Diagnostics.$handler.withValue(handler) {
      middle.addSubnode(top)
    }
    #expect(seen.codes == ["node.depth"])
    #expect(middle.subnodes == [])
  }

  @Test func `a colour reaches the leaves of a tree that no walk could`() {
    let top = chain(100_000)
    var leaf = top
    while let next = leaf.subnodes.first { leaf = next }
    top.tintColor = .red
    #expect(leaf.tintColor == .red)
  }
}

@MainActor private final class SeenDiagnostics {
  private(set) var codes: [String] = []

  func add(_ diagnostic: Diagnostic) {
    codes.append(diagnostic.code.rawValue)
  }
}
