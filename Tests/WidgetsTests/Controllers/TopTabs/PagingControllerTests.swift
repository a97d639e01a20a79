import Foundation
import Testing
import Widgets
import WidgetsTestSupport

/// Pages, selection in code, laziness, and who has appeared.
@MainActor struct PagingControllerTests {
  // MARK: - Pages

  @Test func `the first page is selected, and only that one is made`() {
    let stage = PagerStage()
    #expect(stage.pager.selectedIndex == 0)
    #expect(stage.pager.selectedID == AnyHashable("A"))
    #expect(stage.made == ["A"])
    #expect(stage.isAtRest)
    #expect(stage.host.surface.text(ofRow: 0) == " Page A")
  }

  @Test func `nothing is loaded before the view is`() {
    let pager = PagingController()
    pager.setPages([1, 2, 3]) { _ in
      Issue.record("made")
      return ViewController()
    }
    pager.selectedIndex = 2
    #expect(pager.selectedID == AnyHashable(3))
    #expect(!pager.isViewLoaded)
  }

  @Test func `FR-LIFE-09 a subclass's view is loaded at its first read, and sees its own values`() {
    final class Pager: PagingController {
      var name = ""
      var loads: [String] = []
      override init() {
        super.init()
        name = "own"
      }
      override func viewDidLoad() {
        super.viewDidLoad()
        loads.append(name)
      }
    }
    let pager = Pager()
    #expect(!pager.isViewLoaded)
    _ = pager.view
    _ = pager.view
    #expect(pager.loads == ["own"])
  }

