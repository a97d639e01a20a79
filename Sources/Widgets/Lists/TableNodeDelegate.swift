public import Foundation

/// Is asked and told by a table about its rows, and by its scroll view about scrolling.
///
/// Every method has a default. Each call goes through an open method of ``TableNode`` first, which
/// asks the delegate; a subclass overrides that instead of being its own delegate. Those about
/// highlighting and selecting are made for a person only, never for selecting in code (TBL-33).
@MainActor public protocol TableNodeDelegate: ScrollableNodeDelegate {
  /// The height of a row; ``TableNode/automaticDimension``, the default, measures its cell. Asked
  /// only while ``TableNode/rowHeight`` is ``TableNode/automaticDimension`` (TBL-11).
  func tableNode(_ tableNode: TableNode, heightForRowAt indexPath: IndexPath) -> CGFloat

  /// The height of a header; ``TableNode/sectionHeaderHeight`` by default.
  func tableNode(_ tableNode: TableNode, heightForHeaderInSection section: Int) -> CGFloat

  /// The height of a footer; ``TableNode/sectionFooterHeight`` by default.
  func tableNode(_ tableNode: TableNode, heightForFooterInSection section: Int) -> CGFloat

  /// The header of a section, in place of its title; nil, the default, for none.
  ///
  /// With an automatic height it is asked for at each reload, to be measured; else when it comes
  /// into view.
  func tableNode(_ tableNode: TableNode, nodeForHeaderInSection section: Int) -> Node?

  /// The footer of a section, in place of its title; nil, the default, for none. Asked for like a
  /// header.
  func tableNode(_ tableNode: TableNode, nodeForFooterInSection section: Int) -> Node?

  /// A header is about to be shown.
  func tableNode(
    _ tableNode: TableNode, willDisplayHeaderNode node: Node, forSection section: Int)

  /// A header has gone out of view, or its section is gone.
  func tableNode(
    _ tableNode: TableNode, didEndDisplayingHeaderNode node: Node, forSection section: Int)

  /// A footer is about to be shown.
  func tableNode(
    _ tableNode: TableNode, willDisplayFooterNode node: Node, forSection section: Int)

  /// A footer has gone out of view, or its section is gone.
  func tableNode(
    _ tableNode: TableNode, didEndDisplayingFooterNode node: Node, forSection section: Int)

  /// A cell is about to be shown (TBL-24).
  func tableNode(
    _ tableNode: TableNode, willDisplay cell: TableNodeCell, forRowAt indexPath: IndexPath)

  /// A cell has gone out of view, or its row is gone.
  func tableNode(
    _ tableNode: TableNode, didEndDisplaying cell: TableNodeCell, forRowAt indexPath: IndexPath)

  /// Whether a row may be highlighted by a finger; true by default. False ends the tap: nothing
  /// more is called (TBL-31).
  func tableNode(_ tableNode: TableNode, shouldHighlightRowAt indexPath: IndexPath) -> Bool

  /// A finger came down on a row.
  func tableNode(_ tableNode: TableNode, didHighlightRowAt indexPath: IndexPath)

  /// The finger was lifted, or the list began to scroll.
  func tableNode(_ tableNode: TableNode, didUnhighlightRowAt indexPath: IndexPath)

  /// Which row to select for a tap: the tapped one by default, another one, or nil for none
  /// (TBL-32).
  func tableNode(_ tableNode: TableNode, willSelectRowAt indexPath: IndexPath) -> IndexPath?

  /// A row was selected by a person; also when it was selected before (TBL-34).
  func tableNode(_ tableNode: TableNode, didSelectRowAt indexPath: IndexPath)

  /// Whether a row may be deselected: its path, the default, or nil to keep it. With single
  /// selection nothing else is selected then.
  func tableNode(_ tableNode: TableNode, willDeselectRowAt indexPath: IndexPath) -> IndexPath?

  /// A row was deselected by a person.
  func tableNode(_ tableNode: TableNode, didDeselectRowAt indexPath: IndexPath)

  /// What a person can do to a row while the table is edited;
  /// ``TableNodeCell/EditingStyle/delete`` by default. Asked after
  /// ``TableNodeDataSource/tableNode(_:canEditRowAt:)``, for rows that can be edited, and not while
  /// ``TableNode/allowsMultipleSelectionDuringEditing`` is true.
  func tableNode(
    _ tableNode: TableNode, editingStyleForRowAt indexPath: IndexPath
  ) -> TableNodeCell.EditingStyle
}

extension TableNodeDelegate {
  /// ``TableNode/automaticDimension``.
  public func tableNode(_ tableNode: TableNode, heightForRowAt indexPath: IndexPath) -> CGFloat {
    TableNode.automaticDimension
  }

  /// ``TableNode/sectionHeaderHeight``.
  public func tableNode(
    _ tableNode: TableNode, heightForHeaderInSection section: Int
  ) -> CGFloat { tableNode.sectionHeaderHeight }

  /// ``TableNode/sectionFooterHeight``.
  public func tableNode(
    _ tableNode: TableNode, heightForFooterInSection section: Int
  ) -> CGFloat { tableNode.sectionFooterHeight }

  /// nil.
  public func tableNode(
    _ tableNode: TableNode, nodeForHeaderInSection section: Int
  ) -> Node? { nil }

  /// nil.
  public func tableNode(
    _ tableNode: TableNode, nodeForFooterInSection section: Int
  ) -> Node? { nil }

  /// Does nothing.
  public func tableNode(
    _ tableNode: TableNode, willDisplayHeaderNode node: Node, forSection section: Int
  ) {}

  /// Does nothing.
  public func tableNode(
    _ tableNode: TableNode, didEndDisplayingHeaderNode node: Node, forSection section: Int
  ) {}

  /// Does nothing.
  public func tableNode(
    _ tableNode: TableNode, willDisplayFooterNode node: Node, forSection section: Int
  ) {}

  /// Does nothing.
  public func tableNode(
    _ tableNode: TableNode, didEndDisplayingFooterNode node: Node, forSection section: Int
  ) {}

  /// Does nothing.
  public func tableNode(
    _ tableNode: TableNode, willDisplay cell: TableNodeCell, forRowAt indexPath: IndexPath
  ) {}

  /// Does nothing.
  public func tableNode(
    _ tableNode: TableNode, didEndDisplaying cell: TableNodeCell, forRowAt indexPath: IndexPath
  ) {}

  /// True.
  public func tableNode(
    _ tableNode: TableNode, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool { true }

  /// Does nothing.
  public func tableNode(_ tableNode: TableNode, didHighlightRowAt indexPath: IndexPath) {}

  /// Does nothing.
  public func tableNode(_ tableNode: TableNode, didUnhighlightRowAt indexPath: IndexPath) {}

  /// The row itself.
  public func tableNode(
    _ tableNode: TableNode, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? { indexPath }

  /// Does nothing.
  public func tableNode(_ tableNode: TableNode, didSelectRowAt indexPath: IndexPath) {}

  /// The row itself.
  public func tableNode(
    _ tableNode: TableNode, willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? { indexPath }

  /// Does nothing.
  public func tableNode(_ tableNode: TableNode, didDeselectRowAt indexPath: IndexPath) {}

  /// ``TableNodeCell/EditingStyle/delete``.
  public func tableNode(
    _ tableNode: TableNode, editingStyleForRowAt indexPath: IndexPath
  ) -> TableNodeCell.EditingStyle { .delete }
}
