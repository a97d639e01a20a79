import Foundation
import Testing
import Widgets
import WidgetsTestSupport

/// What a person does to a stack that is made from values, and when the two meet.
@MainActor struct NavigationControllerPathRaceTests {
  private let fixture = PathFixture()
  private var navigation: NavigationController { fixture.navigation }

  private func drag(_ host: TestHost, by x: CGFloat) {
    host.touchDown(at: CGPoint(x: 0, y: 10))
    host.advance(by: 0.2)
    host.touchMove(to: CGPoint(x: 1, y: 10))
    host.advance(by: 0.2)
    host.touchMove(to: CGPoint(x: x + 1, y: 10))
    host.advance(by: 0.2)
  }

  private func letGo(_ host: TestHost, at x: CGFloat) {
    host.touchUp(at: CGPoint(x: x + 1, y: 10))
    host.settle()
  }

  /// A host that shows the path 1, 2.
  private func showTwo() -> TestHost {
    fixture.set([1, 2], animated: false)
    return fixture.show()
  }

  // MARK: - What is told

  @Test func `a person's way back is told once, when it has ended`() {
    let host = showTwo()
    host.press(Key.Code.escape)
    #expect(fixture.stack == ["R", "1"])
    host.advance(by: 0.3)
    #expect(fixture.told == [])
    host.advance(by: 0.1)
    #expect(fixture.told == [[1]])
    host.settle()
    #expect(fixture.told == [[1]])
  }

