import Testing
import Widgets
import WidgetsTestSupport

@MainActor struct NestedContainerTests {
  private let log = CallRecord()

  private func make(_ name: String) -> RecordingViewController {
    RecordingViewController(name, log: log)
  }

  private func expectSeen(
    _ names: Set<String>, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let audit = AppearanceAudit(log.calls)
    #expect(audit.problems.isEmpty, sourceLocation: sourceLocation)
    #expect(audit.inFlight.isEmpty, sourceLocation: sourceLocation)
    #expect(audit.appeared == names, sourceLocation: sourceLocation)
  }

  @Test func `tabs on a stack in a tab: each level hears what concerns it`() {
    let leaf = make("leaf")
    let side = make("side")
    let root = make("root")
    let plain = make("plain")
    let innerStack = RecordingNavigationController("innerStack", root: leaf, log: log)
    let innerTabs = RecordingTabBarController("innerTabs", log: log)
    innerTabs.viewControllers = [innerStack, side]
    let outerStack = RecordingNavigationController("outerStack", root: root, log: log)
    let outerTabs = RecordingTabBarController("outerTabs", log: log)
    outerTabs.viewControllers = [outerStack, plain]
    let host = TestHost(rootViewController: outerTabs)
    outerStack.pushViewController(innerTabs, animated: true)
    host.settle()
    expectSeen(["outerTabs", "outerStack", "innerTabs", "innerStack", "leaf"])
    innerTabs.selectedIndex = 1
    outerTabs.selectedIndex = 1
    host.settle()
    expectSeen(["outerTabs", "plain"])
    outerTabs.selectedIndex = 0
    innerStack.pushViewController(make("deep"), animated: true)
    innerTabs.selectedIndex = 0
    host.settle()
    expectSeen(["outerTabs", "outerStack", "innerTabs", "innerStack", "deep"])
    outerStack.popViewController(animated: true)
    host.settle()
    expectSeen(["outerTabs", "outerStack", "root"])
  }

  @Test func `a pop of the outer stack during a push of the inner one ends both`() {
    let root = make("root")
    let leaf = make("leaf")
    let deep = make("deep")
    let inner = RecordingNavigationController("inner", root: leaf, log: log)
    let tabs = RecordingTabBarController("tabs", log: log)
    tabs.viewControllers = [inner]
    let outer = RecordingNavigationController("outer", root: root, log: log)
    let host = TestHost(rootViewController: outer)
    outer.pushViewController(tabs, animated: true)
    inner.pushViewController(deep, animated: true)
    host.advance(by: 0.2)
    outer.popViewController(animated: true)
    host.settle()
    expectSeen(["outer", "root"])
    #expect(inner.viewControllers == [leaf, deep])
  }

  @Test func `a stack in a modal over a stack, both of which move`() {
    let root = make("root")
    let outer = RecordingNavigationController("outer", root: root, log: log)
    let inside = make("inside")
    let modal = RecordingNavigationController("modal", root: inside, log: log)
    let host = TestHost(rootViewController: outer)
    root.present(modal, animated: true)
    inside.show(make("deep"), sender: nil)
    host.settle()
    expectSeen(["modal", "deep"])
    outer.pushViewController(make("below"), animated: true)
    host.settle()
    expectSeen(["modal", "deep"])
    modal.popViewController(animated: true)
    inside.dismiss(animated: true)
    host.settle()
    expectSeen(["outer", "below"])
    #expect(outer.viewControllers.count == 2)
  }

  @Test func `an Escape goes to the stack in front`() {
    let outer = RecordingNavigationController("outer", root: make("root"), log: log)
    let modal = RecordingNavigationController("modal", root: make("inside"), log: log)
    let host = TestHost(rootViewController: outer)
    outer.pushViewController(make("second"), animated: false)
    host.settle()
    outer.present(modal, animated: false)
    modal.pushViewController(make("deep"), animated: false)
    host.settle()
    host.press(.escape)
    #expect(modal.viewControllers.count == 1)
    #expect(outer.viewControllers.count == 2)
  }

