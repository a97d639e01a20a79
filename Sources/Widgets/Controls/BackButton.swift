import Foundation

/// The button of a navigation bar that leads back: a chevron, and as much of the title as there is
/// room for.
///
/// It is found by what it is called, without the chevron and however little is shown.
final class BackButton: NavigationBarButton {
  /// Stands before the title.
  static let chevron = "‹"
  /// Stands after the title where reading goes from right to left.
  static let mirroredChevron = "›"

  /// How the button may be labelled.
  var backTitle = BackTitle() {
    didSet {
      title = backTitle.label
      guard backTitle != oldValue else { return }
      shown = 0
      setNeedsDisplay()
    }
  }

  /// Which of the candidates is shown.
  var shown = 0 {
    didSet { if shown != oldValue { setNeedsDisplay() } }
  }

  override var shownTitle: String { text(backTitle.candidates[shown]) }

  /// The width that the button needs for each of the candidates.
  func widths(_ traits: Traits) -> [CGFloat] {
    backTitle.candidates.map { traits.width(of: text($0)) + 2 * traits.metrics.columnWidth }
  }

  override var accessibilityLabel: String? { backTitle.label }

  private func text(_ candidate: String) -> String {
    let isMirrored = traits.layoutDirection == .rightToLeft
    if candidate.isEmpty { return isMirrored ? Self.mirroredChevron : Self.chevron }
    return isMirrored
      ? "\(candidate) \(Self.mirroredChevron)" : "\(Self.chevron) \(candidate)"
  }
}