  @Test func `it is told after didShow, and the screen that has left is freed`() {
    let host = showTwo()
    weak let left = navigation.topViewController
    fixture.onTold = { [log = fixture.log] _ in log.add("told") }
    navigation.popViewController(animated: true)
    host.settle()
    #expect(host.events.last?.hasPrefix("NavigationController.didShow(") == true)
    #expect(
      fixture.log.calls == [
        "2.willMove(toParent: nil)", "1.loadView()", "1.viewDidLoad()", "2.viewWillDisappear(true)",
        "1.viewWillAppear(true)", "1.viewIsAppearing(true)", "2.viewDidDisappear(true)",
        "1.viewDidAppear(true)", "2.didMove(toParent: nil)", "told",
      ])
    #expect(left == nil)
  }

  @Test func `several pops in one turn are told once`() {
    let host = showTwo()
    navigation.popViewController(animated: true)
    navigation.popViewController(animated: true)
    host.settle()
    #expect(fixture.told == [[]])
  }

  @Test func `a pop while a pop moves is told with the last one`() {
    let host = showTwo()
    navigation.popViewController(animated: true)
    host.advance(by: 0.1)
    navigation.popViewController(animated: true)
    host.advance(by: 0.3)
    #expect(fixture.told == [])
    host.settle()
    #expect(fixture.told == [[]])
  }

  @Test func `a pop that is not seen is told at once`() {
    fixture.set([1, 2])
    navigation.popViewController(animated: true)
    #expect(fixture.told == [[1]])
    #expect(!navigation.isViewLoaded)
  }

  @Test func `S4 a path that is applied is not told`() {
    let host = fixture.show()
    for ids in [[1], [1, 2], [3], [], [1, 2, 3], [2]] {
      fixture.set(ids)
      host.advance(by: 0.1)
    }
    host.settle()
    #expect(fixture.told == [])
    #expect(fixture.stack == ["R", "2"])
  }

  @Test func `S4 the state that agrees with what is told is no change`() {
    let host = showTwo()
    fixture.onTold = { [fixture] path in fixture.set(path.map(\.id)) }
    navigation.popViewController(animated: true)
    host.settle()
    #expect(fixture.told == [[1]])
    #expect(fixture.stack == ["R", "1"])
    #expect(!navigation.isTransitioning)
  }

  @Test func `a state that refuses the way back shows the screen again`() {
    let host = showTwo()
    fixture.onTold = { [fixture] _ in fixture.set([1, 2]) }
    navigation.popViewController(animated: true)
    host.settle()
    #expect(fixture.told == [[1]])
    #expect(fixture.stack == ["R", "1", "2"])
    #expect(host.screen.contains("2"))
  }

  @Test func `a handler that is taken away hears nothing, and nothing is lost`() {
    let host = showTwo()
    navigation.onPathChange(of: PathPage.self, nil)
    navigation.popViewController(animated: true)
    host.settle()
    #expect(fixture.told == [])
    fixture.set([1, 2])
    #expect(fixture.stack == ["R", "1", "2"])
  }

  // MARK: - Dragging back

  @Test func `S4 a cancelled swipe back leaves the path alone`() {
    let host = showTwo()
    drag(host, by: 20)
    #expect(fixture.stack == ["R", "1"])
    fixture.set([1, 2])
    letGo(host, at: 20)
    #expect(fixture.told == [])
    #expect(fixture.stack == ["R", "1", "2"])
    fixture.set([1, 2, 3])
    host.settle()
    #expect(fixture.stack == ["R", "1", "2", "3"])
    #expect(fixture.made == [1, 2, 3])
  }

  @Test func `a swipe back is told when it has ended`() {
    let host = showTwo()
    drag(host, by: 60)
    #expect(fixture.told == [])
    letGo(host, at: 60)
    #expect(fixture.told == [[1]])
  }

  @Test func `a state that pops what a finger drags completes the drag`() {
    let host = showTwo()
    drag(host, by: 20)
    fixture.set([1])
    letGo(host, at: 20)
    #expect(fixture.stack == ["R", "1"])
    #expect(fixture.told == [])
    #expect(
      fixture.takeAppearances() == [
        "2.WillDisappear", "1.WillAppear", "2.DidDisappear", "1.DidAppear",
      ])
  }

  @Test func `a state that pushes while a finger drags is shown when the drag has ended`() {
    let host = showTwo()
    drag(host, by: 20)
    fixture.set([1, 2, 3])
    letGo(host, at: 20)
    #expect(fixture.stack == ["R", "1", "2", "3"])
    #expect(fixture.made == [1, 2, 3])
    #expect(fixture.told == [])
    #expect(navigation.topViewController?.view.window != nil)
  }

  @Test func `a state that pops while a cancelled drag glides back pops afterwards`() {
    let host = TestHost(
      size: CGSize(width: 320, height: 480), metrics: .points, rootViewController: navigation)
    fixture.set([1, 2], animated: false)
    host.settle()
    host.touchDown(at: CGPoint(x: 0, y: 200))
    host.advance(by: 0.2)
    host.touchMove(to: CGPoint(x: 20, y: 200))
    host.advance(by: 0.2)
    host.touchMove(to: CGPoint(x: 100, y: 200))
    host.advance(by: 0.2)
    host.touchUp(at: CGPoint(x: 100, y: 200))
    host.advance(by: 0.02)
    fixture.set([1])
    host.settle()
    #expect(fixture.stack == ["R", "1"])
    #expect(fixture.told == [])
  }

  // MARK: - States that come late

  @Test func `S4 the old state, applied again while a person goes back, does not undo that`() {
    let host = showTwo()
    host.press(Key.Code.escape)
    host.advance(by: 0.1)
    fixture.set([1, 2])
    #expect(fixture.stack == ["R", "1"])
    host.settle()
    #expect(fixture.told == [[1]])
    #expect(fixture.made == [1, 2])
  }

  @Test func `another state while a person goes back is what is shown, with the screens there are`()
  {
    let host = showTwo()
    let before = navigation.viewControllers
    host.press(Key.Code.escape)
    host.advance(by: 0.1)
    fixture.set([1, 2, 3])
    host.settle()
    #expect(navigation.viewControllers.prefix(3) == before[...])
    #expect(fixture.stack == ["R", "1", "2", "3"])
    #expect(fixture.made == [1, 2, 3])
    #expect(fixture.told == [])
  }

  @Test func `FR-NAV-09 paths set in a row while one moves end with the last, in one transition`() {
    let host = fixture.show()
    fixture.set([1])
    host.advance(by: 0.1)
    _ = fixture.takeAppearances()
    fixture.set([2], animated: false)
    fixture.set([])
    fixture.set([3])
    host.settle()
    #expect(fixture.stack == ["R", "3"])
    #expect(
      fixture.takeAppearances() == [
        "R.DidDisappear", "1.DidAppear", "1.WillDisappear", "3.WillAppear", "1.DidDisappear",
        "3.DidAppear",
      ])
  }

  @Test func `FR-NAV-03 an empty path and then a screen in the same turn is the screen`() {
    let fixture = PathFixture(root: nil)
    let host = fixture.show()
    fixture.set([1])
    host.settle()
    fixture.set([])
    fixture.set([2])
    host.settle()
    #expect(fixture.stack == ["2"])
    #expect(fixture.navigation.topViewController?.view.frame == fixture.navigation.view.bounds)
  }
}
