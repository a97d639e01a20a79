import Foundation
import Testing
import Widgets
import WidgetsTestSupport

/// Faults of the kinds that the field reports about the life cycle name, with children that come and
/// go inside of calls.
@MainActor struct ChildOccasionTests {
  private let log = CallRecord()

  private func screen(_ name: String) -> RecordingViewController {
    RecordingViewController(name, log: log)
  }

  private func audit(_ before: Set<String> = []) -> AppearanceAudit {
    AppearanceAudit(log.calls, appeared: before)
  }

  private func count(_ call: String) -> Int { log.calls.count { $0.hasPrefix(call + "(") } }

  @Test(arguments: [
    "B.viewDidLoad()", "B.viewWillAppear(true)", "B.viewIsAppearing(true)",
    "B.viewDidAppear(true)",
  ])
  func `FR-LIFE-05 a child that is added in each call of its parent appears once`(call: String) {
    let (a, b, child) = (screen("A"), screen("B"), screen("C"))
    let stack = NavigationController(rootViewController: a)
    let host = TestHost(rootViewController: stack)
    host.settle()
    log.once(call) { add(child, to: b) }
    stack.pushViewController(b, animated: true)
    host.settle()
    #expect(count("C.viewWillAppear") == 1)
    #expect(count("C.viewDidAppear") == 1)
    #expect(audit().problems == [])
    #expect(audit().appeared == ["B", "C"])
    stack.popViewController(animated: true)
    host.settle()
    #expect(count("C.viewDidDisappear") == 1)
    #expect(audit().problems == [])
    #expect(audit().appeared == ["A"])
    #expect(audit().inFlight == [])
  }

  @Test(arguments: [
    "B.viewWillAppear(true)", "B.viewIsAppearing(true)", "B.viewDidAppear(true)",
    "B.viewWillDisappear(true)", "B.viewDidDisappear(true)", "C.viewWillAppear(true)",
    "C.viewIsAppearing(true)", "C.viewDidAppear(true)", "C.viewWillDisappear(true)",
    "C.viewDidDisappear(true)",
  ])
  func `FR-LIFE-03 a child that is removed in each call ends in pairs`(call: String) {
    let (a, b, child) = (screen("A"), screen("B"), screen("C"))
    let stack = NavigationController(rootViewController: a)
    let host = TestHost(rootViewController: stack)
    host.settle()
    add(child, to: b)
    log.once(call) { remove(child) }
    stack.pushViewController(b, animated: true)
    host.settle()
    stack.popViewController(animated: true)
    host.settle()
    #expect(audit().problems == [])
    #expect(audit().appeared == ["A"])
    #expect(audit().inFlight == [])
    #expect(count("C.viewWillAppear") == count("C.viewDidDisappear"))
    #expect(child.parent == nil)
  }

