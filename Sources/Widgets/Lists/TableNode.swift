public import Foundation

/// A scrolling list of rows, of which only the visible ones exist as nodes.
///
/// ```swift
/// final class NumbersController: ViewController, TableNodeDataSource, TableNodeDelegate {
///   override func loadView() {
///     let tableNode = TableNode()
///     tableNode.register(TableNodeCell.self, forCellReuseIdentifier: "row")
///     tableNode.dataSource = self
///     tableNode.delegate = self
///     view = tableNode
///   }
///
///   func tableNode(_ tableNode: TableNode, numberOfRowsInSection section: Int) -> Int { 100 }
///
///   func tableNode(_ tableNode: TableNode, cellForRowAt indexPath: IndexPath) -> TableNodeCell {
///     let cell = tableNode.dequeueReusableCell(withIdentifier: "row", for: indexPath)
///     cell.textLabel.text = "Row \(indexPath.row)"
///     return cell
///   }
///
///   func tableNode(_ tableNode: TableNode, didSelectRowAt indexPath: IndexPath) {
///     navigationController?.pushViewController(NumberController(indexPath.row), animated: true)
///   }
/// }
/// ```
/// ```
///  Row 0
/// ›Row 1
///  Row 2
/// ```
///
/// The data source is asked how many rows there are at the first layout and after
/// ``reloadData()``, and for a cell when its row comes into view. With one height for all rows, the
/// default, nothing is asked or stored row by row.
///
/// Arrows, Page Up and Page Down, Home and End move a mark from row to row while the table has
/// focus; Enter does what a tap on that row does. While the table is edited (``isEditing``), Delete
/// or Backspace deletes that row.
open class TableNode: ScrollableNode {
  /// As ``rowHeight``: each row is asked for its height. As a height: the cell is measured.
  public static let automaticDimension: CGFloat = -1

  // MARK: Stored state

  /// Says what the table shows, weakly (TBL-09); nil by default: one section without rows. Setting
  /// another one reloads.
  public final weak var dataSource: (any TableNodeDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }

  /// Hears about scrolling and, if it is a ``TableNodeDelegate``, about rows; weakly, nil by
  /// default.
  open override weak var delegate: (any ScrollableNodeDelegate)? {
    didSet {
      guard delegate !== oldValue else { return }
      tableDelegate = delegate as? any TableNodeDelegate
      if storedRowHeight == Self.automaticDimension { invalidateHeights() }
    }
  }

  /// The height of every row: that of the screen's metrics by default, 1 cell or 44 points (TBL-13).
  ///
  /// ``automaticDimension`` asks ``heightForRow(at:)`` for each row: with an
  /// ``estimatedRowHeight`` when it comes into view, else for all rows when the table loads. Setting it lays the rows out anew without asking for the cells again. A height that is
  /// negative or not finite is refused with a diagnostic.
  ///
  /// - Complexity: One height costs nothing per row; with ``automaticDimension`` and no estimate,
  ///   O(*n*) questions at each reload.
  public final var rowHeight: CGFloat {
    get { storedRowHeight ?? traits.metrics.rowHeight }
    set { setRowHeight(newValue) }
  }

  /// What rows that have not been in view yet count for while ``rowHeight`` is
  /// ``automaticDimension``; 0, the default, asks all rows for their heights at once (TBL-11).
  ///
  /// The size of the content is a guess that is corrected as rows come into view (TBL-12). What is
  /// seen does not jump then. A value that is negative or not finite is refused with a diagnostic.
  public final var estimatedRowHeight: CGFloat {
    get { storedEstimate }
    set { setEstimate(newValue) }
  }

  /// The height of section headers, as long as ``heightForHeader(inSection:)`` does not say
  /// otherwise; ``automaticDimension`` by default: that of the title or the header node, and 0
  /// without one.
  public final var sectionHeaderHeight = TableNode.automaticDimension {
    didSet { if sectionHeaderHeight != oldValue { invalidateHeights() } }
  }

