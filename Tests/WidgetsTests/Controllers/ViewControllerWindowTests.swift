import Testing
import Widgets
import WidgetsTestSupport

@MainActor struct ViewControllerWindowTests {
  private let log = CallRecord()
  private let a: RecordingViewController
  private let b: RecordingViewController
  private let host: TestHost

  init() {
    a = RecordingViewController("A", log: log)
    b = RecordingViewController("B", log: log)
    host = TestHost(rootViewController: a)
  }

  @Test func `WIN-02 the root's view fills the window and follows its size`() {
    #expect(a.view.supernode === host.window)
    #expect(a.view.frame == CGRect(x: 0, y: 0, width: 80, height: 24))
    host.resize(to: CGSize(width: 30, height: 10))
    #expect(a.view.frame == CGRect(x: 0, y: 0, width: 30, height: 10))
  }

  @Test func `WIN-02 another root takes the old view away`() {
    host.window.rootViewController = b
    host.settle()
    #expect(host.window.subnodes == [b.view])
    #expect(a.view.window == nil)
  }

  @Test func `WIN-03 the root of a hidden window does not appear until the window does`() {
    let window = Window(screen: host.window.screen)
    window.rootViewController = b
    host.settle()
    #expect(!b.isViewLoaded)
    window.isHidden = false
    host.settle()
    #expect(
      b.log.calls.suffix(3) == [
        "B.viewWillAppear(false)", "B.viewIsAppearing(false)", "B.viewDidAppear(false)",
      ])
  }

  @Test func `WIN-03 hiding the window makes the root disappear, and showing it appear`() {
    log.removeAll()
    host.window.isHidden = true
    host.settle()
    #expect(log.calls == ["A.viewWillDisappear(false)", "A.viewDidDisappear(false)"])
    log.removeAll()
    host.window.isHidden = false
    host.settle()
    #expect(
      log.calls == [
        "A.viewWillAppear(false)", "A.viewIsAppearing(false)", "A.viewDidAppear(false)",
      ])
  }

  @Test func `a window that is shown again shows its modal and not what that covers`() {
    a.present(b, animated: false)
    host.settle()
    host.window.isHidden = true
    host.settle()
    log.removeAll()
    host.window.isHidden = false
    host.settle()
    #expect(
      log.calls == [
        "B.viewWillAppear(false)", "B.viewIsAppearing(false)", "B.viewDidAppear(false)",
      ])
    #expect(host.window.subnodes == [b.view])
  }

  @Test func `a window that is hidden during a presentation ends it first`() {
    var isDone = false
    a.present(b, animated: true) { isDone = true }
    host.advance(by: 0.1)
    log.removeAll()
    host.window.isHidden = true
    #expect(isDone)
    host.settle()
    #expect(
      log.calls == [
        "B.viewDidAppear(true)", "A.viewDidDisappear(true)", "B.viewWillDisappear(false)",
        "B.viewDidDisappear(false)",
      ])
  }

  @Test func `WIN-04 replacing the root makes the calls of both, unanimated`() {
    log.removeAll()
    host.window.rootViewController = b
    host.settle()
    #expect(
      log.calls == [
        "A.viewWillDisappear(false)", "B.loadView()", "B.viewDidLoad()", "B.viewWillAppear(false)",
        "B.viewIsAppearing(false)", "A.viewDidDisappear(false)", "B.viewDidAppear(false)",
      ])
  }

  @Test func `replacing the root and going back in one turn keeps it as the root`() {
    host.window.rootViewController = b
    host.window.rootViewController = a
    host.settle()
    let audit = AppearanceAudit(log.calls)
    #expect(audit.problems.isEmpty)
    #expect(audit.appeared == ["A"])
    #expect(audit.inFlight.isEmpty)
    #expect(host.window.subnodes == [a.view])
    a.present(RecordingViewController("C", log: log), animated: false)
    host.settle()
    #expect(a.presentedViewController != nil)
  }

  @Test(arguments: [
    "B.loadView()", "B.viewDidLoad()", "B.viewWillAppear(false)", "B.viewIsAppearing(false)",
    "B.viewDidAppear(false)", "A.viewWillDisappear(false)", "A.viewDidDisappear(false)",
  ])
  func `replacing the root again inside one of the calls shows the last root`(call: String) {
    let c = RecordingViewController("C", log: log)
    let window = host.window
    log.once(call) { window.rootViewController = c }
    window.rootViewController = b
    host.settle()
    let audit = AppearanceAudit(log.calls)
    #expect(audit.problems.isEmpty)
    #expect(audit.appeared == ["C"])
    #expect(audit.inFlight.isEmpty)
    #expect(window.subnodes == [c.view])
  }

  @Test(arguments: [
    "A.viewWillDisappear(false)", "A.viewDidDisappear(false)", "B.viewWillAppear(false)",
    "B.viewIsAppearing(false)", "B.viewDidAppear(false)",
  ])
  func `going back to the old root inside one of the calls shows the old root`(call: String) {
    let window = host.window
    log.once(call) { [a] in window.rootViewController = a }
    window.rootViewController = b
    host.settle()
    let audit = AppearanceAudit(log.calls)
    #expect(audit.problems.isEmpty)
    #expect(audit.appeared == ["A"])
    #expect(audit.inFlight.isEmpty)
    #expect(window.subnodes == [a.view])
  }

  @Test func `a root moves from window to window`() {
    let second = Window(screen: host.window.screen)
    second.isHidden = false
    second.rootViewController = a
    host.settle()
    #expect(host.window.rootViewController == nil)
    #expect(a.view.window === second)
    #expect(AppearanceAudit(log.calls).appeared == ["A"])
  }

  @Test func `a child as the root of a window stops the program`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let child = ViewController()
        let host = TestHost(rootViewController: NavigationController(rootViewController: child))
        host.window.rootViewController = child
      }
    }
  }

  @Test func `VC-38 the chain of a root leads to its window`() {
    #expect(a.next === host.window)
    #expect(a.view.next === a)
  }
}
