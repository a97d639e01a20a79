import Testing
import Widgets
import WidgetsTestSupport

@MainActor struct PresentationModelTests {
  private let log = CallRecord()
  private let a: RecordingViewController
  private let b: RecordingViewController
  private let c: RecordingViewController
  private let host: TestHost

  init() {
    a = RecordingViewController("A", log: log)
    b = RecordingViewController("B", log: log)
    c = RecordingViewController("C", log: log)
    host = TestHost(rootViewController: a)
    host.settle()
    log.removeAll()
  }

  private func present(_ controller: ViewController, from presenter: ViewController) {
    presenter.present(controller, animated: false)
    host.settle()
  }

  private var codes: [String] { host.diagnostics.map(\.code.rawValue) }

  @Test func `VC-23 the default style is automatic, which is the full screen`() {
    #expect(ViewController().modalPresentationStyle == .automatic)
    present(b, from: a)
    #expect(a.view.window == nil)
  }

  @Test func `the model changes inside the call`() {
    a.present(b, animated: true)
    #expect(a.presentedViewController === b)
    #expect(b.presentingViewController === a)
    #expect(!b.isBeingPresented)
  }

  @Test func `VC-26 a child reports what its ancestor presents`() {
    let navigation = NavigationController(rootViewController: c)
    host.window.rootViewController = navigation
    host.settle()
    present(b, from: navigation)
    #expect(navigation.topViewController?.presentedViewController === b)
  }

  @Test func `VC-27 the root inside a presented controller reports the presenter`() {
    let navigation = NavigationController(rootViewController: c)
    present(navigation, from: a)
    #expect(c.presentingViewController === a)
  }

  @Test func `VC-28 the one that fills the screen presents, whoever is asked`() {
    let inner = NavigationController(rootViewController: c)
    let tabs = TabBarController()
    tabs.viewControllers = [inner]
    host.window.rootViewController = tabs
    host.settle()
    present(b, from: c)
    #expect(b.presentingViewController === tabs)
    #expect(c.presentedViewController === b)
    #expect(tabs.presentedViewController === b)
  }

  @Test func `VC-28 a view that was placed by hand leads to the one that fills the screen`() {
    a.view.addSubnode(c.view)
    host.settle()
    present(b, from: c)
    #expect(b.presentingViewController === a)
    b.dismiss(animated: false)
    host.settle()
    #expect(c.view.supernode === a.view)
    #expect(AppearanceAudit(log.calls).appeared.contains("C"))
  }

  @Test func `VC-30 the front-most dismisses itself`() {
    present(b, from: a)
    present(c, from: b)
    c.dismiss(animated: false)
    host.settle()
    #expect(a.presentedViewController === b)
    #expect(b.presentedViewController == nil)
    #expect(host.window.subnodes == [b.view])
  }

  @Test func `VC-30 one that presents dismisses what is above it`() {
    present(b, from: a)
    present(c, from: b)
    b.dismiss(animated: false)
    host.settle()
    #expect(a.presentedViewController === b)
    #expect(b.presentedViewController == nil)
  }

  @Test func `VC-30 the lowest dismisses all`() {
    present(b, from: a)
    present(c, from: b)
    a.dismiss(animated: false)
    host.settle()
    #expect(a.presentedViewController == nil)
    #expect(c.presentingViewController == nil)
    #expect(host.window.subnodes == [a.view])
  }

  @Test func `VC-30 a child of a presented controller dismisses it`() {
    let navigation = NavigationController(rootViewController: c)
    present(navigation, from: a)
    c.dismiss(animated: false)
    host.settle()
    #expect(a.presentedViewController == nil)
  }

  @Test func `VC-32 the modal is reported until an animated dismissal has ended`() {
    present(b, from: a)
    var atEnd: ViewController? = b
    a.dismiss(animated: true) { [a] in atEnd = a.presentedViewController }
    #expect(a.presentedViewController === b)
    #expect(b.isBeingDismissed)
    host.advance(by: 0.2)
    #expect(a.presentedViewController === b)
    host.settle()
    #expect(atEnd == nil)
    #expect(a.presentedViewController == nil)
    #expect(!b.isBeingDismissed)
  }

  @Test func `VC-33 a second presentation is refused with a diagnostic`() {
    var isDone = false
    a.present(b, animated: false)
    a.present(c, animated: false) { isDone = true }
    host.settle()
    a.present(c, animated: false) { isDone = true }
    host.settle()
    #expect(a.presentedViewController === b)
    #expect(c.presentingViewController == nil)
    #expect(!isDone)
    #expect(codes == ["present.refused", "present.refused"])
  }

  @Test func `VC-34 a controller that is in no window cannot present`() {
    let detached = ViewController()
    Diagnostics.$handler.withValue(Diagnostics.Handler { _ in }) {
      detached.present(b, animated: false)
      a.addChild(c)
      c.present(b, animated: false)
    }
    host.settle()
    #expect(detached.presentedViewController == nil)
    #expect(b.presentingViewController == nil)
    #expect(codes == ["present.refused"])
  }

  @Test func `VC-34 presenting in viewDidLoad does nothing`() {
    final class Eager: ViewController {
      override func viewDidLoad() { present(ViewController(), animated: false) }
    }
    let eager = Eager()
    host.window.rootViewController = eager
    host.settle()
    #expect(eager.presentedViewController == nil)
    #expect(codes == ["present.refused"])
  }

  @Test func `VC-35 what is presented already, or has a parent, or is a root is refused`() {
    present(b, from: a)
    b.present(b, animated: false)
    let owner = ViewController()
    owner.addChild(c)
    b.present(c, animated: false)
    b.present(a, animated: false)
    host.settle()
    #expect(b.presentedViewController == nil)
    #expect(codes == ["present.refused", "present.refused", "present.refused"])
  }

  @Test func `a controller that is being dismissed cannot present`() {
    present(b, from: a)
    b.dismiss(animated: true)
    b.present(c, animated: false)
    host.settle()
    #expect(c.presentingViewController == nil)
    #expect(host.window.subnodes == [a.view])
    #expect(codes == ["present.refused"])
  }

  @Test func `VC-38 the chain of a presented controller leads to its presenter`() {
    present(b, from: a)
    #expect(b.next === a)
    #expect(b.view.next === b)
    b.dismiss(animated: false)
    host.settle()
    #expect(b.next == nil)
  }

  @Test func `VC-38 the chain of a child leads to what its view is in`() {
    a.addChild(c)
    a.view.addSubnode(c.view)
    #expect(c.next === a.view)
  }

  @Test func `VC-42 a dismissal of nothing only runs the completion`() {
    var isDone = false
    a.dismiss(animated: true) { isDone = true }
    host.settle()
    #expect(isDone)
    #expect(log.calls.isEmpty)
  }

  @Test func `a cover over a modal over the screen comes back in front of it`() {
    b.modalPresentationStyle = .overFullScreen
    present(b, from: a)
    present(c, from: b)
    c.dismiss(animated: false)
    host.settle()
    #expect(host.window.subnodes == [a.view, b.view])
  }
}
