import Testing
import Widgets
import WidgetsTestSupport

/// The ways in which a controller can say how it scrolls to its top.
@MainActor struct ScrollableControllerTests {
  private final class OnlyDeclares: ScrollingScreen, Scrollable {}

  private class Overrides: ScrollingScreen, Scrollable {
    var calls = 0
    override func scrollToTop(animated: Bool) -> Bool {
      calls += 1
      return super.scrollToTop(animated: animated)
    }
  }

  private final class OverridesAgain: Overrides {
    var own = 0
    override func scrollToTop(animated: Bool) -> Bool {
      own += 1
      return super.scrollToTop(animated: animated)
    }
  }

  private func tapAtRoot(_ screen: ScrollingScreen) -> ReselectOutcome? {
    let tabs = TabBarController()
    let delegate = RecordingTabBarControllerDelegate()
    tabs.delegate = delegate
    tabs.reselectPolicy = .popThenScroll
    tabs.viewControllers = [NavigationController(rootViewController: screen)]
    let host = TestHost(rootViewController: tabs)
    screen.offset = 60
    tabs.tapItem(at: 0)
    host.settle()
    return delegate.outcomes.last
  }

  @Test func `a controller that only declares the conformance scrolls`() {
    let screen = OnlyDeclares("S")
    #expect(tapAtRoot(screen) == .performed([.scrollToTop]))
    #expect(screen.offset == 0)
  }

  @Test func `a controller that implements scrollToTop in an extension is asked`() {
    let screen = SeedStyle("S")
    #expect(tapAtRoot(screen) == .performed([.scrollToTop]))
    #expect(screen.calls == 1)
    #expect(screen.offset == 0)
  }

  @Test func `a controller that overrides is asked once`() {
    let screen = Overrides("S")
    #expect(tapAtRoot(screen) == .performed([.scrollToTop]))
    #expect(screen.calls == 1)
    #expect(screen.offset == 0)
  }

  @Test func `a subclass of a conforming class overrides scrollToTop(animated:)`() {
    let screen = OverridesAgain("S")
    #expect(tapAtRoot(screen) == .performed([.scrollToTop]))
    #expect(screen.own == 1)
    #expect(screen.offset == 0)
  }

  @Test func `a controller without conformance scrolls by the lookup`() {
    let screen = ScrollingScreen("S")
    #expect(tapAtRoot(screen) == .performed([.scrollToTop]))
    #expect(screen.offset == 0)
  }

  @Test func `a registered scroll view comes before the one that is looked up`() {
    let screen = ViewController()
    let first = ScrollableNode(frame: CGRect(x: 0, y: 0, width: 10, height: 5))
    let second = ScrollableNode(frame: CGRect(x: 0, y: 6, width: 10, height: 5))
    for node in [first, second] {
      node.contentSize = CGSize(width: 10, height: 50)
      screen.view.addSubnode(node)
    }
    #expect(screen.contentScrollableNode === first)
    screen.setContentScrollableNode(second)
    #expect(screen.contentScrollableNode === second)
    screen.setContentScrollableNode(nil)
    first.scrollsToTop = false
    #expect(screen.contentScrollableNode === second)
    second.isHidden = true
    #expect(screen.contentScrollableNode == nil)
  }

  @Test func `looking for the content loads no view`() {
    let child = ScrollingScreen("S")
    let navigation = NavigationController(rootViewController: child)
    let tabs = TabBarController()
    tabs.viewControllers = [navigation]
    #expect(tabs.contentScrollableNode == nil)
    #expect(!tabs.isViewLoaded && !navigation.isViewLoaded && !child.isViewLoaded)
  }
}

@MainActor private final class SeedStyle: ScrollingScreen {
  var calls = 0
}

extension SeedStyle: Scrollable {
  fileprivate func scrollToTop() {
    calls += 1
    scrollable.setContentOffset(
      CGPoint(x: 0, y: -scrollable.adjustedContentInset.top), animated: true)
  }
}
