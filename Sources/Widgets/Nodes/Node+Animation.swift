extension Node {
  /// Animates the changes that a block makes to nodes' `frame`, `center`, `bounds`, `alpha` and
  /// `backgroundColor`.
  ///
  /// ```swift
  /// Node.animate(withDuration: 0.3) {
  ///   panel.frame.origin.y = 0
  ///   dimming.alpha = 1
  /// } completion: { finished in
  ///   if finished { panel.becomeFocused() }
  /// }
  /// ```
  ///
  /// The properties change at once and read back changed; what is drawn moves there. Touches hit
  /// nodes where they will be, and an animated node takes none unless
  /// ``AnimationOptions/allowUserInteraction`` is given (VIEW-16). Subnodes that a layout moves are
  /// animated when the block calls `layoutIfNeeded()`. When something is animated already the
  /// movements add up, unless ``AnimationOptions/beginFromCurrentState`` is given. A node that
  /// leaves its window is not animated any more.
  ///
  /// - Parameters:
  ///   - duration: Seconds. When it is 0 everything is drawn changed in the next frame.
  ///   - delay: Seconds until it starts.
  ///   - options: How; none by default.
  ///   - animations: Runs once, before the call returns.
  ///   - completion: Hears whether all came to its end: not when every change was cancelled or
  ///     taken over by another animation. It runs after the layout of the frame in which the
  ///     animation ends; of the present one when the person asked for less movement; before the
  ///     call returns when nothing was changed that can be seen, or no node is in a window.
  public static func animate(
    withDuration duration: Double, delay: Double = 0, options: AnimationOptions = [],
    animations: () -> Void, completion: ((_ finished: Bool) -> Void)? = nil
  ) {
    animate(
      .curve(options.curve, duration: duration).delayed(by: delay), options: options,
      animations: animations, completion: completion)
  }

  /// Animates changes as a spring moves, which has all but a thousandth of the way behind it after
  /// a duration.
  ///
  /// - Parameters:
  ///   - duration: Seconds.
  ///   - delay: Seconds until it starts.
  ///   - dampingRatio: 1 does not overshoot; smaller ones do, down to 0.01.
  ///   - velocity: At the start, in ways per second: 1 would cover the whole distance in a second.
  ///   - options: How; curves do not count.
  ///   - animations: Runs once, before the call returns.
  ///   - completion: As for ``animate(withDuration:delay:options:animations:completion:)``.
  public static func animate(
    withDuration duration: Double, delay: Double = 0, usingSpringWithDamping dampingRatio: Double,
    initialSpringVelocity velocity: Double, options: AnimationOptions = [],
    animations: () -> Void, completion: ((_ finished: Bool) -> Void)? = nil
  ) {
    animate(
      .spring(settlingIn: duration, dampingRatio: dampingRatio, initialVelocity: velocity)
        .delayed(by: delay),
      options: options, animations: animations, completion: completion)
  }

  /// Makes changes that are not animated, inside the block of an animation.
  public static func performWithoutAnimation<Result>(
    _ body: () throws -> Result
  ) rethrows -> Result {
    try NodeAnimationBlock.with(nil, body)
  }

  /// Whether what is drawn of the node differs from its properties because it is animated.
  public final var isAnimating: Bool { flags.contains(.animated) }

  /// Draws the node as its properties are from now on; animations of which nothing is left end
  /// unfinished. Nothing when it is not animated.
  public final func cancelAnimations() {
    guard flags.contains(.animated), let state = rare?.animations else { return }
    requestDrawing()
    for track in state.tracks { state.remove(track.run, from: self) }
  }

  private static func animate(
    _ animation: NodeAnimation, options: AnimationOptions, animations: () -> Void,
    completion: ((Bool) -> Void)?
  ) {
    var animation = animation
    animation.allowsUserInteraction = options.contains(.allowUserInteraction)
    animation.beginsFromCurrentState = options.contains(.beginFromCurrentState)
    if let outer = NodeAnimationBlock.current?.animation {
      animation = animation.nested(in: outer, options: options)
    }
    let block = NodeAnimationBlock(animation)
    NodeAnimationBlock.with(block, animations)
    block.start(completion)
  }
}

/// Animates the changes that a block makes to nodes, and returns what it returns: the short form of
/// ``Node/animate(withDuration:delay:options:animations:completion:)``.
///
/// Inside the block of another animation it keeps its own duration and curve.
@MainActor @discardableResult public func withAnimation<Result>(
  _ animation: NodeAnimation = .standard, _ body: () throws -> Result
) rethrows -> Result {
  let block = NodeAnimationBlock(animation)
  defer { block.start(nil) }
  return try NodeAnimationBlock.with(block, body)
}
