import Foundation
import Testing

@testable import Widgets

/// Callbacks that change the tree while a node moves: the move that is under way is finished, and
/// every node knows its window.
@MainActor struct NodeReentrancyTests {
  private let host = FakeScreenHost()
  private let log = CallLog()

  @Test func `a node added in willMove to a window is told and knows the window`() {
    let window = host.makeWindow()
    let parent = RecordingNode("parent", log)
    let late = RecordingNode("late", log)
    parent.once(.willMoveToWindow) { $0.addSubnode(late) }
    window.addSubnode(parent)
    #expect(late.window === window)
    #expect(
      log.take().filter { $0.hasPrefix("late") } == [
        "late.willMove(toSupernode: parent)", "late.didMoveToSupernode",
        "late.willMove(toWindow: Window)", "late.didMoveToWindow",
      ])
  }

  @Test func `a node added in willMove out of a window does not keep the window`() {
    let window = host.makeWindow()
    let parent = RecordingNode("parent", log)
    let late = RecordingNode("late", log)
    window.addSubnode(parent)
    parent.once(.willMoveToWindow) { $0.addSubnode(late) }
    parent.removeFromSupernode()
    #expect(late.window == nil)
    #expect(
      log.take().filter { $0.hasPrefix("late") } == [
        "late.willMove(toSupernode: parent)", "late.willMove(toWindow: Window)",
        "late.didMoveToWindow", "late.didMoveToSupernode", "late.willMove(toWindow: nil)",
        "late.didMoveToWindow",
      ])
  }

  @Test func `a node added in didMoveToWindow is told once`() {
    let window = host.makeWindow()
    let parent = RecordingNode("parent", log)
    let late = RecordingNode("late", log)
    parent.once(.didMoveToWindow) { $0.addSubnode(late) }
    window.addSubnode(parent)
    #expect(late.window === window)
    #expect(log.take("late.didMoveToWindow").count == 1)
  }

  @Test func `a subnode removed in didMoveToWindow is not told that it came`() {
    let window = host.makeWindow()
    let parent = RecordingNode("parent", log)
    let child = RecordingNode("child", log)
    parent.addSubnode(child)
    parent.once(.didMoveToWindow) { _ in child.removeFromSupernode() }
    var windows: [Window?] = []
    child.on(.didMoveToWindow) { windows.append($0.window) }
    window.addSubnode(parent)
    #expect(child.window == nil)
    #expect(windows == [nil])
  }

  @Test func `a node that removes itself in didMoveToWindow is gone`() {
    let window = host.makeWindow()
    let node = RecordingNode("a", log)
    node.once(.didMoveToWindow) { $0.removeFromSupernode() }
    window.addSubnode(node)
    #expect(node.supernode == nil)
    #expect(node.window == nil)
    #expect(log.take("a.didMoveToSupernode").count == 1)
  }

  @Test func `an addition wins over a move that its willMove makes`() {
    let first = host.makeWindow()
    let second = host.makeWindow()
    let node = RecordingNode("a", log)
    node.once(.willMoveToSupernode) { second.addSubnode($0) }
    first.addSubnode(node)
    #expect(node.supernode === first)
    #expect(node.window === first)
    #expect(second.subnodes == [])
  }

  @Test func `an addition to a detached node does not keep a window of the meantime`() {
    let window = host.makeWindow()
    let (parent, node) = (Node(), RecordingNode("a", log))
    node.once(.willMoveToSupernode) { window.addSubnode($0) }
    parent.addSubnode(node)
    #expect(node.supernode === parent)
    #expect(node.window == nil)
  }

  @Test func `an addition finishes in a supernode that has left its window`() {
    let window = host.makeWindow()
    let (parent, node) = (Node(), RecordingNode("a", log))
    window.addSubnode(parent)
    node.once(.willMoveToWindow) { _ in parent.removeFromSupernode() }
    parent.addSubnode(node)
    #expect(node.supernode === parent)
    #expect(node.window == nil)
    host.runFrame()
  }

  @Test func `a removal gives way to a move that its willMove makes`() {
    let window = host.makeWindow()
    let (old, new) = (Node(), Node())
    window.addSubnode(old)
    window.addSubnode(new)
    let node = RecordingNode("a", log)
    old.addSubnode(node)
    node.once(.willMoveToWindow) { new.addSubnode($0) }
    node.removeFromSupernode()
    #expect(node.supernode === new)
    #expect(node.window === window)
  }

  @Test func `subnodes may be added and removed in layout`() {
    let window = host.makeWindow()
    let node = RecordingNode("a", log)
    let (first, second) = (RecordingNode("first", log), RecordingNode("second", log))
    node.addSubnode(first)
    node.once(.layout) {
      first.removeFromSupernode()
      $0.addSubnode(second)
    }
    window.addSubnode(node)
    _ = log.take()
    host.runFrame()
    #expect(node.subnodes == [second])
    #expect(
      log.take().filter { $0.hasSuffix(".layout") } == ["a.layout", "second.layout", "a.layout"])
    #expect(host.diagnostics == [])
  }

  @Test func `a node that removes its supernode in layout is left alone`() {
    let window = host.makeWindow()
    let (outer, inner) = (RecordingNode("outer", log), RecordingNode("inner", log))
    outer.addSubnode(inner)
    inner.once(.layout) { _ in outer.removeFromSupernode() }
    window.addSubnode(outer)
    host.runFrame()
    #expect(window.subnodes == [])
    #expect(host.diagnostics == [])
  }

  @Test func `subnodes may be added and removed in draw`() {
    let window = host.makeWindow()
    let node = RecordingNode("a", log, frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let (first, second) = (RecordingNode("first", log), RecordingNode("second", log))
    node.addSubnode(first)
    node.once(.draw) {
      first.removeFromSupernode()
      $0.addSubnode(second)
    }
    window.addSubnode(node)
    host.runFrame()
    #expect(host.runWantedFrames() <= 2)
    #expect(log.take().filter { $0 == "second.draw" }.count == 1)
    #expect(host.screen.isIdle)
  }

  @Test func `losing focus may change the tree that leaves`() {
    final class Field: Node {
      override var canBecomeFocused: Bool { true }
      override func focusDidChange() { supernode?.addSubnode(Node()) }
    }
    let window = host.makeWindow()
    let (outer, field) = (Node(), Field())
    outer.addSubnode(field)
    window.addSubnode(outer)
    field.becomeFocused()
    outer.removeFromSupernode()
    #expect(outer.subnodes.allSatisfy { $0.window == nil })
    #expect(window.focusedNode == nil)
  }
}
