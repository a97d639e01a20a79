import Foundation
import Testing
import Widgets
import WidgetsTestSupport

/// Reloads under a finger, callbacks that select, values that are written back, and timers.
@MainActor struct PagingReentrancyTests {
  // MARK: - FR-REN-07: reload during interaction

  @Test(arguments: [["A", "B", "C"], ["A"]])
  func `FR-REN-07 a reload under a finger`(ids: [String]) {
    let stage = PagerStage()
    _ = stage.calls()
    stage.hold(from: 70, by: -49)
    stage.set(ids)
    stage.drag(from: 21, by: 40)
    stage.release(at: 61)
    stage.host.settle()
    #expect(stage.pager.selectedIndex == 0)
    #expect(stage.x == 0)
    #expect(stage.isAtRest)
    let audit = AppearanceAudit(stage.log.calls, appeared: ["A"])
    #expect(audit.problems == [])
    #expect(audit.appeared == ["A"])
    #expect(audit.inFlight == [])
  }

  @Test func `FR-REN-07 a reload that takes away the page under the finger`() {
    let stage = PagerStage()
    stage.hold(from: 70, by: -49)
    stage.set(["B", "C"])
    stage.release(at: 21)
    stage.host.settle()
    #expect(stage.isAtRest)
    #expect(stage.pager.selectedID == AnyHashable("B"))
    let audit = AppearanceAudit(stage.log.calls)
    #expect(audit.problems == [])
    #expect(audit.appeared == ["B"])
    #expect(audit.inFlight == [])
  }

  @Test func `FR-REN-07 a reload while the pages settle, and one without pages`() {
    let stage = PagerStage()
    stage.swipe(by: -50)
    stage.host.advance(by: 0.03)
    stage.set(["X", "B", "A"])
    #expect(stage.isAtRest)
    #expect(stage.pager.selectedIndex == 1)
    stage.pager.selectPage("X", animated: true)
    stage.host.advance(by: 0.1)
    stage.set([])
    stage.host.settle()
    #expect(stage.isAtRest)
    #expect(stage.placed == [])
    let audit = AppearanceAudit(stage.log.calls)
    #expect(audit.problems == [])
    #expect(audit.appeared == [])
    #expect(audit.inFlight == [])
  }

  @Test func `FR-REN-07 a page that reloads the pager as it appears`() {
    let stage = PagerStage()
    stage.log.once("B.viewWillAppear(true)") { stage.set(["B", "C"]) }
    stage.swipe(by: -50)
    stage.host.settle()
    #expect(stage.isAtRest)
    let audit = AppearanceAudit(stage.log.calls)
    #expect(audit.problems == [])
    #expect(audit.appeared == ["B"])
    #expect(audit.inFlight == [])
  }

  @Test func `removing the current page in the middle of a movement away from it`() {
    let stage = PagerStage()
    stage.pager.selectPage("C", animated: true)
    stage.host.advance(by: 0.1)
    stage.set(["B", "C"])
    stage.host.settle()
    #expect(stage.isAtRest)
    #expect(stage.pager.selectedID == AnyHashable("C"))
    #expect(stage.changes == ["A to C"])
  }

  // MARK: - FR-REN-09: state echo loop

  @Test func `FR-REN-09 a host that writes its index back: right, then left before it settles`() {
    let stage = PagerStage(["A", "B"])
    var index = 0
    var events = 0
    stage.pager.onSelectionChange = { [weak pager = stage.pager] _, _ in
      events += 1
      guard let pager else { return }
      index = pager.selectedIndex
      pager.selectedIndex = index
    }
    stage.swipe(by: -50)
    stage.host.advance(by: 0.03)
    stage.swipe(by: 50)
    stage.host.advance(by: 5)
    #expect(events <= 2)
    #expect(index == 0)
    #expect(stage.pager.selectedIndex == 0)
    #expect(stage.isAtRest)
    #expect(stage.host.window.screen.isIdle)
  }

  @Test func `FR-REN-09 the same with a binding, at every moment of the swipe`() {
    for moment in [0.0, 0.02, 0.05, 0.1, 0.2, 0.4] {
      let value = Observed<String?>("A")
      var writes = 0
      let stage = PagerStage(["A", "B"])
      stage.pager.selection = .id(value.binding.didSet { _, _ in writes += 1 })
      stage.swipe(by: -50)
      stage.host.advance(by: moment)
      stage.swipe(by: 50)
      stage.host.advance(by: 5)
      #expect(writes <= 2)
      #expect(value.value == "A")
      #expect(stage.pager.selectedIndex == 0)
      #expect(stage.isAtRest)
      #expect(stage.host.window.screen.isIdle)
    }
  }

