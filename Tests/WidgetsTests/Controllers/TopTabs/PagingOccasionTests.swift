import Foundation
import Testing
import Widgets
import WidgetsTestSupport

/// Faults of the kinds that the field reports about pages name, on other occasions.
@MainActor struct PagingOccasionTests {
  private let log = CallRecord()

  private func expectBalanced<Pager>(
    _ stage: PagerStage<Pager>, appeared: Set<String>, from before: Set<String>,
    _ comment: Comment? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let audit = AppearanceAudit(stage.log.calls, appeared: before)
    #expect(audit.problems == [], comment, sourceLocation: sourceLocation)
    #expect(audit.appeared == appeared, comment, sourceLocation: sourceLocation)
    #expect(audit.inFlight == [], comment, sourceLocation: sourceLocation)
  }

  // MARK: - When the selection is set

  @Test func `FR-LIFE-07 a page that is selected in each call of the pager itself`() {
    final class Calling: PagingController {
      var call = ""
      private func at(_ name: String) {
        guard name == call else { return }
        call = ""
        selectPage(at: 2, animated: isViewLoaded)
      }
      override func viewDidLoad() {
        super.viewDidLoad()
        at("viewDidLoad")
      }
      override func viewWillAppear(_ animated: Bool) { at("viewWillAppear") }
      override func viewIsAppearing(_ animated: Bool) { at("viewIsAppearing") }
      override func viewDidAppear(_ animated: Bool) { at("viewDidAppear") }
      override func viewWillLayoutSubnodes() { at("viewWillLayoutSubnodes") }
      override func viewDidLayoutSubnodes() {
        super.viewDidLayoutSubnodes()
        at("viewDidLayoutSubnodes")
      }
    }
    for call in [
      "viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewDidAppear",
      "viewWillLayoutSubnodes", "viewDidLayoutSubnodes",
    ] {
      let pager = Calling()
      pager.call = call
      let stage = PagerStage(pager)
      stage.host.settle()
      #expect(stage.pager.selectedIndex == 2, "\(call)")
      #expect(stage.isAtRest, "\(call)")
      expectBalanced(stage, appeared: ["C"], from: [], "\(call)")
      #expect(stage.host.screen.contains("Page C"), "\(call)")
    }
  }

  @Test func `FR-PAG-03 a tap on every title at every moment of a movement to another`() {
    for start in [1, 2] {
      for wait in [0.02, 0.15, 0.28] {
        for tapped in 0..<3 {
          let stage = PagerStage(TopTabsController())
          stage.log.removeAll()
          stage.pager.selectPage(at: start, animated: true)
          stage.host.advance(by: wait)
          let frame = stage.pager.topTabBar.subnodes
          _ = frame
          stage.pager.tapTab(at: tapped)
          stage.host.settle()
          #expect(stage.pager.selectedIndex == tapped)
          #expect(stage.isAtRest, "\(start) \(wait) \(tapped)")
          expectBalanced(
            stage, appeared: [["A", "B", "C"][tapped]], from: ["A"],
            "\(start) \(wait) \(tapped)")
        }
      }
    }
  }

  // MARK: - Changes of the pages in the calls of a swipe

