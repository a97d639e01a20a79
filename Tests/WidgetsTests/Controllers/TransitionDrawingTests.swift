import Foundation
import Testing
import Widgets
import WidgetsTestSupport

/// Pushes, pops and presentations as they are drawn on a screen of points, 320 × 480.
///
/// A quarter of the time is 0.129 of the way and half of it is half (ease-in-ease-out,
/// SCROLL-PHYSICS 4.5); the screen below moves by 0.3 of the width.
@MainActor struct TransitionDrawingTests {
  private let a = ColorController("A", .rgb(0xAA, 0, 1))
  private let b = ColorController("B", .rgb(0xBB, 0, 2))
  private let aColor: UInt32 = 0xAA0001
  private let bColor: UInt32 = 0xBB0002
  private let quarter = ControllerDurations.navigation / 4

  private enum ControllerDurations {
    /// SCROLL-PHYSICS 3: navigation push.
    static let navigation = 0.35
  }

  private func host(
    _ root: ViewController, metrics: Metrics = .points, calm: Bool = false
  ) -> TestHost {
    let host = TestHost(
      size: metrics == .points ? CGSize(width: 320, height: 480) : CGSize(width: 80, height: 24),
      metrics: metrics, prefersReducedMotion: calm, rootViewController: root)
    host.settle()
    return host
  }

  private func places(in host: TestHost) -> [CGPoint?] {
    [host.drawnPlace(of: aColor), host.drawnPlace(of: bColor)]
  }

  private func x(_ a: CGFloat?, _ b: CGFloat?) -> [CGPoint?] {
    [a.map { CGPoint(x: $0, y: 0) }, b.map { CGPoint(x: $0, y: 0) }]
  }

  // MARK: - Pushes and pops

  @Test func `a push brings the new screen from the right, and the old one gives way`() {
    let navigation = NavigationController(rootViewController: a)
    let host = host(navigation)
    navigation.pushViewController(b, animated: true)
    host.advance(by: 0)
    #expect(places(in: host) == x(0, nil))
    host.advance(by: quarter)
    // 320 − 0.129162 × 320 and −0.129162 × 96.
    #expect(places(in: host) == x(-12, 279))
    host.advance(by: quarter)
    #expect(places(in: host) == x(-48, 160))
    host.advance(by: 2 * quarter)
    #expect(places(in: host) == x(nil, 0))
    #expect(host.window.screen.isIdle)
  }

  @Test func `a pop goes the same way back`() {
    let navigation = NavigationController(rootViewController: a)
    navigation.pushViewController(b, animated: false)
    let host = host(navigation)
    navigation.popViewController(animated: true)
    host.advance(by: 0)
    #expect(places(in: host) == x(-96, 0))
    host.advance(by: quarter)
    #expect(places(in: host) == x(-84, 41))
    host.advance(by: quarter)
    #expect(places(in: host) == x(-48, 160))
    host.advance(by: 2 * quarter)
    #expect(places(in: host) == x(0, nil))
  }

  @Test func `the views have their final frames meanwhile, and touches go by them`() {
    let navigation = NavigationController(rootViewController: a)
    let host = host(navigation)
    navigation.pushViewController(b, animated: true)
    host.advance(by: quarter)
    #expect(b.view.frame == navigation.view.bounds)
    #expect(a.view.frame == navigation.view.bounds)
    #expect(host.window.hitTest(CGPoint(x: 5, y: 200), with: nil) === b.view)
  }

  @Test func `the calls of appearance are those of a cut`() {
    func log(_ metrics: Metrics) -> [String] {
      let (a, b) = (ColorController("A", .red), ColorController("B", .blue))
      let navigation = NavigationController(rootViewController: a)
      let host = host(navigation, metrics: metrics)
      host.clearEvents()
      navigation.pushViewController(b, animated: true)
      host.settle()
      navigation.popViewController(animated: true)
      host.settle()
      return host.events
    }
    #expect(log(.points) == log(.cells))
  }

