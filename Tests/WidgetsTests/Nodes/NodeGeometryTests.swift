import Foundation
import Testing

@testable import Widgets

@MainActor struct NodeGeometryTests {
  @Test func `VIEW-01 frame follows from center and the size of bounds`() {
    let node = Node()
    node.bounds.size = CGSize(width: 100, height: 50)
    node.center = CGPoint(x: 100, y: 100)
    #expect(node.frame == CGRect(x: 50, y: 75, width: 100, height: 50))
  }

  @Test func `VIEW-02 setting frame keeps the origin of bounds`() {
    let node = Node(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    node.bounds.origin = CGPoint(x: 10, y: 10)
    node.frame = CGRect(x: 5, y: 6, width: 70, height: 80)
    #expect(node.bounds == CGRect(x: 10, y: 10, width: 70, height: 80))
    #expect(node.center == CGPoint(x: 40, y: 46))
  }

  @Test func `VIEW-04 setting the size of bounds keeps center`() {
    let node = Node(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    node.bounds.size = CGSize(width: 200, height: 200)
    #expect(node.frame == CGRect(x: -50, y: -50, width: 200, height: 200))
    #expect(node.center == CGPoint(x: 50, y: 50))
  }

  @Test func `VIEW-05 moving the origin of bounds moves the subnodes, not frame`() {
    let node = Node(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    let child = Node(frame: CGRect(x: 0, y: 50, width: 100, height: 10))
    node.addSubnode(child)
    node.bounds.origin = CGPoint(x: 0, y: 40)
    #expect(node.frame == CGRect(x: 10, y: 20, width: 100, height: 100))
    #expect(child.convert(CGPoint.zero, to: node) == CGPoint(x: 0, y: 50))
    // 50 in the node is 10 below its visible top.
    #expect(node.hitTest(CGPoint(x: 5, y: 50), with: nil) === child)
    #expect(node.hitTest(CGPoint(x: 5, y: 65), with: nil) === node)
  }

  @Test func `VIEW-06 convert counts frames and origins of bounds on the way`() {
    let root = Node(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let first = Node(frame: CGRect(x: 20, y: 10, width: 10, height: 10))
    let second = Node(frame: CGRect(x: 80, y: 80, width: 20, height: 20))
    root.addSubnode(first)
    root.addSubnode(second)
    #expect(first.convert(CGPoint(x: 60, y: 70), to: second) == .zero)
    #expect(second.convert(CGPoint(x: -5, y: -5), to: first) == CGPoint(x: 55, y: 65))
    #expect(first.convert(CGPoint(x: -5, y: -5), from: second) == CGPoint(x: 55, y: 65))
    root.bounds.origin = CGPoint(x: 7, y: 9)
    #expect(first.convert(CGPoint(x: 60, y: 70), to: second) == .zero)
    second.bounds.origin = CGPoint(x: 1, y: 2)
    #expect(first.convert(CGPoint(x: 60, y: 70), to: second) == CGPoint(x: 1, y: 2))
    let rect = first.convert(CGRect(x: 60, y: 70, width: 3, height: 4), to: second)
    #expect(rect == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(second.convert(rect, to: first) == CGRect(x: 60, y: 70, width: 3, height: 4))
  }

  @Test func `VIEW-06 convert to a descendant and to an ancestor are opposites`() {
    let root = Node(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let middle = Node(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    let leaf = Node(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
    root.addSubnode(middle)
    middle.addSubnode(leaf)
    middle.bounds.origin.y = 30
    #expect(leaf.convert(CGPoint.zero, to: root) == CGPoint(x: 15, y: -15))
    #expect(leaf.convert(CGPoint(x: 15, y: -15), from: root) == .zero)
    #expect(leaf.convert(CGPoint(x: 3, y: 4), to: leaf) == CGPoint(x: 3, y: 4))
  }

  @Test func `VIEW-07 nil in convert means the window`() {
    let host = FakeScreenHost()
    let window = host.makeWindow()
    let middle = Node(frame: CGRect(x: 10, y: 20, width: 50, height: 50))
    let leaf = Node(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
    window.addSubnode(middle)
    middle.addSubnode(leaf)
    let point = CGPoint(x: 1, y: 2)
    #expect(leaf.convert(point, to: nil) == CGPoint(x: 16, y: 27))
    #expect(leaf.convert(point, to: nil) == leaf.convert(point, to: window))
    #expect(leaf.convert(point, from: nil) == leaf.convert(point, from: window))
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(leaf.convert(rect, to: nil) == leaf.convert(rect, to: window))
    #expect(leaf.convert(rect, from: nil) == leaf.convert(rect, from: window))
  }

  @Test func `boundsDidChange comes once for a change and sees it`() {
    let log = CallLog()
    let node = RecordingNode("a", log, frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var seen: [CGRect] = []
    node.on(.boundsDidChange) { seen.append($0.bounds) }
    node.bounds = CGRect(x: 1, y: 2, width: 30, height: 40)
    node.bounds = CGRect(x: 1, y: 2, width: 30, height: 40)
    node.center = CGPoint(x: 500, y: 500)
    #expect(seen == [CGRect(x: 1, y: 2, width: 30, height: 40)])
  }

  @Test func `a new node has no size, and one with a frame has that`() {
    #expect(Node().frame == .zero)
    let frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(Node(frame: frame).frame == frame)
    #expect(Node(frame: frame).bounds == CGRect(x: 0, y: 0, width: 3, height: 4))
  }
}

@MainActor struct NodeGeometryMisuseTests {
  @Test func `a frame that is not a number stops the program`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        Node().frame = CGRect(x: 0, y: CGFloat.nan, width: 1, height: 1)
      }
    }
    #expect(text(result).contains("frame must be made of finite numbers"))
  }

  @Test func `an infinite frame stops the program in init, too`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        _ = Node(frame: CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 1))
      }
    }
    #expect(text(result).contains("frame must be made of finite numbers"))
  }

  @Test func `a size of bounds that is not a number stops the program`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run { Node().bounds.size.width = .nan }
    }
    #expect(text(result).contains("size must be made of finite numbers"))
  }

  @Test func `a center that is not a number stops the program`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run { Node().center.x = .nan }
    }
    #expect(text(result).contains("center must be made of finite numbers"))
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func `an origin of bounds that is not finite is refused`(value: CGFloat) {
    let host = FakeScreenHost()
    let window = host.makeWindow()
    let node = Node(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    window.addSubnode(node)
    node.bounds.origin = CGPoint(x: 1, y: 2)
    node.bounds.origin.y = value
    #expect(node.bounds.origin == CGPoint(x: 1, y: 2))
    #expect(host.diagnostics.map(\.code) == [Diagnostic.Code("node.bounds")])
    #expect(host.diagnostics.first?.subject == "Node")
  }

  @Test func `a refused origin leaves the new size in place`() {
    let host = FakeScreenHost()
    let window = host.makeWindow()
    let node = Node()
    window.addSubnode(node)
    node.bounds = CGRect(x: CGFloat.nan, y: 0, width: 10, height: 20)
    #expect(node.bounds == CGRect(x: 0, y: 0, width: 10, height: 20))
    #expect(host.diagnostics.count == 1)
  }

  private func text(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }
}
