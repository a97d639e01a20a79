import Foundation
import Testing
import Widgets
import WidgetsTestSupport

/// A tab bar controller whose selection is bound to a value.
@MainActor struct TabSelectionBindingTests {
  private enum Tab: CaseIterable {
    case a, b, c
  }

  private final class Delegate: TabBarControllerDelegate {
    let log: CallRecord
    var allows = true

    init(log: CallRecord) { self.log = log }

    func tabBarController(
      _ tabBarController: TabBarController, shouldSelect controller: ViewController
    ) -> Bool {
      log.add("shouldSelect \(controller.title ?? "")")
      return allows
    }

    func tabBarController(
      _ tabBarController: TabBarController, didSelect controller: ViewController
    ) {
      log.add("didSelect \(controller.title ?? "")")
    }

    func tabBarController(
      _ tabBarController: TabBarController, didReselect controller: ViewController,
      outcome: ReselectOutcome
    ) {
      log.add("didReselect \(outcome)")
    }
  }

  private let log = CallRecord()
  private let delegate: Delegate
  private let tabs = TabBarController()
  private let children: [ViewController]
  private let host: TestHost

  init() {
    children = ["A", "B", "C"].map { title in
      let child = ViewController()
      child.title = title
      return child
    }
    delegate = Delegate(log: log)
    tabs.viewControllers = children
    tabs.delegate = delegate
    host = TestHost(rootViewController: tabs)
    tabs.onSelectionChange = { [log] old, new in
      log.add("changed \(old?.title ?? "nil") \(new?.title ?? "nil")")
    }
  }

  /// A binding that writes what it is given into the log.
  private func logged<Value>(_ observed: Observed<Value>) -> Binding<Value> {
    observed.binding.willSet { [log, tabs] in
      log.add("write \($0) at \(tabs.selectedIndex)")
    }
  }

  // MARK: - The value drives the tabs

  @Test func `the binding says which tab is selected, at once and later`() {
    let index = Observed(2)
    tabs.selection = .index(logged(index))
    #expect(tabs.selectedIndex == 2)
    index.value = 1
    #expect(tabs.selectedViewController === children[1])
    #expect(children[1].view.window != nil)
    #expect(log.calls == ["changed A C", "changed C B"])
  }

  @Test func `a controller and a type of the app's own can be bound as well`() {
    let controller = Observed<ViewController?>(children[1])
    tabs.selection = .controller(controller.binding)
    #expect(tabs.selectedIndex == 1)
    controller.value = children[2]
    #expect(tabs.selectedIndex == 2)
    host.clearEvents()
    tabs.tapItem(at: 0)
    #expect(controller.value === children[0])

    let tab = Observed(Tab.b)
    tabs.selection = .tab(tab.binding)
    #expect(tabs.selectedIndex == 1)
    tab.value = .c
    #expect(tabs.selectedIndex == 2)
    tabs.tapItem(at: 0)
    #expect(tab.value == .a)
    controller.value = children[1]
    #expect(tabs.selectedIndex == 0)
  }

  @Test func `values that stand for the tabs may be in any order`() {
    let name = Observed("x")
    tabs.selection = .tab(name.binding, in: ["z", "y", "x"])
    #expect(tabs.selectedIndex == 2)
    tabs.selectedIndex = 1
    #expect(name.value == "y")
  }

  @Test func `a program that sets an equal value changes nothing`() {
    let index = Observed(0)
    tabs.selection = .index(logged(index))
    index.value = 0
    #expect(log.calls == [])
  }

  @Test(arguments: [-1, 3])
  func `a value that stands for no tab is refused with a diagnostic`(value: Int) {
    let index = Observed(1)
    tabs.selection = .index(index.binding)
    index.value = value
    #expect(tabs.selectedIndex == 1)
    #expect(host.diagnostics.map(\.code.rawValue) == ["tabs.binding"])
  }

  @Test func `tabs that come later begin with what the binding says`() {
    let tab = Observed(Tab.c)
    let tabs = TabBarController()
    tabs.selection = .tab(tab.binding)
    tabs.viewControllers = children.map { _ in ViewController() }
    #expect(tabs.selectedIndex == 2)
    #expect(tab.value == .c)
  }

