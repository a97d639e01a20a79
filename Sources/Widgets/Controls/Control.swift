import Foundation

/// A node that a person operates: it follows a finger and tells its targets what happened.
///
/// Touches end here: a control handles them or, while it is disabled, swallows them, but never
/// passes them on (RSP-03). Enter and Space do the primary action of the control that has focus.
///
/// ```swift
/// let stepper = Stepper()
/// stepper.addTarget(self, for: .valueChanged) { owner, stepper in
///   owner.show(stepper.value)
/// }
/// ```
///
/// Subclasses override the tracking methods, and ``stateDidChange()`` or `draw(_:in:)` for the
/// look of each state.
open class Control: Node {
  private var actions = TargetActions<Control, ControlEvent>()
  private weak var trackedTouch: Touch?

  /// Whether it takes touches and keys; true by default. A disabled control is still hit by
  /// touches, which then do nothing (VIEW-15). Disabling ends tracking with
  /// ``ControlEvent/touchCancel``.
  open var isEnabled = true {
    didSet {
      guard isEnabled != oldValue else { return }
      if !isEnabled { interruptTracking(with: nil) }
      stateDidChange()
    }
  }

  /// Whether it is chosen; false by default. Controls do not change it by themselves.
  open var isSelected = false {
    didSet { if isSelected != oldValue { stateDidChange() } }
  }

  /// Whether it shows that a finger is down on it; set while a finger is tracked and inside.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateDidChange() } }
  }

  /// Whether a finger is being followed.
  public private(set) final var isTracking = false

  /// Whether the finger that is followed is inside.
  public private(set) final var isTouchInside = false

  /// All that is true of the control at the moment.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    if isFocused { state.insert(.focused) }
    return state
  }

  // MARK: - Override points

  /// A finger came down, before ``ControlEvent/touchDown`` is sent. Return false to not follow it;
  /// the base returns true. Only one finger is followed at a time.
  open func beginTracking(_ touch: Touch, with event: Event?) -> Bool { true }

  /// The finger moved, before the drag events are sent. Return false to stop following it, without
  /// further events; the base returns true.
  open func continueTracking(_ touch: Touch, with event: Event?) -> Bool { true }

  /// The finger was lifted, before ``ControlEvent/touchUpInside`` or
  /// ``ControlEvent/touchUpOutside`` is sent. The base does nothing.
  open func endTracking(_ touch: Touch?, with event: Event?) {}

  /// The finger was taken away, before ``ControlEvent/touchCancel`` is sent; `event` is nil when
  /// the control was disabled or removed. The base does nothing.
  open func cancelTracking(with event: Event?) {}

  /// Whether a finger that is lifted inside does the primary action, after
  /// ``ControlEvent/touchUpInside``; false by default, true for buttons.
  open var performsPrimaryActionOnTouchUp: Bool { false }

  /// Does what the control is for: the base sends ``ControlEvent/primaryAction``. Called for Enter
  /// and Space, and by buttons for a touch; never while the control is disabled.
  open func performPrimaryAction() { sendActions(for: .primaryAction) }

  /// ``state`` has changed. Called once for each change, after it; the base marks the control for
  /// drawing.
  open func stateDidChange() { setNeedsDisplay() }

  // MARK: - Actions

  /// Runs the actions that wait for `event`, also while the control is disabled.
  public final func sendActions(for event: ControlEvent) {
    let actions = actions
    actions.send(self, for: event)
  }

  func connect<Owner: AnyObject>(
    _ owner: Owner, for event: ControlEvent, _ action: @escaping (Owner, Control) -> Void
  ) -> TargetToken {
    actions.add(owner, for: event, action)
  }

  // MARK: - Focus and keys

  /// Whether the control is enabled.
  open override var canBecomeFocused: Bool { isEnabled }

  open override func focusDidChange() { stateDidChange() }

  /// Enter and Space, without modifiers, do the primary action of an enabled control.
  open override func keyPressed(_ key: Key) -> Bool {
    guard isEnabled, key.modifiers.isEmpty, key.code == .enter || key.code == .character(" ")
    else { return super.keyPressed(key) }
    performPrimaryAction()
    return true
  }

  /// Enter and Space, while it is enabled.
  open override var keyHints: [KeyHint] {
    isEnabled ? [KeyHint(.enter, .character(" "), title: primaryActionTitle)] : []
  }

  /// What the primary action is, for a person who asks which keys there are.
  var primaryActionTitle: String { "Press" }

  // MARK: - Touches

  /// An enabled control keeps a tap for itself when the recogniser is on an ancestor (GES-16).
  open override func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool {
    !(isEnabled && recognizer is TapGestureRecognizer && recognizer.node !== self)
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    interruptTracking(with: nil)
  }

  open override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
    guard isEnabled, !isTracking, let touch = touches.first else { return }
    guard beginTracking(touch, with: event) else { return }
    trackedTouch = touch
    isTracking = true
    isTouchInside = true
    isHighlighted = true
    sendActions(for: .touchDown)
  }

  open override func touchesMoved(_ touches: Set<Touch>, with event: Event?) {
    guard let touch = tracked(in: touches) else { return }
    let wasInside = isTouchInside
    isTouchInside = point(inside: touch.location(in: self), with: event)
    isHighlighted = isTouchInside
    guard continueTracking(touch, with: event) else {
      stopTracking()
      return
    }
    if isTouchInside != wasInside {
      sendActions(for: isTouchInside ? .touchDragEnter : .touchDragExit)
    }
    // An action may have disabled the control.
    if isTracking { sendActions(for: isTouchInside ? .touchDragInside : .touchDragOutside) }
  }

  open override func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
    guard let touch = tracked(in: touches) else { return }
    let isInside = point(inside: touch.location(in: self), with: event)
    isTouchInside = isInside
    endTracking(touch, with: event)
    stopTracking()
    sendActions(for: isInside ? .touchUpInside : .touchUpOutside)
    if isInside, isEnabled, performsPrimaryActionOnTouchUp { performPrimaryAction() }
  }

  open override func touchesCancelled(_ touches: Set<Touch>, with event: Event?) {
    if tracked(in: touches) != nil { interruptTracking(with: event) }
  }

  private func tracked(in touches: Set<Touch>) -> Touch? {
    guard isTracking, let trackedTouch, touches.contains(trackedTouch) else { return nil }
    return trackedTouch
  }

  private func stopTracking() {
    trackedTouch = nil
    isTracking = false
    isTouchInside = false
    isHighlighted = false
  }

  private func interruptTracking(with event: Event?) {
    guard isTracking else { return }
    cancelTracking(with: event)
    stopTracking()
    sendActions(for: .touchCancel)
  }
}
