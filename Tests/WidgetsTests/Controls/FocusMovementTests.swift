import Foundation
import Testing

@testable import Widgets
@testable import WidgetsTestSupport

/// Focus that moves between controls, tabs and modals.
@MainActor struct FocusMovementTests {
  private func button(_ title: String, _ x: CGFloat, _ y: CGFloat) -> Button {
    let button = Button(title: title)
    button.frame = CGRect(x: x, y: y, width: 10, height: 1)
    return button
  }

  private func focused(_ host: TestHost) -> String? { host.window.focusedNode?.accessibilityLabel }

  /// Where focus is after each of some keys.
  private func walk(_ host: TestHost, _ keys: [Key.Code]) -> [String?] {
    keys.map { key in
      host.press(key)
      return focused(host)
    }
  }

  // MARK: - Order and arrows

  @Test func `Tab follows the layout, not the order in which nodes were added`() {
    let screen = ControlScreen()
    for (title, x, y) in [("D", 20, 2), ("B", 20, 0), ("C", 0, 2), ("A", 0, 0)] {
      screen.controller.view.addSubnode(button(title, CGFloat(x), CGFloat(y)))
    }
    screen.refresh()
    #expect(focused(screen.host) == "A")
    #expect(walk(screen.host, [.tab, .tab, .tab, .tab]) == ["B", "C", "D", "A"])
  }

  @Test func `a group is left only after all of it`() {
    let screen = ControlScreen(width: 60)
    let left = Node(frame: CGRect(x: 0, y: 0, width: 20, height: 5))
    let right = Node(frame: CGRect(x: 30, y: 0, width: 20, height: 5))
    for (group, titles) in [(right, ["3", "4"]), (left, ["1", "2"])] {
      for (index, title) in titles.enumerated() {
        group.addSubnode(button(title, 0, CGFloat(index) * 2))
      }
      screen.controller.view.addSubnode(group)
    }
    screen.refresh()
    #expect(walk(screen.host, [.tab, .tab, .tab]) == ["2", "3", "4"])
  }

