public import Foundation

/// A screen that is a table: its view is the table, and it is the table's data source and delegate.
///
/// ```swift
/// final class NumbersController: TableViewController {
///   override func viewDidLoad() {
///     super.viewDidLoad()
///     tableNode.register(TableNodeCell.self, forCellReuseIdentifier: "row")
///   }
///
///   override func tableNode(_ tableNode: TableNode, numberOfRowsInSection section: Int) -> Int {
///     100
///   }
///
///   override func tableNode(
///     _ tableNode: TableNode, cellForRowAt indexPath: IndexPath
///   ) -> TableNodeCell {
///     let cell = tableNode.dequeueReusableCell(withIdentifier: "row", for: indexPath)
///     cell.textLabel.text = "Row \(indexPath.row)"
///     return cell
///   }
/// }
/// ```
/// ```
/// ›Row 0
///  Row 1
///  Row 2
/// ```
///
/// Unlike other classes of the toolkit it conforms to the protocols itself, as UIKit's does: their
/// methods are here to be overridden. The selection is cleared whenever the screen appears.
open class TableViewController: ViewController, TableNodeDataSource, TableNodeDelegate {
  /// How the table shows its sections.
  public final let style: TableNode.Style

  /// Whether the selection is cleared when the screen is about to appear; true by default
  /// (TBL-37).
  public final var clearsSelectionOnViewWillAppear = true

  // MARK: Creating

  /// A screen with a table of a style; plain by default.
  public init(style: TableNode.Style = .plain) {
    self.style = style
    super.init()
  }

  /// A screen with a plain table.
  public override convenience init() {
    self.init(style: .plain)
  }

  /// The table: the view of the controller. Reading it loads the view. A subclass whose view is not
  /// a table stops the program.
  public final var tableNode: TableNode {
    guard let tableNode = view as? TableNode else {
      stop(
        "The view of a TableViewController is a TableNode, but here it is \(type(of: view)). Use a "
          + "ViewController with a table in its view instead.")
    }
    return tableNode
  }

  // MARK: - ViewController

  /// Makes the table.
  open override func loadView() {
    let tableNode = TableNode(frame: CGRect(origin: .zero, size: defaultViewSize), style: style)
    tableNode.dataSource = self
    tableNode.delegate = self
    tableNode.setEditing(isEditing, animated: false)
    view = tableNode
  }

  /// Also begins or ends editing in the table, if it is loaded.
  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    (viewIfLoaded as? TableNode)?.setEditing(editing, animated: animated)
  }

  /// Clears the selection, if it is to be (TBL-37).
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard clearsSelectionOnViewWillAppear else { return }
    for path in tableNode.indexPathsForSelectedRows ?? [] {
      tableNode.deselectRow(at: path, animated: animated)
    }
  }

  // MARK: - Override points: TableNodeDataSource

  /// 1.
  open func numberOfSections(in tableNode: TableNode) -> Int { 1 }

  /// 0.
  open func tableNode(_ tableNode: TableNode, numberOfRowsInSection section: Int) -> Int { 0 }

  /// An empty cell.
  open func tableNode(
    _ tableNode: TableNode, cellForRowAt indexPath: IndexPath
  ) -> TableNodeCell { TableNodeCell(reuseIdentifier: nil) }

  /// nil.
  open func tableNode(
    _ tableNode: TableNode, titleForHeaderInSection section: Int
  ) -> String? { nil }

  /// nil.
  open func tableNode(
    _ tableNode: TableNode, titleForFooterInSection section: Int
  ) -> String? { nil }

  /// True.
  open func tableNode(_ tableNode: TableNode, canEditRowAt indexPath: IndexPath) -> Bool { true }

  /// Does nothing.
  open func tableNode(
    _ tableNode: TableNode, commit editingStyle: TableNodeCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}

  // MARK: - Override points: TableNodeDelegate

  /// ``TableNode/automaticDimension``.
  open func tableNode(_ tableNode: TableNode, heightForRowAt indexPath: IndexPath) -> CGFloat {
    TableNode.automaticDimension
  }

  /// ``TableNode/sectionHeaderHeight``.
  open func tableNode(
    _ tableNode: TableNode, heightForHeaderInSection section: Int
  ) -> CGFloat { tableNode.sectionHeaderHeight }

  /// ``TableNode/sectionFooterHeight``.
  open func tableNode(
    _ tableNode: TableNode, heightForFooterInSection section: Int
  ) -> CGFloat { tableNode.sectionFooterHeight }

  /// nil.
  open func tableNode(
    _ tableNode: TableNode, nodeForHeaderInSection section: Int
  ) -> Node? { nil }

  /// nil.
  open func tableNode(
    _ tableNode: TableNode, nodeForFooterInSection section: Int
  ) -> Node? { nil }

  /// Does nothing.
  open func tableNode(
    _ tableNode: TableNode, willDisplay cell: TableNodeCell, forRowAt indexPath: IndexPath
  ) {}

  /// Does nothing.
  open func tableNode(
    _ tableNode: TableNode, didEndDisplaying cell: TableNodeCell, forRowAt indexPath: IndexPath
  ) {}

  /// True.
  open func tableNode(
    _ tableNode: TableNode, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool { true }

  /// The row itself.
  open func tableNode(
    _ tableNode: TableNode, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? { indexPath }

  /// Does nothing.
  open func tableNode(_ tableNode: TableNode, didSelectRowAt indexPath: IndexPath) {}

  /// The row itself.
  open func tableNode(
    _ tableNode: TableNode, willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? { indexPath }

  /// Does nothing.
  open func tableNode(_ tableNode: TableNode, didDeselectRowAt indexPath: IndexPath) {}

  /// ``TableNodeCell/EditingStyle/delete``.
  open func tableNode(
    _ tableNode: TableNode, editingStyleForRowAt indexPath: IndexPath
  ) -> TableNodeCell.EditingStyle { .delete }

  /// Does nothing.
  open func scrollableNodeDidScroll(_ scrollableNode: ScrollableNode) {}
}
