import Foundation

/// The control at the left edge of a cell that a person taps to delete its row, or to insert one.
///
/// Keys reach the same through the row that they act on, so it never has focus of its own.
final class EditingControl: Control {
  /// What it shows, and does.
  var mark: TableNodeCell.EditingMark {
    didSet { if mark != oldValue { markDidChange() } }
  }

  init(_ mark: TableNodeCell.EditingMark) {
    self.mark = mark
    super.init(frame: .zero)
    markDidChange()
  }

  /// How many columns it takes beside the margin.
  static let columns: CGFloat = 3

  /// The finger that is down on it does nothing: the cell is on the way to another row.
  func forgetTouch() {
    guard isTracking else { return }
    isEnabled = false
    isEnabled = true
  }

  override var canBecomeFocused: Bool { false }

  override var performsPrimaryActionOnTouchUp: Bool { true }

  /// The second click of a double click has hit a row that the first one has moved here: it is not
  /// meant, so it deletes nothing.
  override func beginTracking(_ touch: Touch, with event: Event?) -> Bool {
    mark != .control(.delete) || touch.tapCount == 1
  }

  override func performPrimaryAction() {
    super.performPrimaryAction()
    guard let cell, let tableNode = cell.supernode as? TableNode else { return }
    tableNode.commitByPerson(cell)
  }

  override var accessibilityLabel: String? {
    switch mark {
    case .control(.delete): label("Delete")
    case .control(.insert): label("Insert")
    case .control(.none), .selection: nil
    }
  }

  private func label(_ verb: String) -> String {
    cell?.accessibilityLabel.map { "\(verb) \($0)" } ?? verb
  }

  private var cell: TableNodeCell? { supernode as? TableNodeCell }

  override func draw(_ rect: CGRect, in canvas: Canvas) {
    let line = CGRect(origin: .zero, size: bounds.size).linesInMiddle(1, metrics: canvas.metrics)
    let columns = Self.columns * canvas.metrics.columnWidth
    let place = CGPoint(x: bounds.size.width - columns, y: line.origin.y)
    canvas.text(text, at: place, style: style)
  }

  private var text: String {
    switch mark {
    case .control(.delete): "[-]"
    case .control(.insert): "[+]"
    case .control(.none): ""
    case .selection: cell?.isSelected == true ? "[✓]" : "[ ]"
    }
  }

  private var style: TextStyle {
    var style = TextStyle()
    if mark == .control(.delete) { style.foreground = .red }
    if mark == .control(.insert) { style.foreground = .green }
    if isHighlighted { style.attributes.insert(.bold) }
    if cell?.isMarked == true { style.attributes.insert(.reverse) }
    return style
  }

  /// A tap on what only shows the selection is one on the row.
  private func markDidChange() {
    isUserInteractionEnabled = mark != .selection
    setNeedsDisplay()
  }
}
