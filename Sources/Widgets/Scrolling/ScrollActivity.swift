import Foundation

/// What moves a scroll view at the moment.
@MainActor struct ScrollActivity {
  /// The finger that moves the content; nil while none does.
  var drag: ScrollDrag?
  /// The movement by itself; nil while there is none.
  var motion: OffsetMotion? {
    didSet { change &+= 1 }
  }
  /// Counts the changes of ``motion``, so that a step can tell whether a callback has made one.
  private(set) var change = 0
  /// Whether ``motion`` waits for the end of the callbacks about the finger (SCR-44).
  var isReleasing = false
  /// Whether a finger holds content that it has caught in its movement (SCR-43).
  var isCaught = false
  /// Whether the offset is being set by ``motion`` or ``drag`` and not by a program.
  var movesItself = false
  /// The offset that ``ScrollableNode/didScroll()`` was last called for.
  var reportedOffset = CGPoint.zero
  /// How many calls of ``ScrollableNode/didScroll()`` are inside each other.
  var depth = 0
  /// How many calls of ``ScrollableNode/adjustedContentInsetDidChange()`` are inside each other.
  var insetDepth = 0
  /// When the indicators begin to fade; nil when they are not to be seen, or are held.
  var fadeStart: Double?
  /// The pages that the content was on when the range became too short for them.
  var keptPages: KeptPages?
  /// Steps the motion in every frame.
  let driver = ScrollDriver()

  var isDecelerating: Bool {
    isCaught || (motion?.kind == .deceleration && !isReleasing)
  }

  var isAnimating: Bool { motion?.kind == .animation }
}

/// Steps a scroll view's motion in every frame.
@MainActor final class ScrollDriver: FrameAnimation {
  weak var node: ScrollableNode?

  func step(now: Double) -> Bool {
    guard let node else { return false }
    let isZooming = node.stepZoom(now: now)
    return node.stepMotion(now: now) || isZooming
  }
}