  @Test func `a binding of two closures is read when it is set`() {
    var stored = 2
    tabs.selection = .index(Binding(get: { stored }, set: { stored = $0 }))
    #expect(tabs.selectedIndex == 2)
    tabs.tapItem(at: 1)
    #expect(stored == 1)
    #expect(tabs.selectedIndex == 1)
  }

  // MARK: - A tap writes it

  @Test func `a tap writes the binding between shouldSelect and didSelect, before the change`() {
    let index = Observed(0)
    tabs.selection = .index(logged(index))
    tabs.tapItem(at: 1)
    #expect(
      log.calls == ["shouldSelect B", "write 1 at 0", "changed A B", "didSelect B"])
  }

  @Test func `S3 a tap on the selected tab writes the equal value`() {
    let index = Observed(0)
    tabs.selection = .index(logged(index))
    tabs.tapItem(at: 0)
    #expect(
      log.calls == ["shouldSelect A", "write 0 at 0", "didSelect A", "didReselect nothingToDo"])
  }

  @Test func `S3 an observer sees the repeated selection too`() {
    let tab = Observed(Tab.a)
    tabs.selection = .tab(tab.binding)
    let token = tab.didSet { [log] old, new in log.add("\(old) \(new)") }
    tabs.tapItem(at: 0)
    tabs.tapItem(at: 1)
    tabs.tapItem(at: 1)
    let seen = log.calls.filter { $0.count == 3 }
    #expect(seen == ["a a", "a b", "b b"])
    token.cancel()
  }

  @Test func `a tap that shouldSelect refuses writes nothing`() {
    let index = Observed(0)
    tabs.selection = .index(logged(index))
    delegate.allows = false
    tabs.tapItem(at: 1)
    #expect(log.calls == ["shouldSelect B"])
    #expect(index.value == 0)
  }

  @Test func `each tap is written once, also with observers that follow it themselves`() {
    let index = Observed(0)
    tabs.selection = .index(logged(index))
    let token = index.didSet { [tabs] _, new in tabs.selectedIndex = new }
    tabs.tapItem(at: 2)
    #expect(log.calls.filter { $0.hasPrefix("write") } == ["write 2 at 0"])
    #expect(log.calls.filter { $0.hasPrefix("changed") } == ["changed A C"])
    #expect(log.calls.last == "didSelect C")
    token.cancel()
  }

  // MARK: - The value decides

  @Test func `a write that is refused refuses the tap`() {
    var stored = 0
    tabs.selection = .index(Binding(get: { stored }, set: { _ in }))
    tabs.tapItem(at: 1)
    #expect(tabs.selectedIndex == 0)
    #expect(log.calls == ["shouldSelect B"])
    stored = 1
    tabs.tapItem(at: 1)
    #expect(log.calls.suffix(3) == ["shouldSelect B", "changed A B", "didSelect B"])
  }

  @Test func `a write that becomes another value selects that, and no call is made for the tap`() {
    let index = Observed(0)
    tabs.selection = .index(
      Binding(get: { index.value }, set: { _ in index.value = 2 }, changes: index))
    tabs.tapItem(at: 1)
    #expect(tabs.selectedIndex == 2)
    #expect(log.calls == ["shouldSelect B", "changed A C"])
  }

  @Test func `an observer that puts the value back refuses the tap`() {
    let index = Observed(0)
    let token = index.didSet { _, new in if new == 1 { index.value = 0 } }
    tabs.selection = .index(index.binding)
    tabs.tapItem(at: 1)
    #expect(tabs.selectedIndex == 0)
    #expect(log.calls == ["shouldSelect B"])
    tabs.tapItem(at: 2)
    #expect(tabs.selectedIndex == 2)
    token.cancel()
  }

  @Test func `a program that the binding refuses is put back`() {
    tabs.selection = .index(Binding(get: { 0 }, set: { _ in }))
    tabs.selectedIndex = 1
    #expect(tabs.selectedIndex == 0)
    #expect(children[0].view.window != nil)
  }

  @Test func `a tab that is removed while the binding is written ends the tap`() {
    let index = Observed(0)
    tabs.selection = .index(
      index.binding.willSet { [tabs, children] _ in tabs.viewControllers = [children[0]] })
    tabs.tapItem(at: 1)
    #expect(!log.calls.contains("didSelect B"))
    #expect(tabs.selectedIndex == 0)
    #expect(index.value == 0)
  }

  // MARK: - No echo

  @Test func `code writes the binding when the value is different, after the change`() {
    let index = Observed(0)
    tabs.selection = .index(logged(index))
    tabs.selectedIndex = 2
    tabs.selectedViewController = children[2]
    #expect(log.calls == ["write 2 at 2", "changed A C"])
  }

  @Test func `S4 a change that came from the binding is not written back`() {
    let index = Observed(0)
    tabs.selection = .index(logged(index))
    index.value = 1
    #expect(log.calls == ["changed A B"])
  }

  @Test func `two tab bars that share a value come to rest`() {
    let index = Observed(0)
    let other = TabBarController()
    other.viewControllers = (0..<3).map { _ in ViewController() }
    tabs.selection = .index(index.binding)
    other.selection = .index(index.binding)
    tabs.tapItem(at: 2)
    #expect(other.selectedIndex == 2)
    other.tapItem(at: 1)
    #expect(tabs.selectedIndex == 1)
    #expect(index.value == 1)
  }

  @Test func `an index follows its controller when tabs are put before it`() {
    let index = Observed(1)
    tabs.selection = .index(index.binding)
    log.removeAll()
    tabs.viewControllers = [ViewController()] + children
    #expect(index.value == 2)
    #expect(log.calls == [])
  }

  @Test func `without tabs an index is NSNotFound and a controller nil`() {
    let index = Observed(1)
    tabs.selection = .index(index.binding)
    tabs.viewControllers = nil
    #expect(index.value == NSNotFound)
    tabs.viewControllers = children
    #expect(index.value == 0)
    let controller = Observed<ViewController?>(children[0])
    tabs.selection = .controller(controller.binding)
    tabs.viewControllers = []
    #expect(controller.value == nil)
  }

  // MARK: - onSelectionChange

  @Test func `every change is told once, whoever caused it`() {
    let index = Observed(0)
    tabs.selection = .index(index.binding)
    tabs.tapItem(at: 1)
    tabs.tapItem(at: 1)
    tabs.selectedIndex = 1
    tabs.selectedIndex = 2
    index.value = 0
    tabs.viewControllers = Array(children.suffix(2))
    #expect(
      log.calls.filter { $0.hasPrefix("changed") } == [
        "changed A B", "changed B C", "changed C A", "changed A B",
      ])
  }

  @Test func `a child that selects another one while it appears is told as one change`() {
    final class Redirecting: ViewController {
      override func viewWillAppear(_ animated: Bool) { tabBarController?.selectedIndex = 1 }
    }
    let index = Observed(0)
    let redirecting = Redirecting()
    redirecting.title = "R"
    tabs.viewControllers = [children[0], children[1], redirecting]
    tabs.selection = .index(index.binding)
    tabs.selectedIndex = 2
    #expect(log.calls == ["changed A B"])
    #expect(index.value == 1)
  }

  @Test func `FR-REN-03 selecting in onSelectionChange is no recursion`() {
    tabs.onSelectionChange = { [tabs, log] old, new in
      log.add("changed \(old?.title ?? "nil") \(new?.title ?? "nil")")
      tabs.selectedIndex = 2
    }
    tabs.tapItem(at: 1)
    #expect(
      log.calls == ["shouldSelect B", "changed A B", "changed B C", "didSelect B"])
    #expect(tabs.selectedIndex == 2)
  }

  @Test func `the binding does not keep the controller`() {
    let index = Observed(0)
    var tabs: TabBarController? = TabBarController()
    weak let released = tabs
    tabs?.viewControllers = [ViewController(), ViewController()]
    tabs?.selection = .index(index.binding)
    tabs = nil
    #expect(released == nil)
    index.value = 1
  }
}
