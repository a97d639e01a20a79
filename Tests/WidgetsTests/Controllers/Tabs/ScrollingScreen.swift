import Widgets
import WidgetsTestSupport

/// A screen that is one scroll view, with more content than fits unless told otherwise.
@MainActor class ScrollingScreen: ViewController {
  let scrollable = ScrollableNode()
  let contentSize: CGSize

  init(_ title: String, contentSize: CGSize = CGSize(width: 80, height: 2000)) {
    self.contentSize = contentSize
    super.init()
    self.title = title
  }

  override func loadView() {
    scrollable.contentSize = contentSize
    view = scrollable
  }

  /// The distance from the top.
  var offset: CGFloat {
    get { scrollable.contentOffset.y + scrollable.adjustedContentInset.top }
    set {
      scrollable.contentOffset = CGPoint(
        x: scrollable.contentOffset.x, y: newValue - scrollable.adjustedContentInset.top)
    }
  }
}

/// Counts what a scroll view tells.
@MainActor final class CountingScrollDelegate: ScrollableNodeDelegate {
  private(set) var offsets: [CGFloat] = []
  private(set) var animationEnds = 0

  func scrollableNodeDidScroll(_ scrollableNode: ScrollableNode) {
    offsets.append(scrollableNode.contentOffset.y)
  }

  func scrollableNodeDidEndScrollingAnimation(_ scrollableNode: ScrollableNode) {
    animationEnds += 1
  }
}
