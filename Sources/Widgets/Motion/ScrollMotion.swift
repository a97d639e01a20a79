/// Any of the motions that a scroll view can be in along one axis.
///
/// An enumeration rather than an existential, so that keeping one does not allocate.
enum ScrollMotion: Motion {
  /// Coasting and bouncing.
  case fling(Fling)
  /// On its way to a page or another stop.
  case snap(SnapMotion)
  /// On its way to a target that a delegate has chosen.
  case glide(GlideMotion)
  /// An animated change of the offset.
  case animation(OffsetAnimation)

  var duration: Double {
    switch self {
    case .fling(let motion): motion.duration
    case .snap(let motion): motion.duration
    case .glide(let motion): motion.duration
    case .animation(let motion): motion.duration
    }
  }

  var rest: Double {
    switch self {
    case .fling(let motion): motion.rest
    case .snap(let motion): motion.rest
    case .glide(let motion): motion.rest
    case .animation(let motion): motion.rest
    }
  }

  func sample(at time: Double) -> MotionSample {
    switch self {
    case .fling(let motion): motion.sample(at: time)
    case .snap(let motion): motion.sample(at: time)
    case .glide(let motion): motion.sample(at: time)
    case .animation(let motion): motion.sample(at: time)
    }
  }
}
