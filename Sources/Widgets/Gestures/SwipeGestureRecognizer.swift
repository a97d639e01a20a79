import Foundation

/// Recognises a quick movement in a direction, at once when it is long enough.
///
/// The fingers have to move by 50 points (on cells 3.125 units, so 4 cells) within half a second,
/// at most half as much aside. The numbers are the toolkit's own: those of UIKit are not
/// documented.
open class SwipeGestureRecognizer: GestureRecognizer {
  /// Where a swipe goes.
  public struct Direction: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt8
    /// Directions with the given bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// To the right.
    public static let right = Direction(rawValue: 1)
    /// To the left.
    public static let left = Direction(rawValue: 2)
    /// Up.
    public static let up = Direction(rawValue: 4)
    /// Down.
    public static let down = Direction(rawValue: 8)
  }

  /// How far the fingers move, in points.
  static let distance: CGFloat = 50
  /// Seconds that the movement may take.
  static let longestDuration = 0.5

  /// The directions that count; to the right by default.
  public final var direction: Direction = .right

  /// How many fingers swipe together; 1 by default. Less than 1 counts as 1.
  public final var numberOfTouchesRequired = 1 {
    didSet { numberOfTouchesRequired = max(1, numberOfTouchesRequired) }
  }

  private var fingers: [Touch] = []

  open override func touchesBegan(_ touches: Set<Touch>, with event: Event) {
    if fingers.isEmpty { wait(until: event.timestamp + Self.longestDuration) }
    fingers.append(contentsOf: touches)
    locationInWindow = fingers.middle
    if fingers.count > numberOfTouchesRequired { state = .failed }
  }

  open override func touchesMoved(_ touches: Set<Touch>, with event: Event) {
    locationInWindow = fingers.middle
    judge()
  }

  open override func touchesEnded(_ touches: Set<Touch>, with event: Event) {
    locationInWindow = fingers.middle
    judge()
    if state == .possible, !isPending { state = .failed }
  }

  open override func reset() {
    fingers = []
  }

  override func deadlinePassed() {
    if state == .possible, !isPending { state = .failed }
  }

  private func judge() {
    guard state == .possible, !isPending, fingers.count == numberOfTouchesRequired else { return }
    let start = fingers.startMiddle
    let x = locationInWindow.x - start.x
    let y = locationInWindow.y - start.y
    let metrics = node?.traits.metrics ?? .cells
    let (far, near) = abs(x) >= abs(y) ? (abs(x), abs(y)) : (abs(y), abs(x))
    guard far >= metrics.dragThreshold else { return }
    let way: Direction = abs(x) >= abs(y) ? (x > 0 ? .right : .left) : (y > 0 ? .down : .up)
    if !direction.contains(way) || near * 2 > far {
      state = .failed
    } else if far >= Self.distance / metrics.pointsPerUnit {
      state = .ended
    }
  }
}
