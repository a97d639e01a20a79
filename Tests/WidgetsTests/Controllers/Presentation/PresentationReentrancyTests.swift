import Testing
import Widgets
import WidgetsTestSupport

/// Presentations that meet others, dismissals or another root, in callbacks and in one turn.
@MainActor struct PresentationReentrancyTests {
  private let log = CallRecord()
  private let a: RecordingViewController
  private let b: RecordingViewController
  private let c: RecordingViewController
  private let host: TestHost

  private nonisolated static let presentCalls = [
    "B.loadView()", "B.viewDidLoad()", "A.viewWillDisappear(true)", "B.viewWillAppear(true)",
    "B.viewIsAppearing(true)", "B.viewDidAppear(true)", "A.viewDidDisappear(true)",
  ]
  private nonisolated static let dismissCalls = [
    "B.viewWillDisappear(true)", "A.viewWillAppear(true)", "A.viewIsAppearing(true)",
    "A.viewDidAppear(true)", "B.viewDidDisappear(true)",
  ]

  init() {
    a = RecordingViewController("A", log: log)
    b = RecordingViewController("B", log: log)
    c = RecordingViewController("C", log: log)
    host = TestHost(rootViewController: a)
    host.settle()
  }

  private func expectSeen(
    _ names: Set<String>, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let audit = AppearanceAudit(log.calls)
    #expect(audit.problems.isEmpty, sourceLocation: sourceLocation)
    #expect(audit.inFlight.isEmpty, sourceLocation: sourceLocation)
    #expect(audit.appeared == names, sourceLocation: sourceLocation)
    let placed = [a, b, c].filter { $0.viewIfLoaded?.window != nil }
    #expect(Set(placed.map(\.name)) == names, sourceLocation: sourceLocation)
  }

  @Test(arguments: presentCalls)
  func `dismissing inside a call of the presentation ends with the presenter`(call: String) {
    var isDone = false
    log.once(call) { [a] in a.dismiss(animated: true) { isDone = true } }
    a.present(b, animated: true)
    host.settle()
    #expect(isDone)
    #expect(a.presentedViewController == nil)
    expectSeen(["A"])
  }

  @Test(arguments: presentCalls)
  func `another root inside a call of the presentation ends with that root`(call: String) {
    let window = host.window
    log.once(call) { [c] in window.rootViewController = c }
    a.present(b, animated: true)
    host.settle()
    #expect(a.presentedViewController == nil)
    #expect(b.presentingViewController == nil)
    expectSeen(["C"])
  }

  @Test(arguments: dismissCalls)
  func `another root inside a call of the dismissal ends with that root`(call: String) {
    a.present(b, animated: false)
    host.settle()
    var isDone = false
    let window = host.window
    log.once(call) { [c] in window.rootViewController = c }
    a.dismiss(animated: true) { isDone = true }
    host.settle()
    #expect(isDone)
    expectSeen(["C"])
  }

  @Test(arguments: presentCalls)
  func `hiding the window inside a call of the presentation makes all disappear`(call: String) {
    let window = host.window
    log.once(call) { window.isHidden = true }
    a.present(b, animated: true)
    host.settle()
    #expect(a.presentedViewController === b)
    let hidden = AppearanceAudit(log.calls)
    #expect(hidden.problems.isEmpty)
    #expect(hidden.inFlight.isEmpty)
    #expect(hidden.appeared.isEmpty)
    window.isHidden = false
    host.settle()
    expectSeen(["B"])
  }

  @Test(arguments: dismissCalls)
  func `hiding the window inside a call of the dismissal makes all disappear`(call: String) {
    a.present(b, animated: false)
    host.settle()
    let window = host.window
    log.once(call) { window.isHidden = true }
    a.dismiss(animated: true)
    host.settle()
    #expect(a.presentedViewController == nil)
    let hidden = AppearanceAudit(log.calls)
    #expect(hidden.problems.isEmpty)
    #expect(hidden.inFlight.isEmpty)
    #expect(hidden.appeared.isEmpty)
    window.isHidden = false
    host.settle()
    expectSeen(["A"])
  }

  @Test(arguments: ["A.viewDidAppear(true)", "B.viewDidDisappear(true)"])
  func `presenting again inside the last calls of a dismissal works`(call: String) {
    a.present(b, animated: false)
    host.settle()
    log.once(call) { [a, c] in a.present(c, animated: false) }
    a.dismiss(animated: true)
    host.settle()
    #expect(a.presentedViewController === c)
    expectSeen(["C"])
  }

  @Test func `presenting again in the completion of a dismissal works`() {
    a.present(b, animated: false)
    host.settle()
    a.dismiss(animated: true) { [a, b] in a.present(b, animated: true) }
    host.settle()
    #expect(a.presentedViewController === b)
    expectSeen(["B"])
  }

