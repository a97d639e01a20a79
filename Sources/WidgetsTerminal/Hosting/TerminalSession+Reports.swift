import Widgets

extension TerminalSession {
  /// Hands a text to the system's pasteboard through the terminal (OSC 52), which may refuse.
  func copy(_ text: String) {
    guard life.isUp, let bytes = Base64.copyCommand(text) else { return }
    finish(output.send(bytes))
  }

  /// What to ask the terminal before the first frame; nothing where nobody answers.
  func queries() -> [UInt8] {
    guard environment.answersQueries else { return [] }
    awaitsAnswers = true
    let isSizeUnknown = TerminalSize.isUnknown(descriptor: device.output)
    let size = isSizeUnknown ? [UInt8](ScreenMode.querySize) : []
    return size + [UInt8](ScreenMode.query)
  }

  /// Uses what the terminal says about itself.
  func handle(_ report: TerminalReport) {
    switch report {
    case .focus(false):
      // The button may be let go where nobody tells.
      for event in touches.cancel() { screen.send(event) }
    case .focus(true):
      break
    case .mode(2026, let isKnown):
      output.synchronizes = isKnown
    case .mode:
      break
    case .keyboard:
      let bytes = life.beginKeyboard()
      if !bytes.isEmpty { finish(output.send(bytes)) }
    case .size(let columns, let rows):
      // The driver's word, which comes with a signal, counts more.
      guard TerminalSize.isUnknown(descriptor: device.output) else { return }
      setSize(
        TerminalSize(reportedColumns: columns, reportedRows: rows, environment: environment))
    case .background(let lightness):
      let old = host.capabilities
      host.backgroundLightness = lightness
      if host.capabilities != old { screen.send(.capabilities) }
    case .attributes:
      awaitsAnswers = false
    }
  }
}
