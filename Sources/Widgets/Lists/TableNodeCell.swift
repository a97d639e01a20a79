public import Foundation

/// What a table shows for one row.
///
/// ```swift
/// tableNode.register(TableNodeCell.self, forCellReuseIdentifier: "row")
///
/// func tableNode(_ tableNode: TableNode, cellForRowAt indexPath: IndexPath) -> TableNodeCell {
///   let cell = tableNode.dequeueReusableCell(withIdentifier: "row", for: indexPath)
///   cell.textLabel.text = "Row \(indexPath.row)"
///   return cell
/// }
/// ```
/// ```
///  Row 0
/// ›Row 1
///  Row 2
/// ```
///
/// A selected or highlighted row is drawn in reverse. The row that keys act on has a mark in its
/// first column, which needs no colour. Subclasses add their nodes to ``contentNode`` and lay them
/// out in `layoutSubnodes()`.
open class TableNodeCell: Node {
  /// How a cell arranges its two texts.
  public enum Style: Hashable, Sendable, CaseIterable {
    /// One text.
    case `default`
    /// A text at the left edge, a detail at the right one.
    case value1
    /// A short text in the tint colour, right-aligned in a quarter of the width, and a detail.
    case value2
    /// A text with a detail below it; beside it in a row of one line.
    case subtitle
  }

  /// How a selected or highlighted cell looks.
  public enum SelectionStyle: Hashable, Sendable, CaseIterable {
    /// As always.
    case none
    /// In reverse.
    case `default`
  }

  /// A mark at the right edge of a cell.
  public enum AccessoryType: Hashable, Sendable, CaseIterable {
    /// None.
    case none
    /// `›`: a tap leads to another screen.
    case disclosureIndicator
    /// `✓`: the row is chosen.
    case checkmark
  }

  // MARK: Stored state

  /// How the texts are arranged.
  public final let style: Style

  /// What kind of cell it is, so that it can be used for other rows; nil for a cell that is used
  /// once.
  public final let reuseIdentifier: String?

  /// Holds everything the cell shows.
  public final let contentNode = Node()

  /// Whether the row is selected. The table sets it; false by default.
  open var isSelected = false {
    didSet { if isSelected != oldValue { stateDidChange() } }
  }

  /// Whether a finger is on the row. The table sets it; false by default.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateDidChange() } }
  }

  /// Whether the row can be edited, in a table that is; false by default. The table sets it.
  open var isEditing = false {
    didSet { if isEditing != oldValue { stateDidChange() } }
  }

  /// Whether keys act on the row, in a table that has focus. The table sets it.
  public internal(set) final var hasCursor = false {
    didSet { if hasCursor != oldValue { setNeedsDisplay() } }
  }

  /// How the cell looks while it is selected or highlighted; in reverse by default.
  public final var selectionStyle = SelectionStyle.default {
    didSet { if selectionStyle != oldValue { stateDidChange() } }
  }

  /// The mark at the right edge; none by default.
  public final var accessoryType = AccessoryType.none {
    didSet { if accessoryType != oldValue { accessoryDidChange() } }
  }

  /// A node at the right edge in place of ``accessoryType``; nil by default. It keeps its size.
  public final var accessoryNode: Node? {
    didSet {
      guard accessoryNode !== oldValue else { return }
      oldValue?.removeFromSupernode()
      if let accessoryNode { addSubnode(accessoryNode) }
      accessoryDidChange()
    }
  }

  /// The row that the cell is shown for, as long as a table shows it.
  final var path: RowPath?
  private var editingControl: EditingControl?
  private var shownTextLabel: Label?
  private var shownDetailLabel: Label?

  // MARK: Creating

  /// A cell. The table calls it with ``Style/default`` for the classes registered with it, so every
  /// subclass has it.
  public required init(style: Style, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubnode(contentNode)
  }

  /// A cell of the default style.
  public convenience init(reuseIdentifier: String?) {
    self.init(style: .default, reuseIdentifier: reuseIdentifier)
  }

  // MARK: - Override points

  /// The cell was dequeued to be used for another row (TBL-22); it is neither selected nor
  /// highlighted (TBL-26). The base does nothing.
  open func prepareForReuse() {}

  /// The row was selected or deselected. The base sets ``isSelected``.
  open func setSelected(_ selected: Bool, animated: Bool) {
    isSelected = selected
  }

  /// A finger came down on the row or left it. The base sets ``isHighlighted``.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    isHighlighted = highlighted
  }

  /// The table begins or ends to be edited, and the row can be. The base sets ``isEditing``; the
  /// control in front of ``contentNode`` comes and goes by itself.
  open func setEditing(_ editing: Bool, animated: Bool) {
    isEditing = editing
  }

  /// ``isSelected``, ``isHighlighted`` or ``isEditing`` has changed. The base marks the cell for
  /// drawing and highlights the labels in ``contentNode``.
  open func stateDidChange() {
    setNeedsDisplay()
    editingControl?.setNeedsDisplay()
    for case let label as Label in contentNode.subtreeNodes() {
      label.isHighlighted = isMarked
    }
  }

  /// The height that the cell needs at a width: that of its texts, at least the screen's row height.
  ///
  /// Override it in a cell with other content, to be measured (``TableNode/automaticDimension``).
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let height = arrangement(width: size.width - editingWidth - accessoryWidth).height
    return CGSize(width: size.width, height: max(height, accessoryNode?.bounds.size.height ?? 0))
  }

  /// Gives ``contentNode`` and the texts their frames.
  open override func layoutSubnodes() {
    let size = bounds.size
    let indent = editingWidth
    let width = max(0, size.width - indent - accessoryWidth)
    editingControl?.frame = CGRect(x: 0, y: 0, width: indent, height: size.height)
    contentNode.frame = CGRect(x: indent, y: 0, width: width, height: size.height)
    let frames = arrangement(width: width).frames(height: size.height)
    shownTextLabel?.frame = frames.text
    shownDetailLabel?.frame = frames.detail
    if let accessoryNode {
      let own = accessoryNode.bounds.size
      let y = traits.metrics.visibleEdge(before: max(0, size.height - own.height) / 2)
      accessoryNode.frame = CGRect(
        origin: CGPoint(x: size.width - layoutMargins.right - own.width, y: y), size: own)
    }
  }

  /// Fills a selected or highlighted cell in reverse, and draws the mark of the row that keys act
  /// on.
  open override func draw(_ rect: CGRect, in canvas: Canvas) {
    var style = TextStyle(attributes: .bold)
    if isMarked {
      canvas.fill(bounds, with: " ", style: TextStyle(attributes: .reverse))
      style.attributes.insert(.reverse)
    }
    let line = CGRect(origin: .zero, size: bounds.size).linesInMiddle(1, metrics: canvas.metrics)
    if hasCursor { canvas.symbol("›", at: line.origin, style: style) }
    guard let mark = accessoryMark else { return }
    let x = bounds.size.width - layoutMargins.right - canvas.metrics.columnWidth
    canvas.symbol(mark, at: CGPoint(x: x, y: line.origin.y), style: style)
  }

  /// The text of ``textLabel``.
  open override var accessibilityLabel: String? { shownTextLabel?.text }
}

