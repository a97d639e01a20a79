import Testing
import Widgets

@testable import WidgetsTerminal

/// An app that runs in a pseudo terminal of this process.
@MainActor final class TerminalRun {
  let terminal: PseudoTerminal
  let root: RecordingController
  private let task: Task<Int32, any Error>
  private let before: [UInt32]

  static let environment = TerminalEnvironment(term: "xterm-256color")

  /// Starts the app; with an input of its own if one is given.
  init(
    columns: UInt16 = 80, rows: UInt16 = 24, input: Int32? = nil,
    environment: TerminalEnvironment = environment, text: String = "hello"
  ) throws {
    let terminal = try #require(PseudoTerminal(columns: columns, rows: rows))
    let root = RecordingController(text: text)
    self.terminal = terminal
    self.root = root
    before = terminal.settings
    task = Task {
      try await Terminal.run(
        input: input ?? terminal.slave, output: terminal.slave, environment: environment
      ) {
        root.terminal = $0
        return root
      }
    }
  }

  /// Waits until something holds; reads the terminal's output meanwhile unless told not to. False
  /// after five seconds.
  @discardableResult func wait(reading: Bool = true, until condition: () -> Bool) async -> Bool {
    for _ in 0..<1_000 {
      if reading { terminal.read() }
      if condition() { return true }
      try? await Task.sleep(for: .milliseconds(5))
    }
    return condition()
  }

  /// Waits for the first frame.
  func start() async -> Bool { await wait { terminal.text.contains(root.text) } }

  /// What `run` returned or threw, and whatever it wrote until then; the status is 99 when the app
  /// did not end by itself in five seconds.
  func finish() async -> Result<Int32, any Error> {
    let watchdog = Task {
      try await Task.sleep(for: .seconds(5))
      root.terminal?.end(status: 99)
    }
    let result = await task.result
    watchdog.cancel()
    await terminal.readToEnd()
    return result
  }

  func cancel() { task.cancel() }

  /// Why the terminal is not as it was before; nil when it is (FR-TRM-11).
  var leftover: String? {
    terminal.settings != before ? "other settings" : Self.leftover(in: terminal.text)
  }

  /// Which mode is not what it was, after all that a program wrote.
  nonisolated static func leftover(in text: String) -> String? {
    let modes = text.matches(of: /\u{1B}\[\?([0-9]+)([hl])/)
    var isOn: [Substring: Bool] = [:]
    for mode in modes { isOn[mode.1] = mode.2 == "h" }
    // These two are on in a fresh terminal.
    for (mode, isOn) in isOn where isOn != ["25", "7"].contains(mode) {
      return "mode \(mode) is \(isOn ? "on" : "off")"
    }
    let keyboard = (text.matches(of: /\u{1B}\[>1u/).count, text.matches(of: /\u{1B}\[<u/).count)
    if keyboard.0 != keyboard.1 { return "kitty's keyboard is on" }
    return nil
  }
}

/// Shows one line of text, and keeps what it hears.
final class RecordingController: ViewController {
  let text: String
  weak var terminal: Terminal?
  var events: [String] = []
  /// Runs as a task of the app that the first key begins.
  var onFirstKey: (@MainActor () -> Void)?

  init(text: String) {
    self.text = text
    super.init()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    events.append("disappeared")
  }

  override func loadView() {
    let node = RecordingNode(frame: CGRect(x: 0, y: 0, width: 80, height: 24))
    node.text = text
    node.onEvent = { [weak self] in self?.events.append($0) }
    view = node
  }

  func show(_ text: String) {
    (view as? RecordingNode)?.text = text
  }

  /// Fills several lines.
  func show(_ text: String, lines: Int) {
    (view as? RecordingNode)?.lines = lines
    show(text)
  }

  override func textPasted(_ text: String) -> Bool {
    events.append("paste \(text)")
    return true
  }

  override func keyPressed(_ key: Key) -> Bool {
    events.append(key.name)
    if let task = onFirstKey {
      onFirstKey = nil
      Task { task() }
    }
    if key == Key(.character("q")) { terminal?.end(status: 7) }
    return !key.modifiers.contains(.control)
  }
}

final class RecordingNode: Node {
  var text = "" { didSet { setNeedsDisplay() } }
  var lines = 1
  var onEvent: ((String) -> Void)?

  override func draw(_ rect: CGRect, in canvas: Canvas) {
    for y in 0..<lines {
      canvas.text(
        text, at: CGPoint(x: CGFloat(-y), y: CGFloat(y)), style: TextStyle(foreground: .red))
    }
    canvas.text("|", at: CGPoint(x: bounds.size.width - 1, y: bounds.size.height - 1))
  }

  override func touchesBegan(_ touches: Set<Touch>, with event: Event?) { note("began", touches) }

  override func touchesMoved(_ touches: Set<Touch>, with event: Event?) { note("moved", touches) }

  override func touchesEnded(_ touches: Set<Touch>, with event: Event?) { note("ended", touches) }

  override func touchesCancelled(_ touches: Set<Touch>, with event: Event?) {
    note("cancelled", touches)
  }

  override func wheelTurned(_ wheel: Wheel) -> Bool {
    onEvent?("wheel \(Int(wheel.delta.height))")
    return true
  }

  private func note(_ phase: String, _ touches: Set<Touch>) {
    for touch in touches {
      let place = touch.locationInWindow
      onEvent?("\(phase) \(Int(place.x)),\(Int(place.y))")
    }
  }
}