  @Test(arguments: [
    "B.viewWillAppear(true)", "B.viewIsAppearing(true)", "B.viewDidAppear(true)",
    "B.viewWillDisappear(true)", "C.viewWillAppear(true)", "C.viewDidAppear(true)",
    "C.viewWillDisappear(true)",
  ])
  func `FR-LIFE-05 a child that is exchanged in each call`(call: String) {
    let (a, b, child, next) = (screen("A"), screen("B"), screen("C"), screen("D"))
    let stack = NavigationController(rootViewController: a)
    let host = TestHost(rootViewController: stack)
    host.settle()
    add(child, to: b)
    log.once(call) {
      remove(child)
      add(next, to: b)
    }
    stack.pushViewController(b, animated: true)
    host.settle()
    if !call.contains("Disappear") { #expect(audit().appeared == ["B", "D"]) }
    stack.popViewController(animated: true)
    host.settle()
    #expect(audit().problems == [])
    #expect(audit().appeared == ["A"])
    #expect(audit().inFlight == [])
  }

  @Test func `FR-LIFE-07 children whose views cannot be seen appear all the same`() {
    let root = screen("R")
    let children = ["H", "E", "T"].map(screen)
    for child in children { add(child, to: root) }
    children[0].view.isHidden = true
    children[1].view.frame = .zero
    children[2].view.alpha = 0
    let host = TestHost(rootViewController: root)
    host.settle()
    #expect(audit().appeared == ["R", "H", "E", "T"])
    log.removeAll()
    for child in children {
      child.view.isHidden.toggle()
      root.view.bringSubnodeToFront(child.view)
      root.view.insertSubnode(child.view, at: 0)
    }
    host.settle()
    #expect(log.calls == [])
  }

  @Test func `FR-LIFE-05 a child's view that moves inside of its parent's does not appear again`() {
    let (root, child) = (screen("R"), screen("C"))
    let (left, right) = (Node(), Node())
    root.view.addSubnode(left)
    root.view.addSubnode(right)
    root.addChild(child)
    left.addSubnode(child.view)
    let host = TestHost(rootViewController: root)
    host.settle()
    log.removeAll()
    right.addSubnode(child.view)
    host.settle()
    left.addSubnode(right)
    host.settle()
    #expect(audit(["R", "C"]).problems == [])
    #expect(audit(["R", "C"]).appeared == ["R", "C"])
    #expect(log.calls.filter { $0.contains("Did") } == [])
    left.removeFromSupernode()
    host.settle()
    #expect(audit(["R", "C"]).appeared == ["R"])
    root.view.addSubnode(left)
    host.settle()
    #expect(audit(["R", "C"]).appeared == ["R", "C"])
    #expect(audit(["R", "C"]).problems == [])
  }

  @Test func `FR-LIFE-09 containers are filled and changed before their views are loaded`() {
    let screens = (0..<6).map { screen("S\($0)") }
    let stack = NavigationController()
    stack.viewControllers = [screens[0], screens[1]]
    stack.popViewController(animated: true)
    stack.isNavigationBarHidden = true
    let pages = PagingController()
    pages.viewControllers = [screens[2], screens[3]]
    pages.selectPage(at: 1, animated: true)
    let top = TopTabsController()
    top.viewControllers = [screens[4], screens[5]]
    top.selectedIndex = 1
    let tabs = TabBarController()
    tabs.viewControllers = [stack, pages, top]
    tabs.selectedIndex = 1
    tabs.isTabBarHidden = true
    #expect(screens.allSatisfy { !$0.isViewLoaded })
    let host = TestHost(rootViewController: tabs)
    host.settle()
    #expect(screens.filter(\.isViewLoaded) == [screens[3]])
    tabs.selectedIndex = 2
    host.settle()
    #expect(screens.filter(\.isViewLoaded) == [screens[3], screens[5]])
    tabs.selectedIndex = 0
    host.settle()
    #expect(audit().appeared == ["S0"])
    #expect(audit().problems == [])
  }

  @Test func `FR-LIFE-01 children of a screen that a finger drags back hear what it hears`() {
    let (a, b, child) = (screen("A"), screen("B"), screen("C"))
    add(child, to: b)
    let stack = NavigationController(rootViewController: a)
    stack.pushViewController(b, animated: false)
    let host = TestHost(rootViewController: stack)
    host.settle()
    log.removeAll()
    host.touchDown(at: CGPoint(x: 0, y: 9))
    for x in [2, 10, 20] { host.touchMove(to: CGPoint(x: CGFloat(x), y: 9)) }
    host.advance(by: 0.4)
    host.touchUp(at: CGPoint(x: 20, y: 9))
    host.settle()
    let calls = log.calls.filter { $0.contains("ppear") && !$0.contains("IsAppearing") }
    #expect(
      calls == [
        "B.viewWillDisappear(true)", "C.viewWillDisappear(true)", "A.viewWillAppear(true)",
        "A.viewWillDisappear(true)", "A.viewDidDisappear(true)", "B.viewWillAppear(true)",
        "C.viewWillAppear(true)", "B.viewDidAppear(true)", "C.viewDidAppear(true)",
      ])
  }

  @Test func `FR-LIFE-03 a controller goes from one container to the next, told once by each`() {
    let wanderer = screen("W")
    let tabs = TabBarController()
    let stack = NavigationController()
    let pages = PagingController()
    tabs.viewControllers = [wanderer, screen("T")]
    let host = TestHost(rootViewController: tabs)
    host.settle()
    tabs.viewControllers = [screen("T")]
    stack.viewControllers = [screen("S"), wanderer]
    host.window.rootViewController = stack
    host.settle()
    stack.popViewController(animated: true)
    host.settle()
    pages.viewControllers = [wanderer]
    host.window.rootViewController = pages
    host.settle()
    pages.viewControllers = []
    host.window.rootViewController = wanderer
    host.settle()
    #expect(wanderer.parent == nil)
    #expect(audit().problems == [])
    #expect(audit().appeared == ["W"])
    for name in ["TabBarController", "NavigationController", "PagingController"] {
      #expect(count("W.willMove(toParent: \(name))".dropLast().description) <= 1)
    }
    #expect(log.calls.count { $0 == "W.willMove(toParent: nil)" } == 3)
    #expect(log.calls.count { $0 == "W.didMove(toParent: nil)" } == 3)
    #expect(log.calls.count { $0.hasPrefix("W.didMove(toParent: ") } == 6)
  }
}
