public import Foundation

/// One picture of a screen, ready to be replayed into a renderer.
///
/// It reads the windows themselves, so it is good only while ``ScreenHost/present(_:)`` runs.
@MainActor public struct Frame {
  /// The size of the screen in its units.
  public let size: CGSize
  /// What kind of units those are.
  public let metrics: Metrics

  private let screen: Screen
  private let change: ScreenChange

  init(screen: Screen, change: ScreenChange) {
    self.screen = screen
    self.change = change
    size = screen.bounds.size
    metrics = screen.metrics
  }

  /// The part of the screen that may look different from the frame that was presented before, in the
  /// screen's units; the whole screen where that is not known.
  public var changedArea: CGRect {
    switch change {
    case .nothing: .zero
    case .area(let area): area.overlap(with: bounds)
    case .everything: bounds
    }
  }

  /// Draws the windows back to front, each node before its subnodes.
  ///
  /// - Complexity: O(*n*) in the nodes that are not cut off.
  public func replay(into renderer: inout some Renderer) {
    replay(into: &renderer, clip: bounds)
  }

  /// Draws what is in a part of the screen, and nothing outside of it.
  ///
  /// - Parameters:
  ///   - renderer: What draws. What it showed in the area before is not cleared.
  ///   - area: The part, in the screen's units.
  /// - Complexity: O(*n*) in the nodes that are on the way to those in the area.
  public func replay(into renderer: inout some Renderer, within area: CGRect) {
    replay(into: &renderer, clip: area.overlap(with: bounds))
  }

  private var bounds: CGRect { CGRect(origin: .zero, size: size) }

  private func replay(into renderer: inout some Renderer, clip: CGRect) {
    let pipeline = screen.pipeline
    let pass = ReplayPass(
      origin: .zero, clip: clip, alpha: 1, supernode: bounds, isWhole: !pipeline.arePlacesKnown)
    for window in screen.windows { window.replay(into: &renderer, pass) }
    pipeline.arePlacesKnown = true
  }
}
