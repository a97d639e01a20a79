public import Foundation

/// One line of text that a person edits.
///
/// ```swift
/// let name = TextField(placeholder: "Name")
/// name.addTarget(self, for: .editingChanged) { owner, field in owner.rename(to: field.text) }
/// name.addTarget(self, for: .primaryAction) { owner, _ in owner.save() }
/// ```
/// ```
/// Name____________
/// ```
///
/// It edits while it is first responder, which it becomes with focus: by a tap, by
/// the Tab and arrow keys, or by ``Responder/becomeFirstResponder()``.
///
/// | keys | what they do |
/// |---|---|
/// | Left, Right | move by a character; Control+B and Control+F too |
/// | with Control or Alt | move by a word; Alt+B and Alt+F too |
/// | Home, End | move to the start or end; Control+A and Control+E too |
/// | with Shift | select on the way |
/// | Backspace, Delete | delete a character, or what is selected; Control+H and Control+D too |
/// | with Control or Alt | delete a word; Control+W and Alt+D too |
/// | Control+U, Control+K | delete all before, all after |
/// | Control+Z, Control+_ | take back |
/// | Control+Y, Control+Shift+Z | do again |
/// | Control+Y | with nothing to do again: insert what a word or line key deleted last |
/// | Control+C, Control+X, Control+V | copy and cut what is selected, paste |
/// | Enter | the primary action, if the delegate allows it |
///
/// Every key that types a character types it, `?` too; F1 shows the keys. Other keys go on to the
/// next responder, and so do Control+C when nothing is selected and Control+D when there is no text.
/// A
/// finger puts the caret where it comes down and selects where it is dragged; two taps select a
/// word, three everything.
///
/// Changes by code send no events and call no delegate.
open class TextField: Control {
  /// Decides about the editing and hears of it; nil by default.
  public final weak var delegate: (any TextFieldDelegate)?

  /// What is written; empty by default. Setting it puts the caret behind it and forgets what could
  /// be taken back. Line breaks and tabs become blanks, NUL is left out; other control characters
  /// stay, and show as their pictures, such as ␛.
  public final var text: String {
    get { content.text }
    set {
      content = EditableText(newValue)
      contentDidChange()
    }
  }

  /// What is shown, dimmed, while there is no text; nil by default.
  public final var placeholder: String? {
    didSet { if placeholder != oldValue { setNeedsDisplay() } }
  }

  /// The colour of the text; nil, the default, is the screen's own.
  public final var textColor: Color? {
    didSet { if textColor != oldValue { setNeedsDisplay() } }
  }

  /// Whether each character is shown as a bullet, and nothing can be copied; false by default.
  public final var isSecureTextEntry = false {
    didSet { if isSecureTextEntry != oldValue { contentDidChange() } }
  }

  /// The characters that are selected, counted in grapheme clusters; empty at the caret. A range
  /// that is set is cut to the text; the caret is at its end.
  public final var selectedRange: Range<Int> {
    get { content.selection }
    set {
      content.select(newValue)
      contentDidChange()
    }
  }

  /// Whether a person edits the text now.
  public final var isEditing: Bool { isFirstResponder }

  /// What is edited.
  var content = EditableText()
  /// The column of the text at the left edge.
  var firstColumn = 0
  private var isAskingToEnd = false
  private var isBeingRemoved = false

  /// An empty field of size zero; ``Node/sizeToFit()`` gives it the height of a line and twenty
  /// columns.
  public convenience init(placeholder: String?) {
    self.init(frame: .zero)
    self.placeholder = placeholder
  }

  // MARK: - Responder and focus

  /// Whether the field is enabled.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Begins editing, if the delegate allows it, and takes focus.
  @discardableResult open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard isFocusable, delegate?.textFieldShouldBeginEditing(self) ?? true,
      super.becomeFirstResponder()
    else { return false }
    becomeFocused()
    setNeedsDisplay()
    record("\(type(of: self)).didBeginEditing()")
    sendActions(for: .editingDidBegin)
    delegate?.textFieldDidBeginEditing(self)
    return true
  }

  /// Ends editing, if the delegate allows it or the field cannot be seen any more.
  @discardableResult open override func resignFirstResponder() -> Bool {
    guard isFirstResponder, !isAskingToEnd else { return !isFirstResponder }
    if isFocusable, !isBeingRemoved {
      isAskingToEnd = true
      defer { isAskingToEnd = false }
      guard delegate?.textFieldShouldEndEditing(self) ?? true else { return false }
    }
    guard super.resignFirstResponder() else { return false }
    setNeedsDisplay()
    record("\(type(of: self)).didEndEditing()")
    sendActions(for: .editingDidEnd)
    delegate?.textFieldDidEndEditing(self)
    return true
  }

  /// Editing begins with focus and ends with it; focus comes back when it may not end.
  open override func focusDidChange() {
    super.focusDidChange()
    if isFocused {
      becomeFirstResponder()
    } else if !resignFirstResponder() {
      becomeFocused()
    }
  }

  /// Ends editing.
  open override func willMove(toWindow newWindow: Node?) {
    super.willMove(toWindow: newWindow)
    isBeingRemoved = true
    resignFirstResponder()
    isBeingRemoved = false
  }

  /// The keys of the table above, while a person edits.
  open override var keyHints: [KeyHint] { isEditing ? editingKeyHints : super.keyHints }

  override var takesTypedKeys: Bool { isEditing }

  /// Nothing: the caret shows it.
  override var ownFocusEffect: FocusEffect? { nil }

  /// Edits by a key; see the table above.
  open override func keyPressed(_ key: Key) -> Bool {
    isEditing && edit(by: key) || super.keyPressed(key)
  }

  /// Puts the text in the place of what is selected while the field is edited.
  open override func textPasted(_ text: String) -> Bool {
    guard isEditing else { return super.textPasted(text) }
    paste(text)
    return true
  }

  // MARK: - Control

  /// Puts the caret under the finger.
  open override func beginTracking(_ touch: Touch, with event: Event?) -> Bool {
    moveCaret(to: touch, extending: false)
    return true
  }

  /// Selects from where the finger came down to where it is.
  open override func continueTracking(_ touch: Touch, with event: Event?) -> Bool {
    moveCaret(to: touch, extending: true)
    return true
  }

  /// False: a tap begins editing; Enter does the primary action.
  open override var performsPrimaryActionOnTouchUp: Bool { false }

  // MARK: - Look

  /// Twenty columns and a line, whatever `size` is; on screens of points a little more in height.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let metrics = traits.metrics
    let space = metrics.pointsPerUnit == 1 ? 2 * Self.verticalSpace : 0
    return CGSize(width: 20 * metrics.columnWidth, height: metrics.lineHeight + space)
  }

  /// The height of ``sizeThatFits(_:)``; no width of its own.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: sizeThatFits(.zero).height)
  }

  /// Points above and below the line: 34 points in all, as in UIKit.
  private static let verticalSpace: CGFloat = 7

  /// Keeps the caret in view.
  open override func layoutSubnodes() {
    super.layoutSubnodes()
    keepCaretInView()
  }

  /// The text on a line, what is selected or the caret in reverse.
  open override func draw(_ rect: CGRect, in canvas: Canvas) {
    drawText(in: rect, on: canvas)
  }

  /// The text, else the placeholder; nil for a secure text.
  open override var accessibilityLabel: String? {
    if content.count == 0 { return placeholder }
    return isSecureTextEntry ? placeholder : text
  }
}
