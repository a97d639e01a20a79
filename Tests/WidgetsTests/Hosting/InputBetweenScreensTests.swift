import Testing

@testable import Widgets
@testable import WidgetsTestSupport

/// What a person does while one screen takes the place of another.
///
/// UIKit delivers no touches to views of a transition that is animated. Keys are typed ahead, as in
/// every terminal program: each is for the screen that those before it lead to.
@MainActor struct InputBetweenScreensTests {
  /// A screen that is one large button, and writes down what reaches it.
  private final class Page: ViewController {
    let button: Button
    var taps = 0
    var keys: [Key.Code] = []
    var wheels = 0
    var onTap: (() -> Void)?

    init(_ title: String) {
      button = Button(title: title)
      super.init()
      self.title = title
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      button.frame = view.bounds
      button.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      button.addTarget(self, for: .primaryAction) { page, _ in
        page.taps += 1
        page.onTap?()
      }
      view.addSubnode(button)
    }

    override func keyPressed(_ key: Key) -> Bool {
      keys.append(key.code)
      if key.code == .character("t") { onTap?() }
      return key.modifiers.isEmpty && key.code != .escape ? true : super.keyPressed(key)
    }

    override func wheelTurned(_ wheel: Wheel) -> Bool {
      wheels += 1
      return true
    }
  }

  private let first = Page("First")
  private let second = Page("Second")
  private let middle = CGPoint(x: 20, y: 5)

  private func makeHost(_ root: ViewController, metrics: Metrics = .cells) -> TestHost {
    let host = TestHost(
      size: CGSize(width: 40, height: 12), metrics: metrics, rootViewController: root)
    host.settle()
    return host
  }

  private func presenting(metrics: Metrics = .cells) -> TestHost {
    second.modalPresentationStyle = .fullScreen
    first.onTap = { [first, second] in first.present(second, animated: true) }
    return makeHost(first, metrics: metrics)
  }

  private func pushing() -> (TestHost, NavigationController) {
    let stack = NavigationController(rootViewController: first)
    first.onTap = { [stack, second] in stack.pushViewController(second, animated: true) }
    return (makeHost(stack), stack)
  }

  private func type(_ host: TestHost, _ codes: [Key.Code]) {
    for code in codes { host.window.screen.send(.key(Key(code))) }
  }

  private func click(_ host: TestHost, times: Int) {
    for _ in 0..<times {
      for phase in [Touch.Phase.began, .ended] {
        host.window.screen.send(.touch(id: 0, phase: phase, location: middle))
      }
    }
  }

  // MARK: - Touches

  @Test(arguments: [Metrics.cells, .points])
  func `the second click of a double click does nothing on the screen that comes`(
    metrics: Metrics
  ) {
    let host = presenting(metrics: metrics)
    host.tap(at: middle)
    host.advance(by: 0.1)
    host.tap(at: middle)
    host.settle()
    #expect(first.taps == 1)
    #expect(second.taps == 0)
    host.tap(at: middle)
    #expect(second.taps == 1)
  }

  @Test func `nor does one that comes in the same frame`() {
    let host = presenting()
    click(host, times: 3)
    host.settle()
    #expect(first.taps == 1)
    #expect(second.taps == 0)
    #expect(host.diagnostics.isEmpty)
  }

  @Test func `a finger that came down in between is not heard when it is lifted later`() {
    let host = presenting()
    host.tap(at: middle)
    host.advance(by: 0.1)
    host.touchDown(at: middle)
    host.settle()
    host.touchUp(at: middle)
    #expect(second.taps == 0)
  }

  @Test func `a push keeps clicks from its screens and from the bar, not from the tabs`() throws {
    let stack = NavigationController(rootViewController: first)
    first.onTap = { [stack, second] in stack.pushViewController(second, animated: true) }
    let tabs = TabBarController()
    tabs.viewControllers = [stack, Page("Other")]
    let host = makeHost(tabs)
    host.tap(at: middle)
    host.advance(by: 0.1)
    host.tap(at: middle)
    host.tap(at: CGPoint(x: 3, y: 0))
    #expect(second.taps == 0)
    #expect(stack.viewControllers.count == 2)
    try host.tap("Other", role: .tab)
    #expect(tabs.selectedIndex == 1)
  }

  @Test func `a second click on the way back does not go back further`() {
    let (host, stack) = pushing()
    stack.setViewControllers([first, Page("Middle"), second], animated: false)
    host.settle()
    host.tap(at: CGPoint(x: 3, y: 0))
    host.advance(by: 0.1)
    host.tap(at: CGPoint(x: 3, y: 0))
    host.settle()
    #expect(stack.viewControllers.count == 2)
    host.tap(at: CGPoint(x: 3, y: 0))
    host.settle()
    #expect(stack.viewControllers.count == 1)
  }

