import Widgets

/// Tapping the tab that is already selected scrolls its list to the top, as in the apps you know.
///
/// This is the classic way to do it by hand, as you would in UIKit: the tab bar controller is its
/// own delegate, looks at the world in `shouldSelect`, and acts in `didSelect`. What one tap does
/// in between is the toolkit's business:
///
///     shouldSelect  →  the selection changes  →  didSelect
///                      (same tab: its stack pops to the root)
///
/// That is why the facts are taken down in `shouldSelect`. In `didSelect` the stack has been popped
/// already, so every stack is at its root there, and one tap would both pop and scroll.
///
/// The demo `reselect-policy` gets the same from the toolkit in one line.
final class ItemTapScrollTabController: TabBarController, TabBarControllerDelegate {
  /// Whether the screen that was visible at the tap was the root of its navigation stack.
  private var wasAtRoot = false
  /// The index that was selected at the tap.
  private var indexBeforeTap: Int?
  /// The index that is selected after the tap.
  private var indexAfterTap: Int?

  override init() {
    super.init()
    delegate = self
    viewControllers = SampleTabs.make()
  }

  // MARK: - TabBarControllerDelegate

  func tabBarController(
    _ tabBarController: TabBarController, shouldSelect controller: ViewController
  ) -> Bool {
    indexBeforeTap = selectedIndex
    wasAtRoot = isAtRoot
    return true
  }

  func tabBarController(
    _ tabBarController: TabBarController, didSelect controller: ViewController
  ) {
    indexAfterTap = selectedIndex
    guard indexBeforeTap == indexAfterTap, wasAtRoot else { return }
    scrollSelectedScreenToTop()
  }

  // MARK: - The selected tab

  /// The screen on top of the selected tab's stack.
  ///
  /// Not `visibleViewController`: that is another one while something is presented.
  private var selectedScreen: ViewController? {
    if let navigation = selectedViewController as? NavigationController {
      return navigation.topViewController
    }
    return selectedViewController
  }

  /// Whether that screen is the first of its stack. A tab without a stack of its own is always at
  /// its root, even when this whole controller was pushed on somebody else's stack.
  private var isAtRoot: Bool {
    guard let navigation = selectedViewController as? NavigationController else { return true }
    return navigation.viewControllers.first === selectedScreen
  }

  private func scrollSelectedScreenToTop() {
    // A screen that was never shown has nothing to scroll, and is not loaded for it.
    guard let screen = selectedScreen, screen.isViewLoaded else { return }
    (screen as? any Scrollable)?.scrollToTop()
  }
}
