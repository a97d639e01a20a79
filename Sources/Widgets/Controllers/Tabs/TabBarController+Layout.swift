import Foundation

extension TabBarController {
  /// Whether the bar is hidden; false by default (TAB-59).
  public final var isTabBarHidden: Bool {
    get { hidesBar }
    set { setTabBarHidden(newValue, animated: false) }
  }

  /// Hides or shows the bar; the content's safe area loses or gets its height. The property changes
  /// at once.
  public final func setTabBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != hidesBar else { return }
    hidesBar = hidden
    tabBar.isHidden = hidden
    shown?.setContainerSafeArea(contentInsets)
    viewIfLoaded?.setNeedsLayout()
  }

  final func layOutContent() {
    guard let view = viewIfLoaded else { return }
    let bounds = view.bounds
    let height = view.safeAreaInsets.bottom + view.traits.metrics.tabBarHeight
    tabBar.frame = CGRect(
      x: bounds.origin.x, y: bounds.origin.y + bounds.size.height - height,
      width: bounds.size.width, height: height)
    shown?.viewIfLoaded?.frame = bounds
    shown?.setContainerSafeArea(contentInsets)
  }

  /// Puts a child's view under the bar, at its size.
  final func place(_ child: ViewController) {
    guard let view = viewIfLoaded, let childView = child.viewIfLoaded else { return }
    childView.frame = view.bounds
    child.setContainerSafeArea(contentInsets)
    view.insertSubnode(childView, belowSubnode: tabBar)
  }

  private var contentInsets: EdgeInsets {
    EdgeInsets(bottom: hidesBar ? 0 : viewIfLoaded?.traits.metrics.tabBarHeight ?? 0)
  }
}
