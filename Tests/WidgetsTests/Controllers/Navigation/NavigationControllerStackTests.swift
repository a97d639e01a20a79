import Testing
import Widgets
import WidgetsTestSupport

@MainActor struct NavigationControllerStackTests {
  private let log = CallRecord()
  private let root: RecordingViewController
  private let a: RecordingViewController
  private let b: RecordingViewController
  private let navigation: NavigationController
  private let host: TestHost

  init() {
    root = RecordingViewController("R", log: log)
    a = RecordingViewController("A", log: log)
    b = RecordingViewController("B", log: log)
    navigation = NavigationController(rootViewController: root)
    host = TestHost(rootViewController: navigation)
    host.settle()
    log.removeAll()
  }

  private var codes: [String] { host.diagnostics.map(\.code.rawValue) }

  /// What is below the bar, back to front.
  private var contents: [Node?] { navigation.view.subnodes.dropLast() }

  private func set(_ controllers: [ViewController]) {
    navigation.setViewControllers(controllers, animated: false)
    host.settle()
    log.removeAll()
  }

  @Test func `NAV-01 a root is on the stack, linked, and not loaded`() {
    let controller = ViewController()
    let navigation = NavigationController(rootViewController: controller)
    #expect(navigation.viewControllers == [controller])
    #expect(controller.parent === navigation)
    #expect(!controller.isViewLoaded)
    #expect(!navigation.isViewLoaded)
  }

  @Test func `NAV-02 the top is the last, and an empty stack has none`() {
    navigation.pushViewController(a, animated: false)
    #expect(navigation.topViewController === a)
    #expect(navigation.viewControllers.first === root)
    #expect(NavigationController().topViewController == nil)
    #expect(NavigationController().viewControllers.isEmpty)
  }

  @Test(arguments: [true, false])
  func `NAV-03 a push changes the stack at once, and loads in the transition`(animated: Bool) {
    navigation.pushViewController(a, animated: animated)
    #expect(navigation.viewControllers == [root, a])
    #expect(navigation.topViewController === a)
    #expect(!a.isViewLoaded)
    host.advance(by: 0)
    #expect(a.isViewLoaded)
  }

  @Test func `NAV-04 several pushes in one turn load only the last`() {
    navigation.pushViewController(a, animated: false)
    navigation.pushViewController(b, animated: false)
    host.settle()
    #expect(!a.isViewLoaded)
    #expect(b.view.window != nil)
  }

  @Test func `NAV-05 FR-NAV-05 the same controller twice is refused with a diagnostic`() {
    navigation.pushViewController(a, animated: true)
    navigation.pushViewController(a, animated: true)
    host.settle()
    #expect(navigation.viewControllers == [root, a])
    #expect(codes == ["navigation.duplicate"])
    #expect(log.calls.filter { $0 == "A.viewWillAppear(true)" }.count == 1)
    #expect(log.calls.filter { $0 == "A.viewDidAppear(true)" }.count == 1)
    navigation.popViewController(animated: true)
    #expect(navigation.viewControllers == [root])
  }

  @Test func `NAV-06 a navigation controller on the stack is refused with a diagnostic`() {
    navigation.pushViewController(NavigationController(), animated: false)
    navigation.setViewControllers([NavigationController()], animated: false)
    #expect(navigation.viewControllers == [root])
    #expect(codes == ["navigation.nested", "navigation.nested"])
  }

  @Test func `what is shown elsewhere is refused with a diagnostic`() {
    let other = NavigationController(rootViewController: a)
    navigation.pushViewController(a, animated: false)
    navigation.present(b, animated: false)
    navigation.pushViewController(b, animated: false)
    #expect(navigation.viewControllers == [root])
    #expect(other.viewControllers == [a])
    #expect(codes == ["navigation.shown", "navigation.shown"])
  }

  @Test func `NAV-07 a pop returns the top, and nil at the root`() {
    navigation.pushViewController(a, animated: false)
    #expect(navigation.popViewController(animated: false) === a)
    #expect(navigation.popViewController(animated: false) == nil)
    #expect(navigation.viewControllers == [root])
  }

  @Test func `NAV-08 a pop to the root returns what was above, lowest first`() {
    set([root, a, b])
    #expect(navigation.popToRootViewController(animated: false) == [a, b])
    #expect(navigation.viewControllers == [root])
    #expect(navigation.popToRootViewController(animated: false) == [])
  }

