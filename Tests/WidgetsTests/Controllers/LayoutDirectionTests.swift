import Foundation
import Testing
import Widgets
import WidgetsTestSupport

/// A screen that is read from right to left, and the same from left to right in a mirror.
@MainActor struct LayoutDirectionTests {
  private func host(
    _ root: ViewController, _ direction: LayoutDirection = .rightToLeft,
    metrics: Metrics = .cells
  ) -> TestHost {
    TestHost(
      size: metrics == .cells ? CGSize(width: 30, height: 6) : CGSize(width: 320, height: 480),
      metrics: metrics, layoutDirection: direction, rootViewController: root)
  }

  private func titled(_ title: String) -> ViewController {
    let controller = ViewController()
    controller.title = title
    return controller
  }

  // MARK: - Traits

  @Test func `nodes know the direction of their screen, those without a window the usual one`() {
    let root = ViewController()
    #expect(root.view.traits.layoutDirection == .leftToRight)
    let host = host(root)
    #expect(root.view.traits.layoutDirection == .rightToLeft)
    #expect(host.window.traits.layoutDirection == .rightToLeft)
  }

  // MARK: - Bars and labels

  @Test func `the tabs of a bar begin at the right`() throws {
    let tabs = TabBarController()
    tabs.viewControllers = [titled("One"), titled("Two"), titled("Three")]
    let host = host(tabs)
    #expect(host.surface.text(ofRow: 5) == "   Three      Two       One")
    try host.tap("One", role: .tab)
    #expect(tabs.selectedIndex == 0)
    host.tap(at: CGPoint(x: 1, y: 5))
    #expect(tabs.selectedIndex == 2)
  }

  @Test func `NAV-52 the way back is at the right of the bar, and points there`() {
    let navigation = NavigationController(rootViewController: titled("Root"))
    let host = host(navigation)
    let top = titled("Top")
    top.navigationItem.rightBarButtonItem = BarButtonItem(title: "Edit")
    navigation.pushViewController(top, animated: false)
    host.settle()
    #expect(host.surface.text(ofRow: 0) == " Edit         Top      Root ›")
    host.tap(at: CGPoint(x: 27, y: 0))
    host.settle()
    #expect(navigation.viewControllers.count == 1)
  }

  @Test func `a label begins at the right unless it says where`() {
    let root = ViewController()
    let natural = Label(text: "begin")
    let left = Label(text: "left")
    left.textAlignment = .left
    let host = host(root)
    for (y, label) in [natural, left].enumerated() {
      label.frame = CGRect(x: 0, y: CGFloat(y), width: 10, height: 1)
      root.view.addSubnode(label)
    }
    host.advance(by: 0)
    #expect(host.screen.hasPrefix("     begin\nleft"))
  }

  // MARK: - Pages

  @Test func `pages and top tabs begin at the right, unless they say otherwise`() {
    for own in [nil, LayoutDirection.leftToRight] {
      let tabs = TopTabsController()
      tabs.setPages(["A", "B", "C"]) { _ in ViewController() }
      if let own { tabs.layoutDirection = own }
      let host = host(tabs)
      #expect(tabs.layoutDirection == own ?? .rightToLeft)
      #expect(tabs.topTabBar.layoutDirection == own ?? .rightToLeft)
      #expect(tabs.scrollableNode.contentOffset.x == (own == nil ? 60 : 0))
      #expect(
        host.surface.text(ofRow: 0)
          == (own == nil ? String(repeating: " ", count: 22) + "C  B  A" : " A  B  C"))
      // A swipe to the right shows what is at the left.
      host.drag(from: CGPoint(x: 5, y: 3), to: CGPoint(x: 25, y: 3), duration: 0.1)
      host.settle()
      #expect(tabs.selectedIndex == (own == nil ? 1 : 0))
    }
  }

  // MARK: - Screens

  @Test func `a push and a pop go the other way`() {
    let a = ColorController("A", .rgb(0xA0, 0, 0))
    let b = ColorController("B", .rgb(0, 0xB0, 0))
    let navigation = NavigationController(rootViewController: a)
    let host = host(navigation, metrics: .points)
    func places() -> [CGFloat?] { [0xA00000, 0x00B000].map { host.drawnPlace(of: $0)?.x } }
    navigation.pushViewController(b, animated: true)
    host.advance(by: 0.175)
    // Half of the way: 160 of 320 points for the upper one, 0.3 of that for the lower one.
    #expect(places() == [48, -160])
    host.settle()
    #expect(places() == [nil, 0])
    navigation.popViewController(animated: true)
    host.advance(by: 0.175)
    #expect(places() == [48, -160])
    host.settle()
    #expect(places() == [0, nil])
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `NAV-30 NAV-31 the drag that leads back begins at the edge where reading begins`(
    direction: LayoutDirection
  ) {
    let root = ViewController()
    let navigation = NavigationController(rootViewController: root)
    let host = host(navigation, direction)
    let top = titled("Top")
    func x(_ distance: CGFloat) -> CGFloat {
      direction == .leftToRight ? distance : 29 - distance
    }
    func drag(from start: CGFloat, to end: CGFloat) {
      host.drag(
        from: CGPoint(x: x(start), y: 3), to: CGPoint(x: x(end), y: 3), duration: 0.4)
    }
    navigation.pushViewController(top, animated: false)
    host.settle()
    // From the other edge: nothing.
    drag(from: 29, to: 3)
    host.settle()
    #expect(navigation.viewControllers == [root, top])
    // The screen goes with the finger.
    host.touchDown(at: CGPoint(x: x(0), y: 3))
    host.touchMove(to: CGPoint(x: x(5), y: 3))
    host.touchMove(to: CGPoint(x: x(10), y: 3))
    let shift = top.view.frame.origin.x
    // A column is the threshold of the drag.
    #expect(shift == (direction == .leftToRight ? 9 : -9))
    host.advance(by: 0.5)
    host.touchUp(at: CGPoint(x: x(10), y: 3))
    host.settle()
    #expect(navigation.viewControllers == [root, top])
    #expect(top.view.frame.origin.x == 0)
    drag(from: 0, to: 25)
    host.settle()
    #expect(navigation.viewControllers == [root])
  }
}