  @Test func `on cells a push is a cut`() {
    let navigation = NavigationController(rootViewController: a)
    let host = host(navigation, metrics: .cells)
    navigation.pushViewController(b, animated: true)
    host.advance(by: 0)
    #expect(places(in: host) == x(nil, 0))
  }

  @Test func `with reduced motion, and unanimated, it is a cut`() {
    let navigation = NavigationController(rootViewController: a)
    let host = host(navigation, calm: true)
    navigation.pushViewController(b, animated: true)
    host.advance(by: 0)
    #expect(places(in: host) == x(nil, 0))
    let other = NavigationController(rootViewController: ColorController("C", .rgb(0xAA, 0, 1)))
    let second = self.host(other)
    other.pushViewController(ColorController("D", .rgb(0xBB, 0, 2)), animated: false)
    second.advance(by: 0)
    #expect(places(in: second) == x(nil, 0))
  }

  @Test func `a screen without a colour hides what it moves over`() {
    let clear = ColorController("C", nil)
    let navigation = NavigationController(rootViewController: a)
    navigation.isNavigationBarHidden = true
    let host = host(navigation)
    a.view.backgroundColor = nil
    let text = Label(text: String(repeating: "a", count: 40))
    text.frame = CGRect(x: 0, y: 100, width: 320, height: 20)
    a.view.addSubnode(text)
    let other = Label(text: "b")
    other.frame = CGRect(x: 0, y: 100, width: 320, height: 20)
    clear.view.addSubnode(other)
    navigation.pushViewController(clear, animated: true)
    host.advance(by: 2 * quarter)
    // Half-way: the old text is 48 points to the left, the new screen begins at column 20.
    #expect(host.surface.text(ofRow: 5) == String(repeating: "a", count: 20) + "b")
    host.settle()
    #expect(host.surface.text(ofRow: 5) == "b")
    #expect(navigation.view.subnodes.count == 2)
  }

  @Test func `the screen that is popped is released`() {
    let navigation = NavigationController(rootViewController: a)
    let host = host(navigation)
    weak var popped: ViewController?
    do {
      let controller = ColorController("C", .red)
      popped = controller
      navigation.pushViewController(controller, animated: true)
      host.settle()
      navigation.popViewController(animated: true)
    }
    host.settle()
    #expect(popped == nil)
  }

  @Test func `a push that is cut short is drawn at its end`() {
    let navigation = NavigationController(rootViewController: a)
    let tabs = TabBarController()
    tabs.viewControllers = [navigation, ColorController("T", .rgb(1, 2, 3))]
    let host = host(tabs)
    navigation.pushViewController(b, animated: true)
    host.advance(by: quarter)
    tabs.selectedIndex = 1
    host.advance(by: 0)
    #expect(host.drawnPlace(of: 0x010203) == .zero)
    tabs.selectedIndex = 0
    host.advance(by: 0)
    #expect(places(in: host) == x(nil, 0))
    host.settle()
    #expect(!b.view.isAnimating)
  }

  @Test func `a change of tabs is a cut`() {
    let tabs = TabBarController()
    tabs.viewControllers = [a, b]
    let host = host(tabs)
    tabs.selectedIndex = 1
    host.advance(by: 0)
    #expect(places(in: host) == x(nil, 0))
  }

  // MARK: - Presentations

  private func y(_ a: CGFloat?, _ b: CGFloat?) -> [CGPoint?] {
    [a.map { CGPoint(x: 0, y: $0) }, b.map { CGPoint(x: 0, y: $0) }]
  }

