import Foundation

/// An edge of a rectangle.
public struct RectEdge: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt8
  /// Edges with the given bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// The edge at the top.
  public static let top = RectEdge(rawValue: 1)
  /// The edge on the left.
  public static let left = RectEdge(rawValue: 2)
  /// The edge at the bottom.
  public static let bottom = RectEdge(rawValue: 4)
  /// The edge on the right.
  public static let right = RectEdge(rawValue: 8)
  /// All four.
  public static let all: RectEdge = [.top, .left, .bottom, .right]
}

/// Recognises a finger, or a mouse with its button down, that is dragged from an edge of the window
/// inwards.
///
/// The finger has to come down within 20 points of the edge, which is in the two outermost columns
/// or lines of cells, and to move more inwards than along the edge. Pans that begin with the same
/// movement wait for it: content under the finger does not scroll.
open class ScreenEdgePanGestureRecognizer: PanGestureRecognizer {
  /// How far from the edge a finger may come down, in points.
  static let reach: CGFloat = 20

  /// The edges that a drag may begin at; none by default.
  public final var edges: RectEdge = []

  private var startEdges: RectEdge = []

  open override func touchesBegan(_ touches: Set<Touch>, with event: Event) {
    super.touchesBegan(touches, with: event)
    guard state == .possible, let touch = touches.first else { return }
    startEdges = edges.intersection(nearEdges(of: touch.startInWindow))
    if startEdges.isEmpty || !mayBegin { state = .failed }
  }

  /// True for other pans that are about to begin with this movement.
  open override func shouldBeRequiredToFail(by other: GestureRecognizer) -> Bool {
    guard let pan = other as? PanGestureRecognizer, !(pan is ScreenEdgePanGestureRecognizer)
    else { return super.shouldBeRequiredToFail(by: other) }
    // One that takes hold at once, of content that moves, does not wait.
    return pan.travel != .zero
  }

  override func accepts(travel: CGPoint) -> Bool {
    if abs(travel.x) > abs(travel.y) {
      return startEdges.contains(travel.x > 0 ? .left : .right)
    }
    return abs(travel.y) > abs(travel.x)
      && startEdges.contains(travel.y > 0 ? .top : .bottom)
  }

  private func nearEdges(of point: CGPoint) -> RectEdge {
    guard let window = node?.root as? Node else { return [] }
    let bounds = window.bounds
    let reach = max(1, Self.reach / window.traits.metrics.pointsPerUnit)
    var result: RectEdge = []
    // Whole units: a mouse may be in the middle of its cell.
    let x = (point.x - bounds.left).rounded(.down)
    let y = (point.y - bounds.top).rounded(.down)
    if x < reach { result.insert(.left) }
    if bounds.size.width - 1 - x < reach { result.insert(.right) }
    if y < reach { result.insert(.top) }
    if bounds.size.height - 1 - y < reach { result.insert(.bottom) }
    return result
  }
}