  @Test(arguments: ["B.viewIsAppearing(true)", "B.viewDidAppear(true)"])
  func `the presented controller may present as soon as it is in the window`(call: String) {
    log.once(call) { [b, c] in b.present(c, animated: true) }
    a.present(b, animated: true)
    host.settle()
    #expect(b.presentedViewController === c)
    expectSeen(["C"])
  }

  @Test func `presenting inside viewDidAppear of the root`() {
    let root = RecordingViewController("R", log: log)
    log.once("R.viewDidAppear(false)") { [b] in root.present(b, animated: true) }
    host.window.rootViewController = root
    host.settle()
    expectSeen(["B"])
    #expect(log.calls.last == "R.viewDidDisappear(true)")
  }

  @Test func `presenting inside viewIsAppearing of the root lets it appear first`() {
    let root = RecordingViewController("R", log: log)
    log.once("R.viewIsAppearing(false)") { [b] in root.present(b, animated: false) }
    log.removeAll()
    host.window.rootViewController = root
    host.settle()
    #expect(log.calls.contains("R.viewDidAppear(false)"))
    #expect(AppearanceAudit(log.calls, appeared: ["A"]).appeared == ["B"])
  }

  @Test func `present and dismiss in one turn shows and calls nothing`() {
    log.removeAll()
    var ends: [String] = []
    a.present(b, animated: true) { ends.append("presented") }
    a.dismiss(animated: true) { ends.append("dismissed") }
    #expect(a.presentedViewController == nil)
    host.settle()
    #expect(log.calls.isEmpty)
    #expect(!b.isViewLoaded)
    #expect(ends == ["dismissed"])
  }

  @Test func `present, dismiss and present in one turn shows the last`() {
    a.present(b, animated: true)
    a.dismiss(animated: false)
    a.present(c, animated: true)
    host.settle()
    #expect(!b.isViewLoaded)
    expectSeen(["C"])
  }

  @Test func `dismissing during the transition ends that first`() {
    log.removeAll()
    a.present(b, animated: true) { [log] in log.add("presented") }
    host.advance(by: 0.1)
    a.dismiss(animated: false) { [log] in log.add("dismissed") }
    host.settle()
    #expect(
      log.calls == [
        "B.loadView()", "B.viewDidLoad()", "A.viewWillDisappear(true)", "B.viewWillAppear(true)",
        "B.viewIsAppearing(true)", "B.viewDidAppear(true)", "A.viewDidDisappear(true)",
        "presented", "B.viewWillDisappear(false)", "A.viewWillAppear(false)",
        "A.viewIsAppearing(false)", "A.viewDidAppear(false)", "B.viewDidDisappear(false)",
        "dismissed",
      ])
  }

  @Test func `two dismissals in one turn are one, and both completions run`() {
    a.present(b, animated: false)
    host.settle()
    var ends: [Int] = []
    a.dismiss(animated: true) { ends.append(1) }
    b.dismiss(animated: true) { ends.append(2) }
    host.settle()
    #expect(ends == [1, 2])
    #expect(log.calls.filter { $0.hasPrefix("B.") && $0.contains("Disappear") }.count == 2)
    expectSeen(["A"])
  }

  @Test func `dismissing the front-most and then all in one turn ends with the lowest`() {
    a.present(b, animated: false)
    host.settle()
    b.present(c, animated: false)
    host.settle()
    var ends: [Int] = []
    b.dismiss(animated: true) { ends.append(1) }
    a.dismiss(animated: true) { ends.append(2) }
    host.settle()
    #expect(ends == [1, 2])
    expectSeen(["A"])
  }

  @Test func `another root in the turn of a present shows only that`() {
    a.present(b, animated: true)
    host.window.rootViewController = c
    host.settle()
    #expect(!b.isViewLoaded)
    expectSeen(["C"])
  }

  @Test func `another root in the turn of a dismiss still runs the completion`() {
    a.present(b, animated: false)
    host.settle()
    var isDone = false
    a.dismiss(animated: true) { isDone = true }
    host.window.rootViewController = c
    host.settle()
    #expect(isDone)
    expectSeen(["C"])
  }

  @Test func `another root during the transition of a present`() {
    a.present(b, animated: true)
    host.advance(by: 0.1)
    host.window.rootViewController = c
    host.settle()
    expectSeen(["C"])
  }

  @Test func `a modal that becomes the root of the window stays on screen`() {
    a.present(b, animated: false)
    host.settle()
    host.window.rootViewController = b
    host.settle()
    #expect(b.presentingViewController == nil)
    expectSeen(["B"])
  }
}