  @Test(arguments: [ModalPresentationStyle.fullScreen, .overFullScreen])
  func `a screen is presented from below and dismissed downwards`(style: ModalPresentationStyle) {
    let host = host(a)
    b.modalPresentationStyle = style
    a.present(b, animated: true)
    host.advance(by: 0)
    #expect(places(in: host) == y(0, nil))
    host.advance(by: quarter)
    // 480 − 0.129162 × 480
    #expect(places(in: host) == y(0, 418))
    host.advance(by: quarter)
    #expect(places(in: host) == y(0, 240))
    host.settle()
    #expect(places(in: host) == y(style == .fullScreen ? nil : 0, 0))
    a.dismiss(animated: true)
    host.advance(by: 0)
    #expect(places(in: host) == y(0, 0))
    host.advance(by: 2 * quarter)
    #expect(places(in: host) == y(0, 240))
    host.settle()
    #expect(places(in: host) == y(0, nil))
    #expect(host.window.screen.isIdle)
  }

  @Test func `what is inside of the covered screen is drawn until it is covered`() {
    let navigation = NavigationController(rootViewController: a)
    let tabs = TabBarController()
    tabs.viewControllers = [navigation]
    let host = host(tabs)
    a.present(b, animated: true)
    host.advance(by: 2 * quarter)
    #expect(places(in: host) == y(0, 240))
  }

  @Test func `VC-31 of a chain only the front-most screen is seen going`() {
    let host = host(a)
    let c = ColorController("C", .rgb(0xCC, 0, 3))
    b.modalPresentationStyle = .overFullScreen
    c.modalPresentationStyle = .overFullScreen
    a.present(b, animated: false)
    host.settle()
    b.present(c, animated: false)
    host.settle()
    a.dismiss(animated: true)
    host.advance(by: 2 * quarter)
    #expect(places(in: host) == y(0, nil))
    #expect(host.drawnPlace(of: 0xCC0003) == CGPoint(x: 0, y: 240))
    host.settle()
    #expect(host.drawnPlace(of: 0xCC0003) == nil)
  }

  @Test func `keys do not go to a screen that is seen leaving`() {
    final class Field: Node {
      override var canBecomeFocused: Bool { true }
    }
    let navigation = NavigationController(rootViewController: a)
    let host = host(navigation)
    let field = Field(frame: CGRect(x: 0, y: 100, width: 10, height: 10))
    a.view.addSubnode(field)
    field.becomeFocused()
    navigation.pushViewController(b, animated: true)
    host.advance(by: quarter)
    #expect(!field.isFocused)
  }

  // MARK: - By hand

  @Test func `a pop that a finger drags shows what is inside of the screen`() {
    let child = ColorController("C", .rgb(0xCC, 0, 3))
    let navigation = NavigationController(rootViewController: a)
    navigation.pushViewController(b, animated: false)
    let host = host(navigation)
    b.addChild(child)
    b.view.addSubnode(child.view)
    child.view.frame = b.view.bounds
    child.didMove(toParent: b)
    host.settle()
    host.touchDown(at: CGPoint(x: 2, y: 240))
    host.touchMove(to: CGPoint(x: 20, y: 240))
    host.touchMove(to: CGPoint(x: 170, y: 240))
    let x = host.drawnPlace(of: bColor)?.x ?? 0
    #expect(x > 140)
    #expect(host.drawnPlace(of: 0xCC0003)?.x == x)
    #expect(host.drawnPlace(of: aColor)?.x == (-(320 - x) * 0.3).rounded())
  }

  @Test func `VC-63 a transition between children animates what its block changes`() {
    let parent = ViewController()
    let host = host(parent)
    parent.addChild(a)
    parent.addChild(b)
    parent.view.addSubnode(a.view)
    a.view.frame = parent.view.bounds
    a.didMove(toParent: parent)
    host.settle()
    b.view.frame = CGRect(x: 320, y: 0, width: 320, height: 480)
    parent.transition(
      from: a, to: b, duration: 1,
      animations: { b.view.frame.origin.x = 0 })
    host.advance(by: 0.5)
    #expect(places(in: host) == x(0, 160))
    host.settle()
    #expect(places(in: host) == x(nil, 0))
  }
}
