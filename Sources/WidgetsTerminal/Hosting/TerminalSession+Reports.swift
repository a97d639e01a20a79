import Widgets

extension TerminalSession {
  /// Hands a text to the system's pasteboard through the terminal (OSC 52), which may refuse.
  func copy(_ text: String) {
    guard life.isUp, let bytes = Base64.copyCommand(text) else { return }
    note(output.send(bytes))
  }

  /// What to ask the terminal before the first frame; nothing where nobody answers.
  func queries() -> [UInt8] {
    guard environment.answersQueries else { return [] }
    awaitsAnswers = true
    let isSizeUnknown = TerminalSize.isUnknown(descriptor: device.output)
    let size = isSizeUnknown ? [UInt8](ScreenMode.querySize) : []
    widthProbe = WidthProbe()
    let hasRoom = host.cells.columns >= WidthProbe.columns && host.cells.rows >= WidthProbe.row
    let width = hasRoom && !environment.isASCII ? [UInt8](WidthProbe.query) : []
    return size + width + [UInt8](ScreenMode.query)
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
      if !bytes.isEmpty { note(output.send(bytes)) }
    case .size(let columns, let rows):
      // The driver's word, which comes with a signal, counts more.
      guard TerminalSize.isUnknown(descriptor: device.output) else { return }
      setSize(
        TerminalSize(reportedColumns: columns, reportedRows: rows, environment: environment))
    case .background(let lightness):
      changeCapabilities { $0.backgroundLightness = lightness }
    case .cursor(let column, let row):
      if awaitsAnswers { widthProbe.note(column: column, row: row) }
    case .attributes:
      awaitsAnswers = false
      if let policy = widthProbe.policy { use(policy) }
    }
  }

  /// Lays out and draws anew for a terminal that counts by a policy.
  private func use(_ policy: TextWidthPolicy) {
    let old = host.capabilities.textWidthPolicy
    changeCapabilities { $0.capabilities.textWidthPolicy = policy }
    // Where single characters were wider than was thought, what it shows is not known.
    if policy.ambiguousCharacters != old.ambiguousCharacters || policy.strokes != old.strokes {
      note(output.repaint(nil))
    }
  }

  private func changeCapabilities(_ change: (TerminalHost) -> Void) {
    let old = host.capabilities
    change(host)
    if host.capabilities != old { screen.send(.capabilities) }
  }
}
