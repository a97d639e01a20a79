import Foundation

/// Where a node is replayed.
struct ReplayPass {
  /// Where the supernode's coordinates begin on the screen.
  let origin: CGPoint
  /// What may be drawn on, on the screen.
  let clip: CGRect
  /// How opaque the supernode is.
  let alpha: CGFloat
  /// What the supernode shows, on the screen.
  let supernode: CGRect
  /// Whether every node is visited, and notes whether it is drawn outside of itself, which is not
  /// known. Otherwise those that are not in the clip, nor drawn outside of themselves, are not.
  let isWhole: Bool

  /// The pass for what is in a node.
  ///
  /// - Parameters:
  ///   - shown: Where the node is, on the screen.
  ///   - area: The same in the coordinates of the node.
  ///   - visible: The part of it that may be drawn on.
  ///   - clips: Whether nothing may be drawn outside of it.
  ///   - alpha: How opaque the node is.
  func inside(
    _ shown: CGRect, _ area: CGRect, visible: CGRect, clips: Bool, alpha: CGFloat
  ) -> ReplayPass {
    ReplayPass(
      origin: CGPoint(x: shown.origin.x - area.origin.x, y: shown.origin.y - area.origin.y),
      clip: clips ? visible : clip, alpha: alpha, supernode: shown, isWhole: isWhole)
  }
}