  @Test func `a dismissal keeps clicks from both screens`() {
    let host = presenting()
    host.tap(at: middle)
    host.settle()
    second.dismiss(animated: true)
    host.advance(by: 0.1)
    host.tap(at: middle)
    #expect(first.taps == 1)
    #expect(second.taps == 0)
    host.settle()
    host.tap(at: middle)
    #expect(first.taps == 2)
  }

  @Test func `the wheel turns nothing in between`() {
    let host = presenting()
    host.tap(at: middle)
    host.advance(by: 0.1)
    host.wheel(at: middle, by: 3)
    #expect(second.wheels == 0)
    host.settle()
    host.wheel(at: middle, by: 3)
    #expect(second.wheels == 1)
  }

  @Test func `without animation a screen hears of clicks at once`() {
    first.onTap = { [first, second] in first.present(second, animated: false) }
    let host = makeHost(first)
    host.tap(at: middle)
    host.tap(at: middle)
    #expect(second.taps == 1)
  }

  @Test func `a touch that was down on a screen before it leaves is taken away there`() {
    let (host, stack) = pushing()
    host.touchDown(at: middle)
    stack.pushViewController(second, animated: true)
    host.advance(by: 0.05)
    host.touchUp(at: middle)
    host.settle()
    #expect(first.taps == 0 && second.taps == 0)
    #expect(first.button.isTracking == false)
  }

  // MARK: - Keys

  @Test func `keys typed ahead go to the screen that comes, in their order`() {
    let host = presenting()
    type(host, [.character("t"), .character("a"), .character("b"), .character("c")])
    host.settle()
    #expect(first.keys == [.character("t")])
    #expect(second.keys == [.character("a"), .character("b"), .character("c")])
    #expect(host.diagnostics.isEmpty)
  }

  @Test func `a screen takes keys as soon as it is in place`() {
    let host = presenting()
    host.press(.character("t"))
    host.press(.character("a"))
    // 0.35 s have not passed: on cells the change is drawn as a cut, and nobody waits for it.
    #expect(second.keys == [.character("a")])
  }

  @Test func `a paste waits in its place among keys`() {
    let field = TextField()
    field.frame = CGRect(x: 0, y: 0, width: 20, height: 1)
    second.loadViewIfNeeded()
    second.button.removeFromSupernode()
    second.view.addSubnode(field)
    let host = presenting()
    type(host, [.character("t"), .character("a")])
    host.window.screen.send(.paste("-paste-"))
    type(host, [.character("b")])
    host.settle()
    #expect(field.text == "a-paste-b")
  }

  @Test func `a push and a way back typed at once end where they began`() {
    let (host, stack) = pushing()
    type(host, [.character("t"), .character("a"), .escape, .character("b")])
    host.settle()
    #expect(stack.viewControllers == [first])
    #expect(second.keys.first == .character("a"))
    // The way back waits for the end of the push, and what is typed behind it for the way back.
    #expect(first.keys == [.character("t"), .character("b")])
  }

  @Test func `waiting for a screen takes no frames of its own`() {
    let (host, stack) = pushing()
    type(host, [.character("t"), .escape, .character("b")])
    host.advance(by: 0.05)
    #expect(stack.viewControllers == [first])
    let deadline = host.window.screen.nextDeadline ?? 0
    #expect(deadline > host.now)
    host.settle()
    #expect(host.window.screen.isIdle)
  }

  @Test func `a key behind one that changes the tab goes to what has focus there`() {
    let tabs = TabBarController()
    tabs.viewControllers = [first, second]
    let host = makeHost(tabs)
    host.window.screen.send(.key(Key(.character("2"), modifiers: .alt)))
    type(host, [.enter])
    host.settle()
    #expect(tabs.selectedIndex == 1)
    #expect(second.taps == 1)
  }

  @Test func `a stack inside of an app's own container keeps keys for its screens, too`() {
    let third = Page("Third")
    let stack = NavigationController(rootViewController: first)
    first.onTap = { [stack, second] in stack.pushViewController(second, animated: true) }
    second.onTap = { [stack] in stack.pushViewController(third, animated: true) }
    let container = ViewController()
    container.addChild(stack)
    container.view.addSubnode(stack.view)
    stack.didMove(toParent: container)
    stack.view.frame = container.view.bounds
    let host = makeHost(container)
    first.button.becomeFocused()
    for code in [Key.Code.character("t"), .character("t"), .character("a")] {
      host.press(code)
    }
    host.settle()
    #expect(first.keys == [.character("t")])
    #expect(second.keys == [.character("t")])
    #expect(third.keys == [.character("a")])
  }

  @Test func `keys at the first screen are not kept waiting`() {
    let host = presenting()
    type(host, [.character("a"), .character("b")])
    host.advance(by: 0)
    #expect(first.keys == [.character("a"), .character("b")])
  }
}
