import Foundation

extension ScrollableNode {
  /// The viewport has another size: what has focus and was seen is to be seen again when everything
  /// has its new place.
  ///
  /// What a person has scrolled out of view before stays there, and so does content that moves.
  final func keepFocusInView(from old: CGRect) {
    guard !turnsPages, let root, let area = focusedArea else { return }
    let oldView = old.inset(by: adjustedContentInset)
    guard area.overlaps(oldView) else { return }
    let wasWhole = oldView.covers(area)
    root.afterLayout { [weak self] in self?.returnToFocus(wasWhole: wasWhole) }
  }

  private func returnToFocus(wasWhole: Bool) {
    guard !isMoving, !isDragging, let area = focusedArea else { return }
    let view = bounds.inset(by: adjustedContentInset)
    if wasWhole ? !view.covers(area) : !view.overlaps(area) { revealFocus() }
  }
}
