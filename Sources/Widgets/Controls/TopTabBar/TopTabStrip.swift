import Foundation

/// The scroll view of the titles of a ``TopTabBar``.
final class TopTabStrip: ScrollableNode {
  weak var bar: TopTabBar?
  private var isPlacing = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    scrollsToTop = false
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
    contentInsetAdjustmentBehavior = .never
  }

  override class var plainHitTestingClass: ObjectIdentifier { ObjectIdentifier(TopTabStrip.self) }

  /// Whether a person moves the titles, or they coast after that.
  var isMovedByPerson: Bool { isTracking || isDragging || isDecelerating }

  /// How far the offset can be.
  var maximumOffset: CGFloat { max(0, contentSize.width - bounds.size.width) }

  /// Changes the offset or the range on behalf of the bar.
  func place(_ change: (TopTabStrip) -> Void) {
    isPlacing = true
    change(self)
    isPlacing = false
  }

  override func didScroll() {
    super.didScroll()
    if !isPlacing { bar?.stripWasScrolled() }
  }

  /// The bar takes the keys.
  override var canBecomeFocused: Bool { false }

  /// True: a drag that begins on a title scrolls.
  override func touchesShouldCancel(in node: Node) -> Bool { true }
}
