import Testing
import Widgets
import WidgetsTestSupport

/// A path that is set before the view is there, out of sight, and inside of calls.
@MainActor struct NavigationControllerPathCallbackTests {
  private let fixture = PathFixture()
  private var navigation: NavigationController { fixture.navigation }

  /// A host that shows the path 1, 2.
  private func showTwo() -> TestHost {
    fixture.set([1, 2], animated: false)
    return fixture.show()
  }

  @Test func `a path that is set before the view is loaded loads nothing`() {
    fixture.set([1, 2])
    #expect(navigation.viewControllers.allSatisfy { !$0.isViewLoaded })
    let host = TestHost(rootViewController: navigation)
    host.settle()
    #expect(navigation.viewControllers.map(\.isViewLoaded) == [false, false, true])
    #expect(fixture.told == [])
  }

  @Test func `a path in a tab that is hidden is changed without a call of appearance`() {
    let tabs = TabBarController()
    tabs.viewControllers = [navigation, ViewController()]
    let host = TestHost(rootViewController: tabs)
    fixture.set([1, 2])
    host.settle()
    tabs.selectedIndex = 1
    _ = fixture.takeAppearances()
    fixture.set([3])
    host.settle()
    #expect(fixture.takeAppearances() == [])
    tabs.selectedIndex = 0
    host.settle()
    #expect(fixture.takeAppearances() == ["3.WillAppear(false)", "3.DidAppear(false)"])
    #expect(fixture.stack == ["R", "3"])
  }

  @Test func `a path that is set under a modal is shown when that has gone`() {
    let host = showTwo()
    navigation.present(ViewController(), animated: true)
    host.advance(by: 0.1)
    fixture.set([3])
    host.settle()
    fixture.set([3, 4])
    host.settle()
    #expect(fixture.told == [])
    navigation.dismiss(animated: true)
    host.settle()
    #expect(fixture.stack == ["R", "3", "4"])
    #expect(navigation.topViewController?.view.window != nil)
    #expect(fixture.takeAppearances().suffix(2) == ["4.WillAppear", "4.DidAppear"])
  }

  @Test func `S4 two stacks that show the same path follow each other, and come to rest`() {
    let other = PathFixture()
    let tabs = TabBarController()
    tabs.viewControllers = [navigation, other.navigation]
    let host = TestHost(rootViewController: tabs)
    let path = Observed([1, 2, 3])
    var settings = 0
    let tokens = [fixture, other].map { fixture in
      fixture.set(path.value)
      fixture.onTold = { path.value = $0.map(\.id) }
      return path.didSet { _, new in
        settings += 1
        fixture.set(new)
      }
    }
    host.settle()
    host.press(Key.Code.escape)
    host.settle()
    #expect(other.stack == ["R", "1", "2"])
    tabs.tapItem(at: 1)
    tabs.tapItem(at: 1)
    host.settle()
    #expect(fixture.stack == ["R"])
    #expect(path.value == [])
    #expect(settings == 2 * tokens.count)
    #expect(fixture.told == [[1, 2]])
    #expect(other.told == [[]])
  }

  @Test func `a tap on the tab while a person's pop moves ends it, and it is told`() {
    let tabs = TabBarController()
    tabs.viewControllers = [navigation, ViewController()]
    let host = TestHost(rootViewController: tabs)
    fixture.set([1, 2], animated: false)
    host.settle()
    navigation.popViewController(animated: true)
    host.advance(by: 0.1)
    tabs.tapItem(at: 1)
    #expect(fixture.told == [[1]])
    host.settle()
    #expect(fixture.told == [[1]])
  }

  @Test func `a tap on the selected tab pops to the root, and that is told`() {
    let tabs = TabBarController()
    tabs.viewControllers = [navigation, ViewController()]
    let host = TestHost(rootViewController: tabs)
    fixture.set([1, 2, 3], animated: false)
    host.settle()
    tabs.tapItem(at: 0)
    host.settle()
    #expect(fixture.told == [[]])
  }

  @Test func `a pop that a window takes from the screen is told`() {
    let host = showTwo()
    navigation.popViewController(animated: true)
    host.window.rootViewController = ViewController()
    host.settle()
    #expect(fixture.told == [[1]])
  }

