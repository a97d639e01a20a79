public import Foundation

/// Says what a table shows. Only the number of rows and their cells have no default.
///
/// The table asks for the numbers once, at the first layout and after ``TableNode/reloadData()``,
/// and for a cell when its row comes into view. It may not be reloaded or updated by an answer.
@MainActor public protocol TableNodeDataSource: AnyObject {
  /// The number of sections; 1 by default (TBL-09).
  func numberOfSections(in tableNode: TableNode) -> Int

  /// The number of rows of a section. A negative number counts as 0 and is reported.
  func tableNode(_ tableNode: TableNode, numberOfRowsInSection section: Int) -> Int

  /// The cell of a row that comes into view, ready to be shown.
  ///
  /// Take it from ``TableNode/dequeueReusableCell(withIdentifier:for:)`` and give it the content
  /// of the row. Never the same cell for two rows.
  func tableNode(_ tableNode: TableNode, cellForRowAt indexPath: IndexPath) -> TableNodeCell

  /// The title above a section; nil, the default, for none.
  func tableNode(_ tableNode: TableNode, titleForHeaderInSection section: Int) -> String?

  /// The title below a section; nil, the default, for none.
  func tableNode(_ tableNode: TableNode, titleForFooterInSection section: Int) -> String?

  /// Whether a row can be edited, so that it shows a control while the table is; true by default.
  /// Asked when editing begins, and for each row that comes into view meanwhile.
  func tableNode(_ tableNode: TableNode, canEditRowAt indexPath: IndexPath) -> Bool

  /// A person wants a row deleted, or one inserted, by its control or by a key. Nothing has changed
  /// yet: change the data, then tell the table with ``TableNode/deleteRows(at:with:)`` or
  /// ``TableNode/insertRows(at:with:)``. Does nothing by default.
  func tableNode(
    _ tableNode: TableNode, commit editingStyle: TableNodeCell.EditingStyle,
    forRowAt indexPath: IndexPath)
}

extension TableNodeDataSource {
  /// 1.
  public func numberOfSections(in tableNode: TableNode) -> Int { 1 }

  /// nil.
  public func tableNode(
    _ tableNode: TableNode, titleForHeaderInSection section: Int
  ) -> String? { nil }

  /// nil.
  public func tableNode(
    _ tableNode: TableNode, titleForFooterInSection section: Int
  ) -> String? { nil }

  /// True.
  public func tableNode(_ tableNode: TableNode, canEditRowAt indexPath: IndexPath) -> Bool { true }

  /// Does nothing.
  public func tableNode(
    _ tableNode: TableNode, commit editingStyle: TableNodeCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
}
