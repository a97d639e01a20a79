import Foundation

/// Draws two screens moving while one takes the place of the other, on screens that show movement.
///
/// The views have their final frames from the first moment, and touches go by them; only what is
/// drawn is on its way. A screen that covers another without a colour of its own gets a curtain
/// under it.
@MainActor final class ControllerTransitionDrawing {
  /// How the screens follow the time, from slow to slow.
  static let curve = TimingCurve.easeInEaseOut

  private weak var container: Node?
  private weak var leaving: ViewController?
  private let curtain: Curtain?
  private var shifts: [(node: Node, run: NodeAnimationRun)] = []
  private let clipped: Bool

  /// Starts to draw the movement; nil where a transition is drawn as a cut: on screens of cells, and
  /// for a person who prefers less motion.
  ///
  /// - Parameters:
  ///   - movement: Which way the screens go.
  ///   - from: The screen that leaves, if it does not stay below.
  ///   - to: The screen that comes, in its place.
  ///   - container: The node that both views are in.
  ///   - covers: Whether the screen above hides what is below it.
  init?(
    _ movement: ControllerTransition.Movement, from: ViewController?, to: ViewController?,
    in container: Node, covers: Bool = true
  ) {
    let traits = container.traits
    guard let root = container.root, root.isOnScreen, traits.metrics.animatesTransitions,
      !traits.prefersReducedMotion
    else { return nil }
    self.container = container
    leaving = from
    clipped = container.clipsToBounds
    var animation = NodeAnimation.curve(Self.curve, duration: ControllerTransition.duration)
    animation.allowsUserInteraction = true
    let coming = NodeAnimationRun(animation, on: root)
    let going = NodeAnimationRun(animation.reversed(), on: root)
    let upper = (movement.entersAbove ? to : from)?.viewIfLoaded
    let lower = (movement.entersAbove ? from : to)?.viewIfLoaded
    let needsCurtain = covers && upper?.backgroundColor == nil && upper?.supernode === container
    curtain = needsCurtain ? Curtain(frame: upper?.frame ?? container.bounds) : nil
    if let curtain, let upper { container.insertSubnode(curtain, belowSubnode: upper) }
    container.clipsToBounds = true
    from?.departure = .moving
    var size = container.bounds.size
    // Sideways the other way round.
    if traits.layoutDirection == .rightToLeft { size.width = -size.width }
    for node in [upper, curtain].compactMap({ $0 }) {
      shift(node, by: movement.aside(in: size), with: movement.entersAbove ? coming : going)
    }
    if let lower {
      shift(lower, by: movement.behind(in: size), with: movement.entersAbove ? going : coming)
    }
    for run in [coming, going] where shifts.contains(where: { $0.run === run }) { run.start(nil) }
  }

  /// Draws a node away from its place: by all of the distance when the run has done nothing of its
  /// way, by nothing when it has done all of it.
  private func shift(_ node: Node, by distance: CGPoint, with run: NodeAnimationRun) {
    guard distance != .zero else { return }
    let change = NodeChange(place: CGPoint(x: -distance.x, y: -distance.y))
    node.madeAnimations.add(change, to: run, of: node)
    shifts.append((node, run))
  }

  /// The screens are drawn in their places again.
  func end() {
    for (node, run) in shifts { node.rare?.animations?.remove(run, from: node) }
    shifts = []
    curtain?.removeFromSupernode()
    container?.clipsToBounds = clipped
    if leaving?.departure == .moving { leaving?.departure = .cut }
    leaving = nil
    container?.requestDrawing()
  }
}

/// Lies under a screen that moves, which may have no colour of its own, and hides what is below.
final class Curtain: Node {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  override func draw(_ rect: CGRect, in canvas: Canvas) {
    canvas.fill(rect, color: nil)
  }
}