  /// The calls in which a screen sets the path that follows.
  enum Moment: CaseIterable { case viewDidLoad, willAppear, isAppearing, didAppear, willMove }

  @Test(arguments: Moment.allCases)
  func `a path that is set inside of a call of a screen is what is shown in the end`(
    moment: Moment
  ) {
    let host = fixture.show()
    let screen = Setting(moment)
    screen.action = { [fixture] in fixture.set([7]) }
    navigation.setPath([PathPage(id: 1)], animated: true) { _ in screen }
    host.settle()
    #expect(fixture.stack == ["R", "7"])
    #expect(host.screen.contains("7"))
    #expect(screen.parent == nil)
    #expect(fixture.told == [])
    #expect(host.diagnostics.isEmpty)
  }

  private final class Setting: ViewController {
    let moment: Moment
    var action: (() -> Void)?

    init(_ moment: Moment) {
      self.moment = moment
      super.init()
    }

    private func reach(_ moment: Moment) {
      guard moment == self.moment else { return }
      action?()
      action = nil
    }

    override func viewDidLoad() { reach(.viewDidLoad) }
    override func viewWillAppear(_ animated: Bool) { reach(.willAppear) }
    override func viewIsAppearing(_ animated: Bool) { reach(.isAppearing) }
    override func viewDidAppear(_ animated: Bool) { reach(.didAppear) }
    override func willMove(toParent parent: ViewController?) { reach(.willMove) }
  }

  @Test(arguments: [true, false])
  func `a path that is set in willShow or didShow is shown next`(isWill: Bool) {
    final class Going: NavigationController {
      var action: ((_ isWill: Bool) -> Void)?
      override func willShow(_ controller: ViewController, animated: Bool) { action?(true) }
      override func didShow(_ controller: ViewController, animated: Bool) { action?(false) }
    }
    let navigation = Going(rootViewController: ViewController())
    let host = TestHost(rootViewController: navigation)
    host.settle()
    var told = 0
    navigation.onPathChange(of: PathPage.self) { _ in told += 1 }
    navigation.action = { [weak navigation] isNow in
      guard isNow == isWill, let navigation else { return }
      navigation.action = nil
      navigation.setPath([PathPage(id: 1), PathPage(id: 2)], animated: true) { _ in
        ViewController()
      }
    }
    navigation.setPath([PathPage(id: 1)], animated: true) { _ in ViewController() }
    host.settle()
    #expect(navigation.viewControllers.count == 3)
    #expect(navigation.topViewController?.view.window != nil)
    #expect(!navigation.isTransitioning)
    #expect(told == 0)
  }

  @Test func `a path that is set when another tab is selected is there when its tab is shown`() {
    let tabs = TabBarController()
    tabs.viewControllers = [ViewController(), navigation]
    let host = TestHost(rootViewController: tabs)
    tabs.onSelectionChange = { [fixture] _, _ in fixture.set([1, 2]) }
    tabs.tapItem(at: 1)
    host.settle()
    #expect(fixture.stack == ["R", "1", "2"])
    #expect(navigation.topViewController?.view.window != nil)
    tabs.onSelectionChange = { [fixture] _, _ in fixture.set([]) }
    tabs.tapItem(at: 0)
    host.settle()
    #expect(fixture.stack == ["R"])
    #expect(fixture.told == [])
  }

  @Test func `a path that is set while a screen is made is the newer one, and stays`() {
    let host = fixture.show()
    navigation.setPath([PathPage(id: 1), PathPage(id: 2)], animated: true) { page in
      if page.id == 1 { fixture.set([9]) }
      return ViewController()
    }
    host.settle()
    #expect(fixture.stack == ["R", "9"])
    #expect(fixture.told == [])
  }

  @Test func `reduced motion tells in the same frame`() {
    let host = TestHost(prefersReducedMotion: true, rootViewController: navigation)
    fixture.set([1, 2])
    host.advance(by: 0)
    navigation.popViewController(animated: true)
    host.advance(by: 0.02)
    #expect(fixture.told == [[1]])
  }
}
