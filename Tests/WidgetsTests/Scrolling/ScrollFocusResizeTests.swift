import Foundation
import Testing

@testable import Widgets
@testable import WidgetsTestSupport

/// What has focus stays in view when the window changes its size.
@MainActor struct ScrollFocusResizeTests {
  /// Twenty buttons below each other in a scroll view that fills the screen.
  private final class Buttons: ViewController {
    let list = ScrollableNode()
    let buttons = (0..<20).map { Button(title: "Button \($0)") }

    override func loadView() {
      view = list
      for button in buttons { list.addSubnode(button) }
    }

    override func viewDidLayoutSubnodes() {
      let width = view.bounds.size.width
      // On a narrow screen each takes two lines.
      let height: CGFloat = width < 20 ? 2 : 1
      for (index, button) in buttons.enumerated() {
        button.frame = CGRect(x: 0, y: CGFloat(index) * height, width: width, height: height)
      }
      list.contentSize = CGSize(width: width, height: CGFloat(buttons.count) * height)
    }
  }

  private let page = Buttons()

  private func host(rows: CGFloat = 12) -> TestHost {
    let host = TestHost(size: CGSize(width: 30, height: rows), rootViewController: page)
    host.settle()
    return host
  }

  @Test func `a control in a window that shrinks is scrolled into view, as little as it takes`() {
    let host = host()
    page.buttons[8].becomeFocused()
    host.resize(to: CGSize(width: 30, height: 10))
    #expect(page.list.contentOffset.y == 0)
    host.resize(to: CGSize(width: 30, height: 6))
    #expect(page.list.contentOffset.y == 3)
    host.resize(to: CGSize(width: 30, height: 12))
    #expect(page.list.contentOffset.y == 3)
    #expect(host.window.screen.isIdle)
  }

  @Test func `also where the content has another place afterwards`() {
    let host = host()
    page.buttons[8].becomeFocused()
    host.resize(to: CGSize(width: 16, height: 12))
    // Two lines each: 16 to 18 of 40.
    #expect(page.list.contentOffset.y == 6)
  }

  @Test func `what a person has scrolled out of view stays there`() {
    let host = host()
    page.buttons[19].becomeFocused()
    #expect(page.list.contentOffset.y == 0)
    host.resize(to: CGSize(width: 30, height: 6))
    #expect(page.list.contentOffset.y == 0)
  }

  @Test func `a list on its way goes on`() {
    let host = host()
    page.list.contentOffset.y = 8
    page.buttons[17].becomeFocused()
    page.list.scrollToTop()
    host.advance(by: 0.05)
    host.resize(to: CGSize(width: 30, height: 6))
    host.settle()
    #expect(page.list.contentOffset.y == 0)
  }

  @Test func `the marked row of a table stays in view`() {
    let fixture = TableFixture(rows: 40)
    let host = fixture.host(rows: 12)
    for _ in 0..<9 { host.press(.down) }
    host.resize(to: CGSize(width: 20, height: 4))
    #expect(host.screen == " 6\n 7\n 8\n›9")
    host.resize(to: CGSize(width: 20, height: 12))
    #expect(fixture.tableNode.contentOffset.y == 6)
    host.resize(to: CGSize(width: 20, height: 1))
    #expect(host.screen == "›9")
  }

  @Test func `below a bar and above another the row stays between them`() {
    let fixture = TableFixture(rows: 40)
    fixture.title = "Rows"
    let tabs = TabBarController()
    tabs.viewControllers = [NavigationController(rootViewController: fixture)]
    let host = TestHost(size: CGSize(width: 20, height: 14), rootViewController: tabs)
    host.settle()
    for _ in 0..<9 { host.press(.down) }
    host.resize(to: CGSize(width: 20, height: 6))
    #expect(host.surface.text(ofRow: 4).hasPrefix("›9"))
    #expect(host.surface.text(ofRow: 1).hasPrefix(" 6"))
  }

  @Test func `a table that a finger uses stays at its top row`() {
    let fixture = TableFixture(rows: 40)
    let host = fixture.host(rows: 12)
    host.tap(at: CGPoint(x: 3, y: 9))
    host.resize(to: CGSize(width: 20, height: 4))
    #expect(fixture.tableNode.contentOffset.y == 0)
  }
}