  @Test func `NAV-09 a pop to a controller returns what was above it`() {
    set([root, a, b])
    #expect(navigation.popToViewController(root, animated: false) == [a, b])
  }

  @Test func `NAV-09 a pop to a stranger is refused with a diagnostic`() {
    #expect(navigation.popToViewController(a, animated: false) == [])
    #expect(navigation.viewControllers == [root])
    #expect(codes == ["navigation.stranger"])
  }

  @Test func `NAV-09 FR-NAV-07 a pop to the top does nothing`() {
    set([root, a])
    #expect(navigation.popToViewController(a, animated: true) == [])
    host.settle()
    #expect(navigation.viewControllers == [root, a])
    #expect(!navigation.isTransitioning)
    #expect(log.calls.isEmpty)
    navigation.pushViewController(b, animated: true)
    host.settle()
    #expect(b.view.window != nil)
  }

  @Test func `NAV-10 controllers between get no appearance calls`() {
    set([root, a, b])
    navigation.popToRootViewController(animated: true)
    host.settle()
    #expect(
      log.calls.filter { $0.hasPrefix("A.") } == [
        "A.willMove(toParent: nil)", "A.didMove(toParent: nil)",
      ])
    #expect(!a.isViewLoaded)
  }

  @Test func `NAV-11 a new top from the old stack lies behind the old one, another in front`() {
    set([root, a])
    navigation.setViewControllers([root], animated: true)
    host.advance(by: 0.1)
    #expect(contents == [root.viewIfLoaded, a.viewIfLoaded])
    host.settle()
    navigation.setViewControllers([b], animated: true)
    host.advance(by: 0.1)
    #expect(contents == [root.viewIfLoaded, b.viewIfLoaded])
  }

  @Test func `NAV-12 replacing what is below the top calls nothing for the top`() {
    set([root, a])
    navigation.setViewControllers([b, a], animated: true)
    host.settle()
    #expect(log.calls.allSatisfy { !$0.hasPrefix("A.") })
    #expect(navigation.viewControllers == [b, a])
    #expect(root.parent == nil)
    #expect(!navigation.isTransitioning)
  }

  @Test func `NAV-13 duplicates are refused with a diagnostic`() {
    navigation.setViewControllers([a, b, a], animated: false)
    #expect(navigation.viewControllers == [root])
    #expect(a.parent == nil)
    #expect(codes == ["navigation.duplicate"])
  }

  @Test func `NAV-14 FR-LIFE-03 who leaves and who comes is told, once each`() {
    set([root, a, b])
    let d = RecordingViewController("D", log: log)
    navigation.setViewControllers([d], animated: false)
    host.settle()
    for (controller, name) in [(root, "R"), (a, "A"), (b, "B")] {
      #expect(controller.parent == nil)
      #expect(
        log.calls.filter { $0.hasPrefix("\(name).") && $0.contains("Move") } == [
          "\(name).willMove(toParent: nil)", "\(name).didMove(toParent: nil)",
        ])
    }
    #expect(
      log.calls.filter { $0.hasPrefix("D.") && $0.contains("Move") } == [
        "D.willMove(toParent: NavigationController)", "D.didMove(toParent: NavigationController)",
      ])
  }

  @Test func `NAV-15 assigning the stack is setting it without animation`() {
    navigation.viewControllers = [root, a]
    host.advance(by: 0)
    #expect(log.calls.contains("A.viewDidAppear(false)"))
    #expect(navigation.viewControllers == [root, a])
  }

  @Test func `NAV-16 show pushes, on the controller and inside it`() {
    root.show(a, sender: nil)
    #expect(navigation.viewControllers == [root, a])
    navigation.show(b, sender: nil)
    #expect(navigation.viewControllers == [root, a, b])
  }

  @Test func `NAV-16 show without a navigation controller presents`() {
    let alone = ViewController()
    host.window.rootViewController = alone
    host.settle()
    alone.show(a, sender: nil)
    #expect(alone.presentedViewController === a)
  }

  @Test func `NAV-25 a popped controller still has its navigation controller when it is told`() {
    set([root, a])
    var seen: [Bool] = []
    log.once("A.viewWillDisappear(true)") { [a, navigation] in
      seen = [navigation.viewControllers.contains(a), a.navigationController === navigation]
    }
    navigation.popViewController(animated: true)
    host.settle()
    #expect(seen == [false, true])
    #expect(a.navigationController == nil)
  }

  @Test(arguments: [0, 0.01, 0.1, 0.34])
  func `NAV-27 a push during a push comes after it`(pause: Double) {
    navigation.pushViewController(a, animated: true)
    if pause > 0 { host.advance(by: pause) }
    navigation.pushViewController(b, animated: true)
    #expect(navigation.viewControllers == [root, a, b])
    host.settle()
    let audit = AppearanceAudit(log.calls, appeared: ["R"])
    #expect(audit.problems.isEmpty)
    #expect(audit.appeared == ["B"])
    #expect(contents == [b.viewIfLoaded])
    #expect(navigation.children == [root, a, b])
  }

  @Test func `NAV-27 a pop during a push comes after it`() {
    navigation.pushViewController(a, animated: true)
    host.advance(by: 0.1)
    #expect(navigation.popViewController(animated: true) === a)
    host.settle()
    #expect(
      log.calls.filter { $0.hasPrefix("A.") } == [
        "A.willMove(toParent: NavigationController)", "A.loadView()", "A.viewDidLoad()",
        "A.viewWillAppear(true)", "A.viewIsAppearing(true)", "A.willMove(toParent: nil)",
        "A.viewDidAppear(true)", "A.viewWillDisappear(true)", "A.viewDidDisappear(true)",
        "A.didMove(toParent: nil)",
      ])
  }

  @Test func `FR-NAV-03 an empty stack and then one screen in one turn shows that screen`() {
    let screen = LabelController("Hello")
    navigation.setViewControllers([], animated: true)
    navigation.setViewControllers([screen], animated: true)
    host.settle()
    #expect(navigation.viewControllers == [screen])
    #expect(screen.view.frame == CGRect(x: 0, y: 0, width: 80, height: 24))
    #expect(screen.appearances == 2)
    #expect(host.screen.contains("Hello"))
  }

  @Test func `an empty stack shows nothing, and can be filled again`() {
    navigation.setViewControllers([], animated: true)
    host.settle()
    #expect(root.parent == nil)
    #expect(
      log.calls == [
        "R.willMove(toParent: nil)", "R.viewWillDisappear(true)", "R.viewDidDisappear(true)",
        "R.didMove(toParent: nil)",
      ])
    #expect(navigation.view.subnodes == [navigation.navigationBar])
    navigation.pushViewController(a, animated: true)
    host.settle()
    #expect(a.view.window != nil)
  }

  @Test func `FR-NAV-09 mixed changes in one turn are one, and nothing stays behind`() {
    let alive = releaseCheck(host) {
      let gone = ViewController()
      navigation.pushViewController(gone, animated: true)
      navigation.popToRootViewController(animated: false)
      a.title = "Details"
      root.title = "Root"
      navigation.pushViewController(a, animated: true)
      host.settle()
      return [gone]
    }
    #expect(alive == [])
    #expect(navigation.viewControllers == [root, a])
    #expect(host.screen.hasPrefix(" ‹ Root"))
    #expect(host.screen.contains("Details"))
    #expect(a.view.window != nil)
  }

  @Test func `a stack that changes while it is covered shows its new top afterwards`() {
    let modal = ViewController()
    navigation.present(modal, animated: false)
    host.settle()
    navigation.pushViewController(a, animated: true)
    host.settle()
    #expect(!a.isViewLoaded)
    log.removeAll()
    modal.dismiss(animated: false)
    host.settle()
    #expect(log.calls.filter { $0.hasPrefix("R.") }.isEmpty)
    #expect(log.calls.last == "A.viewDidAppear(false)")
    #expect(contents == [a.viewIfLoaded])
  }

  @Test func `a controller that is its own ancestor stops the program`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let tabs = TabBarController()
        let navigation = NavigationController()
        tabs.viewControllers = [navigation]
        navigation.pushViewController(tabs, animated: false)
      }
    }
  }
}

/// A controller that shows a text and counts its appearance calls.
@MainActor private final class LabelController: ViewController {
  private let text: String
  private(set) var appearances = 0

  init(_ text: String) {
    self.text = text
    super.init()
  }

  override func viewDidLoad() {
    let label = Label(frame: CGRect(x: 0, y: 4, width: 20, height: 1))
    label.text = text
    view.addSubnode(label)
  }

  override func viewWillAppear(_ animated: Bool) { appearances += 1 }
  override func viewDidAppear(_ animated: Bool) { appearances += 1 }
}
