import Testing
import Widgets
import WidgetsTestSupport

/// How a change of screens is asked for.
struct TransitionKind: CustomTestStringConvertible, Sendable {
  let animated: Bool
  let reducedMotion: Bool

  static let all = [
    TransitionKind(animated: true, reducedMotion: false),
    TransitionKind(animated: false, reducedMotion: false),
    TransitionKind(animated: true, reducedMotion: true),
    TransitionKind(animated: false, reducedMotion: true),
  ]

  /// Whether time passes between the will calls and the did calls.
  var takesTime: Bool { animated && !reducedMotion }

  var testDescription: String {
    (animated ? "animated" : "not animated") + (reducedMotion ? ", reduced motion" : "")
  }
}

/// The whole log of presenting and dismissing, for every kind.
@MainActor struct PresentationOrderTests {
  private let log = CallRecord()
  private let a: RecordingViewController
  private let b: RecordingViewController

  init() {
    a = RecordingViewController("A", log: log)
    b = RecordingViewController("B", log: log)
  }

  private func start(_ kind: TransitionKind) -> TestHost {
    let host = TestHost(prefersReducedMotion: kind.reducedMotion, rootViewController: a)
    b.loadViewIfNeeded()
    host.settle()
    log.removeAll()
    return host
  }

  /// Runs one frame, returns what was called in it, then runs the rest.
  private func halves(
    _ host: TestHost, _ kind: TransitionKind
  ) -> (first: [String], all: [String]) {
    host.advance(by: 0)
    let first = log.calls
    host.settle()
    return (kind.takesTime ? first : log.calls, log.calls)
  }

  @Test(arguments: TransitionKind.all)
  func `VC-20 VC-22 presenting over the full screen`(kind: TransitionKind) {
    let host = start(kind)
    a.present(b, animated: kind.animated) { [log] in log.add("done") }
    #expect(log.calls.isEmpty)
    let flag = kind.animated
    let wills = [
      "A.viewWillDisappear(\(flag))", "B.viewWillAppear(\(flag))", "B.viewIsAppearing(\(flag))",
    ]
    let dids = ["B.viewDidAppear(\(flag))", "A.viewDidDisappear(\(flag))", "done"]
    let (first, all) = halves(host, kind)
    #expect(first == (kind.takesTime ? wills : wills + dids))
    #expect(all == wills + dids)
    #expect(host.now < 0.4)
  }

  @Test(arguments: TransitionKind.all)
  func `VC-21 VC-22 dismissing from the full screen`(kind: TransitionKind) {
    let host = start(kind)
    a.present(b, animated: false)
    host.settle()
    log.removeAll()
    b.dismiss(animated: kind.animated) { [log] in log.add("done") }
    #expect(log.calls.isEmpty)
    let flag = kind.animated
    let wills = [
      "B.viewWillDisappear(\(flag))", "A.viewWillAppear(\(flag))", "A.viewIsAppearing(\(flag))",
    ]
    let dids = ["A.viewDidAppear(\(flag))", "B.viewDidDisappear(\(flag))", "done"]
    let (first, all) = halves(host, kind)
    #expect(first == (kind.takesTime ? wills : wills + dids))
    #expect(all == wills + dids)
  }

  @Test(arguments: TransitionKind.all)
  func `VC-24 presenting and dismissing over the screen leaves the presenter alone`(
    kind: TransitionKind
  ) {
    let host = start(kind)
    b.modalPresentationStyle = .overFullScreen
    let flag = kind.animated
    a.present(b, animated: flag) { [log] in log.add("presented") }
    host.settle()
    #expect(a.view.window != nil)
    a.dismiss(animated: flag) { [log] in log.add("dismissed") }
    host.settle()
    #expect(
      log.calls == [
        "B.viewWillAppear(\(flag))", "B.viewIsAppearing(\(flag))", "B.viewDidAppear(\(flag))",
        "presented", "B.viewWillDisappear(\(flag))", "B.viewDidDisappear(\(flag))", "dismissed",
      ])
    #expect(host.window.subnodes == [a.view])
  }

  @Test func `VC-20 the first load of the presented view comes before all`() {
    let host = TestHost(rootViewController: a)
    log.removeAll()
    a.present(b, animated: false)
    #expect(!b.isViewLoaded)
    host.settle()
    #expect(
      log.calls.prefix(3) == ["B.loadView()", "B.viewDidLoad()", "A.viewWillDisappear(false)"])
  }

  @Test func `VC-25 the full screen takes the covered view out, over the screen leaves it`() {
    let host = start(TransitionKind.all[1])
    a.present(b, animated: true)
    host.advance(by: 0.1)
    #expect(a.view.window != nil)
    host.settle()
    #expect(a.view.window == nil)
    a.dismiss(animated: false)
    host.settle()
    #expect(a.view.window != nil)
  }

  @Test func `VC-31 only the front-most of a chain is animated, and those between vanish`() {
    let host = start(TransitionKind.all[0])
    let c = RecordingViewController("C", log: log)
    a.present(b, animated: false)
    host.settle()
    b.present(c, animated: false)
    host.settle()
    log.removeAll()
    a.dismiss(animated: true) { [log] in log.add("done") }
    host.settle()
    #expect(
      log.calls == [
        "C.viewWillDisappear(true)", "A.viewWillAppear(true)", "A.viewIsAppearing(true)",
        "A.viewDidAppear(true)", "C.viewDidDisappear(true)", "done",
      ])
    #expect(host.window.subnodes == [a.view])
  }

  @Test func `the duration is 0.35 s of the clock, in one step or in many`() {
    //  SCROLL-PHYSICS 3, navigation push.
    for steps in [1, 7, 21] {
      let first = ViewController()
      let host = TestHost(rootViewController: first)
      var end: Double?
      first.present(ViewController(), animated: true) { end = host.now }
      for _ in 1...steps { host.advance(by: 0.42 / Double(steps)) }
      let time = end ?? 0
      #expect(time >= 0.35 && time < 0.35 + 2.0 / 60)
    }
  }
}
