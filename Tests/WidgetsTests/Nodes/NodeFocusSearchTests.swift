import Testing
import Widgets
import WidgetsTestSupport

/// When the tree is searched for a node that can take focus.
@MainActor struct NodeFocusSearchTests {
  private final class Asked: Node {
    var canFocus = false
    var questions = 0

    override var canBecomeFocused: Bool {
      questions += 1
      return canFocus
    }
  }

  private let controller = ViewController()
  private let asked = Asked(frame: CGRect(x: 0, y: 0, width: 5, height: 1))
  private let plain = Node(frame: CGRect(x: 0, y: 2, width: 5, height: 1))
  private let host: TestHost

  init() {
    host = TestHost(size: CGSize(width: 20, height: 4), rootViewController: controller)
    controller.view.addSubnode(asked)
    controller.view.addSubnode(plain)
    host.settle()
  }

  @Test func `while nothing that can take focus changes, no frame asks the tree for it`() {
    let before = asked.questions
    for _ in 0..<3 {
      plain.setNeedsDisplay()
      plain.setNeedsLayout()
      host.advance(by: 0.02)
    }
    #expect(asked.questions == before)
  }

  @Test func `a node that changes is asked`() {
    asked.canFocus = true
    asked.setNeedsDisplay()
    host.advance(by: 0)
    #expect(asked.isFocused)
  }

  @Test func `a node that can be seen or touched again is found`() {
    asked.canFocus = true
    for change in [
      { (node: Node, isOn: Bool) in node.isHidden = !isOn },
      { (node: Node, isOn: Bool) in node.alpha = isOn ? 1 : 0 },
      { (node: Node, isOn: Bool) in node.isUserInteractionEnabled = isOn },
    ] {
      change(asked, false)
      plain.setNeedsDisplay()
      host.advance(by: 0.02)
      #expect(!asked.isFocused)
      change(asked, true)
      plain.setNeedsDisplay()
      host.advance(by: 0.02)
      #expect(asked.isFocused)
    }
  }

  @Test func `a node that is added is found, and one that is removed is not`() {
    let other = Asked(frame: CGRect(x: 0, y: 3, width: 5, height: 1))
    other.canFocus = true
    plain.addSubnode(other)
    host.advance(by: 0)
    #expect(other.isFocused)
    other.removeFromSupernode()
    host.advance(by: 0)
    #expect(host.window.subnodes.count == 1)
    #expect(!other.isFocused)
  }
}
