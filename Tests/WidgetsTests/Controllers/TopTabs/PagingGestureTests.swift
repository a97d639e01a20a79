import Foundation
import Testing
import Widgets
import WidgetsTestSupport

/// Fingers, keys and lists inside of pages, and pagers inside of pagers.
@MainActor struct PagingGestureTests {
  @Test func `FR-GES-01 a drag moves the list or the pages, never both`() {
    let stage = PagerStage()
    let list = stage.page("A")?.list
    stage.host.drag(from: CGPoint(x: 40, y: 20), to: CGPoint(x: 42, y: 10), duration: 0.1)
    // Ten lines without the drag threshold, and what the momentum adds.
    #expect((list?.contentOffset.y ?? 0) >= 8)
    #expect(stage.x == 0)
    #expect(stage.changes == [])
    stage.host.settle()
    let y = list?.contentOffset.y
    stage.host.touchDown(at: CGPoint(x: 40, y: 12))
    stage.host.touchMove(to: CGPoint(x: 20, y: 15))
    #expect(stage.x > 0)
    #expect(list?.contentOffset.y == y)
    stage.host.touchUp(at: CGPoint(x: 20, y: 15))
    stage.host.settle()
    #expect(list?.contentOffset.y == y)
  }

  @Test func `FR-GES-01 a drag that has begun along one way stays with it`() {
    let stage = PagerStage()
    let list = stage.page("A")?.list
    stage.host.touchDown(at: CGPoint(x: 40, y: 20))
    stage.host.touchMove(to: CGPoint(x: 40, y: 15))
    stage.host.touchMove(to: CGPoint(x: 10, y: 15))
    #expect(stage.x == 0)
    #expect((list?.contentOffset.y ?? 0) > 0)
    stage.host.touchUp(at: CGPoint(x: 10, y: 15))
    stage.host.settle()
    #expect(stage.isAtRest)
    let y = list?.contentOffset.y
    stage.host.touchDown(at: CGPoint(x: 40, y: 20))
    stage.host.touchMove(to: CGPoint(x: 35, y: 20))
    stage.host.touchMove(to: CGPoint(x: 35, y: 2))
    #expect(list?.contentOffset.y == y)
    #expect(stage.x > 0)
    stage.host.touchUp(at: CGPoint(x: 35, y: 2))
    stage.host.settle()
    #expect(stage.isAtRest)
  }

  @Test func `FR-GES-01 a wheel turned a little askew scrolls the list and turns no page`() {
    let stage = PagerStage()
    for isPrecise in [true, false] {
      stage.page("A")?.y = 0
      stage.host.turn(
        Wheel(
          location: CGPoint(x: 9, y: 9), delta: CGSize(width: 2, height: 7), isPrecise: isPrecise))
      stage.host.settle()
      #expect(stage.page("A")?.y == 7)
      #expect(stage.pager.selectedIndex == 0)
    }
    // At the end of the list the rest is still not what the person wants.
    stage.page("A")?.y = 10_000
    stage.host.settle()
    stage.host.turn(
      Wheel(location: CGPoint(x: 9, y: 9), delta: CGSize(width: 2, height: 7)))
    stage.host.settle()
    #expect(stage.pager.selectedIndex == 0)
  }

  @Test func `FR-GES-01 the wheel scrolls the list and leaves the pages`() {
    let stage = PagerStage()
    stage.host.wheel(at: CGPoint(x: 40, y: 12), by: 7)
    #expect(stage.page("A")?.y == 7)
    #expect(stage.x == 0)
  }

  /// A pager whose first page has another pager at (0, 10) in it.
  private func nested() -> (outer: PagingController, inner: PagingController, host: TestHost) {
    final class Outer: ViewController {
      let inner = PagingController()
      override func viewDidLoad() {
        super.viewDidLoad()
        addChild(inner)
        view.addSubnode(inner.view)
        inner.didMove(toParent: self)
      }
      override func viewDidLayoutSubnodes() {
        inner.view.frame = CGRect(x: 0, y: 10, width: view.bounds.size.width, height: 10)
      }
    }
    let page = Outer()
    page.inner.setPages([0, 1, 2]) { _ in ViewController() }
    let outer = PagingController()
    outer.viewControllers = [page, ViewController()]
    let host = TestHost(rootViewController: outer)
    host.settle()
    return (outer, page.inner, host)
  }

  private func swipe(_ host: TestHost, y: CGFloat, left: Bool) {
    host.drag(
      from: CGPoint(x: left ? 60 : 20, y: y), to: CGPoint(x: left ? 20 : 60, y: y), duration: 0.1)
    host.settle()
  }

  @Test func `FR-GES-03 a swipe on an inner pager turns its page, one beside it the outer one`() {
    let (outer, inner, host) = nested()
    swipe(host, y: 15, left: true)
    #expect(inner.selectedIndex == 1)
    #expect(outer.selectedIndex == 0)
    swipe(host, y: 2, left: true)
    #expect(outer.selectedIndex == 1)
    #expect(inner.selectedIndex == 1)
  }

  @Test func `FR-GES-03 at its edge the inner pager leaves the gesture to the outer one`() {
    let (outer, inner, host) = nested()
    swipe(host, y: 15, left: true)
    swipe(host, y: 15, left: true)
    #expect(inner.selectedIndex == 2)
    #expect(outer.selectedIndex == 0)
    swipe(host, y: 15, left: false)
    #expect(inner.selectedIndex == 1)
    swipe(host, y: 15, left: true)
    swipe(host, y: 15, left: true)
    #expect(inner.selectedIndex == 2)
    #expect(outer.selectedIndex == 1)
  }