  /// The height of section footers; see ``sectionHeaderHeight``.
  public final var sectionFooterHeight = TableNode.automaticDimension {
    didSet { if sectionFooterHeight != oldValue { invalidateHeights() } }
  }

  /// A node above the first section; nil by default. It scrolls with the rows, is as wide as they
  /// are, and as high as it was when it was set or the table was last laid out (TBL-16).
  public final var tableHeaderNode: Node? {
    didSet { replaceTableEnd(oldValue, with: tableHeaderNode) }
  }

  /// A node below the last section; see ``tableHeaderNode``.
  public final var tableFooterNode: Node? {
    didSet { replaceTableEnd(oldValue, with: tableFooterNode) }
  }

  /// How sections are shown.
  public final let style: Style

  /// Whether a person can select rows; true by default (TBL-36). Without it a table does not
  /// highlight rows, and keys scroll.
  public final var allowsSelection = true {
    didSet { if allowsSelection != oldValue { selectionModeDidChange() } }
  }

  /// Whether a person can select several rows; false by default (TBL-36). A tap on a selected row
  /// then deselects it. Setting it to false keeps the first selected row.
  public final var allowsMultipleSelection = false {
    didSet { if allowsMultipleSelection != oldValue { selectionModeDidChange() } }
  }

  /// Whether a person can select rows while the table is edited; false by default (TBL-36).
  public final var allowsSelectionDuringEditing = false {
    didSet { if allowsSelectionDuringEditing != oldValue { selectionModeDidChange() } }
  }

  /// Whether a person can select several rows while the table is edited; false by default (TBL-36).
  /// The rows that can be edited then show whether they are selected, in place of a control.
  public final var allowsMultipleSelectionDuringEditing = false {
    didSet {
      guard allowsMultipleSelectionDuringEditing != oldValue else { return }
      selectionModeDidChange()
      if isEditing { editingMarksDidChange(animated: false) }
    }
  }

  final weak var tableDelegate: (any TableNodeDelegate)?
  final var storedRowHeight: CGFloat?
  final var storedEstimate: CGFloat = 0
  final var rowsTop: CGFloat = 0
  final var index = RowIndex()
  final var pool = ReusePool<TableNodeCell>()
  final var markPool = ReusePool<TableNodeHeaderFooterNode>()
  final var cells = ShownCells()
  final var prepared: [RowPath: TableNodeCell] = [:]
  final var departed: [TableNodeCell] = []
  final var headers: [Int: Node] = [:]
  final var footers: [Int: Node] = [:]
  final var selected: Set<RowPath> = []
  final var press = RowPress()
  final var cursor = RowCursor()
  final var work = TableWork()
  final var batch = TableBatch()
  final var editsRows = false
  final var aim: RowAim?

  // MARK: Creating

