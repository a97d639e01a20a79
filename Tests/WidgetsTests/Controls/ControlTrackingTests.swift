import Testing
import Widgets
import WidgetsTestSupport

@MainActor struct ControlTrackingTests {
  private let screen = ControlScreen()
  private let control = Control(frame: CGRect(x: 2, y: 1, width: 10, height: 2))
  private let log = EventLog()
  private let inside = CGPoint(x: 4, y: 1)
  private let outside = CGPoint(x: 20, y: 4)

  init() {
    screen.show(control)
    log.listen(to: control)
  }

  @Test func `RSP-06 a touch that goes out and comes back sends the events in order`() {
    screen.host.touchDown(at: inside)
    screen.host.touchMove(to: CGPoint(x: 5, y: 1))
    screen.host.touchMove(to: outside)
    screen.host.touchMove(to: CGPoint(x: 21, y: 4))
    screen.host.touchMove(to: inside)
    screen.host.touchUp(at: inside)
    #expect(
      log.events == [
        .touchDown, .touchDragInside, .touchDragExit, .touchDragOutside, .touchDragOutside,
        .touchDragEnter, .touchDragInside, .touchUpInside,
      ])
  }

  @Test func `RSP-06 a finger lifted outside sends touchUpOutside`() {
    screen.host.touchDown(at: inside)
    screen.host.touchUp(at: outside)
    #expect(log.events == [.touchDown, .touchUpOutside])
  }

  @Test func `RSP-06 a touch that is taken away sends touchCancel`() {
    screen.host.touchDown(at: inside)
    screen.host.touchCancel(at: inside)
    #expect(log.events == [.touchDown, .touchCancel])
    #expect(!control.isTracking && !control.isHighlighted)
  }

  @Test func `it is highlighted while the finger is inside`() {
    screen.host.touchDown(at: inside)
    #expect(control.isHighlighted && control.isTracking && control.isTouchInside)
    screen.host.touchMove(to: outside)
    #expect(!control.isHighlighted && control.isTracking && !control.isTouchInside)
    screen.host.touchMove(to: inside)
    #expect(control.isHighlighted)
    screen.host.touchUp(at: inside)
    #expect(!control.isHighlighted && !control.isTracking && !control.isTouchInside)
  }

  @Test func `VIEW-15 a disabled control is hit, but does not track`() {
    control.isEnabled = false
    #expect(control.hitTest(CGPoint(x: 1, y: 1), with: nil) === control)
    screen.host.tap(at: inside)
    #expect(log.events == [])
  }

  @Test func `disabling a control under a finger cancels the touch`() {
    screen.host.touchDown(at: inside)
    control.isEnabled = false
    screen.host.touchUp(at: inside)
    #expect(log.events == [.touchDown, .touchCancel])
    #expect(!control.isHighlighted)
  }

  @Test func `removing a control under a finger cancels the touch`() {
    screen.host.touchDown(at: inside)
    control.removeFromSupernode()
    screen.host.touchUp(at: inside)
    #expect(log.events == [.touchDown, .touchCancel])
  }

  @Test func `an action that disables the control ends the events of that touch`() {
    control.addTarget(log, for: .touchDragExit) { _, control in control.isEnabled = false }
    screen.host.touchDown(at: inside)
    screen.host.touchMove(to: outside)
    screen.host.touchUp(at: outside)
    #expect(log.events == [.touchDown, .touchDragExit, .touchCancel])
  }

  @Test func `a second finger is not followed`() {
    screen.host.touchDown(at: inside)
    screen.host.touchDown(at: CGPoint(x: 6, y: 2), finger: 1)
    screen.host.touchUp(at: CGPoint(x: 6, y: 2), finger: 1)
    #expect(log.events == [.touchDown])
    screen.host.touchUp(at: inside)
    #expect(log.events == [.touchDown, .touchUpInside])
  }
}

@MainActor struct ControlForwardingTests {
  private final class Recorder: Node {
    var calls: [String] = []

    override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
      calls.append("began")
    }

    override func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
      calls.append("ended")
    }

    override func keyPressed(_ key: Key) -> Bool {
      calls.append(key.name)
      return true
    }
  }

  private let screen = ControlScreen()
  private let recorder = Recorder(frame: CGRect(x: 0, y: 0, width: 20, height: 4))

  init() {
    screen.show(recorder)
  }

  @Test(arguments: [true, false])
  func `RSP-03 a plain node passes touches on, a control does not`(isEnabled: Bool) {
    let plain = Node(frame: CGRect(x: 0, y: 0, width: 5, height: 1))
    let control = Control(frame: CGRect(x: 0, y: 1, width: 5, height: 1))
    control.isEnabled = isEnabled
    recorder.addSubnode(plain)
    recorder.addSubnode(control)
    screen.host.tap(at: CGPoint(x: 1, y: 0))
    #expect(recorder.calls == ["began", "ended"])
    screen.host.tap(at: CGPoint(x: 1, y: 1))
    #expect(recorder.calls == ["began", "ended"])
  }

  @Test func `keys that a control does not know go on, also Enter with a modifier`() {
    let control = Control(frame: CGRect(x: 0, y: 1, width: 5, height: 1))
    recorder.addSubnode(control)
    #expect(control.becomeFocused())
    screen.host.press(.up)
    screen.host.press(Key(.enter, modifiers: .alt))
    screen.host.press(.enter)
    #expect(recorder.calls == ["up", "alt+enter"])
  }

  @Test(arguments: [true, false])
  func `GES-16 a tap on an enabled control is not a tap for an ancestor's recogniser`(
    isEnabled: Bool
  ) {
    let control = Control(frame: CGRect(x: 0, y: 1, width: 5, height: 1))
    control.isEnabled = isEnabled
    recorder.addSubnode(control)
    let log = EventLog()
    log.listen(to: control)
    let tap = TapGestureRecognizer()
    recorder.addGestureRecognizer(tap)
    var taps = 0
    tap.addTarget(log) { _, _ in taps += 1 }
    screen.host.tap(at: CGPoint(x: 1, y: 1))
    #expect(taps == (isEnabled ? 0 : 1))
    #expect(log.events == (isEnabled ? [.touchDown, .touchUpInside] : []))
  }

  @Test func `GES-16 a control's own recogniser may have the tap`() {
    let control = Control(frame: CGRect(x: 0, y: 1, width: 5, height: 1))
    recorder.addSubnode(control)
    let tap = TapGestureRecognizer()
    control.addGestureRecognizer(tap)
    var taps = 0
    tap.addTarget(recorder) { _, _ in taps += 1 }
    screen.host.tap(at: CGPoint(x: 1, y: 1))
    #expect(taps == 1)
  }
}
