import Testing
import Widgets
import WidgetsTestSupport

@MainActor struct ControlTests {
  private final class Dial: Control {
    var value = 0
    var calls: [String] = []
    var follows = true
    var begins = true

    override func beginTracking(_ touch: Touch, with event: Event?) -> Bool {
      calls.append("begin")
      return begins
    }

    override func continueTracking(_ touch: Touch, with event: Event?) -> Bool {
      calls.append("continue")
      return follows
    }

    override func endTracking(_ touch: Touch?, with event: Event?) { calls.append("end") }

    override func cancelTracking(with event: Event?) { calls.append("cancel") }

    override func stateDidChange() { calls.append("state \(state.rawValue)") }
  }

  private final class Owner {
    var values: [Int] = []
  }

  private let screen = ControlScreen()

  private func shownDial() -> Dial {
    let dial = Dial(frame: CGRect(x: 0, y: 0, width: 5, height: 1))
    // Something else takes the focus first.
    screen.show(Control(frame: CGRect(x: 0, y: 3, width: 5, height: 1)))
    screen.show(dial)
    dial.addTarget(dial, for: .touchDown) { _, dial in dial.calls.append("down") }
    dial.addTarget(dial, for: .touchDragInside) { _, dial in dial.calls.append("drag") }
    dial.addTarget(dial, for: .touchUpInside) { _, dial in dial.calls.append("up") }
    dial.addTarget(dial, for: .touchCancel) { _, dial in dial.calls.append("cancelled") }
    dial.becomeFocused()
    dial.calls = []
    return dial
  }

  @Test func `each tracking method runs before the events of its step`() {
    let dial = shownDial()
    screen.host.touchDown(at: .zero)
    screen.host.touchMove(to: CGPoint(x: 1, y: 0))
    screen.host.touchUp(at: CGPoint(x: 1, y: 0))
    // 9 is highlighted and focused, 8 focused.
    #expect(
      dial.calls == ["begin", "state 9", "down", "continue", "drag", "end", "state 8", "up"])
  }

  @Test func `a cancelled touch cancels tracking before touchCancel`() {
    let dial = shownDial()
    screen.host.touchDown(at: .zero)
    dial.calls = []
    screen.host.touchCancel(at: .zero)
    #expect(dial.calls == ["cancel", "state 8", "cancelled"])
  }

  @Test func `a control that does not begin tracking hears no more of the touch`() {
    let dial = shownDial()
    dial.begins = false
    screen.host.touchDown(at: .zero)
    screen.host.touchMove(to: CGPoint(x: 1, y: 0))
    screen.host.touchUp(at: CGPoint(x: 1, y: 0))
    #expect(dial.calls == ["begin"])
  }

  @Test func `a control that does not continue tracking stops following the finger`() {
    let dial = shownDial()
    dial.follows = false
    screen.host.touchDown(at: .zero)
    screen.host.touchMove(to: CGPoint(x: 1, y: 0))
    screen.host.touchUp(at: CGPoint(x: 1, y: 0))
    #expect(dial.calls == ["begin", "state 9", "down", "continue", "state 8"])
    #expect(!dial.isTracking)
  }

  @Test func `the state says all that is true`() {
    let control = Control(frame: .zero)
    #expect(control.state == .normal)
    control.isSelected = true
    control.isHighlighted = true
    control.isEnabled = false
    #expect(control.state == [.selected, .highlighted, .disabled])
  }

  @Test func `the state hook runs once for each change and not for equal values`() {
    let dial = Dial(frame: .zero)
    dial.isSelected = true
    dial.isSelected = true
    dial.isEnabled = true
    dial.isEnabled = false
    #expect(dial.calls == ["state 4", "state 6"])
  }

  @Test func `an action receives its owner and the sender with their own types`() {
    let dial = Dial(frame: .zero)
    let owner = Owner()
    dial.addTarget(owner, for: .valueChanged) { owner, dial in owner.values.append(dial.value) }
    dial.value = 7
    dial.sendActions(for: .valueChanged)
    #expect(owner.values == [7])
  }

  @Test func `an action keeps neither its owner nor its control`() {
    let alive = releaseCheck {
      let dial = Dial(frame: .zero)
      let owner = Owner()
      dial.addTarget(owner, for: .valueChanged) { owner, dial in owner.values.append(dial.value) }
      dial.addTarget(dial, for: .valueChanged) { dial, _ in dial.value = 1 }
      dial.sendActions(for: .valueChanged)
      return [dial, owner]
    }
    #expect(alive == [])
  }

  @Test func `the actions of an owner that is gone do not run`() {
    let dial = Dial(frame: .zero)
    var runs = 0
    do {
      let owner = Owner()
      dial.addTarget(owner, for: .valueChanged) { _, _ in runs += 1 }
      dial.sendActions(for: .valueChanged)
    }
    dial.sendActions(for: .valueChanged)
    #expect(runs == 1)
  }

  @Test func `FR-REN-05 actions may remove and add others while they run`() {
    let control = Control(frame: .zero)
    let owner = Owner()
    var runs: [String] = []
    var tokens: [TargetToken] = []
    tokens.append(
      control.addTarget(owner, for: .primaryAction) { owner, control in
        runs.append("T1")
        tokens[0].cancel()
        tokens[2].cancel()
        control.addTarget(owner, for: .primaryAction) { _, _ in runs.append("T4") }
      })
    tokens.append(control.addTarget(owner, for: .primaryAction) { _, _ in runs.append("T2") })
    tokens.append(control.addTarget(owner, for: .primaryAction) { _, _ in runs.append("T3") })
    control.sendActions(for: .primaryAction)
    #expect(runs == ["T1", "T2"])
    control.sendActions(for: .primaryAction)
    #expect(runs == ["T1", "T2", "T2", "T4"])
  }

  @Test(arguments: [Key.Code.enter, .character(" ")])
  func `Enter and Space do the primary action of the focused control`(code: Key.Code) {
    let dial = shownDial()
    let log = EventLog()
    log.listen(to: dial)
    screen.host.press(code)
    #expect(log.events == [.primaryAction])
  }

  @Test func `a control can have focus while it is enabled, and loses it when disabled`() {
    let dial = shownDial()
    #expect(dial.isFocused)
    dial.isEnabled = false
    screen.refresh()
    #expect(!dial.canBecomeFocused && !dial.isFocused)
    #expect(!dial.becomeFocused())
  }

  @Test func `a touch gives focus to a control`() {
    let dial = shownDial()
    screen.host.tap(at: CGPoint(x: 1, y: 3))
    #expect(!dial.isFocused)
    screen.host.tap(at: .zero)
    #expect(dial.isFocused)
  }

  @Test func `a plain control has no primary action by touch`() {
    let dial = shownDial()
    let log = EventLog()
    log.listen(to: dial)
    screen.host.tap(at: .zero)
    #expect(log.events == [.touchDown, .touchUpInside])
  }
}