  /// A table of a style at a place in its future supernode.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    alwaysBounceVertical = true
  }

  /// A plain table at a place in its future supernode.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  // MARK: - Override points: data

  /// Asks for everything anew: the numbers at the next layout or question, the cells at the next
  /// layout.
  ///
  /// The offset stays where it is, limited to what the content has become. Nothing is selected
  /// afterwards (TBL-10). Inside of an answer of the data source it is refused with a diagnostic.
  open func reloadData() {
    reload()
  }

  /// The height of a row; asked only while ``rowHeight`` is ``automaticDimension``. The base asks
  /// the delegate; ``automaticDimension`` measures the cell.
  open func heightForRow(at indexPath: IndexPath) -> CGFloat {
    tableDelegate?.tableNode(self, heightForRowAt: indexPath) ?? Self.automaticDimension
  }

  /// The height of a header. The base asks the delegate, else is ``sectionHeaderHeight``.
  open func heightForHeader(inSection section: Int) -> CGFloat {
    tableDelegate?.tableNode(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
  }

  /// The height of a footer. The base asks the delegate, else is ``sectionFooterHeight``.
  open func heightForFooter(inSection section: Int) -> CGFloat {
    tableDelegate?.tableNode(self, heightForFooterInSection: section) ?? sectionFooterHeight
  }

  /// The header of a section in place of its title; the base asks the delegate.
  open func nodeForHeader(inSection section: Int) -> Node? {
    tableDelegate?.tableNode(self, nodeForHeaderInSection: section)
  }

  /// The footer of a section in place of its title; the base asks the delegate.
  open func nodeForFooter(inSection section: Int) -> Node? {
    tableDelegate?.tableNode(self, nodeForFooterInSection: section)
  }

  /// Moves the list so that a row stands at a place (TBL-01, TBL-02), within the range. No row is
  /// selected (TBL-08).
  ///
  /// `NSNotFound` as the row means the section, which may be without rows (TBL-04). A row that does
  /// not exist moves nothing and is reported (TBL-06).
  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    moveRow(at: indexPath, to: scrollPosition, animated: animated)
  }

  /// Begins or ends editing: the rows that can be edited show a control that deletes them, or
  /// inserts one (``isEditing``). Of a double click only the first click deletes a row.
  ///
  /// Nothing is selected afterwards. No row can be selected meanwhile, unless
  /// ``allowsSelectionDuringEditing`` or ``allowsMultipleSelectionDuringEditing`` says so. Setting
  /// what is set already does nothing.
  open func setEditing(_ editing: Bool, animated: Bool) {
    changeEditing(to: editing, animated: animated)
  }

  /// Whether a row can be edited; see ``TableNodeDataSource/tableNode(_:canEditRowAt:)``.
  open func canEditRow(at indexPath: IndexPath) -> Bool {
    dataSource?.tableNode(self, canEditRowAt: indexPath) ?? false
  }

  /// What can be done to a row in editing; see
  /// ``TableNodeDelegate/tableNode(_:editingStyleForRowAt:)``.
  open func editingStyleForRow(at indexPath: IndexPath) -> TableNodeCell.EditingStyle {
    tableDelegate?.tableNode(self, editingStyleForRowAt: indexPath) ?? .delete
  }

  // MARK: - Override points: events
  // Each is called once per event; the base writes the call record and asks the delegate.

  /// A cell is about to be shown.
  open func willDisplay(_ cell: TableNodeCell, forRowAt indexPath: IndexPath) {
    tableDelegate?.tableNode(self, willDisplay: cell, forRowAt: indexPath)
  }

  /// A cell has gone out of view, or its row is gone.
  open func didEndDisplaying(_ cell: TableNodeCell, forRowAt indexPath: IndexPath) {
    tableDelegate?.tableNode(self, didEndDisplaying: cell, forRowAt: indexPath)
  }

  /// A header is about to be shown.
  open func willDisplayHeader(_ node: Node, forSection section: Int) {
    tableDelegate?.tableNode(self, willDisplayHeaderNode: node, forSection: section)
  }

  /// A header has gone out of view, or its section is gone.
  open func didEndDisplayingHeader(_ node: Node, forSection section: Int) {
    tableDelegate?.tableNode(self, didEndDisplayingHeaderNode: node, forSection: section)
  }

  /// A footer is about to be shown.
  open func willDisplayFooter(_ node: Node, forSection section: Int) {
    tableDelegate?.tableNode(self, willDisplayFooterNode: node, forSection: section)
  }

  /// A footer has gone out of view, or its section is gone.
  open func didEndDisplayingFooter(_ node: Node, forSection section: Int) {
    tableDelegate?.tableNode(self, didEndDisplayingFooterNode: node, forSection: section)
  }

  /// Whether a row may be highlighted by a finger; see
  /// ``TableNodeDelegate/tableNode(_:shouldHighlightRowAt:)``.
  open func shouldHighlightRow(at indexPath: IndexPath) -> Bool {
    record("\(type(of: self)).shouldHighlightRow(at: \(indexPath))")
    return tableDelegate?.tableNode(self, shouldHighlightRowAt: indexPath) ?? true
  }

  /// A finger came down on a row.
  open func didHighlightRow(at indexPath: IndexPath) {
    record("\(type(of: self)).didHighlightRow(at: \(indexPath))")
    tableDelegate?.tableNode(self, didHighlightRowAt: indexPath)
  }

  /// The finger was lifted, or the list began to scroll.
  open func didUnhighlightRow(at indexPath: IndexPath) {
    record("\(type(of: self)).didUnhighlightRow(at: \(indexPath))")
    tableDelegate?.tableNode(self, didUnhighlightRowAt: indexPath)
  }

  /// Which row to select for a tap; see ``TableNodeDelegate/tableNode(_:willSelectRowAt:)``.
  open func willSelectRow(at indexPath: IndexPath) -> IndexPath? {
    record("\(type(of: self)).willSelectRow(at: \(indexPath))")
    guard let tableDelegate else { return indexPath }
    return tableDelegate.tableNode(self, willSelectRowAt: indexPath)
  }

  /// A row was selected by a person.
  open func didSelectRow(at indexPath: IndexPath) {
    record("\(type(of: self)).didSelectRow(at: \(indexPath))")
    tableDelegate?.tableNode(self, didSelectRowAt: indexPath)
  }

  /// Whether a row may be deselected; see ``TableNodeDelegate/tableNode(_:willDeselectRowAt:)``.
  open func willDeselectRow(at indexPath: IndexPath) -> IndexPath? {
    record("\(type(of: self)).willDeselectRow(at: \(indexPath))")
    guard let tableDelegate else { return indexPath }
    return tableDelegate.tableNode(self, willDeselectRowAt: indexPath)
  }

  /// A row was deselected by a person.
  open func didDeselectRow(at indexPath: IndexPath) {
    record("\(type(of: self)).didDeselectRow(at: \(indexPath))")
    tableDelegate?.tableNode(self, didDeselectRowAt: indexPath)
  }

  /// A person wants a row deleted, or one inserted; see
  /// ``TableNodeDataSource/tableNode(_:commit:forRowAt:)``.
  open func commit(_ editingStyle: TableNodeCell.EditingStyle, forRowAt indexPath: IndexPath) {
    record("\(type(of: self)).commit(\(editingStyle), forRowAt: \(indexPath))")
    dataSource?.tableNode(self, commit: editingStyle, forRowAt: indexPath)
  }

  // MARK: - Node

  /// Shows the rows that are in view. A subclass calls the base first.
  open override func layoutSubnodes() {
    super.layoutSubnodes()
    showRows()
  }

  /// A pinned header stays below the inset, and rows are as wide as it leaves them.
  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    setNeedsLayout()
  }

  override func contentSizeIsAskedFor() { loadIfNeeded() }

  override var focusedArea: CGRect? { markedRow.map { rect(of: .init($0)) } ?? super.focusedArea }

  override func revealFocus() {
    if let markedRow { reveal(markedRow) } else { super.revealFocus() }
  }

  /// Also true of an empty table, so that focus stays while its rows are on their way.
  open override var canBecomeFocused: Bool { true }

  /// False: the arrow keys move the mark from row to row.
  override var leavesFocusToContent: Bool { false }

  open override func focusDidChange() {
    super.focusDidChange()
    cursorFocusDidChange()
  }

  /// False while the mark shows in a row, and while a person uses a finger.
  override var showsFocusEffect: Bool { cursor.isVisible && visibleCursor == nil }

  /// The keys that move the mark and act on its row, and those that scroll.
  open override var keyHints: [KeyHint] {
    (isFocusInContent ? [] : rowKeyHints) + super.keyHints
  }

  open override func keyPressed(_ key: Key) -> Bool {
    (!isFocusInContent && handleRowKey(key)) || super.keyPressed(key)
  }

  open override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
    if !beginPress(touches) { super.touchesBegan(touches, with: event) }
  }

  open override func touchesMoved(_ touches: Set<Touch>, with event: Event?) {
    if !holdsPress(touches) { super.touchesMoved(touches, with: event) }
  }

  open override func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
    if !endPress(touches) { super.touchesEnded(touches, with: event) }
  }

  open override func touchesCancelled(_ touches: Set<Touch>, with event: Event?) {
    if !cancelPress(touches) { super.touchesCancelled(touches, with: event) }
  }
}
