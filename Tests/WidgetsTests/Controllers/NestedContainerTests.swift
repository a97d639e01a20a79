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
}