  @Test func `FR-REN-09 a state that is written again unchanged does not call the pages back`() {
    let value = Observed<String?>("A")
    let stage = PagerStage(TopTabsController())
    stage.pager.selection = .id(value.binding)
    stage.pager.tapTab(at: 2)
    stage.host.advance(by: 0.1)
    // As a program does that renders its state anew.
    value.value = "A"
    stage.host.settle()
    #expect(stage.pager.selectedID == AnyHashable("C"))
    #expect(value.value == "C")
    #expect(stage.changes == ["A to C"])
  }

  @Test func `FR-REN-09 a host that refuses a page by writing the old one`() {
    let value = Observed<String?>("A")
    let stage = PagerStage()
    stage.pager.selection = .id(
      value.binding.didSet { old, new in if new == "B" { value.value = old } })
    stage.swipe(by: -50)
    stage.host.settle()
    #expect(value.value == "A")
    #expect(stage.pager.selectedID == AnyHashable("A"))
    #expect(stage.isAtRest)
    #expect(stage.changes == ["A to B", "B to A"])
  }

  @Test func `FR-REN-09 two pagers that write each other's page come to rest`() {
    let value = Observed<String?>("A")
    let first = PagerStage()
    let second = PagerStage()
    first.pager.selection = .id(value.binding)
    second.pager.selection = .id(value.binding)
    first.swipe(by: -50)
    for _ in 0..<60 {
      first.host.advance(by: 0.05)
      second.host.advance(by: 0.05)
    }
    #expect(value.value == "B")
    #expect(first.isAtRest)
    #expect(second.isAtRest)
    #expect(second.pager.selectedIndex == 1)
    #expect(second.changes == ["A to B"])
  }

  // MARK: - Callbacks that select

  @Test func `a delegate that selects another page in didSelect: one call, balanced`() {
    final class Pager: TopTabsController {
      var calls: [String] = []
      override func didSelectPage(_ id: AnyHashable) {
        calls.append("\(id.base)")
        selectPage("C", animated: false)
      }
    }
    let stage = PagerStage(Pager())
    stage.pager.tapTab(at: 1)
    stage.host.settle()
    #expect(stage.pager.calls == ["B"])
    #expect(stage.pager.selectedIndex == 2)
    #expect(stage.isAtRest)
    let audit = AppearanceAudit(stage.log.calls)
    #expect(audit.problems == [])
    #expect(audit.appeared == ["C"])
    #expect(audit.inFlight == [])
  }

  @Test(arguments: [
    "B.viewWillAppear", "A.viewWillDisappear", "A.viewDidDisappear",
    "B.viewDidAppear", "B.viewDidLoad",
  ])
  func `a page that selects another one in a call`(call: String) {
    for animated in [false, true] {
      let stage = PagerStage(["A", "B", "C"])
      stage.log.removeAll()
      var isDue = true
      stage.log.onCall = { line in
        guard isDue, line.hasPrefix(call) else { return }
        isDue = false
        stage.pager.selectPage("C", animated: animated)
      }
      stage.pager.selectPage("B", animated: animated)
      stage.host.settle()
      #expect(!isDue)
      #expect(stage.pager.selectedID == AnyHashable("C"))
      #expect(stage.isAtRest)
      let audit = AppearanceAudit(stage.log.calls, appeared: ["A"])
      #expect(audit.problems == [])
      #expect(audit.appeared == ["C"])
      #expect(audit.inFlight == [])
    }
  }

  @Test func `pages that select each other for ever are stopped`() {
    let stage = PagerStage(["A", "B"])
    stage.log.onCall = { line in
      if line.hasPrefix("A.viewWillAppear") { stage.pager.selectedIndex = 1 }
      if line.hasPrefix("B.viewWillAppear") { stage.pager.selectedIndex = 0 }
    }
    stage.pager.selectedIndex = 1
    stage.host.settle()
    #expect(stage.host.diagnostics.contains { $0.code.rawValue == "pager.loop" })
    #expect(stage.isAtRest)
  }

