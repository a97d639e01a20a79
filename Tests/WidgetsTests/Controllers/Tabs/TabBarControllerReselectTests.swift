import Testing
import Widgets
import WidgetsTestSupport

/// Taps on the selected tab, applied to real stacks and scroll views.
@MainActor struct TabBarControllerReselectTests {
  private let delegate = RecordingTabBarControllerDelegate()
  private let tabs = TabBarController()

  /// The outcome of one tap on a tab.
  private func tap(_ index: Int = 0) -> ReselectOutcome? {
    let count = delegate.outcomes.count
    tabs.tapItem(at: index)
    return delegate.outcomes.count > count ? delegate.outcomes.last : nil
  }

  private func show(
    _ children: [ViewController], policy: ReselectPolicy = .popThenScroll,
    prefersReducedMotion: Bool = false
  ) -> TestHost {
    tabs.viewControllers = children
    tabs.delegate = delegate
    tabs.reselectPolicy = policy
    let host = TestHost(prefersReducedMotion: prefersReducedMotion, rootViewController: tabs)
    host.settle()
    return host
  }

  // MARK: - Policies

  @Test func `TAB-34 by default a tap at the root scrolls nothing`() {
    let list = ScrollingScreen("List")
    let host = show(
      [NavigationController(rootViewController: list)], policy: TabBarController().reselectPolicy)
    list.offset = 120
    #expect(tap() == .nothingToDo)
    host.settle()
    #expect(list.offset == 120)
  }

  @Test func `FR-TAB-03 only a tap on the selected tab scrolls, and only its list`() {
    let lists = [ScrollingScreen("0"), ScrollingScreen("1")]
    let host = show(lists)
    lists[1].loadViewIfNeeded()
    lists[0].offset = 120
    lists[1].offset = 80
    #expect(tap(1) == nil)
    host.settle()
    #expect(lists.map(\.offset) == [120, 80])
    #expect(tap(1) == .performed([.scrollToTop]))
    host.settle()
    #expect(lists.map(\.offset) == [120, 0])
  }

  @Test func `popThenScroll pops first and scrolls with the next tap`() {
    let list = ScrollingScreen("List")
    let navigation = NavigationController(rootViewController: list)
    let host = show([navigation])
    list.offset = 50
    navigation.pushViewController(ScrollingScreen("Detail"), animated: false)
    host.settle()
    #expect(tap() == .performed([.popToRoot]))
    host.settle()
    #expect(list.offset == 50)
    #expect(tap() == .performed([.scrollToTop]))
    host.settle()
    #expect(list.offset == 0)
    #expect(tap() == .nothingToDo)
  }

  @Test func `scrollThenPop scrolls what is on screen first`() {
    let navigation = NavigationController(rootViewController: ScrollingScreen("List"))
    let detail = ScrollingScreen("Detail")
    let host = show([navigation], policy: .scrollThenPop)
    navigation.pushViewController(detail, animated: false)
    host.settle()
    detail.offset = 30
    #expect(tap() == .performed([.scrollToTop]))
    host.settle()
    #expect(detail.offset == 0)
    #expect(navigation.viewControllers.count == 2)
    #expect(tap() == .performed([.popToRoot]))
  }

  @Test func `scrollToTop never pops and none does nothing`() {
    let navigation = NavigationController(rootViewController: ScrollingScreen("List"))
    let host = show([navigation], policy: .scrollToTop)
    navigation.pushViewController(ViewController(), animated: false)
    host.settle()
    #expect(tap() == .nothingToDo)
    tabs.reselectPolicy = .none
    #expect(tap() == .nothingToDo)
    #expect(navigation.viewControllers.count == 2)
  }

  @Test func `all stages in one tap pop and scroll the root`() {
    let list = ScrollingScreen("List")
    let navigation = NavigationController(rootViewController: list)
    let host = show([navigation], policy: .popThenScroll.runningAll())
    list.offset = 40
    navigation.pushViewController(ViewController(), animated: false)
    host.settle()
    #expect(tap() == .performed([.popToRoot, .scrollToTop]))
    host.settle()
    #expect(list.offset == 0)
    #expect(navigation.viewControllers == [list])
  }

  @Test func `a custom stage runs its handler and applies only with one`() {
    var refreshes = 0
    let host = show([ScrollingScreen("List")], policy: .popThenScroll.then(.custom("refresh")))
    #expect(tap() == .nothingToDo)
    tabs.setReselectHandler(named: "refresh") { refreshes += 1 }
    #expect(tap() == .performed([.custom("refresh")]))
    #expect(refreshes == 1)
    tabs.setReselectHandler(named: "refresh", nil)
    #expect(tap() == .nothingToDo)
    host.settle()
  }

