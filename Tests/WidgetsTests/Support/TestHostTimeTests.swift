import Testing
import Widgets
import WidgetsTestSupport

@MainActor struct TestHostTimeTests {
  private let controller = ClockController()
  private let host: TestHost

  init() {
    host = TestHost(rootViewController: controller)
  }

  @Test func `the first frame runs at time 0`() {
    #expect(host.now == 0)
    #expect(host.events.last == "ClockController.viewDidAppear(false)")
  }

  @Test func `timers run at their times, in order, whatever the step`() {
    for delay in [0.25, 0.1, 0.0105, 0.1] { controller.note(after: delay) }
    host.advance(by: 1)
    #expect(controller.times == [0.0105, 0.1, 0.1, 0.25])
    #expect(host.now == 1)
  }

  @Test func `a timer that is due at the end of the step runs in it, and not before`() {
    controller.note(after: 0.3)
    host.advance(by: 0.1)
    host.advance(by: 0.1)
    #expect(controller.times == [])
    host.advance(by: 0.1)
    #expect(controller.times.count == 1)
  }

  @Test func `advancing by 0 runs a pending frame`() {
    controller.label.text = "new"
    #expect(!host.screen.contains("new"))
    host.advance(by: 0)
    #expect(host.screen.hasPrefix("new"))
    #expect(host.now == 0)
  }

  @Test(arguments: [-1, Double.nan, .infinity])
  func `a step that is negative or not finite does not move the clock`(seconds: Double) {
    host.advance(by: seconds)
    #expect(host.now == 0)
  }

  @Test func `work that asks for a frame in each frame runs 60 times a second`() {
    controller.repeatForever()
    host.advance(by: 1)
    // One frame at once, then one each 1/60 s up to and including 1 s.
    #expect(controller.times.count == 61)
    #expect(host.now == 1)
  }

  @Test func `settling stops when the last timer has run`() {
    controller.note(after: 0.25)
    host.settle()
    #expect(host.now == 0.25)
    #expect(host.diagnostics == [])
  }

  @Test func `settling without anything to wait for does not move the clock`() {
    host.settle()
    #expect(host.now == 0)
  }

  @Test func `settling gives up after 10 s with a diagnostic`() {
    controller.view.schedule(after: 1, every: 1) {}
    host.settle()
    #expect(host.now == 10)
    #expect(host.diagnostics.map(\.code.rawValue) == ["testhost.settle"])
  }

  @Test func `settling tasks lets them run on the main actor`() async {
    Task {
      await Task.yield()
      controller.label.text = "from a task"
    }
    await host.settleTasks()
    #expect(host.screen.hasPrefix("from a task"))
  }

  @Test func `misuse of the app is kept as diagnostics`() {
    let detached = ViewController()
    controller.present(detached, animated: false)
    controller.present(ViewController(), animated: false)
    #expect(host.diagnostics.map(\.code.rawValue) == ["present.refused"])
  }
}

/// Writes down at what time its timers run.
@MainActor private final class ClockController: ViewController {
  let label = Label(text: "old")
  private(set) var times: [Double] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    label.frame = CGRect(x: 0, y: 0, width: 20, height: 1)
    view.addSubnode(label)
  }

  func note(after delay: Double) {
    view.schedule(after: delay) { [weak self] in self?.noteNow() }
  }

  /// Schedules itself again for now, so that a frame is always wanted.
  func repeatForever() {
    view.schedule(after: 0) { [weak self] in
      self?.noteNow()
      self?.repeatForever()
    }
  }

  private func noteNow() {
    if let window = view.window { times.append(window.screen.now) }
  }
}