  @Test func `arrows move focus to the nearest on their side, and stay at the edge`() {
    let screen = ControlScreen()
    for (index, title) in ["A", "B", "C", "D"].enumerated() {
      screen.controller.view.addSubnode(
        button(title, CGFloat(index % 2) * 20, CGFloat(index / 2) * 2))
    }
    screen.refresh()
    #expect(
      walk(screen.host, [.right, .down, .left, .up, .left, .up]) == ["B", "D", "C", "A", "A", "A"])
  }

  @Test func `an arrow that leads nowhere is left to the host`() {
    let screen = ControlScreen()
    screen.show(button("A", 0, 0))
    var unhandled: [Key] = []
    screen.host.window.screen.onUnhandledKey = { unhandled.append($0) }
    screen.host.press(.down)
    screen.host.press(Key(.down, modifiers: .shift))
    #expect(unhandled == [Key(.down), Key(.down, modifiers: .shift)])
  }

  @Test func `disabled and hidden controls are passed over`() {
    let screen = ControlScreen()
    let buttons = ["A", "B", "C", "D"].enumerated().map { button($1, 0, CGFloat($0)) }
    for button in buttons { screen.controller.view.addSubnode(button) }
    buttons[1].isEnabled = false
    buttons[2].isHidden = true
    screen.refresh()
    #expect(walk(screen.host, [.down, .tab]) == ["D", "A"])
  }

  // MARK: - Scroll views

  private func scrollScreen(lines: [Int]) -> (ControlScreen, ScrollableNode) {
    let screen = ControlScreen(width: 20, height: 5)
    let scroll = ScrollableNode(frame: CGRect(x: 0, y: 0, width: 20, height: 5))
    scroll.contentSize = CGSize(width: 20, height: 40)
    for line in lines { scroll.addSubnode(button("\(line)", 0, CGFloat(line))) }
    screen.show(scroll)
    return (screen, scroll)
  }

  @Test func `a scroll view gives focus to what is in it`() {
    let (screen, scroll) = scrollScreen(lines: [2, 4])
    #expect(focused(screen.host) == "2")
    #expect(!scroll.isFocused)
  }

  @Test func `an arrow moves to a control in view, then scrolls to what is a line beyond`() {
    let (screen, scroll) = scrollScreen(lines: [2, 4, 5, 9])
    #expect(walk(screen.host, [.down, .down]) == ["4", "5"])
    #expect(scroll.contentOffset.y == 1)
  }

  @Test func `an arrow scrolls by a line where the next control is further away`() {
    let (screen, scroll) = scrollScreen(lines: [2, 9])
    var offsets: [CGFloat] = []
    for _ in 0..<6 {
      screen.host.press(.down)
      offsets.append(scroll.contentOffset.y)
    }
    // The control at 9 is a line beyond the bottom edge when that is at 9, at an offset of 4.
    #expect(offsets == [1, 2, 3, 4, 5, 6])
    #expect(focused(screen.host) == "9")
  }

  @Test func `Tab scrolls to a control that is out of view`() {
    let (screen, scroll) = scrollScreen(lines: [0, 30])
    #expect(walk(screen.host, [.tab]) == ["30"])
    #expect(scroll.contentOffset.y == 26)
    #expect(walk(screen.host, [.tab]) == ["0"])
    #expect(scroll.contentOffset.y == 0)
  }

  @Test func `without controls inside a scroll view has focus itself`() {
    let (screen, scroll) = scrollScreen(lines: [])
    #expect(scroll.isFocused)
    screen.host.press(.down)
    #expect(scroll.contentOffset.y == 1)
  }

  @Test func `keys that nobody wants scroll the content`() {
    let screen = ControlScreen(width: 20, height: 5)
    let scroll = ScrollableNode(frame: CGRect(x: 0, y: 1, width: 20, height: 4))
    scroll.contentSize = CGSize(width: 20, height: 40)
    screen.controller.view.addSubnode(scroll)
    screen.show(button("Top", 0, 0))
    #expect(focused(screen.host) == "Top")
    screen.host.press(.pageDown)
    #expect(scroll.contentOffset.y == 3)
    screen.host.press(.end)
    #expect(scroll.contentOffset.y == 36)
    // There is something to move focus to on that side.
    screen.host.press(.down)
    #expect(scroll.isFocused)
  }

  @Test func `keys that a focused scroll view does not want move no other`() {
    let screen = ControlScreen(width: 20, height: 6)
    let list = ScrollableNode(frame: CGRect(x: 0, y: 0, width: 20, height: 3))
    list.contentSize = CGSize(width: 20, height: 40)
    let strip = ScrollableNode(frame: CGRect(x: 0, y: 3, width: 20, height: 3))
    strip.contentSize = CGSize(width: 60, height: 3)
    screen.controller.view.addSubnode(list)
    screen.show(strip)
    strip.becomeFocused()
    screen.host.press(.pageDown)
    #expect(list.contentOffset.y == 0)
  }

  // MARK: - Memory

  private final class Page: ViewController {
    let buttons: [Button]

    init(_ title: String) {
      buttons = (1...3).map { Button(title: "\(title)\($0)") }
      super.init()
      self.title = title
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      for (index, button) in buttons.enumerated() {
        button.frame = CGRect(x: 0, y: CGFloat(index) + 3, width: 10, height: 1)
        view.addSubnode(button)
      }
    }
  }

  @Test func `each tab keeps its focus`() {
    let tabs = TabBarController()
    tabs.viewControllers = [Page("A"), Page("B")]
    let host = TestHost(rootViewController: tabs)
    #expect(walk(host, [.tab, .tab]) == ["A2", "A3"])
    tabs.selectedIndex = 1
    host.settle()
    #expect(focused(host) == "B1")
    host.press(.tab)
    tabs.selectedIndex = 0
    host.settle()
    #expect(focused(host) == "A3")
    tabs.selectedIndex = 1
    host.settle()
    #expect(focused(host) == "B2")
  }

  @Test func `focus comes back when a screen is popped`() {
    let root = Page("A")
    let stack = NavigationController(rootViewController: root)
    let host = TestHost(rootViewController: stack)
    host.press(.tab)
    stack.pushViewController(Page("B"), animated: true)
    host.settle()
    #expect(focused(host) == "B1")
    stack.popViewController(animated: true)
    host.settle()
    #expect(focused(host) == "A2")
  }

  @Test func `focus comes back when a modal is dismissed, and stays inside while it is up`() {
    let page = Page("A")
    let host = TestHost(rootViewController: page)
    host.press(.tab)
    let modal = Page("M")
    modal.modalPresentationStyle = .overFullScreen
    page.present(modal, animated: false)
    host.settle()
    #expect(walk(host, [.tab, .tab, .tab]) == ["M2", "M3", "M1"])
    modal.dismiss(animated: false)
    host.settle()
    #expect(focused(host) == "A2")
  }

  @Test func `focus goes to the content rather than to the bar`() {
    let page = Page("A")
    page.navigationItem.rightBarButtonItems = [BarButtonItem(title: "Add")]
    let host = TestHost(rootViewController: NavigationController(rootViewController: page))
    #expect(focused(host) == "A1")
  }

  @Test func `a node that is gone is not remembered`() {
    let page = Page("A")
    let host = TestHost(rootViewController: page)
    host.press(.tab)
    page.buttons[1].removeFromSupernode()
    host.settle()
    #expect(focused(host) == "A1")
  }

  @Test func `focus in a bar comes back when what was in front of it goes`() throws {
    let page = Page("A")
    page.navigationItem.rightBarButtonItems = [BarButtonItem(title: "Add")]
    let host = TestHost(rootViewController: NavigationController(rootViewController: page))
    host.press(Key(.tab, modifiers: .shift))
    #expect(focused(host) == "Add")
    host.press(.character("?"))
    host.press(.escape)
    host.settle()
    #expect(focused(host) == "Add")
  }

  @Test func `memory is limited, and keeps nobody`() {
    var memory = FocusMemory()
    weak var gone: Node?
    let scope = Node()
    let nodes = (0...FocusMemory.limit).map { _ in Node() }
    for node in nodes { memory.remember(node, in: scope) }
    #expect(memory.last { $0 === nodes[0] } == nil)
    #expect(memory.last { $0 === nodes[1] } === nodes[1])
    memory.remember(nodes[1], in: scope)
    #expect(memory.last { _ in true } === nodes[1])
    #expect(memory.last(in: scope) === nodes[1])
    #expect(memory.last(in: nodes[0]) == nil)
    do {
      let node = Node()
      gone = node
      memory.remember(node, in: scope)
    }
    #expect(gone == nil)
    #expect(memory.last { _ in true } === nodes[1])
    #expect(memory.last(in: scope) == nil)
  }
}