// MARK: - Editing

extension TableNodeCell {
  /// What the control in front of the content does; ``EditingStyle/none`` unless ``isEditing``, and
  /// while rows are being selected.
  public final var editingStyle: EditingStyle {
    guard case .control(let style) = editingControl?.mark else { return .none }
    return style
  }

  /// Shows what can be done to the row; nil for nothing.
  final func setEditingMark(_ mark: EditingMark?) {
    guard mark != editingControl?.mark else { return }
    if let mark, let editingControl {
      editingControl.mark = mark
    } else if let mark {
      let control = EditingControl(mark)
      editingControl = control
      addSubnode(control)
    } else {
      editingControl?.removeFromSupernode()
      editingControl = nil
    }
    setNeedsLayout()
  }

  /// The cell is on its way to another row: a finger on its control does nothing any more.
  final func forgetTouch() { editingControl?.forgetTouch() }

  /// What the control takes of the width, the margin in front of it included.
  private var editingWidth: CGFloat {
    guard editingControl != nil else { return 0 }
    return layoutMargins.left + EditingControl.columns * traits.metrics.columnWidth
  }
}

// MARK: - Accessories

extension TableNodeCell {
  private var accessoryMark: Character? {
    guard accessoryNode == nil else { return nil }
    switch accessoryType {
    case .none: return nil
    case .disclosureIndicator: return "›"
    case .checkmark: return "✓"
    }
  }

  /// What the accessory takes of the width, beside the margin.
  private var accessoryWidth: CGFloat {
    if let accessoryNode { return accessoryNode.bounds.size.width + traits.metrics.columnWidth }
    return accessoryMark == nil ? 0 : 2 * traits.metrics.columnWidth
  }

  private func accessoryDidChange() {
    setNeedsLayout()
    setNeedsDisplay()
  }
}

// MARK: - Texts

extension TableNodeCell {
  /// The text of the cell; made when it is first asked for.
  public final var textLabel: Label {
    if let shownTextLabel { return shownTextLabel }
    let label = Label()
    label.isHighlighted = isMarked
    if style == .value2 {
      label.textAlignment = .right
      label.textColor = tintColor
    }
    shownTextLabel = label
    contentNode.addSubnode(label)
    setNeedsLayout()
    return label
  }

  /// The second text of a cell; nil for ``Style/default``.
  public final var detailTextLabel: Label? {
    guard style != .default else { return nil }
    if let shownDetailLabel { return shownDetailLabel }
    let label = Label()
    label.isHighlighted = isMarked
    if style != .value2 { label.textAttributes = .dim }
    shownDetailLabel = label
    contentNode.addSubnode(label)
    setNeedsLayout()
    return label
  }

  /// Whether the cell shows that it is selected or highlighted.
  final var isMarked: Bool { (isSelected || isHighlighted) && selectionStyle != .none }

  private func arrangement(width: CGFloat) -> CellArrangement {
    let margins = layoutMargins
    let area = max(0, width - margins.left - margins.right)
    let columns = traits.metrics.columnWidth
    func size(_ label: Label?, width: CGFloat) -> CGSize? {
      guard let label, let text = label.text, !text.isEmpty else { return nil }
      return label.sizeThatFits(CGSize(width: max(width, columns), height: 0))
    }
    return CellArrangement(
      style: style, metrics: traits.metrics, margin: margins.left, width: area,
      text: size(shownTextLabel, width: area), detail: size(shownDetailLabel, width: area))
  }
}
