import Testing
import Widgets
import WidgetsTestSupport

@MainActor struct ViewControllerTransitionTests {
  private let log = CallRecord()
  private let parent: RecordingViewController
  private let a: RecordingViewController
  private let b: RecordingViewController
  private let host: TestHost

  init() {
    parent = RecordingViewController("P", log: log)
    a = RecordingViewController("A", log: log)
    b = RecordingViewController("B", log: log)
    parent.addChild(a)
    parent.addChild(b)
    parent.view.addSubnode(a.view)
    host = TestHost(rootViewController: parent)
    host.settle()
    log.removeAll()
  }

  @Test func `VC-63 it adds the new view, and takes the old one away at the end`() {
    var isDone = false
    parent.transition(from: a, to: b, duration: 0.5, completion: { isDone = $0 })
    #expect(parent.view.subnodes == [a.view, b.view])
    host.advance(by: 0.4)
    #expect(!isDone)
    #expect(a.view.supernode === parent.view)
    host.advance(by: 0.2)
    #expect(isDone)
    #expect(parent.view.subnodes == [b.view])
  }

  @Test(arguments: [0.5, 0])
  func `VC-63 both children get their appearance calls`(duration: Double) {
    let log = log
    let animated = duration > 0
    parent.transition(
      from: a, to: b, duration: duration, animations: { log.add("animations") },
      completion: { log.add("completion \($0)") })
    host.settle()
    #expect(
      log.calls == [
        "B.loadView()", "B.viewDidLoad()", "A.viewWillDisappear(\(animated))",
        "B.viewWillAppear(\(animated))", "B.viewIsAppearing(\(animated))", "animations",
        "A.viewDidDisappear(\(animated))", "B.viewDidAppear(\(animated))", "completion true",
      ])
  }

  @Test func `VC-63 a parent that is not on screen changes at once, without calls`() {
    host.window.rootViewController = ViewController()
    host.settle()
    log.removeAll()
    var isDone = false
    parent.transition(from: a, to: b, duration: 0.5, completion: { isDone = $0 })
    #expect(isDone)
    #expect(parent.view.subnodes == [b.view])
    #expect(log.calls == ["B.loadView()", "B.viewDidLoad()"])
  }

  @Test func `a parent that is covered meanwhile brings the transition to its end`() {
    parent.transition(from: a, to: b, duration: 0.5)
    host.advance(by: 0.1)
    parent.present(ViewController(), animated: false)
    host.settle()
    let audit = AppearanceAudit(log.calls, appeared: ["P", "A"])
    #expect(audit.inFlight.isEmpty)
    #expect(audit.appeared.isEmpty)
    #expect(parent.view.subnodes == [b.view])
  }

  @Test func `a second transition ends the first`() {
    let c = RecordingViewController("C", log: log)
    parent.addChild(c)
    parent.transition(from: a, to: b, duration: 0.5)
    parent.transition(from: b, to: c, duration: 0.5)
    host.settle()
    let audit = AppearanceAudit(log.calls, appeared: ["P", "A"])
    #expect(audit.inFlight.isEmpty)
    #expect(audit.appeared == ["P", "C"])
    #expect(parent.view.subnodes == [c.view])
  }

  @Test func `a child without a place is refused with a diagnostic`() {
    parent.transition(from: b, to: a, duration: 0)
    #expect(host.diagnostics.map(\.code.rawValue) == ["transition.place"])
    #expect(parent.view.subnodes == [a.view])
  }

  @Test func `VC-62 a controller that is no child stops the program`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let parent = ViewController()
        let child = ViewController()
        parent.addChild(child)
        parent.view.addSubnode(child.view)
        parent.transition(from: child, to: ViewController(), duration: 0)
      }
    }
  }

  @Test func `VC-62 a container that forwards by hand stops the program`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        final class Silent: ViewController {
          override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
        }
        let parent = Silent()
        let children = [ViewController(), ViewController()]
        for child in children { parent.addChild(child) }
        parent.view.addSubnode(children[0].view)
        parent.transition(from: children[0], to: children[1], duration: 0)
      }
    }
  }
}
