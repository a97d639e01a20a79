import Foundation
import Testing

@testable import Widgets

private final class Field: Node {
  override var canBecomeFocused: Bool { true }
  private(set) var changes = 0

  override func focusDidChange() {
    super.focusDidChange()
    changes += 1
  }
}

@MainActor struct NodeFocusTests {
  private let host = FakeScreenHost()

  /// A window with three fields, the second one inside of a plain node.
  private func makeWindow() -> (window: Window, fields: [Field]) {
    let window = host.makeWindow()
    let fields = (0..<3).map { Field(frame: CGRect(x: 0, y: $0 * 20, width: 10, height: 10)) }
    let group = Node(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.addSubnode(fields[0])
    group.addSubnode(fields[1])
    window.addSubnode(group)
    window.addSubnode(fields[2])
    return (window, fields)
  }

  private func focused(_ fields: [Field]) -> [Int] {
    fields.indices.filter { fields[$0].isFocused }
  }

  @Test func `the first frame gives focus to the first node that can have it`() {
    let (window, fields) = makeWindow()
    #expect(window.focusedNode == nil)
    host.runFrame()
    #expect(focused(fields) == [0])
    #expect(fields[0].changes == 1)
  }

  @Test func `Tab goes forward depth first and around, Shift and Tab backward`() {
    let (_, fields) = makeWindow()
    host.runFrame()
    var order: [[Int]] = []
    for _ in 0..<3 {
      host.press(.tab)
      order.append(focused(fields))
    }
    #expect(order == [[1], [2], [0]])
    host.press(.tab, .shift)
    #expect(focused(fields) == [2])
    host.press(.tab, .shift)
    #expect(focused(fields) == [1])
  }

  @Test func `Tab with another modifier moves nothing`() {
    let (_, fields) = makeWindow()
    host.runFrame()
    var unhandled: [Key] = []
    host.screen.onUnhandledKey = { unhandled.append($0) }
    host.press(.tab, .control)
    #expect(focused(fields) == [0])
    #expect(unhandled == [Key(.tab, modifiers: .control)])
  }

  @Test func `Tab without a node that can have focus is not handled`() {
    _ = host.makeWindow()
    var unhandled: [Key] = []
    host.screen.onUnhandledKey = { unhandled.append($0) }
    host.press(.tab)
    #expect(unhandled == [Key(.tab)])
  }

  @Test func `becomeFocused tells the old one and the new one`() {
    let (window, fields) = makeWindow()
    host.runFrame()
    #expect(fields[2].becomeFocused())
    #expect(fields.map(\.changes) == [2, 0, 1])
    #expect(fields[2].becomeFocused())
    #expect(fields.map(\.changes) == [2, 0, 1])
    #expect(window.focusedNode === fields[2])
  }

  @Test func `becomeFocused is refused where nothing is seen or wanted`() {
    let (window, fields) = makeWindow()
    #expect(!Field().becomeFocused())
    let plain = Node()
    window.addSubnode(plain)
    #expect(!plain.becomeFocused())
    fields[1].supernode?.isHidden = true
    #expect(!fields[1].becomeFocused())
    fields[1].supernode?.isHidden = false
    fields[1].supernode?.alpha = 0
    #expect(!fields[1].becomeFocused())
    fields[1].supernode?.alpha = 1
    fields[1].isUserInteractionEnabled = false
    #expect(!fields[1].becomeFocused())
    fields[1].isUserInteractionEnabled = true
    #expect(fields[1].becomeFocused())
  }

  @Test func `Tab passes over what is hidden`() {
    let (_, fields) = makeWindow()
    host.runFrame()
    fields[1].supernode?.isHidden = true
    host.press(.tab)
    #expect(focused(fields) == [2])
  }

  @Test func `focus moves on when its node is hidden`() {
    let (_, fields) = makeWindow()
    host.runFrame()
    fields[1].becomeFocused()
    fields[1].supernode?.isHidden = true
    host.runFrame()
    #expect(focused(fields) == [0])
  }

  @Test func `focus moves on when its node is removed`() {
    let (_, fields) = makeWindow()
    host.runFrame()
    fields[0].removeFromSupernode()
    #expect(!fields[0].isFocused)
    #expect(fields[0].changes == 2)
    host.runFrame()
    #expect(focused(fields) == [1])
  }

  @Test func `focus is lost when no node is left, and comes back with one`() {
    let (window, fields) = makeWindow()
    host.runFrame()
    for field in fields { field.removeFromSupernode() }
    host.runFrame()
    #expect(window.focusedNode == nil)
    window.addSubnode(fields[2])
    host.runFrame()
    #expect(focused(fields) == [2])
  }

  @Test func `a touch gives focus to the nearest node that can have it`() {
    let (_, fields) = makeWindow()
    let inner = Node(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    fields[2].addSubnode(inner)
    host.runFrame()
    host.tap(5, 45)
    #expect(focused(fields) == [2])
    host.tap(300, 300)
    #expect(focused(fields) == [2])
  }

  @Test func `focus is drawn in the frame in which it moves`() {
    let (_, fields) = makeWindow()
    host.runFrame()
    let before = host.presentCount
    fields[1].becomeFocused()
    host.runFrame()
    #expect(host.presentCount == before + 1)
    #expect(host.screen.isIdle)
  }

  @Test func `a node that takes focus is released all the same`() {
    weak var released: Field?
    let window = host.makeWindow()
    do {
      let field = Field()
      released = field
      window.addSubnode(field)
      host.runFrame()
      field.removeFromSupernode()
    }
    #expect(released == nil)
  }
}
