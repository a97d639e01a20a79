import Foundation

/// A movement of an offset by itself, known completely when it starts: one motion per axis, on the
/// host's clock.
struct OffsetMotion: Hashable, Sendable {
  /// Why the content moves.
  enum Kind: Hashable, Sendable {
    /// A finger has let it go.
    case deceleration
    /// A program asked for it.
    case animation
    /// The status bar was tapped (SCR-72).
    case statusBar
    /// A precise wheel was turned.
    case wheel
  }

  /// Why the content moves.
  let kind: Kind
  /// The host's time at which it began.
  let start: Double
  /// The movement along x.
  let x: ScrollMotion
  /// The movement along y.
  let y: ScrollMotion
  /// Where it ends.
  let rest: CGPoint

  /// - Parameter step: The whole steps that the content rests on; 0 lets it rest anywhere. The end
  ///   of a coasting list of cells would otherwise be a fraction of a row. Only what
  ///   coasts is put on a step, not what goes to a page or a target.
  init(
    _ kind: Kind, start: Double, x: ScrollMotion, y: ScrollMotion, step: CGFloat = 0,
    metrics: ScrollMetrics? = nil
  ) {
    self.kind = kind
    self.start = start
    self.x = x
    self.y = y
    func rounded(_ motion: ScrollMotion, _ axis: Axis) -> CGFloat {
      guard step > 0, case .fling(let fling) = motion, fling.duration > 0,
        let range = metrics?.range(along: axis)
      else { return motion.rest }
      return range.clamp((motion.rest / step).rounded() * step)
    }
    rest = CGPoint(x: rounded(x, .horizontal), y: rounded(y, .vertical))
  }

  /// An animated change from an offset to another (SCROLL-PHYSICS 4.6).
  init(
    _ kind: Kind = .animation, from offset: CGPoint, to target: CGPoint, start: Double,
    duration: Double = OffsetAnimation.standardDuration
  ) {
    self.init(
      kind, start: start,
      x: .animation(OffsetAnimation(from: offset.x, to: target.x, duration: duration)),
      y: .animation(OffsetAnimation(from: offset.y, to: target.y, duration: duration)))
  }

  /// How long it lasts in seconds: as long as the longer axis.
  var duration: Double { max(x.duration, y.duration) }

  /// Whether it has ended at a time of the host.
  func isOver(at now: Double) -> Bool { !(now - start < duration) }

  /// The offset at a time of the host; exactly ``rest`` from the end on.
  func offset(at now: Double) -> CGPoint {
    let time = now - start
    return CGPoint(
      x: time < x.duration ? CGFloat(x.sample(at: time).position) : rest.x,
      y: time < y.duration ? CGFloat(y.sample(at: time).position) : rest.y)
  }

  /// The momentum at a time of the host, in units per second.
  func velocity(at now: Double) -> CGPoint {
    CGPoint(x: x.sample(at: now - start).velocity, y: y.sample(at: now - start).velocity)
  }

  /// The animated change that takes over from this one, without a jump of place or speed.
  func retargeted(at now: Double, to target: CGPoint, constants: ScrollConstants) -> OffsetMotion {
    func next(_ motion: ScrollMotion, _ target: CGFloat) -> ScrollMotion {
      guard case .animation(let animation) = motion,
        let next = animation.retargeted(at: now - start, to: target, constants: constants)
      else { return motion }
      return .animation(next)
    }
    return OffsetMotion(kind, start: now, x: next(x, target.x), y: next(y, target.y))
  }
}
