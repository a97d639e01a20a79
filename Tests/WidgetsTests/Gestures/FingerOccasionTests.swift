import Foundation
import Testing
import Widgets
import WidgetsTestSupport

/// Fingers that are down while what is below them changes.
@MainActor struct FingerOccasionTests {
  /// A screen with a button that counts.
  private final class ButtonScreen: ViewController {
    let button = Button(title: "Press")
    var taps = 0
    var onTap: () -> Void = {}
    override func viewDidLoad() {
      super.viewDidLoad()
      button.frame = CGRect(x: 10, y: 5, width: 20, height: 3)
      button.addTarget(self, for: .primaryAction) { screen, _ in
        screen.taps += 1
        screen.onTap()
      }
      view.addSubnode(button)
    }
  }

  private let place = CGPoint(x: 12, y: 6)

  // MARK: - Quick second taps

  @Test func `FR-NAV-05 two quick taps on a button that pushes push once`() {
    let screen = ButtonScreen()
    let stack = NavigationController(rootViewController: screen)
    let host = TestHost(rootViewController: stack)
    host.settle()
    for animated in [true, false] {
      screen.onTap = { stack.pushViewController(ViewController(), animated: animated) }
      host.tap(at: place)
      host.tap(at: place)
      host.settle()
      #expect(stack.viewControllers.count == 2, "\(animated)")
      stack.popToRootViewController(animated: false)
      host.settle()
    }
    #expect(screen.taps == 2)
  }

  @Test func `FR-NAV-05 two quick taps on a button that presents present once, without complaint`()
  {
    let screen = ButtonScreen()
    let host = TestHost(rootViewController: screen)
    host.settle()
    screen.onTap = { screen.present(ViewController(), animated: true) }
    host.tap(at: place)
    host.tap(at: place)
    host.settle()
    #expect(screen.taps == 1)
    #expect(host.diagnostics == [])
    #expect(screen.presentedViewController?.presentedViewController == nil)
  }

  @Test func `FR-NAV-05 two quick taps on a button that dismisses dismiss one screen`() {
    let (root, lower, upper) = (ButtonScreen(), ButtonScreen(), ButtonScreen())
    let host = TestHost(rootViewController: root)
    host.settle()
    root.present(lower, animated: false)
    host.settle()
    lower.present(upper, animated: false)
    host.settle()
    for screen in [lower, upper] { screen.onTap = { screen.dismiss(animated: true) } }
    host.tap(at: place)
    host.tap(at: place)
    host.settle()
    #expect(root.presentedViewController === lower)
    #expect(lower.presentedViewController == nil)
    #expect(lower.taps == 0)
  }

  @Test func `FR-NAV-05 two fingers on two buttons that push push one screen`() {
    let screen = ButtonScreen()
    let stack = NavigationController(rootViewController: screen)
    let host = TestHost(rootViewController: stack)
    host.settle()
    let other = Button(title: "Other")
    other.frame = CGRect(x: 40, y: 5, width: 20, height: 3)
    other.addTarget(screen, for: .primaryAction) { screen, _ in screen.onTap() }
    screen.view.addSubnode(other)
    let tap = TapGestureRecognizer()
    tap.addTarget(screen) { screen, _ in screen.onTap() }
    screen.view.addGestureRecognizer(tap)
    screen.onTap = { stack.pushViewController(ViewController(), animated: true) }
    host.touchDown(at: place, finger: 0)
    host.touchDown(at: CGPoint(x: 45, y: 6), finger: 1)
    host.touchDown(at: CGPoint(x: 45, y: 12), finger: 2)
    for (finger, x, y) in [(0, 12, 6), (1, 45, 6), (2, 45, 12)] {
      host.touchUp(at: CGPoint(x: x, y: y), finger: finger)
    }
    host.settle()
    #expect(stack.viewControllers.count == 2)
  }

  // MARK: - What is below the finger goes

