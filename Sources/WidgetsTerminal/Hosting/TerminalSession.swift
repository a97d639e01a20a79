import Widgets

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// One run of an app in a terminal: from the set-up to the moment the terminal is given back.
@MainActor final class TerminalSession {
  /// Seconds between frames that nobody pressed a key for.
  private static let frameLength = 1.0 / 60
  /// More input than this waits for the next frame: keys that are still to be handled, such as those
  /// of a text that is pasted without brackets, hold up neither signals nor the app's own tasks.
  private static let mostInput = 256
  /// Seconds to wait at the end for answers that are still under way, which would reach the next
  /// program as keys.
  private static let answerPatience = 0.1
  private static let quitKey = Key(.character("c"), modifiers: .control)
  private static let suspendKey = Key(.character("z"), modifiers: .control)

  let device: TerminalDevice
  let environment: TerminalEnvironment
  private let pump: EventPump
  private let wakePipe: WakePipe
  /// Where the handlers of signals write.
  private let signalPipe: WakePipe
  let life: ScreenLife
  let host: TerminalHost
  let screen: Screen
  private let window: Window
  var output: FrameOutput
  var touches = TouchFilter()
  /// How the run ends, as soon as that is known; nil instead of a status when the terminal is gone.
  private var outcome: Result<Int32?, TerminalError>?
  private var isTurning = false
  /// Whether no turn is taken any more, and who waits for that.
  private var isOver = false
  private var onOver: CheckedContinuation<Void, Never>?
  /// When the last answers of the terminal are given up; nil while the app runs.
  private var answerDeadline: Double?
  /// What came and is still to be handled, oldest first.
  private var backlog: ArraySlice<TerminalInput> = []
  private var isInputEnded = false
  private var endingSignal: Int32?
  /// Whether the terminal was asked something and has not answered everything.
  var awaitsAnswers = false
  var widthProbe = WidthProbe()
  private var isSuspensionWanted = false
  private var lastFrame = -Double.infinity

  /// Checks the terminal and changes nothing yet.
  init(input: Int32, output: Int32, environment: TerminalEnvironment) throws(TerminalError) {
    device = try TerminalDevice(input: input, output: output)
    guard environment.hasScreen else {
      device.close()
      throw .unsupportedTerminal(term: environment.term == "" ? nil : environment.term)
    }
    guard let wakePipe = WakePipe() else {
      device.close()
      throw .setupFailed(EMFILE)
    }
    guard let signalPipe = WakePipe() else {
      wakePipe.close()
      device.close()
      throw .setupFailed(EMFILE)
    }
    self.environment = environment
    (self.wakePipe, self.signalPipe) = (wakePipe, signalPipe)
    pump = EventPump(input: device.input, output: device.output, pipe: wakePipe)
    life = ScreenLife(device: device)
    host = TerminalHost(cells: TerminalSize(descriptor: device.output, environment: environment))
    host.backgroundLightness = environment.backgroundLightness
    screen = Screen(host: host)
    window = Window(screen: screen)
    var features = TerminalFeatures(environment: environment)
    features.lineFeedKeepsColumn = device.isOneTerminal
    self.output = FrameOutput(descriptor: device.output, features: features)
    pump.onTurn = { [weak self] in self?.turn() }
    host.onPresent = { [unowned self] in show($0, rows: $1) }
    host.onRequestFrame = { [unowned self] in if !isTurning { pump.requestTurn() } }
    host.onCopy = { [unowned self] in copy($0) }
    screen.onUnhandledKey = { [unowned self] in handleUnhandled($0) }
    screen.unhandledKeyHints = [
      KeyHint([Self.quitKey], title: "Quit"), KeyHint([Self.suspendKey], title: "Suspend"),
    ]
  }

  /// Frees what `init` took.
  func close() {
    wakePipe.close()
    signalPipe.close()
    life.close()
    device.close()
  }

  /// Ends the run; only the first call counts.
  func end(_ result: Result<Int32?, TerminalError>) {
    guard outcome == nil else { return }
    outcome = result
    if !isTurning { pump.requestTurn() }
  }

  /// Shows the controller until something ends the run.
  func run(_ root: ViewController) async throws -> Int32 {
    // A call of `exit` while the screen is up is a way out too.
    _ = Self.exitHandler
    SignalHandlers.install(noting: signalPipe.writing)
    do throws(TerminalError) {
      output.begin(with: try life.begin() + queries())
    } catch {
      SignalHandlers.uninstall()
      throw error
    }
    let watch = SignalWatch(pipe: signalPipe, pump: pump)
    let watchThread = SystemThread(running: watch)
    let pumpThread = SystemThread(running: pump)
    if watchThread == nil || pumpThread == nil { outcome = .failure(.setupFailed(EAGAIN)) }
    window.rootViewController = root
    window.makeKeyAndVisible()
    turn()
    await withTaskCancellationHandler {
      await becomeOver()
    } onCancel: {
      Task { @MainActor in self.finish() }
    }
    if let pumpThread {
      await pump.stop()
      pumpThread.join()
    }
    if let watchThread {
      watch.stop()
      watchThread.join()
    }
    life.end()
    SignalHandlers.uninstall()
    // The controller hears that it disappears, and can be shown again. Nothing is sent any more.
    window.rootViewController = nil
    screen.runFrame()
    return try result()
  }

  private static let exitHandler: Void = { _ = atexit(restoreTerminal) }()

  /// Waits for the last turn.
  private func becomeOver() async {
    await withCheckedContinuation { continuation in
      if isOver { continuation.resume() } else { onOver = continuation }
    }
  }

  /// Takes no turn any more.
  private func finish() {
    isOver = true
    onOver.take()?.resume()
  }

