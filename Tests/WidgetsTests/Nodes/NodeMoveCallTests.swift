import Foundation
import Testing

@testable import Widgets

@MainActor struct NodeMoveCallTests {
  private let host = FakeScreenHost()
  private let log = CallLog()

  @Test func `VIEW-21 a supernode without window makes the calls about supernodes only`() {
    let parent = RecordingNode("parent", log)
    parent.addSubnode(RecordingNode("child", log))
    #expect(
      log.calls == [
        "child.willMove(toSupernode: parent)", "child.didMoveToSupernode",
        "parent.didAddSubnode(child)",
      ])
  }

  @Test func `VIEW-21 joining a window tells the tree, which is laid out afterwards`() {
    let window = host.makeWindow()
    let parent = RecordingNode("parent", log)
    let child = RecordingNode("child", log)
    parent.addSubnode(child)
    _ = log.take()
    window.addSubnode(parent)
    host.runFrame()
    #expect(
      log.take().filter { !$0.hasSuffix("draw") } == [
        "parent.willMove(toSupernode: Window)", "parent.willMove(toWindow: Window)",
        "child.willMove(toWindow: Window)", "parent.didMoveToWindow", "child.didMoveToWindow",
        "parent.didMoveToSupernode", "parent.layout", "child.layout",
      ])
  }

  @Test func `VIEW-22 leaving a tree on screen nests the calls about the window`() {
    let window = host.makeWindow()
    let parent = RecordingNode("parent", log)
    let child = RecordingNode("child", log)
    window.addSubnode(parent)
    parent.addSubnode(child)
    _ = log.take()
    child.removeFromSupernode()
    #expect(
      log.take() == [
        "child.willMove(toSupernode: nil)", "parent.willRemoveSubnode(child)",
        "child.willMove(toWindow: nil)", "child.didMoveToWindow", "child.didMoveToSupernode",
      ])
  }

  @Test func `VIEW-23 entering a tree on screen nests the calls, didAddSubnode is last`() {
    let window = host.makeWindow()
    let parent = RecordingNode("parent", log)
    window.addSubnode(parent)
    _ = log.take()
    parent.addSubnode(RecordingNode("child", log))
    #expect(
      log.take() == [
        "child.willMove(toSupernode: parent)", "child.willMove(toWindow: Window)",
        "child.didMoveToWindow", "child.didMoveToSupernode", "parent.didAddSubnode(child)",
      ])
  }

  @Test func `VIEW-24 willRemoveSubnode finds the node linked, didAddSubnode too`() {
    let parent = RecordingNode("parent", log)
    let child = RecordingNode("child", log)
    var links: [Bool] = []
    parent.on(.didAddSubnode) { links.append(child.supernode === $0) }
    parent.on(.willRemoveSubnode) { links.append(child.supernode === $0) }
    child.on(.willMoveToSupernode) { links.append($0.supernode === parent) }
    child.on(.didMoveToSupernode) { links.append($0.supernode === parent) }
    parent.addSubnode(child)
    #expect(links == [false, true, true])
    child.removeFromSupernode()
    #expect(links.dropFirst(3) == [true, true, false])
  }

  @Test func `VIEW-24 a node that moves is removed from the old one, then added to the new one`() {
    let old = RecordingNode("old", log)
    let new = RecordingNode("new", log)
    let child = RecordingNode("child", log)
    old.addSubnode(child)
    _ = log.take()
    new.addSubnode(child)
    #expect(
      log.take() == [
        "child.willMove(toSupernode: new)", "old.willRemoveSubnode(child)",
        "child.didMoveToSupernode", "new.didAddSubnode(child)",
      ])
  }

  @Test func `VIEW-25 the calls about the window reach descendants, ancestors first`() {
    let window = host.makeWindow()
    let nodes = ["a", "b", "c"].map { RecordingNode($0, log) }
    nodes[0].addSubnode(nodes[1])
    nodes[1].addSubnode(nodes[2])
    _ = log.take()
    var windows: [Window?] = []
    nodes[2].on(.willMoveToWindow) { windows.append($0.window) }
    nodes[2].on(.didMoveToWindow) { windows.append($0.window) }
    window.addSubnode(nodes[0])
    #expect(
      log.take("didMoveToWindow")
        == ["a.didMoveToWindow", "b.didMoveToWindow", "c.didMoveToWindow"])
    #expect(windows == [nil, window])
    nodes[0].removeFromSupernode()
    #expect(
      log.take("willMove(toWindow: nil)") == [
        "a.willMove(toWindow: nil)", "b.willMove(toWindow: nil)", "c.willMove(toWindow: nil)",
      ])
    #expect(windows == [nil, window, window, nil])
  }

  @Test func `a move inside one window makes no calls about the window`() {
    let window = host.makeWindow()
    let (a, b) = (RecordingNode("a", log), RecordingNode("b", log))
    window.addSubnode(a)
    window.addSubnode(b)
    _ = log.take()
    a.addSubnode(b)
    #expect(
      log.take() == [
        "b.willMove(toSupernode: a)", "b.didMoveToSupernode", "a.didAddSubnode(b)",
      ])
  }

  @Test func `a move to another window makes the calls once`() {
    let first = host.makeWindow()
    let second = host.makeWindow()
    let node = RecordingNode("a", log)
    first.addSubnode(node)
    _ = log.take()
    second.addSubnode(node)
    #expect(node.window === second)
    #expect(
      log.take() == [
        "a.willMove(toSupernode: Window)", "a.willMove(toWindow: Window)", "a.didMoveToWindow",
        "a.didMoveToSupernode",
      ])
  }

  @Test func `VIEW-30 a node that loses its window resigns as first responder`() {
    let window = host.makeWindow()
    let (outer, field) = (Node(), WritingNode())
    outer.addSubnode(field)
    window.addSubnode(outer)
    #expect(field.becomeFirstResponder())
    outer.removeFromSupernode()
    #expect(field.resignations == 1)
    #expect(!field.isFirstResponder)
    #expect(window.firstResponder == nil)
  }

  @Test func `VIEW-30 one that will not resign loses it all the same`() {
    let window = host.makeWindow()
    let field = WritingNode()
    field.isStubborn = true
    window.addSubnode(field)
    field.becomeFirstResponder()
    field.removeFromSupernode()
    #expect(window.firstResponder == nil)
  }

  @Test func `VIEW-30 a controller whose view leaves resigns, too`() {
    final class Controller: ViewController {
      override var canBecomeFirstResponder: Bool { true }
    }
    let window = host.makeWindow()
    let controller = Controller()
    window.addSubnode(controller.view)
    #expect(controller.becomeFirstResponder())
    controller.view.removeFromSupernode()
    #expect(window.firstResponder == nil)
  }

  @Test func `VIEW-30 another first responder keeps its place`() {
    let window = host.makeWindow()
    let (field, other) = (WritingNode(), Node())
    window.addSubnode(field)
    window.addSubnode(other)
    field.becomeFirstResponder()
    other.removeFromSupernode()
    #expect(field.isFirstResponder)
  }
}

private final class WritingNode: Node {
  var isStubborn = false
  private(set) var resignations = 0

  override var canBecomeFirstResponder: Bool { true }
  override var canResignFirstResponder: Bool { !isStubborn }

  override func resignFirstResponder() -> Bool {
    resignations += 1
    return super.resignFirstResponder()
  }
}