  @Test func `FR-GES-01 a button that leaves, moves, is hidden or disabled under the finger`() {
    let changes: [(ButtonScreen) -> Void] = [
      { $0.button.removeFromSupernode() },
      { $0.button.isEnabled = false },
      { $0.button.isUserInteractionEnabled = false },
      { $0.view.removeFromSupernode() },
    ]
    for (index, change) in changes.enumerated() {
      let screen = ButtonScreen()
      let host = TestHost(rootViewController: screen)
      host.settle()
      host.touchDown(at: place)
      #expect(screen.button.isHighlighted)
      change(screen)
      host.advance(by: 0.1)
      host.touchMove(to: CGPoint(x: 13, y: 6))
      host.touchUp(at: CGPoint(x: 13, y: 6))
      host.settle()
      if index < 2 { #expect(screen.taps == 0, "\(index)") }
      #expect(!screen.button.isHighlighted && !screen.button.isTracking, "\(index)")
      #expect(host.diagnostics == [])
    }
  }

  @Test func `FR-GES-01 a button under a finger while a timer shows something else`() {
    for kind in 0..<4 {
      let screen = ButtonScreen()
      let stack = NavigationController(rootViewController: screen)
      let tabs = TabBarController()
      tabs.viewControllers = [stack, ViewController()]
      let host = TestHost(rootViewController: tabs)
      host.settle()
      screen.view.schedule(after: 0.2) {
        switch kind {
        case 0: tabs.present(ViewController(), animated: true)
        case 1: stack.pushViewController(ViewController(), animated: true)
        case 2: tabs.selectedIndex = 1
        default: host.window.rootViewController = ViewController()
        }
      }
      host.touchDown(at: place)
      host.advance(by: 0.3)
      host.touchUp(at: place)
      host.settle()
      #expect(screen.taps == 0, "\(kind)")
      #expect(!screen.button.isHighlighted, "\(kind)")
    }
  }

  @Test func `FR-TAB-19 tabs that change under the finger on the bar`() {
    for change in 0..<4 {
      let tabs = TabBarController()
      let children = (0..<3).map { index in
        let child = ViewController()
        child.title = "T\(index)"
        return child
      }
      tabs.viewControllers = children
      let delegate = RecordingTabBarControllerDelegate()
      tabs.delegate = delegate
      let host = TestHost(rootViewController: tabs)
      host.settle()
      let place = CGPoint(x: 70, y: 23)
      host.touchDown(at: place)
      switch change {
      case 0: tabs.viewControllers = [children[0]]
      case 1: tabs.viewControllers = [ViewController(), ViewController()]
      case 2: tabs.viewControllers = [children[2], children[0], children[1]]
      default: tabs.viewControllers = nil
      }
      host.advance(by: 0.2)
      host.touchUp(at: place)
      host.settle()
      if change == 2 {
        // The button is still that of the same tab.
        #expect(delegate.log.calls.allSatisfy { $0.contains("T2") || $0.contains("T1") })
      } else {
        #expect(delegate.log.calls == [], "\(change)")
      }
      #expect(host.diagnostics == [])
    }
  }

  @Test func `FR-TBL-03 rows that change under the finger`() {
    for change in 0..<5 {
      let fixture = TableFixture(rows: 30)
      let host = fixture.host(rows: 10)
      host.touchDown(at: CGPoint(x: 3, y: 4))
      host.advance(by: 0.2)
      #expect(fixture.takeLog().contains("didHighlight 0.4"))
      switch change {
      case 0: fixture.tableNode.reloadData()
      case 1:
        fixture.sections[0].remove(at: 4)
        fixture.tableNode.deleteRows(at: [IndexPath(row: 4, section: 0)])
      case 2:
        fixture.sections[0].insert("x", at: 0)
        fixture.tableNode.insertRows(at: [IndexPath(row: 0, section: 0)])
      case 3:
        fixture.sections = [[]]
        fixture.tableNode.reloadData()
      default: fixture.tableNode.isUserInteractionEnabled = false
      }
      host.advance(by: 0.2)
      host.touchUp(at: CGPoint(x: 3, y: 4))
      host.settle()
      let log = fixture.takeLog()
      let selected = log.filter { $0.hasPrefix("didSelect") }
      switch change {
      case 0: #expect(selected == [] || selected == ["didSelect 0.4"])
      case 1, 3: #expect(selected == [], "\(change)")
      case 2: #expect(selected == [] || selected == ["didSelect 0.5"])
      default: break
      }
      #expect(fixture.tableNode.visibleCells.allSatisfy { !$0.isHighlighted }, "\(change)")
      #expect(host.diagnostics == [])
    }
  }

  // MARK: - Recognisers

  @Test func `GES-09 a recogniser that is switched off inside of its own action`() {
    for kind in 0..<3 {
      let screen = ViewController()
      let host = TestHost(rootViewController: screen)
      host.settle()
      let pan = PanGestureRecognizer()
      screen.view.addGestureRecognizer(pan)
      var states: [GestureRecognizer.State] = []
      pan.addTarget(screen) { screen, pan in
        states.append(pan.state)
        guard pan.state == .changed || pan.state == .began else { return }
        switch kind {
        case 0: pan.isEnabled = false
        case 1: screen.view.removeGestureRecognizer(pan)
        default: screen.view.removeFromSupernode()
        }
      }
      host.drag(from: CGPoint(x: 9, y: 9), to: CGPoint(x: 40, y: 9))
      host.settle()
      #expect(states.first == .began, "\(kind)")
      #expect(states.count <= 2, "\(kind)")
      if kind == 0 { #expect(states == [.began, .cancelled]) }
      if kind == 0 {
        pan.isEnabled = true
        pan.isEnabled = true
        states = []
        host.drag(from: CGPoint(x: 9, y: 9), to: CGPoint(x: 40, y: 9))
        #expect(states.first == .began)
      }
    }
  }

  @Test func `GES-06 a tap that waits for a double tap on a screen that leaves meanwhile`() {
    let screen = ViewController()
    let stack = NavigationController(rootViewController: ViewController())
    let host = TestHost(rootViewController: stack)
    stack.pushViewController(screen, animated: false)
    host.settle()
    let (single, double) = (TapGestureRecognizer(), TapGestureRecognizer())
    double.numberOfTapsRequired = 2
    single.require(toFail: double)
    var taps: [String] = []
    single.addTarget(screen) { _, _ in taps.append("single") }
    double.addTarget(screen) { _, _ in taps.append("double") }
    screen.view.addGestureRecognizer(single)
    screen.view.addGestureRecognizer(double)
    host.tap(at: place)
    host.settle()
    #expect(taps == ["single"])
    host.tap(at: place)
    host.tap(at: place)
    host.settle()
    #expect(taps == ["single", "double"])
    host.tap(at: place)
    stack.popViewController(animated: false)
    host.settle()
    #expect(taps == ["single", "double"])
    stack.pushViewController(screen, animated: false)
    host.settle()
    host.tap(at: place)
    host.settle()
    #expect(taps == ["single", "double", "single"])
  }

  // MARK: - Calls that change what is being told

  @Test func `FR-REN-05 work that ends or starts other work in its own time`() {
    let screen = ViewController()
    let host = TestHost(rootViewController: screen)
    host.settle()
    var order: [String] = []
    var second: ScheduledWork?
    var third: ScheduledWork?
    let first = screen.view.schedule(after: 1, every: 1) {
      order.append("first")
      second?.cancel()
      third = third ?? screen.view.schedule(after: 0) { order.append("third") }
    }
    second = screen.view.schedule(after: 1) { order.append("second") }
    host.advance(by: 1)
    host.advance(by: 0.5)
    #expect(order == ["first", "third"])
    var own: ScheduledWork?
    own = screen.view.schedule(after: 0.1, every: 0.1) {
      order.append("own")
      own?.cancel()
    }
    host.advance(by: 0.45)
    #expect(order == ["first", "third", "own"])
    first.cancel()
    host.advance(by: 3)
    #expect(order == ["first", "third", "own"])
    #expect(own?.isActive == false)
  }
}