  @Test func `FR-GES-03 at the edge of both the inner one is pulled and comes back`() {
    let (outer, inner, host) = nested()
    host.touchDown(at: CGPoint(x: 20, y: 15))
    host.touchMove(to: CGPoint(x: 40, y: 15))
    #expect(inner.scrollableNode.contentOffset.x < 0)
    #expect(outer.scrollableNode.contentOffset.x == 0)
    host.touchUp(at: CGPoint(x: 40, y: 15))
    host.settle()
    #expect(inner.scrollableNode.contentOffset.x == 0)
    #expect(!inner.isMoving)
  }

  @Test func `FR-GES-03 the wheel goes on in the outer pager where the inner one ends`() {
    let (outer, inner, host) = nested()
    for _ in 0..<3 {
      host.turn(Wheel(location: CGPoint(x: 40, y: 15), delta: CGSize(width: 1, height: 0)))
      host.settle()
    }
    #expect(inner.selectedIndex == 2)
    #expect(outer.selectedIndex == 1)
  }

  @Test func `FR-GES-03 a list that scrolls sideways in a page keeps its drags to its edge`() {
    final class Page: ViewController {
      let row = ScrollableNode()
      override func viewDidLoad() {
        super.viewDidLoad()
        row.contentSize = CGSize(width: 120, height: 5)
        view.addSubnode(row)
      }
      override func viewDidLayoutSubnodes() {
        row.frame = CGRect(x: 0, y: 5, width: view.bounds.size.width, height: 5)
      }
    }
    let page = Page()
    let pager = PagingController()
    pager.viewControllers = [page, ViewController()]
    let host = TestHost(rootViewController: pager)
    swipe(host, y: 7, left: true)
    #expect(page.row.contentOffset.x > 0)
    #expect(pager.selectedIndex == 0)
    page.row.setContentOffset(CGPoint(x: 40, y: 0), animated: false)
    swipe(host, y: 7, left: true)
    #expect(pager.selectedIndex == 1)
  }

  // MARK: - Right to left

  @Test func `right to left mirrors the pages, the fingers and the keys`() {
    let pager = PagingController()
    pager.layoutDirection = .rightToLeft
    let stage = PagerStage(pager)
    #expect(stage.x == 160)
    #expect(stage.page("A")?.view.frame.origin.x == 160)
    stage.swipe(from: 20, by: 40)
    stage.host.advance(by: 0.02)
    #expect(pager.position > 0)
    stage.host.settle()
    #expect(pager.selectedIndex == 1)
    #expect(stage.x == 80)
    #expect(pager.position == 1)
    stage.host.press(.left)
    stage.host.settle()
    #expect(pager.selectedIndex == 2)
    #expect(stage.x == 0)
    // Past the last page there is nothing.
    stage.host.press(.left)
    stage.swipe(from: 20, by: 40)
    stage.host.settle()
    #expect(pager.selectedIndex == 2)
    #expect(stage.changes == ["A to B", "B to C"])
    pager.layoutDirection = .leftToRight
    #expect(stage.x == 160)
    #expect(stage.isAtRest)
  }

  @Test func `right to left a jump travels one page to the other side`() {
    let pager = PagingController()
    pager.layoutDirection = .rightToLeft
    let stage = PagerStage(pager, (0..<100).map { "\($0)" })
    pager.selectPage("50", animated: true)
    stage.host.advance(by: 0.15)
    #expect(abs(stage.x - 98.5 * 80) < 1e-6)
    #expect(abs(pager.position - 25) < 1e-6)
    stage.host.settle()
    #expect(stage.x == 3920)
    #expect(stage.made == ["0", "50"])
    stage.slowDrag(by: -60)
    stage.host.settle()
    #expect(pager.selectedIndex == 49)
  }

  // MARK: - Keys

  @Test func `left and right turn pages when nothing on the page wants them`() {
    let stage = PagerStage()
    stage.host.press(.right)
    stage.host.press(.right)
    #expect(stage.pager.selectedIndex == 2)
    stage.host.settle()
    #expect(stage.changes == ["A to C"])
    stage.host.press(Key(.left, modifiers: .shift))
    stage.host.settle()
    #expect(stage.pager.selectedIndex == 2)
    stage.host.press(.down)
    #expect(stage.page("C")?.y == 1)
  }

  @Test func `a person's keys ask and tell, code does not`() {
    final class Pager: PagingController {
      var calls: [String] = []
      override func shouldSelectPage(_ id: AnyHashable) -> Bool {
        calls.append("should \(id.base)")
        return id != AnyHashable("C")
      }
      override func didSelectPage(_ id: AnyHashable) { calls.append("did \(id.base)") }
    }
    let stage = PagerStage(Pager())
    stage.host.press(.right)
    stage.host.settle()
    #expect(stage.pager.calls == ["should B", "did B"])
    stage.host.press(.right)
    stage.host.settle()
    #expect(stage.pager.calls == ["should B", "did B", "should C"])
    #expect(stage.pager.selectedIndex == 1)
    stage.pager.selectedIndex = 2
    stage.pager.selectPage("A", animated: true)
    stage.host.settle()
    #expect(stage.pager.calls == ["should B", "did B", "should C"])
  }
}
