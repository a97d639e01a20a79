import Foundation

extension NavigationController {
  /// Whether the bar is hidden; false by default. It belongs to this controller, not to a screen: it
  /// stays through pushes and pops (NAV-58).
  public final var isNavigationBarHidden: Bool {
    get { hidesBar }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// Hides or shows the bar; the content's safe area loses or gets its height (NAV-59). The
  /// property changes at once.
  public final func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != hidesBar else { return }
    hidesBar = hidden
    navigationBar.isHidden = hidden
    shown?.setContainerSafeArea(contentInsets)
    viewIfLoaded?.setNeedsLayout()
  }

  final func layOutContent() {
    guard let view = viewIfLoaded else { return }
    let bounds = view.bounds
    navigationBar.frame = CGRect(
      x: bounds.origin.x, y: bounds.origin.y, width: bounds.size.width,
      height: view.safeAreaInsets.top + view.traits.metrics.navigationBarHeight)
    for child in children where child.viewIfLoaded?.supernode === view {
      child.viewIfLoaded?.frame = bounds
    }
    interactivePop?.place(in: bounds, view.traits)
    shown?.setContainerSafeArea(contentInsets)
  }

  /// Puts a child's view under the bar, at its size.
  final func place(_ child: ViewController, below other: ViewController?) {
    guard let view = viewIfLoaded, let childView = child.viewIfLoaded else { return }
    childView.frame = view.bounds
    child.setContainerSafeArea(contentInsets)
    if let otherView = other?.viewIfLoaded, otherView.supernode === view {
      view.insertSubnode(childView, belowSubnode: otherView)
    } else {
      view.insertSubnode(childView, belowSubnode: navigationBar)
    }
  }

  private var contentInsets: EdgeInsets {
    EdgeInsets(top: hidesBar ? 0 : viewIfLoaded?.traits.metrics.navigationBarHeight ?? 0)
  }
}
