import Foundation
import Testing

@testable import Widgets

@MainActor struct NodeLayoutTests {
  private let host = FakeScreenHost()
  private let log = CallLog()

  @Test func `VIEW-40 a new node needs layout, once for any number of requests`() {
    let node = RecordingNode("a", log)
    node.layoutIfNeeded()
    #expect(log.take() == ["a.layout"])
    node.layoutIfNeeded()
    #expect(log.take() == [])
    node.setNeedsLayout()
    node.setNeedsLayout()
    node.layoutIfNeeded()
    #expect(log.take() == ["a.layout"])
  }

  @Test func `VIEW-40 supernodes are laid out before subnodes`() {
    let (a, b, c) = (RecordingNode("a", log), RecordingNode("b", log), RecordingNode("c", log))
    a.addSubnode(b)
    b.addSubnode(c)
    _ = log.take()
    a.layoutIfNeeded()
    #expect(log.take() == ["a.layout", "b.layout", "c.layout"])
    c.setNeedsLayout()
    a.setNeedsLayout()
    a.layoutIfNeeded()
    #expect(log.take() == ["a.layout", "c.layout"])
  }

  @Test func `VIEW-40 a frame lays out what asked for it`() {
    let window = host.makeWindow()
    let node = RecordingNode("a", log)
    window.addSubnode(node)
    host.runFrame()
    _ = log.take()
    node.setNeedsLayout()
    #expect(host.screen.nextDeadline != nil)
    host.runFrame()
    #expect(log.take(".layout") == ["a.layout"])
    host.runFrame()
    #expect(log.take() == [])
  }

  @Test func `VIEW-41 a change of size, an added or a removed subnode asks for layout`() {
    let node = RecordingNode("a", log)
    let child = Node()
    let changes: [() -> Void] = [
      { node.frame.size.width = 10 }, { node.bounds.size.height = 10 },
      { node.addSubnode(child) }, { child.removeFromSupernode() },
    ]
    node.layoutIfNeeded()
    for change in changes {
      _ = log.take()
      change()
      node.layoutIfNeeded()
      #expect(log.take(".layout") == ["a.layout"])
    }
  }

  @Test func `VIEW-41 a move asks for no layout, nor does an equal frame`() {
    let node = RecordingNode("a", log, frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    node.layoutIfNeeded()
    _ = log.take()
    node.frame.origin = CGPoint(x: 5, y: 5)
    node.center = CGPoint(x: 50, y: 50)
    node.bounds.origin = CGPoint(x: 1, y: 1)
    node.frame = CGRect(x: 45, y: 45, width: 10, height: 10)
    node.layoutIfNeeded()
    #expect(log.take(".layout") == [])
  }

  @Test func `VIEW-42 a subnode that needs layout does not lay out its supernode`() {
    let (a, b) = (RecordingNode("a", log), RecordingNode("b", log))
    a.addSubnode(b)
    a.layoutIfNeeded()
    _ = log.take()
    b.setNeedsLayout()
    a.layoutIfNeeded()
    #expect(log.take() == ["b.layout"])
  }

  @Test func `layoutIfNeeded goes on when layout asks for more`() {
    let (a, b) = (RecordingNode("a", log), RecordingNode("b", log))
    a.addSubnode(b)
    b.once(.layout) { _ in a.setNeedsLayout() }
    _ = log.take()
    a.layoutIfNeeded()
    #expect(log.take() == ["a.layout", "b.layout", "a.layout"])
  }

  @Test func `a subnode that changes an earlier one in layout is followed in the same frame`() {
    let window = host.makeWindow()
    let (a, b) = (RecordingNode("a", log), RecordingNode("b", log))
    window.addSubnode(a)
    window.addSubnode(b)
    host.runFrame()
    _ = log.take()
    b.once(.layout) { _ in a.frame.size.width = 33 }
    b.setNeedsLayout()
    host.runFrame()
    #expect(log.take().filter { $0.hasSuffix(".layout") } == ["b.layout", "a.layout"])
  }

  @Test func `a layout that never settles is given up with a diagnostic`() {
    let window = host.makeWindow()
    let node = RecordingNode("a", log)
    node.on(.layout) { $0.setNeedsLayout() }
    window.addSubnode(node)
    _ = log.take()
    host.runFrame()
    #expect(host.diagnostics.map(\.code) == [Diagnostic.Code("layout.loop")])
    #expect(log.take(".layout").count == 16)
    #expect(host.screen.isIdle)
    node.on(.layout) { _ in }
    node.setNeedsLayout()
    host.runFrame()
    #expect(log.take() == ["a.layout"])
  }

  @Test func `layoutIfNeeded of a layout that never settles returns`() {
    let node = RecordingNode("a", log)
    node.on(.layout) { $0.setNeedsLayout() }
    node.layoutIfNeeded()
    #expect(log.take().count == 16)
  }

  @Test func `a tree in a hidden window is laid out when the window is shown`() {
    let window = host.makeHiddenWindow()
    let node = RecordingNode("a", log)
    window.addSubnode(node)
    host.runFrame()
    #expect(log.take(".layout") == [])
    window.isHidden = false
    host.runFrame()
    #expect(log.take(".layout") == ["a.layout"])
  }
}

@MainActor struct NodeSizeTests {
  private final class Tile: Node {
    override func sizeThatFits(_ size: CGSize) -> CGSize {
      CGSize(width: size.width * 2, height: 7)
    }
  }

  @Test func `VIEW-45 a plain node fits its size and has none of its own`() {
    let node = Node(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
    #expect(node.intrinsicContentSize == CGSize(width: -1, height: -1))
    #expect(
      node.sizeThatFits(CGSize(width: 5, height: 5)) == CGSize(width: 30, height: 40))
    node.sizeToFit()
    #expect(node.frame == CGRect(x: 1, y: 2, width: 30, height: 40))
  }

  @Test func `VIEW-45 sizeToFit applies what fits the present size, in place`() {
    let tile = Tile(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
    tile.sizeToFit()
    #expect(tile.frame == CGRect(x: 1, y: 2, width: 60, height: 7))
  }

  @Test func `a change of intrinsic size lays out the supernode`() {
    let log = CallLog()
    let (parent, child) = (RecordingNode("parent", log), Node())
    parent.addSubnode(child)
    parent.layoutIfNeeded()
    _ = log.take()
    child.invalidateIntrinsicContentSize()
    parent.layoutIfNeeded()
    #expect(log.take() == ["parent.layout"])
  }
}
