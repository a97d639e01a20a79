public import Foundation

/// One picture of a screen, ready to be replayed into a renderer.
///
/// It reads the windows themselves, so it is good only while ``ScreenHost/present(_:)`` runs.
@MainActor public struct Frame {
  /// The size of the screen in its units.
  public let size: CGSize
  /// What kind of units those are.
  public let metrics: Metrics

  private let windows: [Window]

  init(size: CGSize, metrics: Metrics, windows: [Window]) {
    self.size = size
    self.metrics = metrics
    self.windows = windows
  }

  /// Draws the windows back to front, each node before its subnodes.
  ///
  /// - Complexity: O(*n*) in the nodes that are not cut off.
  public func replay(into renderer: inout some Renderer) {
    let clip = CGRect(origin: .zero, size: size)
    for window in windows {
      window.replay(into: &renderer, origin: .zero, clip: clip, alpha: 1)
    }
  }
}
