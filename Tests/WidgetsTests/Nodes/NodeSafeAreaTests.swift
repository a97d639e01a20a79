import Foundation
import Testing

@testable import Widgets

@MainActor struct NodeSafeAreaTests {
  /// The insets of VC-75.
  nonisolated static let insets = EdgeInsets(top: 44, left: 10, bottom: 34, right: 12)
  private let host = FakeScreenHost(safeAreaInsets: NodeSafeAreaTests.insets)
  private let log = CallLog()

  @Test func `VC-74 a controller adds to the safe area of its view`() {
    let host = FakeScreenHost(safeAreaInsets: EdgeInsets(top: 59, bottom: 34))
    let controller = ViewController()
    controller.additionalSafeAreaInsets = EdgeInsets(top: 10, bottom: 6)
    host.makeWindow().rootViewController = controller
    #expect(controller.view.safeAreaInsets == EdgeInsets(top: 69, bottom: 40))
    controller.additionalSafeAreaInsets = .zero
    #expect(controller.view.safeAreaInsets == EdgeInsets(top: 59, bottom: 34))
  }

  /// The three measured cases of VC-75 in a window of 320 × 480, and corners of the rule.
  @Test(arguments: [
    (CGRect(x: 30, y: 20, width: 100, height: 500), EdgeInsets(top: 24, bottom: 34)),
    (CGRect(x: 5, y: 10, width: 60, height: 20), EdgeInsets(top: 34, left: 5)),
    (CGRect(x: 0, y: 100, width: 320, height: 200), EdgeInsets(left: 10, right: 12)),
    (CGRect(x: 0, y: 0, width: 320, height: 480), NodeSafeAreaTests.insets),
    (CGRect(x: 20, y: 50, width: 100, height: 100), EdgeInsets.zero),
    // Beyond an edge no more than the whole inset counts.
    (CGRect(x: -50, y: -50, width: 500, height: 600), NodeSafeAreaTests.insets),
  ])
  func `VC-75 the safe area is where a frame reaches into its supernode's`(
    frame: CGRect, expected: EdgeInsets
  ) {
    let node = Node(frame: frame)
    host.makeWindow().addSubnode(node)
    #expect(node.safeAreaInsets == expected)
  }

  @Test func `VC-75 it follows moves of the node and of its ancestors`() {
    let window = host.makeWindow()
    let outer = Node(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let inner = Node(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    window.addSubnode(outer)
    outer.addSubnode(inner)
    #expect(inner.safeAreaInsets == EdgeInsets(top: 44, left: 10, right: 12))
    inner.frame.origin.y = 20
    #expect(inner.safeAreaInsets == EdgeInsets(top: 24, left: 10, right: 12))
    outer.frame.origin.y = 30
    // The outer one reaches 14 under the top; the inner one begins 20 below that.
    #expect(inner.safeAreaInsets == EdgeInsets(left: 10, right: 12))
    outer.frame = CGRect(x: 0, y: 0, width: 320, height: 110)
    #expect(inner.safeAreaInsets == EdgeInsets(top: 24, left: 10, right: 12))
    outer.frame.size.height = 480
    inner.frame.origin.y = 380
    #expect(inner.safeAreaInsets == EdgeInsets(left: 10, bottom: 34, right: 12))
  }

  @Test func `VC-75 a supernode that scrolls counts from its visible part`() {
    let window = host.makeWindow()
    let outer = Node(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let inner = Node(frame: CGRect(x: 0, y: 100, width: 320, height: 100))
    window.addSubnode(outer)
    outer.addSubnode(inner)
    outer.bounds.origin.y = 80
    #expect(inner.safeAreaInsets.top == 24)
    outer.bounds.origin.y = 100
    #expect(inner.safeAreaInsets.top == 44)
  }

  @Test func `safeAreaBounds is bounds without the insets`() {
    let node = Node(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    host.makeWindow().addSubnode(node)
    #expect(node.safeAreaBounds == CGRect(x: 10, y: 44, width: 298, height: 402))
    #expect(Node().safeAreaBounds == .zero)
  }

  @Test func `VIEW-46 margins are 8 points and add the safe area`() {
    let node = Node(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let window = host.makeWindow()
    window.addSubnode(Node(frame: CGRect(x: 100, y: 100, width: 10, height: 10)))
    #expect(
      window.subnodes.first?.layoutMargins == EdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    window.addSubnode(node)
    #expect(node.layoutMargins == EdgeInsets(top: 52, left: 18, bottom: 42, right: 20))
    node.insetsLayoutMarginsFromSafeArea = false
    #expect(node.layoutMargins == EdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
  }

  @Test func `VIEW-46 margins of cells are one column, and own ones replace them`() {
    let node = Node()
    #expect(node.layoutMargins == EdgeInsets(left: 1, right: 1))
    node.layoutMargins = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(node.layoutMargins == EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    node.layoutMargins = EdgeInsets(top: .nan, left: .infinity, bottom: 3, right: 4)
    #expect(node.layoutMargins == EdgeInsets(top: 0, left: 0, bottom: 3, right: 4))
  }

  @Test func `VIEW-47 the margins change before the safe area, once for a change`() {
    let window = host.makeWindow()
    let node = RecordingNode("a", log, frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.addSubnode(node)
    #expect(calls() == ["a.margins", "a.safeArea"])
    node.frame.origin = CGPoint(x: 0, y: 0)
    node.updateSafeArea()
    #expect(calls() == [])
    node.frame.origin.y = 10
    #expect(calls() == ["a.margins", "a.safeArea"])
    node.frame = CGRect(x: 100, y: 100, width: 50, height: 50)
    #expect(calls() == ["a.margins", "a.safeArea"])
    node.frame.origin.y = 120
    #expect(calls() == [])
  }

  @Test func `VIEW-47 margins without the safe area do not change with it`() {
    let window = host.makeWindow()
    let node = RecordingNode("a", log, frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    node.insetsLayoutMarginsFromSafeArea = false
    window.addSubnode(node)
    #expect(calls() == ["a.safeArea"])
    node.insetsLayoutMarginsFromSafeArea = true
    #expect(calls() == ["a.margins"])
  }

  @Test func `setting other margins tells the node, equal ones do not`() {
    let node = RecordingNode("a", log)
    node.layoutMargins = EdgeInsets(top: 5)
    node.layoutMargins = EdgeInsets(top: 5)
    #expect(calls() == ["a.margins"])
  }

  @Test func `the view's controller hears of its safe area`() {
    final class Controller: ViewController {
      var insets: [EdgeInsets] = []
      override func viewSafeAreaInsetsDidChange() { insets.append(view.safeAreaInsets) }
    }
    let controller = Controller()
    host.makeWindow().rootViewController = controller
    #expect(controller.insets == [Self.insets])
  }

  private func calls() -> [String] {
    log.take().filter { $0.hasSuffix("margins") || $0.hasSuffix("safeArea") }
  }
}
