import Foundation

/// A scale and the offset that belongs to it.
struct ZoomPlace: Hashable, Sendable {
  var scale: CGFloat
  var offset: CGPoint
}

/// A change of scale by itself, known completely when it starts: scale and offset go hand in hand,
/// so that the point they are anchored at stays where it is.
struct ZoomMotion: Hashable, Sendable {
  /// Why the scale changes.
  enum Kind: Hashable, Sendable {
    /// A program asked for it: as an animated change of the offset (SCROLL-PHYSICS 4.6).
    case animation
    /// Fingers have let go past the range: a bounce without a velocity (SCROLL-PHYSICS 5).
    case bounce
  }

  let kind: Kind
  /// The host's time at which it began.
  let start: Double
  /// Where it began.
  let origin: ZoomPlace
  /// Where it ends.
  let rest: ZoomPlace
  /// How long it lasts, in seconds.
  let duration: Double

  /// - Parameter length: How large the content is at a scale of 1: how far a change of scale is.
  init(
    _ kind: Kind, from origin: ZoomPlace, to rest: ZoomPlace, start: Double, length: CGFloat = 0,
    constants: ScrollConstants = .points
  ) {
    self.kind = kind
    self.origin = origin
    self.rest = rest
    self.start = start
    switch kind {
    case .animation:
      duration = OffsetAnimation.standardDuration
    case .bounce:
      let distance = max(
        abs(rest.offset.x - origin.offset.x), abs(rest.offset.y - origin.offset.y),
        abs(rest.scale - origin.scale) * length)
      duration = Bounce(distance: Double(distance), velocity: 0)
        .settleTime(within: constants.settleDistance)
    }
  }

  /// Whether it has ended at a time of the host.
  func isOver(at now: Double) -> Bool { !(now - start < duration) }

  /// Where it is at a time of the host; exactly ``rest`` from the end on.
  func place(at now: Double) -> ZoomPlace {
    if isOver(at: now) { return rest }
    let time = max(0, now - start)
    let done: Double
    switch kind {
    case .animation: done = TimingCurve.cosine.value(at: time / duration)
    case .bounce: done = 1 - Bounce(distance: 1, velocity: 0).sample(at: time).position
    }
    func between(_ start: CGFloat, _ end: CGFloat) -> CGFloat {
      start + (end - start) * CGFloat(done)
    }
    return ZoomPlace(
      scale: between(origin.scale, rest.scale),
      offset: CGPoint(
        x: between(origin.offset.x, rest.offset.x), y: between(origin.offset.y, rest.offset.y)))
  }
}
