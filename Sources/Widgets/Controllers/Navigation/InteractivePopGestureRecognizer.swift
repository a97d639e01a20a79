import Foundation

/// The drag from the left edge that leads back in a navigation controller; from the right edge where
/// reading goes from right to left.
final class InteractivePopGestureRecognizer: ScreenEdgePanGestureRecognizer {
  /// The default delegate: the rules that a client switches off by setting another one (NAV-37).
  private final class Rules: GestureRecognizerDelegate {
    weak var navigation: NavigationController?

    /// The way back has to be shown: by the bar, as its back button (NAV-36).
    func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool {
      guard let navigation, !navigation.isNavigationBarHidden else { return false }
      guard let item = navigation.topViewController?.navigationItem else { return false }
      return !item.hidesBackButton
        && (item.leftBarButtonItems.isEmpty || item.leftItemsSupplementBackButton)
    }
  }

  private weak var navigation: NavigationController?
  private let rules = Rules()

  init(_ navigation: NavigationController) {
    self.navigation = navigation
    super.init()
    rules.navigation = navigation
    delegate = rules
  }

  private var isMirrored: Bool { node?.traits.layoutDirection == .rightToLeft }

  override func touchesBegan(_ touches: Set<Touch>, with event: Event) {
    edges = isMirrored ? .right : .left
    super.touchesBegan(touches, with: event)
  }

  /// How far the finger has gone from its edge, and how fast it goes.
  var way: (travel: CGFloat, velocity: CGFloat) {
    let travel = translation(in: node).x
    let velocity = velocity(in: node).x
    return isMirrored ? (-travel, -velocity) : (travel, velocity)
  }

  /// Whether there is something to go back to, and nothing moves; no delegate can change that.
  override var mayBegin: Bool { navigation?.canBeginInteractivePop ?? false }
}
