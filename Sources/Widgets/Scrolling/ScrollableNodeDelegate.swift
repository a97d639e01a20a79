public import Foundation

/// Hears what a scroll view does. Every method has a default that does nothing, or says yes.
///
/// Each event goes through an open method of ``ScrollableNode`` first, which calls the delegate;
/// a subclass overrides that instead of being its own delegate.
@MainActor public protocol ScrollableNodeDelegate: AnyObject {
  /// The offset has changed, for whatever reason; not called for an equal value (SCR-28).
  func scrollableNodeDidScroll(_ scrollableNode: ScrollableNode)

  /// A finger begins to move the content. The offset has not changed yet.
  func scrollableNodeWillBeginDragging(_ scrollableNode: ScrollableNode)

  /// The finger that moves the content is about to let it go (SCR-46).
  ///
  /// - Parameters:
  ///   - scrollableNode: Whose content it is.
  ///   - velocity: Of the offset, in units per millisecond; (0, 0) after a finger that was held.
  ///   - targetContentOffset: Where the content will stop. Change it to have it stop elsewhere; it
  ///     is limited to the range, and ignored while paging (SCR-56).
  func scrollableNodeWillEndDragging(
    _ scrollableNode: ScrollableNode, withVelocity velocity: CGPoint,
    targetContentOffset: inout CGPoint)

  /// The finger has let the content go; `decelerate` says whether it goes on moving.
  func scrollableNodeDidEndDragging(
    _ scrollableNode: ScrollableNode, willDecelerate decelerate: Bool)

  /// The content goes on moving after the finger has let it go.
  func scrollableNodeWillBeginDecelerating(_ scrollableNode: ScrollableNode)

  /// The content has come to rest. Not called when a finger catches it, or a program sends it
  /// elsewhere (SCR-43).
  func scrollableNodeDidEndDecelerating(_ scrollableNode: ScrollableNode)

  /// An animated change of the offset has ended, or was ended by another one. Not called when the
  /// content was there already (SCR-25).
  func scrollableNodeDidEndScrollingAnimation(_ scrollableNode: ScrollableNode)

  /// Whether a tap on the status bar may scroll to the top; true by default (SCR-72).
  func scrollableNodeShouldScrollToTop(_ scrollableNode: ScrollableNode) -> Bool

  /// The content is at its top after a tap on the status bar (SCR-72).
  func scrollableNodeDidScrollToTop(_ scrollableNode: ScrollableNode)

  /// What bars and ``ScrollableNode/contentInset`` add around the content has changed (SCR-06).
  func scrollableNodeDidChangeAdjustedContentInset(_ scrollableNode: ScrollableNode)

  /// The node of the content that becomes larger when it is zoomed; nil, the default, keeps zooming
  /// off (SCR-79).
  func nodeForZooming(in scrollableNode: ScrollableNode) -> Node?

  /// The scale has changed, and with it the size of the zoomed node and of the content.
  func scrollableNodeDidZoom(_ scrollableNode: ScrollableNode)

  /// The content begins to be zoomed: by two fingers, or animated. It still has its old scale.
  func scrollableNodeWillBeginZooming(_ scrollableNode: ScrollableNode, with node: Node?)

  /// The content has stopped being zoomed, after it has bounced back where it had to (SCR-80).
  ///
  /// - Parameters:
  ///   - scrollableNode: Whose content it is.
  ///   - node: What was zoomed.
  ///   - scale: The scale now, from the smallest to the largest one.
  func scrollableNodeDidEndZooming(
    _ scrollableNode: ScrollableNode, with node: Node?, atScale scale: CGFloat)
}

extension ScrollableNodeDelegate {
  /// Does nothing.
  public func scrollableNodeDidScroll(_ scrollableNode: ScrollableNode) {}

  /// Does nothing.
  public func scrollableNodeWillBeginDragging(_ scrollableNode: ScrollableNode) {}

  /// Leaves the target as it is.
  public func scrollableNodeWillEndDragging(
    _ scrollableNode: ScrollableNode, withVelocity velocity: CGPoint,
    targetContentOffset: inout CGPoint
  ) {}

  /// Does nothing.
  public func scrollableNodeDidEndDragging(
    _ scrollableNode: ScrollableNode, willDecelerate decelerate: Bool
  ) {}

  /// Does nothing.
  public func scrollableNodeWillBeginDecelerating(_ scrollableNode: ScrollableNode) {}

  /// Does nothing.
  public func scrollableNodeDidEndDecelerating(_ scrollableNode: ScrollableNode) {}

  /// Does nothing.
  public func scrollableNodeDidEndScrollingAnimation(_ scrollableNode: ScrollableNode) {}

  /// True.
  public func scrollableNodeShouldScrollToTop(_ scrollableNode: ScrollableNode) -> Bool { true }

  /// Does nothing.
  public func scrollableNodeDidScrollToTop(_ scrollableNode: ScrollableNode) {}

  /// Does nothing.
  public func scrollableNodeDidChangeAdjustedContentInset(_ scrollableNode: ScrollableNode) {}

  /// Nil.
  public func nodeForZooming(in scrollableNode: ScrollableNode) -> Node? { nil }

  /// Does nothing.
  public func scrollableNodeDidZoom(_ scrollableNode: ScrollableNode) {}

  /// Does nothing.
  public func scrollableNodeWillBeginZooming(_ scrollableNode: ScrollableNode, with node: Node?) {}

  /// Does nothing.
  public func scrollableNodeDidEndZooming(
    _ scrollableNode: ScrollableNode, with node: Node?, atScale scale: CGFloat
  ) {}
}
