import Foundation
import Testing

@testable import Widgets

/// Shows each frame twice: over the one before, and afresh.
@MainActor private final class ComparingHost {
  let host = FakeScreenHost(size: CGSize(width: 40, height: 12), metrics: .cells)
  private(set) var areas: [CGRect] = []
  private(set) var rows = 0..<0
  private(set) var differences = 0
  private var renderer = CellRenderer(columns: 0, rows: 0)

  init() {
    host.onPresent = { [unowned self] in show($0) }
  }

  private func show(_ frame: Frame) {
    areas.append(frame.changedArea)
    let before = renderer.surface
    rows = renderer.show(frame)
    let isKept = (0..<before.height).allSatisfy {
      rows.contains($0) || before.row($0) == renderer.surface.row($0)
    }
    if !isKept { differences += 1 }
    var fresh = CellRenderer(columns: 40, rows: 12)
    frame.replay(into: &fresh)
    if renderer.surface != fresh.surface { differences += 1 }
  }
}

/// Draws a text over all of its area, and a count of how often.
@MainActor private final class TextBlock: Node {
  var text = "" { didSet { setNeedsDisplay() } }
  private(set) var drawings = 0

  override func draw(_ rect: CGRect, in canvas: Canvas) {
    drawings += 1
    canvas.text(text, in: rect, style: TextStyle(attributes: text.count > 3 ? .bold : []))
  }
}

@MainActor struct ChangedAreaTests {
  private let comparing = ComparingHost()

  private func block(_ text: String, _ frame: CGRect) -> TextBlock {
    let block = TextBlock(frame: frame)
    block.text = text
    return block
  }

  @Test func `a node that draws itself anew changes its own area`() {
    let window = comparing.host.makeWindow()
    let group = Node(frame: CGRect(x: 2, y: 1, width: 20, height: 8))
    let node = block("one", CGRect(x: 3, y: 2, width: 6, height: 2))
    window.addSubnode(group)
    group.addSubnode(node)
    comparing.host.runFrame()
    node.text = "two"
    comparing.host.runFrame()
    #expect(comparing.areas.last == CGRect(x: 5, y: 3, width: 6, height: 2))
    #expect(comparing.rows == 3..<5)
    #expect(comparing.differences == 0)
  }

  @Test func `two nodes change the area around both`() {
    let window = comparing.host.makeWindow()
    let nodes = [
      block("one", CGRect(x: 0, y: 1, width: 5, height: 1)),
      block("two", CGRect(x: 30, y: 6, width: 5, height: 2)),
    ]
    for node in nodes { window.addSubnode(node) }
    comparing.host.runFrame()
    for node in nodes { node.text = "new" }
    comparing.host.runFrame()
    #expect(comparing.areas.last == CGRect(x: 0, y: 1, width: 35, height: 7))
    #expect(comparing.differences == 0)
  }

  @Test func `what changes its place changes the whole screen`() {
    let window = comparing.host.makeWindow()
    let node = block("one", CGRect(x: 0, y: 1, width: 5, height: 1))
    window.addSubnode(node)
    let changes: [() -> Void] = [
      { node.frame.origin.y = 3 }, { node.isHidden = true }, { node.isHidden = false },
      { node.alpha = 0.3 }, { node.backgroundColor = .red }, { node.removeFromSupernode() },
    ]
    for change in changes {
      change()
      comparing.host.runFrame()
      #expect(comparing.areas.last == CGRect(x: 0, y: 0, width: 40, height: 12))
    }
    #expect(comparing.differences == 0)
  }

  @Test func `a node outside of its supernode is drawn with the rows that it is in`() {
    let window = comparing.host.makeWindow()
    let group = Node(frame: CGRect(x: 0, y: 0, width: 10, height: 2))
    let outside = block("outside", CGRect(x: 0, y: 8, width: 10, height: 1))
    let above = block("above", CGRect(x: 20, y: 8, width: 10, height: 1))
    group.addSubnode(outside)
    window.addSubnode(group)
    window.addSubnode(above)
    comparing.host.runFrame()
    above.text = "changed"
    comparing.host.runFrame()
    #expect(comparing.areas.last?.origin.y == 8)
    #expect(comparing.differences == 0)
  }

  @Test func `a frame that nobody replays is made up for`() {
    let host = FakeScreenHost(size: CGSize(width: 40, height: 12), metrics: .cells)
    let window = host.makeWindow()
    let group = Node(frame: CGRect(x: 0, y: 0, width: 10, height: 2))
    let inner = block("inner", CGRect(x: 0, y: 0, width: 10, height: 1))
    let other = block("other", CGRect(x: 20, y: 8, width: 10, height: 1))
    group.addSubnode(inner)
    window.addSubnode(group)
    window.addSubnode(other)
    var renderer = CellRenderer(columns: 0, rows: 0)
    host.onPresent = { renderer.show($0) }
    host.runFrame()
    host.onPresent = { _ in }
    inner.frame.origin.y = 8
    host.runFrame()
    host.onPresent = { renderer.show($0) }
    other.text = "again"
    host.runFrame()
    #expect(renderer.surface.text(ofRow: 8) == "inner               again")
  }

  @Test func `random changes look the same drawn in parts and as a whole`() {
    let texts = ["a", "漢字", "🙂 and more", "e\u{301}x", "", "two words"]
    var generator = SeededGenerator(seed: 23)
    let window = comparing.host.makeWindow()
    var nodes: [TextBlock] = []
    func frame() -> CGRect {
      CGRect(
        x: CGFloat.random(in: -3..<36, using: &generator),
        y: CGFloat.random(in: -2..<11, using: &generator),
        width: .random(in: 1..<20, using: &generator), height: .random(in: 1..<6, using: &generator)
      )
    }
    for _ in 0..<600 {
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        let node = nodes.randomElement(using: &generator)
        switch Int.random(in: 0..<24, using: &generator) {
        case 0:
          let new = block("new", frame())
          new.clipsToBounds = Bool.random(using: &generator)
          (node ?? window).addSubnode(new)
          nodes.append(new)
        case 1: node?.frame = frame()
        case 2: node?.isHidden.toggle()
        case 3: node?.bounds.origin.y = .random(in: -2...2, using: &generator)
        case 4: node?.backgroundColor = Bool.random(using: &generator) ? .blue : nil
        case 5: node?.alpha = Bool.random(using: &generator) ? 1 : 0.3
        default: node?.text = texts.randomElement(using: &generator) ?? ""
        }
      }
      comparing.host.runFrame()
    }
    #expect(comparing.differences == 0)
    // Many of the frames were drawn in part.
    #expect(comparing.areas.count { $0.size.height < 12 } > 100)
  }
}