  @Test(arguments: ["willTransition", "shouldSelectPage", "didFinishTransition", "didSelectPage"])
  func `FR-REN-07 pages that are replaced inside of each call of a swipe`(call: String) {
    final class Calling: PagingController {
      var call = ""
      var action: () -> Void = {}
      private func at(_ name: String) {
        guard name == call else { return }
        call = ""
        action()
      }
      override func willTransition(toPage id: AnyHashable) { at("willTransition") }
      override func shouldSelectPage(_ id: AnyHashable) -> Bool {
        at("shouldSelectPage")
        return true
      }
      override func didFinishTransition(fromPage id: AnyHashable, completed: Bool) {
        at("didFinishTransition")
      }
      override func didSelectPage(_ id: AnyHashable) { at("didSelectPage") }
    }
    for pages in [["A"], ["B"], ["X", "Y"], [], ["B", "A"], ["Z", "A", "B", "C"]] {
      let stage = PagerStage(Calling())
      stage.log.removeAll()
      stage.pager.call = call
      stage.pager.action = { stage.set(pages) }
      stage.swipe(from: 60, by: -50)
      stage.host.settle()
      #expect(stage.pager.call == "", "\(pages)")
      #expect(stage.isAtRest, "\(pages)")
      #expect(stage.pager.pageIDs.count == pages.count)
      let audit = AppearanceAudit(stage.log.calls, appeared: ["A"])
      #expect(audit.problems == [], "\(pages)")
      #expect(audit.inFlight == [], "\(pages)")
      #expect(
        audit.appeared == Set([stage.pager.selectedID?.base as? String].compactMap { $0 }))
      stage.swipe(from: 60, by: -50)
      stage.host.settle()
      #expect(stage.isAtRest)
    }
  }

  @Test(arguments: ["willTransition", "shouldSelectPage", "didFinishTransition", "didSelectPage"])
  func `FR-REN-09 another page inside of each call of a swipe is where it ends`(call: String) {
    final class Calling: TopTabsController {
      var call = ""
      var action: () -> Void = {}
      private func at(_ name: String) {
        guard name == call else { return }
        call = ""
        action()
      }
      override func willTransition(toPage id: AnyHashable) { at("willTransition") }
      override func shouldSelectPage(_ id: AnyHashable) -> Bool {
        at("shouldSelectPage")
        return true
      }
      override func didFinishTransition(fromPage id: AnyHashable, completed: Bool) {
        at("didFinishTransition")
      }
      override func didSelectPage(_ id: AnyHashable) { at("didSelectPage") }
    }
    for animated in [true, false] {
      for index in [0, 2] {
        let stage = PagerStage(Calling())
        stage.log.removeAll()
        stage.pager.call = call
        stage.pager.action = { stage.pager.selectPage(at: index, animated: animated) }
        stage.swipe(from: 60, by: -50)
        stage.host.settle()
        #expect(stage.isAtRest)
        if call != "willTransition" { #expect(stage.pager.selectedIndex == index) }
        let id = stage.pager.selectedID?.base as? String ?? ""
        expectBalanced(stage, appeared: [id], from: ["A"], "\(animated) \(index)")
      }
    }
  }

  // MARK: - Where the pager is

  @Test func `FR-LIFE-07 a pager in a modal that is dismissed in mid swipe, and shown again`() {
    for release in [true, false] {
      let root = ViewController()
      let stage = PagerStage(PagingController()) { _ in root }
      root.present(stage.pager, animated: true)
      stage.host.settle()
      expectBalanced(stage, appeared: ["A"], from: [])
      stage.hold(by: -30)
      root.dismiss(animated: true)
      stage.host.advance(by: 0.1)
      if release { stage.release(at: 30) }
      stage.host.settle()
      if !release { stage.release(at: 30) }
      stage.host.settle()
      expectBalanced(stage, appeared: [], from: [])
      root.present(stage.pager, animated: true)
      stage.host.settle()
      expectBalanced(stage, appeared: ["A"], from: [])
      #expect(stage.isAtRest)
    }
  }

  @Test func `FR-PAG-13 a pager in a part of the screen that changes its size`() {
    let root = ViewController()
    let stage = PagerStage(TopTabsController()) { _ in root }
    root.addChild(stage.pager)
    stage.pager.view.frame = CGRect(x: 10, y: 4, width: 40, height: 12)
    root.view.addSubnode(stage.pager.view)
    stage.pager.didMove(toParent: root)
    stage.host.settle()
    stage.host.drag(from: CGPoint(x: 45, y: 10), to: CGPoint(x: 15, y: 10), duration: 0.1)
    stage.host.settle()
    #expect(stage.pager.selectedIndex == 1)
    for width in [20, 0, 60, 1, 40] {
      stage.pager.view.frame.size.width = CGFloat(width)
      stage.host.settle()
      #expect(stage.pager.selectedIndex == 1)
      #expect(stage.x == CGFloat(width), "\(width)")
      #expect(!stage.pager.isMoving)
    }
    #expect(stage.changes == ["A to B"])
    stage.host.drag(from: CGPoint(x: 5, y: 10), to: CGPoint(x: 1, y: 10), duration: 0.1)
    stage.host.settle()
    #expect(stage.pager.selectedIndex == 1)
    expectBalanced(stage, appeared: ["B"], from: [])
  }

  @Test func `FR-PAG-13 a resize at each moment of a swipe and of its end`() {
    for size in [100, 37, 1] {
      for moment in 0..<3 {
        let stage = PagerStage(TopTabsController(), ["A", "B", "C", "D", "E"], selected: "D")
        stage.log.removeAll()
        stage.hold(by: -45)
        if moment == 0 { stage.host.resize(to: CGSize(width: size, height: 24)) }
        stage.release(at: 15)
        if moment == 1 { stage.host.resize(to: CGSize(width: size, height: 24)) }
        stage.host.advance(by: 0.1)
        if moment == 2 { stage.host.resize(to: CGSize(width: size, height: 24)) }
        stage.host.settle()
        #expect(stage.isAtRest, "\(size) \(moment)")
        #expect([3, 4].contains(stage.pager.selectedIndex))
        let id = stage.pager.selectedID?.base as? String ?? ""
        expectBalanced(stage, appeared: [id], from: ["D"], "\(size) \(moment)")
        #expect(stage.changes == (stage.pager.selectedIndex == 4 ? ["D to E"] : []))
      }
    }
  }

  // MARK: - What a finger may do

  @Test func `FR-PAG-09 swiping is switched off in mid swipe, and while it settles`() {
    for moment in 0..<2 {
      let stage = PagerStage()
      stage.log.removeAll()
      stage.hold(by: -50)
      if moment == 0 { stage.pager.scrollableNode.isScrollEnabled = false }
      stage.release(at: 10)
      stage.pager.scrollableNode.isScrollEnabled = false
      stage.host.settle()
      #expect(stage.isAtRest, "\(moment)")
      let id = stage.pager.selectedID?.base as? String ?? ""
      expectBalanced(stage, appeared: [id], from: ["A"], "\(moment)")
    }
  }

  // MARK: - Memory and places

  @Test func `FR-PAG-07 with one page kept each comes back to its place`() {
    let stage = PagerStage(TopTabsController(), ["A", "B", "C", "D"])
    stage.pager.maximumKeptPages = 1
    for (index, id) in ["A", "B", "C", "D"].enumerated() {
      stage.pager.selectPage(at: index, animated: true)
      stage.host.settle()
      stage.page(id)?.y = CGFloat(10 * (index + 1))
      stage.host.settle()
    }
    for (index, id) in ["A", "B", "C", "D"].enumerated().reversed() {
      stage.pager.selectPage(at: index, animated: index.isMultiple(of: 2))
      stage.host.settle()
      #expect(stage.page(id)?.y == CGFloat(10 * (index + 1)), "\(id)")
      #expect(["A", "B", "C", "D"].count { stage.page($0) != nil } == 1)
    }
  }

  @Test func `FR-PAG-11 pages go one by one until there is none, from either end`() {
    for fromStart in [true, false] {
      var ids = ["A", "B", "C", "D"]
      let stage = PagerStage(TopTabsController(), ids, selected: "B")
      stage.log.removeAll()
      var selected = "B"
      while !ids.isEmpty {
        let gone = fromStart ? ids.removeFirst() : ids.removeLast()
        let before = stage.changes.count
        stage.set(ids)
        stage.host.settle()
        #expect(stage.isAtRest)
        #expect(stage.changes.count == before + (gone == selected ? 1 : 0))
        selected = stage.pager.selectedID?.base as? String ?? ""
      }
      #expect(stage.pager.selectedIndex == NSNotFound)
      expectBalanced(stage, appeared: [], from: ["B"])
      stage.set(["X"])
      stage.host.settle()
      #expect(stage.isAtRest && stage.pager.selectedIndex == 0)
    }
  }

  // MARK: - The strip

  @Test func `FR-PAG-03 the indicator is under the title, whatever was done`() {
    let stage = PagerStage(TopTabsController(), ["One", "Second", "3", "The fourth"])
    let bar = stage.pager.topTabBar
    func expectTogether(_ comment: Comment) {
      stage.host.settle()
      let texts = stage.host.screen.split(separator: "\n", omittingEmptySubsequences: false)
      let title = ["One", "Second", "3", "The fourth"][stage.pager.selectedIndex]
      guard let line = texts.first, let range = line.range(of: title),
        let frame = bar.indicatorFrame
      else {
        Issue.record("no title \(title)", sourceLocation: #_sourceLocation)
        return
      }
      let column = CGFloat(line.distance(from: line.startIndex, to: range.lowerBound))
      let start = bar.convert(frame.origin, to: nil).x
      #expect(start == column - 1, comment)
      #expect(frame.size.width == CGFloat(title.count + 2), comment)
    }
    expectTogether("at first")
    stage.pager.tapTab(at: 3)
    expectTogether("far")
    stage.host.resize(to: CGSize(width: 30, height: 24))
    expectTogether("narrow")
    stage.swipe(from: 5, by: 24)
    expectTogether("back")
    stage.host.resize(to: CGSize(width: 100, height: 24))
    expectTogether("wide")
    stage.hold(by: -20)
    stage.release(at: 40)
    expectTogether("cancelled")
    stage.pager.selectPage(at: 1, animated: false)
    expectTogether("in code")
  }
}