  /// A terminal that goes away ends the input or makes writing fail, and sends SIGHUP and SIGCONT;
  /// SIGHUP says more.
  private func result() throws -> Int32 {
    guard let outcome else { throw CancellationError() }
    if case .success(let status?) = outcome { return status }
    noteEndingSignal(in: pump.takeEvents() + signalPipe.drain().map { .signal(Int32($0)) })
    if let endingSignal { return 128 + endingSignal }
    return try outcome.get() ?? 0
  }

  private func noteEndingSignal(in events: [HostEvent]) {
    for case .signal(let number) in events where SignalHandlers.ending.contains(number) {
      endingSignal = endingSignal ?? number
    }
  }
}

// MARK: - One turn

extension TerminalSession {
  /// Handles what came, draws if that is due, and says when the next turn is.
  private func turn() {
    guard !isOver else { return }
    // The main actor moves between threads.
    AlternateStack.provide()
    isTurning = true
    defer { isTurning = false }
    let events = pump.takeEvents()
    if outcome == nil { answer(events) } else { handleLate(events) }
    if outcome != nil { takeLastAnswers() }
  }

  private func answer(_ events: [HostEvent]) {
    noteEndingSignal(in: events)
    // However many changes there were, only the last size counts.
    if events.contains(.signal(SIGWINCH)) { updateSize() }
    for event in events where outcome == nil { handle(event) }
    let isInputNew = handleInput()
    guard outcome == nil else { return }
    // Input is answered at once; everything else waits for its turn, so that an app that asks for
    // frames in a loop gets no more than can be seen.
    if isInputNew || (nextFrame ?? .infinity) <= host.now {
      lastFrame = host.now
      screen.runFrame()
    }
    if isSuspensionWanted && outcome == nil { suspend(wholeGroup: true) }
    // What waits comes as soon as the app's own tasks had their turn.
    pump.requestTurn(at: backlog.isEmpty ? nextFrame : -.infinity)
  }

  /// The app has ended: only what the terminal says still counts.
  private func handleLate(_ events: [HostEvent]) {
    noteEndingSignal(in: events)
    for case .input(let input) in events { backlog += input }
  }

  /// Finishes as soon as no answer of the terminal is under way to the next program.
  private func takeLastAnswers() {
    if backlog.contains(.report(.attributes)) { awaitsAnswers = false }
    let deadline = answerDeadline ?? host.now + Self.answerPatience
    answerDeadline = deadline
    if case .success(_?) = outcome, awaitsAnswers, host.now < deadline {
      pump.requestTurn(at: deadline)
    } else {
      finish()
    }
  }

  /// Handles the next share of what came; returns whether a person did something.
  private func handleInput() -> Bool {
    let share = backlog.prefix(Self.mostInput)
    backlog.removeFirst(share.count)
    var isInputNew = false
    for input in share where outcome == nil {
      switch input {
      case .event(let event):
        isInputNew = true
        for event in touches.pass(event) { screen.send(event) }
      case .report(let report):
        handle(report)
      }
    }
    if isInputEnded && backlog.isEmpty && outcome == nil {
      // Keys that came before the end are still answered.
      screen.runFrame()
      end(.success(nil))
    }
    return isInputNew
  }

  private var nextFrame: Double? {
    screen.nextDeadline.map { max($0, lastFrame + Self.frameLength) }
  }

  private func handle(_ event: HostEvent) {
    switch event {
    case .input(let input):
      backlog += input
    case .inputEnded:
      isInputEnded = true
    case .writable:
      note(output.resume())
    case .signal(SIGWINCH):
      break
    case .signal(SIGTSTP):
      suspend(wholeGroup: false)
    case .signal(SIGCONT):
      renewScreen { () throws(TerminalError) in try self.life.renew() }
    case .signal(let number):
      end(.success(128 + number))
    }
  }

  private func handleUnhandled(_ key: Key) {
    // An escape byte right before it makes it a key with Alt, and shall not keep it from its effect.
    switch Key(key.code, modifiers: key.modifiers.subtracting(.alt)) {
    case Self.quitKey: end(.success(128 + SIGINT))
    case Self.suspendKey: isSuspensionWanted = true
    default: break
    }
  }
}

// MARK: - The screen

extension TerminalSession {
  private func show(_ surface: Surface, rows: Range<Int>) {
    // After a crash on another thread the terminal is no longer ours.
    guard life.isUp else { return }
    note(output.show(surface, rows: rows))
  }

  func note(_ outcome: OutputQueue.Outcome) {
    switch outcome {
    case .sent: break
    case .full: pump.awaitOutput()
    // A terminal that is gone ends the input, and cannot be written to.
    case .failed(let number): end(isInputEnded ? .success(nil) : .failure(.writeFailed(number)))
    }
  }

  private func updateSize() {
    setSize(TerminalSize(descriptor: device.output, environment: environment))
  }

  func setSize(_ size: TerminalSize) {
    let isNew = size != host.cells
    host.cells = size
    // The terminal may have moved or cut what it showed, also when it is as large as before.
    note(output.repaint(isNew ? nil : host.surface))
    if isNew { screen.send(.resize) }
  }

  /// Gives the terminal back, stops the program, and goes on when it is continued.
  private func suspend(wholeGroup: Bool) {
    isSuspensionWanted = false
    for event in touches.cancel() { screen.send(event) }
    life.end()
    SignalHandlers.stop(wholeGroup: wholeGroup, terminal: device.output)
    renewScreen { () throws(TerminalError) in try self.life.begin() }
  }

  private func renewScreen(_ begin: () throws(TerminalError) -> [UInt8]) {
    do throws(TerminalError) {
      output.begin(with: try begin() + queries())
      updateSize()
    } catch {
      end(.failure(error))
    }
  }
}