  @Test func `a selection in the handler of a change wins`() {
    let stage = PagerStage()
    var changes: [String] = []
    stage.pager.onSelectionChange = { [weak pager = stage.pager] _, new in
      changes.append("\(new?.base ?? "nil")")
      if new == AnyHashable("B") { pager?.selectPage("C", animated: true) }
    }
    stage.swipe(by: -50)
    stage.host.settle()
    #expect(changes == ["B", "C"])
    #expect(stage.isAtRest)
    #expect(stage.pager.selectedIndex == 2)
  }

  // MARK: - Bindings

  @Test func `the binding says which page is the first, and nothing is written`() {
    let value = Observed<String?>("B")
    var writes = 0
    let pager = PagingController()
    pager.selection = .id(value.binding.willSet { _ in writes += 1 })
    var changes: [String] = []
    pager.onSelectionChange = { old, new in
      changes.append("\(old?.base ?? "nil") to \(new?.base ?? "nil")")
    }
    pager.setPages(["A", "B"]) { _ in ViewController() }
    #expect(pager.selectedIndex == 1)
    #expect(writes == 0)
    #expect(changes == ["nil to B"])
  }

  @Test func `a value that is set sends the pages there, nil changes nothing, others are refused`()
  {
    let value = Observed<String?>("A")
    let stage = PagerStage()
    stage.pager.selection = .id(value.binding)
    value.value = "C"
    #expect(stage.pager.isMoving)
    stage.host.settle()
    #expect(stage.pager.selectedIndex == 2)
    value.value = nil
    #expect(!stage.pager.isMoving)
    value.value = "Z"
    #expect(stage.host.diagnostics.map(\.code.rawValue) == ["pager.binding"])
    #expect(stage.isAtRest)
    stage.set(["A", "B", "C", "Z"])
    stage.host.settle()
    #expect(stage.pager.selectedID == AnyHashable("Z"))
  }

  @Test func `the selection can be an index`() {
    let value = Observed(1)
    let stage = PagerStage()
    stage.pager.selection = .index(value.binding)
    stage.host.settle()
    #expect(stage.pager.selectedIndex == 1)
    stage.swipe(by: -50)
    stage.host.settle()
    #expect(value.value == 2)
  }

  // MARK: - FR-MEM-05: timer survives its screen

  @Test func `FR-MEM-05 a pager that turns by itself stops with its screen`() {
    let navigation = NavigationController(rootViewController: ViewController())
    let host = TestHost(rootViewController: navigation)
    var calls = 0
    for _ in 0..<3 {
      let carousel = Carousel()
      carousel.pager.onSelectionChange = { [weak carousel] _, _ in
        if carousel != nil { calls += 1 }
      }
      navigation.pushViewController(carousel, animated: false)
      host.advance(by: 0)
      calls = 0
      host.advance(by: 3.5)
      #expect(calls == 3)
      navigation.popViewController(animated: false)
      calls = 0
      host.advance(by: 3)
      #expect(calls == 0)
    }
    host.advance(by: 1)
    #expect(Carousel.count == 0)
  }

  @Test func `FR-MEM-05 a pager that is popped in the middle of a movement is released`() {
    let navigation = NavigationController(rootViewController: ViewController())
    let host = TestHost(rootViewController: navigation)
    let alive = releaseCheck(host) {
      let stage = TopTabsController()
      let value = Observed<Int?>(0)
      stage.setPages([0, 1, 2]) { _ in ViewController() }
      stage.selection = .id(value.binding)
      navigation.pushViewController(stage, animated: false)
      host.settle()
      stage.tapTab(at: 2)
      host.advance(by: 0.1)
      navigation.popViewController(animated: true)
      host.settle()
      return [stage, stage.topTabBar, stage.scrollableNode]
    }
    #expect(alive == [])
  }
}

/// A screen whose pages turn by themselves, and how many of them there are.
private final class Carousel: ViewController {
  let pager = PagingController()
  static var count = 0
  override init() {
    super.init()
    Carousel.count += 1
  }
  isolated deinit { Carousel.count -= 1 }
  override func viewDidLoad() {
    super.viewDidLoad()
    pager.setPages([0, 1, 2]) { _ in ViewController() }
    addChild(pager)
    view.addSubnode(pager.view)
    pager.didMove(toParent: self)
  }
  override func viewDidLayoutSubnodes() { pager.view.frame = view.bounds }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    view.schedule(after: 1, every: 1) { [weak self] in
      guard let self else { return }
      self.pager.selectPage(at: (self.pager.selectedIndex + 1) % 3, animated: true)
    }
  }
}
