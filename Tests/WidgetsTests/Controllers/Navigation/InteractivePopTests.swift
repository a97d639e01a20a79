import Foundation
import Testing
import Widgets
import WidgetsTestSupport

/// Writes what a navigation controller tells its delegate.
@MainActor private final class ShowLog: NavigationControllerDelegate {
  let log: CallRecord
  init(_ log: CallRecord) { self.log = log }

  func navigationController(
    _ navigationController: NavigationController, willShow controller: ViewController,
    animated: Bool
  ) { log.add("willShow(\(controller.title ?? ""))") }

  func navigationController(
    _ navigationController: NavigationController, didShow controller: ViewController,
    animated: Bool
  ) { log.add("didShow(\(controller.title ?? ""))") }
}

/// A pop that a finger drags from the left edge, on a screen of 80 columns.
@MainActor struct InteractivePopTests {
  private let log = CallRecord()
  private let delegate: ShowLog
  private let navigation = NavigationController()
  private let a: RecordingViewController
  private let b: RecordingViewController
  private let c: RecordingViewController
  private let host: TestHost

  init() {
    delegate = ShowLog(log)
    navigation.title = "N"
    a = RecordingViewController("A", log: log)
    b = RecordingViewController("B", log: log)
    c = RecordingViewController("C", log: log)
    navigation.delegate = delegate
    navigation.viewControllers = [a, b]
    host = TestHost(rootViewController: navigation)
    host.settle()
    a.loadViewIfNeeded()
    log.removeAll()
  }

  private func grab(and x: CGFloat) {
    host.touchDown(at: CGPoint(x: 0, y: 10))
    host.advance(by: 0.2)
    host.touchMove(to: CGPoint(x: 1, y: 10))
    host.advance(by: 0.2)
    host.touchMove(to: CGPoint(x: x + 1, y: 10))
    host.advance(by: 0.2)
  }

  private func letGo(at x: CGFloat) {
    host.touchUp(at: CGPoint(x: x + 1, y: 10))
  }

  private func takeLog() -> [String] {
    defer { log.removeAll() }
    return log.calls
  }

  /// The four appearance calls and those of the delegate, as the facts name them.
  private func takeShort() -> [String] {
    takeLog().filter { !$0.contains("Move") && !$0.contains("IsAppearing") }
      .map { $0.replacing("(true)", with: "").replacing("view", with: "") }
  }

  // MARK: - Completed and cancelled