  @Test func `controllers are pages too, by identity`() {
    let log = CallRecord()
    let pages = ["A", "B", "C"].map { RecordingViewController($0, log: log) }
    let pager = PagingController()
    pager.viewControllers = pages
    #expect(pager.viewControllers == pages)
    #expect(pager.children == pages)
    #expect(pages.allSatisfy { $0.pagingController === pager })
    #expect(
      log.calls.prefix(2) == [
        "A.willMove(toParent: PagingController)",
        "A.didMove(toParent: PagingController)",
      ])
    pager.selectPage(pages[2], animated: false)
    #expect(pager.selectedViewController === pages[2])
    pager.viewControllers = [pages[2], pages[0]]
    #expect(pager.selectedIndex == 0)
    #expect(pages[1].parent == nil)
  }

  @Test func `a data source is asked for a page when it is seen`() {
    final class Source: PagingControllerDataSource {
      var asked: [AnyHashable] = []
      var ids: [AnyHashable] = [1, 2, 3]
      func pageIDs(in pagingController: PagingController) -> [AnyHashable] { ids }
      func pagingController(
        _ pagingController: PagingController, controllerForPage id: AnyHashable
      ) -> ViewController {
        asked.append(id)
        return ViewController()
      }
    }
    let source = Source()
    let pager = PagingController()
    pager.dataSource = source
    let host = TestHost(rootViewController: pager)
    #expect(source.asked == [1])
    pager.selectPage(3, animated: true)
    host.settle()
    #expect(source.asked == [1, 3])
    source.ids = [3, 4]
    pager.reloadData()
    host.settle()
    #expect(pager.selectedIndex == 0)
    #expect(source.asked == [1, 3])
  }

  @Test func `two pages of one id are refused`() {
    let stage = PagerStage()
    stage.set(["D", "D"])
    #expect(stage.host.diagnostics.map(\.code.rawValue) == ["pager.duplicate"])
    #expect(stage.pager.pageIDs == ["A", "B", "C"])
  }

  @Test func `neighbours are loaded ahead if that is wanted, without appearing`() {
    let pager = PagingController()
    pager.loadsNeighbors = true
    let stage = PagerStage(pager, ["A", "B", "C", "D"], selected: "B")
    #expect(stage.made == ["B", "C", "A"])
    #expect(stage.placed == ["B"])
    #expect(stage.calls() == ["B.viewWillAppear", "B.viewDidAppear"])
    stage.swipe(by: -30)
    stage.host.settle()
    #expect(stage.made == ["B", "C", "A", "D"])
    #expect(stage.page("D")?.isViewLoaded == true)
  }

  // MARK: - Selecting in code

  @Test func `selecting without animation is there at once`() {
    let stage = PagerStage()
    stage.pager.selectedIndex = 2
    #expect(stage.x == 160)
    #expect(stage.isAtRest)
    #expect(stage.changes == ["A to C"])
    stage.pager.selectedID = "B"
    #expect(stage.x == 80)
    #expect(stage.changes == ["A to C", "C to B"])
  }

  @Test func `an animated change takes 0_3 s and the selection reads back at once`() {
    let stage = PagerStage()
    stage.pager.selectPage("B", animated: true)
    #expect(stage.pager.selectedIndex == 1)
    #expect(stage.changes == [])
    stage.host.advance(by: 0.15)
    // SCROLL-PHYSICS 4.6: half of the time is half of the way.
    #expect(abs(stage.x - 40) < 1e-6)
    #expect(abs(stage.pager.position - 0.5) < 1e-6)
    stage.host.advance(by: 0.14)
    #expect(stage.pager.isMoving)
    stage.host.advance(by: 0.01)
    #expect(stage.isAtRest)
    #expect(stage.x == 80)
    #expect(stage.changes == ["A to B"])
  }

  @Test func `a person who prefers less movement sees the page at once`() {
    let stage = PagerStage(prefersReducedMotion: true)
    stage.pager.selectPage("C", animated: true)
    #expect(stage.isAtRest)
    #expect(stage.changes == ["A to C"])
  }

  @Test func `S5 a jump over a thousand pages travels one page and makes one`() {
    let stage = PagerStage((0..<1000).map { "\($0)" })
    stage.pager.selectPage(at: 999, animated: true)
    #expect(stage.made == ["0", "999"])
    stage.host.advance(by: 0.15)
    #expect(stage.placed == ["0", "999"])
    #expect(abs(stage.x - 40) < 1e-6)
    stage.host.settle()
    #expect(stage.made == ["0", "999"])
    #expect(stage.x == 79_920)
    #expect(stage.isAtRest)
    stage.pager.selectPage(at: 0, animated: true)
    stage.host.advance(by: 0.15)
    #expect(abs(stage.x - 998.5 * 80) < 1e-6)
    stage.host.settle()
    #expect(stage.x == 0)
    #expect(stage.isAtRest)
  }

  @Test func `what does not exist is refused, the selected page changes nothing`() {
    let stage = PagerStage()
    stage.pager.selectedIndex = 7
    stage.pager.selectPage("Z", animated: true)
    stage.pager.selectedIndex = 0
    #expect(stage.host.diagnostics.map(\.code.rawValue) == ["pager.index", "pager.id"])
    #expect(stage.changes == [])
    #expect(stage.isAtRest)
  }

  @Test func `the offset of the scroll view is the pager's: setting it selects a page`() {
    let stage = PagerStage()
    stage.pager.scrollableNode.setContentOffset(CGPoint(x: 130, y: 5), animated: false)
    #expect(stage.isAtRest)
    #expect(stage.pager.selectedIndex == 2)
    stage.pager.scrollableNode.contentOffset = CGPoint(x: 11, y: 3)
    #expect(stage.isAtRest)
    #expect(stage.x == 160)
  }

  // MARK: - Appearance

  @Test func `FR-LIFE-07 only pages that are seen have appearance calls`() {
    let stage = PagerStage(["P0", "P1", "P2", "P3"])
    #expect(stage.calls() == ["P0.viewWillAppear", "P0.viewDidAppear"])
    stage.pager.selectPage(at: 2, animated: false)
    stage.host.settle()
    #expect(
      stage.calls() == [
        "P0.viewWillDisappear", "P2.viewWillAppear", "P0.viewDidDisappear", "P2.viewDidAppear",
      ])
    #expect(stage.made == ["P0", "P2"])
  }

  @Test
  func `FR-LIFE-07 pages given as controllers have no calls either until they are seen`() {
    let log = CallRecord()
    let pager = PagingController()
    pager.viewControllers = ["P0", "P1", "P2"].map { RecordingViewController($0, log: log) }
    let host = TestHost(rootViewController: pager)
    host.settle()
    let appeared = log.calls.filter { $0.contains("Appear(") }
    #expect(appeared.allSatisfy { $0.hasPrefix("P0.") })
    #expect(pager.viewControllers?.map(\.isViewLoaded) == [true, false, false])
  }

  @Test func `FR-LIFE-07 a pager that is covered and shown again moves only its settled page`() {
    let stage = PagerStage(
      PagingController(), root: { NavigationController(rootViewController: $0) })
    stage.pager.selectedIndex = 1
    _ = stage.calls()
    stage.pager.navigationController?.pushViewController(ViewController(), animated: true)
    stage.host.settle()
    #expect(stage.calls() == ["B.viewWillDisappear", "B.viewDidDisappear"])
    // Selecting while it is covered makes no calls.
    stage.pager.selectedIndex = 2
    stage.host.settle()
    #expect(stage.calls() == [])
    stage.pager.navigationController?.popViewController(animated: true)
    stage.host.settle()
    #expect(stage.calls() == ["C.viewWillAppear", "C.viewDidAppear"])
    #expect(stage.isAtRest)
  }

  @Test func `a pager that disappears in the middle of a movement ends it first`() {
    let stage = PagerStage(
      PagingController(), root: { NavigationController(rootViewController: $0) })
    _ = stage.calls()
    stage.pager.selectPage("C", animated: true)
    stage.host.advance(by: 0.1)
    stage.pager.navigationController?.pushViewController(ViewController(), animated: false)
    stage.host.settle()
    #expect(stage.pager.selectedIndex == 2)
    #expect(stage.isAtRest)
    let audit = AppearanceAudit(stage.log.calls, appeared: ["A"])
    #expect(audit.problems == [])
    #expect(audit.inFlight == [])
    #expect(audit.appeared == [])
    #expect(stage.changes == ["A to C"])
  }

  @Test func `a page's did call comes when it is laid out`() {
    final class Page: ViewController {
      var size = CGSize.zero
      override func viewDidAppear(_ animated: Bool) { size = view.bounds.size }
    }
    let pages = [Page(), Page()]
    let pager = PagingController()
    pager.viewControllers = pages
    let host = TestHost(rootViewController: pager)
    pager.selectedIndex = 1
    #expect(pages.map(\.size) == [CGSize(width: 80, height: 24), CGSize(width: 80, height: 24)])
    host.settle()
  }

  // MARK: - Places

  @Test func `each page keeps its own vertical place`() {
    let stage = PagerStage()
    stage.page("A")?.y = 100
    stage.pager.selectedIndex = 1
    stage.host.settle()
    stage.page("B")?.y = 50
    stage.pager.selectPage("A", animated: true)
    stage.host.settle()
    #expect(stage.page("A")?.y == 100)
    #expect(stage.page("B")?.y == 50)
  }

  @Test func `a page that is let go and made again is where it was, by id`() {
    let pager = PagingController()
    pager.maximumKeptPages = 1
    let stage = PagerStage(pager)
    stage.page("A")?.y = 120
    pager.selectedIndex = 1
    stage.host.settle()
    #expect(stage.page("A") == nil)
    // The order of the pages does not matter.
    stage.set(["C", "B", "A"])
    pager.selectPage("A", animated: true)
    stage.host.settle()
    #expect(stage.made == ["A", "B", "A"])
    #expect(stage.page("A")?.y == 120)
    #expect(stage.page("B") == nil)
  }

  @Test func `the content that scrolls to the top is that of the visible page`() {
    let stage = PagerStage()
    #expect(stage.pager.contentScrollableNode === stage.page("A")?.list)
    stage.pager.selectedIndex = 2
    stage.host.settle()
    #expect(stage.pager.contentScrollableNode === stage.page("C")?.list)
    #expect(stage.pager.visibleChild === stage.page("C"))
    stage.page("C")?.y = 80
    #expect(stage.host.window.scrollToTopTapped())
    stage.host.settle()
    #expect(stage.page("C")?.y == 0)
    #expect(stage.x == 160)
    #expect(!stage.pager.scrollableNode.scrollsToTop)
  }

  // MARK: - Few pages, odd sizes

  @Test func `a pager without pages shows nothing and takes everything`() {
    let stage = PagerStage([])
    #expect(stage.pager.selectedIndex == NSNotFound)
    #expect(stage.pager.selectedID == nil)
    #expect(stage.pager.visibleChild == nil)
    #expect(stage.pager.contentScrollableNode == nil)
    stage.swipe(by: -30)
    stage.host.press(.right)
    stage.host.settle()
    #expect(stage.isAtRest)
    stage.set(["A"])
    stage.host.settle()
    #expect(stage.isAtRest)
    #expect(stage.changes == ["nil to A"])
    #expect(stage.host.surface.text(ofRow: 0) == " Page A")
  }

  @Test func `a single page does not move`() {
    let stage = PagerStage(["A"])
    stage.swipe(by: -30)
    stage.host.settle()
    #expect(stage.isAtRest)
    #expect(stage.changes == [])
  }

  @Test(arguments: [CGSize(width: 1, height: 1), CGSize(width: 3, height: 2)])
  func `a tiny screen turns pages too`(size: CGSize) {
    let stage = PagerStage(["A", "B", "C"], size: size)
    stage.pager.selectPage("C", animated: true)
    stage.host.settle()
    #expect(stage.isAtRest)
    #expect(stage.x == size.width * 2)
    stage.host.press(.left)
    stage.host.settle()
    #expect(stage.pager.selectedIndex == 1)
    #expect(stage.isAtRest)
  }

  @Test func `a huge screen turns pages too`() {
    let stage = PagerStage(["A", "B", "C"], size: CGSize(width: 5000, height: 1000))
    stage.swipe(from: 2500, by: -2000)
    stage.host.settle()
    #expect(stage.isAtRest)
    #expect(stage.x == 5000)
  }

  // MARK: - Leaving

  @Test func `all is released with the pager`() {
    let host = TestHost(rootViewController: ViewController())
    let alive = releaseCheck(host) {
      let stage = PagerStage(PagingController())
      stage.pager.selectPage("B", animated: true)
      stage.host.advance(by: 0.1)
      var objects: [AnyObject] = [stage.pager, stage.pager.scrollableNode]
      for page in ["A", "B"].compactMap({ stage.page($0) }) { objects.append(page) }
      return objects
    }
    #expect(alive == [])
  }
}