  @Test func `a child's own policy comes first`() {
    let lists = [ScrollingScreen("0"), ScrollingScreen("1")]
    let host = show(lists)
    tabs.setReselectPolicy(ReselectPolicy.none, for: lists[0])
    lists[0].offset = 10
    #expect(tap(0) == .nothingToDo)
    #expect(tabs.reselectPolicy(for: lists[1]) == .popThenScroll)
    tabs.setReselectPolicy(nil, for: lists[0])
    #expect(tap(0) == .performed([.scrollToTop]))
    host.settle()
  }

  @Test func `an emptied plan is refused, an extended one runs`() {
    let list = ScrollingScreen("List")
    let host = show([list])
    list.offset = 10
    delegate.willReselect = { _ in ReselectPlan(steps: []) }
    #expect(tap() == .refused)
    delegate.willReselect = { plan in
      var plan = plan
      plan.steps = []
      return plan
    }
    #expect(tap() == .refused)
    #expect(list.offset == 10)
    var runs = 0
    tabs.setReselectHandler(named: "ping") { runs += 1 }
    delegate.willReselect = { plan in
      var plan = plan
      plan.steps.append(.custom("ping"))
      return plan
    }
    #expect(tap() == .performed([.scrollToTop, .custom("ping")]))
    #expect(runs == 1)
    host.settle()
  }

  // MARK: - Races

  @Test func `a push or pop that animates makes a tap ignored`() {
    let navigation = NavigationController(rootViewController: ScrollingScreen("List"))
    let host = show([navigation])
    navigation.pushViewController(ViewController(), animated: true)
    #expect(tap() == .ignored(.transition))
    host.advance(by: 0.2)
    #expect(tap() == .ignored(.transition))
    host.settle()
    #expect(tap() == .performed([.popToRoot]))
    #expect(tap() == .ignored(.transition))
    host.settle()
    #expect(navigation.viewControllers.count == 1)
  }

  @Test func `queueLatest runs the newest tap at the end of the transition`() {
    let navigation = NavigationController(rootViewController: ScrollingScreen("List"))
    let host = show([navigation], policy: .popThenScroll.queueingLatest())
    navigation.pushViewController(ViewController(), animated: true)
    host.advance(by: 0.1)
    #expect(tap() == .queued)
    #expect(tap() == .queued)
    #expect(delegate.outcomes == [.queued, .ignored(.superseded), .queued])
    host.settle()
    #expect(delegate.outcomes.last == .performed([.popToRoot]))
    #expect(delegate.outcomes.count == 4)
    #expect(navigation.viewControllers.count == 1)
  }

  @Test func `a queued tap is dropped when its tab is left`() {
    let navigation = NavigationController(rootViewController: ScrollingScreen("List"))
    let host = show([navigation, ViewController()], policy: .popThenScroll.queueingLatest())
    navigation.pushViewController(ViewController(), animated: true)
    host.advance(by: 0.1)
    #expect(tap() == .queued)
    tabs.tapItem(at: 1)
    host.settle()
    #expect(delegate.outcomes == [.queued, .ignored(.superseded)])
    #expect(navigation.viewControllers.count == 2)
  }

  @Test func `FR-TAB-09 quick taps do not restart the way to the top`() {
    let list = ScrollingScreen("List")
    let scrolls = CountingScrollDelegate()
    let host = show([list])
    list.offset = 1000
    list.scrollable.delegate = scrolls
    let start = host.now
    #expect(tap() == .performed([.scrollToTop]))
    host.advance(by: 0.1)
    #expect(tap() == .ignored(.alreadyTravelling))
    host.advance(by: 0.1)
    #expect(tap() == .ignored(.alreadyTravelling))
    host.settle()
    #expect(zip(scrolls.offsets, scrolls.offsets.dropFirst()).allSatisfy { $0 >= $1 })
    #expect(list.offset == 0)
    // 0.3 s for the animated offset (SCROLL-PHYSICS 4.6) and one tick.
    #expect(host.now - start <= 0.3 + 2.0 / 60 + 1e-9)
    #expect(scrolls.animationEnds == 1)
  }

  @Test func `a tap while the list decelerates stops it and sends it to the top`() {
    let list = ScrollingScreen("List")
    let host = show([list])
    list.offset = 500
    host.drag(from: CGPoint(x: 10, y: 20), to: CGPoint(x: 10, y: 4), duration: 0.05)
    host.advance(by: 0.05)
    #expect(list.scrollable.isDecelerating)
    #expect(tap() == .performed([.scrollToTop]))
    #expect(!list.scrollable.isDecelerating)
    host.settle()
    #expect(list.offset == 0)
  }

  @Test func `a finger on the list makes a tap ignored`() {
    let list = ScrollingScreen("List")
    let host = show([list])
    list.offset = 500
    host.touchDown(at: CGPoint(x: 10, y: 10))
    #expect(tap() == .ignored(.tracking))
    host.touchUp(at: CGPoint(x: 10, y: 10))
    host.settle()
    #expect(list.offset == 500)
  }