  @Test func `a stack in a plain container moves with it`() {
    let container = make("container")
    let leaf = make("leaf")
    let stack = RecordingNavigationController("stack", root: leaf, log: log)
    container.addChild(stack)
    container.view.addSubnode(stack.view)
    stack.didMove(toParent: container)
    let host = TestHost(rootViewController: container)
    host.settle()
    expectSeen(["container", "stack", "leaf"])
    stack.pushViewController(make("deep"), animated: true)
    host.advance(by: 0.1)
    stack.view.removeFromSupernode()
    host.settle()
    expectSeen(["container"])
    container.view.addSubnode(stack.view)
    host.settle()
    expectSeen(["container", "stack", "deep"])
  }

  // MARK: - A container that changes what it shows inside of its own calls

  @Test func `FR-LIFE-05 a stack that is replaced when it has disappeared: the old top is told`() {
    let root = make("root")
    let stack = RecordingNavigationController("stack", root: root, log: log)
    let tabs = TabBarController()
    tabs.viewControllers = [stack, make("other")]
    let host = TestHost(rootViewController: tabs)
    host.settle()
    log.once("stack.viewDidDisappear(false)") { [log] in
      stack.setViewControllers([root, RecordingViewController("top", log: log)], animated: false)
    }
    tabs.selectedIndex = 1
    host.settle()
    expectSeen(["other"])
    tabs.selectedIndex = 0
    host.settle()
    expectSeen(["stack", "top"])
  }

  @Test(arguments: ["viewWillDisappear", "viewDidDisappear", "viewWillAppear", "viewDidAppear"])
  func `FR-LIFE-05 tabs that are selected by the tabs' own calls`(call: String) {
    let inner = RecordingTabBarController("inner", log: log)
    inner.viewControllers = [make("a"), make("b")]
    let tabs = TabBarController()
    tabs.viewControllers = [inner, make("other")]
    let host = TestHost(rootViewController: tabs)
    host.settle()
    if call.hasSuffix("Disappear") {
      log.once("inner.\(call)(false)") { inner.selectedIndex = 1 }
      tabs.selectedIndex = 1
      host.settle()
      expectSeen(["other"])
      tabs.selectedIndex = 0
    } else {
      tabs.selectedIndex = 1
      log.once("inner.\(call)(false)") { inner.selectedIndex = 1 }
      tabs.selectedIndex = 0
    }
    host.settle()
    expectSeen(["inner", "b"])
  }

  @Test(arguments: ["viewWillDisappear", "viewDidDisappear", "viewWillAppear", "viewDidAppear"])
  func `FR-LIFE-07 pages that are selected by the pager's own calls`(call: String) {
    let pager = PagingController()
    pager.viewControllers = [make("a"), make("b")]
    // What the pager is told, its pages are told next.
    let holder = RecordingHolder("holder", pager, log: log)
    let tabs = TabBarController()
    tabs.viewControllers = [holder, make("other")]
    let host = TestHost(rootViewController: tabs)
    host.settle()
    if call.hasSuffix("Disappear") {
      log.once("holder.\(call)(false)") { pager.selectedIndex = 1 }
      tabs.selectedIndex = 1
      host.settle()
      expectSeen(["other"])
      tabs.selectedIndex = 0
    } else {
      tabs.selectedIndex = 1
      log.once("holder.\(call)(false)") { pager.selectedIndex = 1 }
      tabs.selectedIndex = 0
    }
    host.settle()
    expectSeen(["holder", "b"])
  }

  @Test func `FR-LIFE-05 the outer tabs change inside of a call that a stack gets from them`() {
    let stack = RecordingNavigationController("stack", root: make("root"), log: log)
    let tabs = TabBarController()
    tabs.viewControllers = [stack, make("other")]
    let host = TestHost(rootViewController: tabs)
    host.settle()
    log.once("stack.viewWillDisappear(false)") { tabs.selectedIndex = 1 }
    host.window.rootViewController = make("next")
    host.settle()
    expectSeen(["next"])
    host.window.rootViewController = tabs
    host.settle()
    expectSeen(["other"])
  }
}

/// A screen with a pager in it, which writes its own calls.
private final class RecordingHolder: RecordingViewController {
  private let pager: PagingController

  init(_ name: String, _ pager: PagingController, log: CallRecord) {
    self.pager = pager
    super.init(name, log: log)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(pager)
    view.addSubnode(pager.view)
    pager.didMove(toParent: self)
  }
}