  @Test func `NAV-30 NAV-25 the drag begins as a pop does`() {
    grab(and: 10)
    #expect(
      takeLog() == [
        "B.willMove(toParent: nil)", "B.viewWillDisappear(true)", "A.viewWillAppear(true)",
        "willShow(A)", "A.viewIsAppearing(true)",
      ])
    #expect(navigation.viewControllers == [a])
    #expect(navigation.isTransitioning)
    #expect(b.navigationController === navigation)
    #expect(a.view.window != nil)
    host.advance(by: 5)
    #expect(takeLog() == [])
    #expect(navigation.isTransitioning)
  }

  @Test func `NAV-31 a completed drag ends like a pop`() {
    grab(and: 50)
    _ = takeLog()
    letGo(at: 50)
    host.settle()
    #expect(
      takeLog() == [
        "B.viewDidDisappear(true)", "A.viewDidAppear(true)", "B.didMove(toParent: nil)",
        "didShow(A)",
      ])
    #expect(navigation.viewControllers == [a])
    #expect(!navigation.isTransitioning)
    #expect(b.view.window == nil)
    #expect(b.parent == nil)
  }

  @Test func `NAV-32 NAV-33 FR-LIFE-01 a cancelled drag reverses the calls of appearance`() {
    grab(and: 32)
    letGo(at: 32)
    host.settle()
    #expect(
      takeShort() == [
        "B.WillDisappear", "A.WillAppear", "willShow(A)", "A.WillDisappear", "A.DidDisappear",
        "B.WillAppear", "B.DidAppear",
      ])
    #expect(b.view.window != nil)
    #expect(a.view.window == nil)
  }

  @Test func `NAV-34 after a cancelled drag the stack is what it was`() {
    grab(and: 32)
    letGo(at: 32)
    #expect(navigation.viewControllers == [a, b])
    #expect(navigation.topViewController === b)
    #expect(navigation.isTransitioning)
    host.settle()
    #expect(navigation.viewControllers == [a, b])
    #expect(navigation.navigationBar.topItem === b.navigationItem)
    #expect(!navigation.isTransitioning)
    #expect(b.view.frame == navigation.view.bounds)
  }

  @Test func `NAV-35 a cancelled drag never says that the screen has left`() {
    grab(and: 32)
    letGo(at: 32)
    host.settle()
    #expect(
      takeLog().filter { $0.contains("Move") } == [
        "B.willMove(toParent: nil)", "B.willMove(toParent: N)", "B.didMove(toParent: N)",
      ])
    #expect(b.parent === navigation)
    #expect(!b.isMovingToParent)
  }

  @Test func `FR-NAV-01 after a cancelled drag a push works`() {
    grab(and: 32)
    letGo(at: 32)
    host.settle()
    _ = takeLog()
    navigation.pushViewController(c, animated: true)
    host.settle()
    #expect(navigation.viewControllers == [a, b, c])
    #expect(c.view.window != nil)
    #expect(takeLog().filter { $0.hasPrefix("didShow") } == ["didShow(C)"])
  }

  @Test func `FR-LIFE-01 a pop after a cancelled drag is a plain pop`() {
    grab(and: 32)
    letGo(at: 32)
    host.settle()
    _ = takeLog()
    navigation.popViewController(animated: true)
    host.settle()
    #expect(
      takeShort() == [
        "B.WillDisappear", "A.WillAppear", "willShow(A)", "B.DidDisappear", "A.DidAppear",
        "didShow(A)",
      ])
  }

  @Test func `a finger that is taken away cancels`() {
    grab(and: 60)
    host.touchCancel(at: CGPoint(x: 61, y: 10))
    host.settle()
    #expect(navigation.viewControllers == [a, b])
    #expect(!navigation.isTransitioning)
  }

  @Test func `a quick finger needs no distance`() {
    host.drag(from: CGPoint(x: 0, y: 10), to: CGPoint(x: 10, y: 10), duration: 0.1)
    host.settle()
    #expect(navigation.viewControllers == [a])
  }

  @Test func `with reduced motion the end comes in the frame of the lift`() {
    let quick = NavigationController()
    let (x, y) = (ViewController(), ViewController())
    quick.viewControllers = [x, y]
    let host = TestHost(prefersReducedMotion: true, rootViewController: quick)
    host.touchDown(at: CGPoint(x: 0, y: 10))
    host.touchMove(to: CGPoint(x: 60, y: 10))
    host.advance(by: 1)
    #expect(quick.isTransitioning)
    host.touchUp(at: CGPoint(x: 60, y: 10))
    #expect(!quick.isTransitioning)
    #expect(quick.viewControllers == [x])
    #expect(y.parent == nil)
  }

  // MARK: - Changes while the finger is down

  @Test func `a stack that was changed meanwhile stays, and the drag completes`() {
    grab(and: 10)
    navigation.pushViewController(c, animated: true)
    letGo(at: 10)
    host.settle()
    #expect(navigation.viewControllers == [a, c])
    #expect(c.view.window != nil)
    #expect(b.parent == nil)
    #expect(!navigation.isTransitioning)
  }

  @Test func `a push after the lift waits until the screen is back`() {
    grab(and: 10)
    letGo(at: 10)
    navigation.pushViewController(c, animated: false)
    #expect(navigation.viewControllers == [a, b, c])
    host.settle()
    #expect(c.view.window != nil)
    #expect(b.view.window == nil)
    #expect(!navigation.isTransitioning)
  }

  @Test func `a window that is hidden puts the screen back`() {
    grab(and: 60)
    host.window.isHidden = true
    host.advance(by: 1)
    #expect(navigation.viewControllers == [a, b])
    #expect(!navigation.isTransitioning)
    host.window.isHidden = false
    host.settle()
    #expect(b.view.window != nil)
    #expect(a.view.window == nil)
  }

  // MARK: - When it begins

  @Test func `NAV-36 it does not begin at the root`() {
    navigation.popToRootViewController(animated: false)
    host.settle()
    _ = takeLog()
    grab(and: 60)
    letGo(at: 60)
    host.settle()
    #expect(takeLog() == [])
    #expect(navigation.viewControllers == [a])
  }

  @Test func `NAV-36 it does not begin while a transition runs`() {
    navigation.pushViewController(c, animated: true)
    host.advance(by: 0.1)
    host.touchDown(at: CGPoint(x: 0, y: 10))
    host.touchMove(to: CGPoint(x: 60, y: 10))
    host.touchUp(at: CGPoint(x: 60, y: 10))
    host.settle()
    #expect(navigation.viewControllers == [a, b, c])
  }

  @Test(arguments: ["bar", "back", "left"])
  func `NAV-36 it does not begin when the bar shows no way back`(what: String) {
    switch what {
    case "bar": navigation.isNavigationBarHidden = true
    case "back": b.navigationItem.hidesBackButton = true
    default: b.navigationItem.leftBarButtonItems = [BarButtonItem(title: "Edit", tag: 0)]
    }
    grab(and: 60)
    letGo(at: 60)
    host.settle()
    #expect(navigation.viewControllers == [a, b])
    #expect(takeLog() == [])
  }

  @Test func `NAV-36 left items that stand beside the back button do not matter`() {
    b.navigationItem.leftBarButtonItems = [BarButtonItem(title: "Edit", tag: 0)]
    b.navigationItem.leftItemsSupplementBackButton = true
    grab(and: 60)
    letGo(at: 60)
    host.settle()
    #expect(navigation.viewControllers == [a])
  }

  @Test func `NAV-37 the recogniser exists once the view is loaded`() {
    let fresh = NavigationController(rootViewController: ViewController())
    #expect(fresh.interactivePopGestureRecognizer == nil)
    fresh.loadViewIfNeeded()
    #expect(fresh.interactivePopGestureRecognizer?.node === fresh.view)
  }

  @Test func `NAV-37 another delegate decides about the bar, but not about the root`() {
    final class Delegate: GestureRecognizerDelegate {}
    let other = Delegate()
    navigation.interactivePopGestureRecognizer?.delegate = other
    navigation.isNavigationBarHidden = true
    grab(and: 60)
    letGo(at: 60)
    host.settle()
    #expect(navigation.viewControllers == [a])
    grab(and: 60)
    letGo(at: 60)
    host.settle()
    #expect(!navigation.isTransitioning)
  }

  @Test func `it can be switched off`() {
    navigation.interactivePopGestureRecognizer?.isEnabled = false
    grab(and: 60)
    letGo(at: 60)
    host.settle()
    #expect(navigation.viewControllers == [a, b])
  }

  @Test func `a list under the finger does not scroll`() throws {
    let list = ScrollableNode(frame: b.view.bounds)
    list.contentSize = CGSize(width: 200, height: 200)
    b.view.addSubnode(list)
    host.settle()
    let offset = list.contentOffset
    grab(and: 60)
    #expect(list.contentOffset == offset)
    letGo(at: 60)
    host.settle()
    #expect(navigation.viewControllers == [a])
  }

  // MARK: - What is drawn

  @Test func `the screen follows by whole columns, over the one below`() {
    let (first, second) = (Label(text: "below"), Label(text: "above"))
    first.frame = CGRect(x: 0, y: 3, width: 20, height: 1)
    second.frame = CGRect(x: 0, y: 3, width: 20, height: 1)
    a.view.addSubnode(first)
    b.view.addSubnode(second)
    host.settle()
    grab(and: 3)
    #expect(host.screen.split(separator: "\n", omittingEmptySubsequences: false)[3] == "belabove")
    letGo(at: 3)
    host.settle()
    #expect(host.screen.split(separator: "\n", omittingEmptySubsequences: false)[3] == "above")
    grab(and: 50)
    letGo(at: 50)
    #expect(host.screen.split(separator: "\n", omittingEmptySubsequences: false)[3] == "below")
    host.settle()
    #expect(host.screen.split(separator: "\n", omittingEmptySubsequences: false)[3] == "below")
  }

  @Test func `on points the screen glides to its end, the one below from behind`() {
    let navigation = NavigationController()
    let (x, y) = (ViewController(), ViewController())
    navigation.viewControllers = [x, y]
    let host = TestHost(
      size: CGSize(width: 400, height: 300), metrics: .points, rootViewController: navigation)
    host.touchDown(at: CGPoint(x: 0, y: 100))
    host.touchMove(to: CGPoint(x: 110, y: 100))
    // 10 points of the way are the threshold; the lower screen is 0.3 of the rest behind.
    #expect(y.view.frame.origin.x == 100)
    #expect(x.view.frame.origin.x == -90)
    host.advance(by: 1)
    host.touchMove(to: CGPoint(x: 310, y: 100))
    host.advance(by: 1)
    host.touchUp(at: CGPoint(x: 310, y: 100))
    #expect(y.view.frame.origin.x == 300)
    // A quarter of the way is left, and of the 0.35 s.
    host.advance(by: 0.08)
    #expect(y.view.frame.origin.x > 300)
    #expect(navigation.isTransitioning)
    host.advance(by: 0.02)
    #expect(!navigation.isTransitioning)
    #expect(x.view.frame == navigation.view.bounds)
  }
}