  @Test func `dismissPresented is the only stage that runs under a modal`() {
    let list = ScrollingScreen("List")
    let host = show([list])
    list.offset = 30
    list.present(ViewController(), animated: false)
    host.settle()
    #expect(tap() == .ignored(.presented))
    tabs.reselectPolicy = .popThenScroll.dismissingPresented()
    #expect(tap() == .performed([.dismissPresented]))
    host.settle()
    #expect(tabs.presentedViewController == nil)
    #expect(list.offset == 30)
  }

  @Test(arguments: [
    CGSize(width: 80, height: 0), CGSize(width: 80, height: 5), CGSize(width: 500, height: 10),
  ])
  func `content that is empty, fits or is only wide leaves nothing to do`(size: CGSize) {
    let host = show([
      NavigationController(rootViewController: ScrollingScreen("S", contentSize: size))
    ])
    #expect(tap() == .nothingToDo)
    host.settle()
    #expect(host.diagnostics.isEmpty)
  }

  @Test func `FR-TAB-11 a scroll view deep in plain containers is found`() {
    let root = ViewController()
    let navigation = NavigationController(rootViewController: root)
    let host = show([navigation])
    let header = Node(frame: CGRect(x: 0, y: 0, width: 80, height: 3))
    let container = Node(frame: CGRect(x: 0, y: 3, width: 80, height: 21))
    let inner = ScrollableNode(frame: CGRect(x: 0, y: 0, width: 80, height: 21))
    inner.contentInsetAdjustmentBehavior = .never
    inner.contentSize = CGSize(width: 80, height: 400)
    inner.contentOffset = CGPoint(x: 0, y: 60)
    root.view.addSubnode(header)
    root.view.addSubnode(container)
    container.addSubnode(inner)
    host.settle()
    #expect(tap() == .performed([.scrollToTop]))
    host.settle()
    #expect(inner.contentOffset.y == 0)
    #expect(navigation.viewControllers.count == 1)
  }

  @Test func `nested tab bar controllers move the deepest visible list, once`() {
    let list = ScrollingScreen("List")
    let inner = TabBarController()
    inner.viewControllers = [NavigationController(rootViewController: list)]
    let innerDelegate = RecordingTabBarControllerDelegate()
    inner.delegate = innerDelegate
    let host = show([inner])
    list.offset = 25
    #expect(tap() == .performed([.scrollToTop]))
    host.settle()
    #expect(list.offset == 0)
    #expect(innerDelegate.log.calls.isEmpty)
  }

  @Test func `a tab bar controller on a stack pops only its tab's own stack`() {
    let inner = NavigationController(rootViewController: ViewController())
    tabs.viewControllers = [inner]
    tabs.delegate = delegate
    let outer = NavigationController(rootViewController: ViewController())
    let host = TestHost(rootViewController: outer)
    outer.pushViewController(tabs, animated: false)
    inner.pushViewController(ViewController(), animated: false)
    host.settle()
    #expect(tap() == .performed([.popToRoot]))
    host.settle()
    #expect(tap() == .nothingToDo)
    #expect(outer.viewControllers.count == 2)
    #expect(inner.viewControllers.count == 1)
  }

  @Test func `reduced motion makes the same calls and ends in their frame`() {
    let list = ScrollingScreen("List")
    let navigation = NavigationController(rootViewController: list)
    let scrolls = CountingScrollDelegate()
    let host = show([navigation], prefersReducedMotion: true)
    list.offset = 100
    list.scrollable.delegate = scrolls
    navigation.pushViewController(ViewController(), animated: true)
    host.advance(by: 0)
    #expect(!navigation.isTransitioning)
    #expect(tap() == .performed([.popToRoot]))
    host.advance(by: 0)
    #expect(tap() == .performed([.scrollToTop]))
    host.advance(by: 0)
    #expect(list.offset == 0)
    #expect(scrolls.animationEnds == 1)
  }

  @Test func `FR-TAB-15 leaving a tab and coming back keeps its place`() {
    let list = ScrollingScreen("List")
    let scrolls = CountingScrollDelegate()
    let host = show([NavigationController(rootViewController: list), ViewController()])
    list.offset = 137
    list.scrollable.delegate = scrolls
    tabs.tapItem(at: 1)
    host.settle()
    tabs.tapItem(at: 0)
    host.settle()
    #expect(list.offset == 137)
    #expect(scrolls.offsets.isEmpty)
  }

  @Test func `x is kept on the way to the top`() {
    let list = ScrollingScreen("List", contentSize: CGSize(width: 300, height: 300))
    let host = show([list])
    list.scrollable.contentOffset = CGPoint(x: 40, y: 90)
    #expect(tap() == .performed([.scrollToTop]))
    host.settle()
    #expect(list.scrollable.contentOffset.x == 40)
    #expect(list.offset == 0)
  }
}
