import Foundation
import Testing

@testable import Widgets

@MainActor struct NodeDisplayTests {
  private let host = FakeScreenHost(size: CGSize(width: 10, height: 3), metrics: .cells)
  private let log = CallLog()

  private func makeNode(_ name: String, in window: Window) -> RecordingNode {
    let node = RecordingNode(name, log, frame: CGRect(x: 0, y: 0, width: 4, height: 2))
    window.addSubnode(node)
    return node
  }

  @Test func `a node is drawn once for any number of requests, and kept`() {
    let window = host.makeWindow()
    let node = makeNode("a", in: window)
    host.runFrame()
    #expect(log.take(".draw") == ["a.draw"])
    node.setNeedsDisplay()
    node.setNeedsDisplay()
    host.runFrame()
    #expect(log.take(".draw") == ["a.draw"])
    host.runFrame()
    #expect(log.take() == [])
  }

  @Test func `a new size is drawn anew, a move, a colour and transparency are not`() {
    let window = host.makeWindow()
    let node = makeNode("a", in: window)
    host.runFrame()
    _ = log.take()
    let changes: [() -> Void] = [
      { node.frame.origin.x = 1 }, { node.backgroundColor = .red }, { node.alpha = 0.5 },
      { node.clipsToBounds = true }, { node.bounds.origin.y = 1 },
    ]
    for change in changes {
      let before = host.presentCount
      change()
      host.runFrame()
      #expect(log.take(".draw") == [])
      #expect(host.presentCount == before + 1)
    }
    node.frame.size.width = 5
    host.runFrame()
    #expect(log.take(".draw") == ["a.draw"])
  }

  @Test func `nothing is drawn for equal values`() {
    let window = host.makeWindow()
    let node = makeNode("a", in: window)
    host.runFrame()
    node.alpha = 2
    node.alpha = .nan
    node.isHidden = false
    node.backgroundColor = nil
    node.clipsToBounds = false
    node.frame = node.frame
    #expect(host.screen.isIdle)
    #expect(node.alpha == 1)
  }

  @Test func `a hidden node is drawn when it is shown`() {
    let window = host.makeWindow()
    let node = makeNode("a", in: window)
    let child = RecordingNode("child", log)
    node.addSubnode(child)
    node.isHidden = true
    _ = log.take()
    host.runFrame()
    #expect(log.take(".draw") == [])
    child.setNeedsDisplay()
    host.runFrame()
    #expect(log.take() == [])
    node.isHidden = false
    host.runFrame()
    #expect(log.take() == ["a.draw", "child.draw"])
  }

  @Test func `the screen shows nodes back to front, each behind its subnodes`() {
    let window = host.makeWindow()
    var screen = ""
    host.onPresent = { frame in
      var renderer = CellRenderer(columns: 10, rows: 3, metrics: .cells)
      frame.replay(into: &renderer)
      screen = renderer.surface.text
    }
    let back = Fill("a", CGRect(x: 0, y: 0, width: 6, height: 3))
    let inner = Fill("b", CGRect(x: 1, y: 1, width: 2, height: 1))
    let front = Fill("c", CGRect(x: 4, y: 0, width: 4, height: 2))
    back.addSubnode(inner)
    window.addSubnode(back)
    window.addSubnode(front)
    host.runFrame()
    #expect(screen == "aaaacccc\nabbacccc\naaaaaa")
    window.sendSubnodeToBack(front)
    host.runFrame()
    #expect(screen == "aaaaaacc\nabbaaacc\naaaaaa")
    back.isHidden = true
    host.runFrame()
    #expect(screen == "    cccc\n    cccc\n")
  }

  @Test func `bounds cut off what is inside only when they clip`() {
    let window = host.makeWindow()
    var screen = ""
    host.onPresent = { frame in
      var renderer = CellRenderer(columns: 10, rows: 3, metrics: .cells)
      frame.replay(into: &renderer)
      screen = renderer.surface.text
    }
    let outer = Fill("a", CGRect(x: 0, y: 0, width: 3, height: 2))
    outer.addSubnode(Fill("b", CGRect(x: 2, y: 1, width: 4, height: 2)))
    window.addSubnode(outer)
    host.runFrame()
    #expect(screen == "aaa\naabbbb\n  bbbb")
    outer.clipsToBounds = true
    host.runFrame()
    #expect(screen == "aaa\naab\n")
    outer.bounds.origin = CGPoint(x: 1, y: 1)
    host.runFrame()
    #expect(screen.split(separator: "\n", omittingEmptySubsequences: false)[0].contains("bb"))
  }
}

/// A rectangle of one character.
private final class Fill: Node {
  private let character: Character

  init(_ character: Character, _ frame: CGRect) {
    self.character = character
    super.init(frame: frame)
  }

  override func draw(_ rect: CGRect, in canvas: Canvas) {
    canvas.fill(rect, with: character, style: TextStyle())
  }
}
