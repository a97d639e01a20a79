extension ReselectPolicy {
  /// Pops to the root and never scrolls: UIKit's rule, and the default (TAB-30, TAB-34).
  public static let popToRoot = ReselectPolicy([.popToRoot])

  /// Pops to the root; a tap at the root scrolls to the top.
  public static let popThenScroll = ReselectPolicy([.popToRoot, .scrollToTop])

  /// Scrolls what is on screen to its top; a tap at the top pops to the root.
  public static let scrollThenPop = ReselectPolicy([.scrollToTop, .popToRoot])

  /// Scrolls what is on screen to its top and never pops.
  public static let scrollToTop = ReselectPolicy([.scrollToTop])

  /// Does nothing.
  ///
  /// Where an optional policy is expected, write `ReselectPolicy.none`: a bare `.none` is `nil`
  /// there.
  public static let none = ReselectPolicy([])
}

// MARK: - Variations

extension ReselectPolicy {
  /// The same policy with one more stage, the least wanted.
  public func then(_ stage: Stage) -> ReselectPolicy {
    var policy = self
    policy.stages.append(stage)
    return policy
  }

  /// The same policy, which also dismisses what is presented; the same if it does already.
  public func dismissingPresented() -> ReselectPolicy {
    var policy = self
    if !stages.contains(.dismissPresented) { policy.stages.insert(.dismissPresented, at: 0) }
    return policy
  }

  /// The same policy, which runs every stage that applies instead of only the first.
  public func runningAll() -> ReselectPolicy {
    var policy = self
    policy.stagesPerTap = .all
    return policy
  }

  /// The same policy, in which a tap during a push or a pop waits for its end.
  public func queueingLatest() -> ReselectPolicy {
    var policy = self
    policy.duringTransition = .queueLatest
    return policy
  }
}
