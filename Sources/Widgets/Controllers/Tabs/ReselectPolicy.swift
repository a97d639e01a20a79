/// What a tap on the tab that is already selected does, as a value.
///
/// A policy is a list of stages in the order of preference. ``plan(for:)`` compares them with a
/// ``ReselectSituation`` and gives a ``ReselectPlan``, without touching anything; the tab bar
/// controller then runs the plan and reports a ``ReselectOutcome``. All four are plain values: print
/// them, compare them, test them without a screen.
///
/// ```swift
/// let policy = ReselectPolicy.popThenScroll.then(.custom("refresh"))
/// print(policy)
/// print(policy.plan(for: ReselectSituation(stackDepth: 2, scroll: .awayFromTop)))
/// print(policy.plan(for: ReselectSituation(isTransitioning: true)))
/// ```
///
/// prints
///
/// ```
/// first of popToRoot, scrollToTop, custom(refresh)
/// popToRoot
/// ignored(transition)
/// ```
public struct ReselectPolicy: Hashable, Sendable {
  /// One thing that a tap can do.
  public enum Stage: Hashable, Sendable {
    /// Dismisses what is presented over the tab bar controller; applies while something is.
    case dismissPresented
    /// Pops the tab's own stack to its root; applies while anything is above the root.
    case popToRoot
    /// Sends the visible content to its top; applies while that is away from it.
    case scrollToTop
    /// Runs the handler of that name; applies while there is one.
    case custom(String)
  }

  /// How many of the stages one tap runs.
  public enum StagesPerTap: Hashable, Sendable, CaseIterable {
    /// The first stage that applies, and no other.
    case firstThatApplies
    /// Every stage that applies, in order, each seeing the situation that the one before leaves.
    case all
  }

  /// What a tap does while a push or a pop of the tab's stack is animating.
  public enum DuringTransition: Hashable, Sendable, CaseIterable {
    /// Nothing: the outcome is `ignored(transition)`.
    case ignore
    /// It waits: the outcome is `queued`, and the newest tap is planned anew at the end of the
    /// transition.
    case queueLatest
  }

  /// What a tap can do, most wanted first. Without a stage it never does anything.
  public var stages: [Stage]
  /// How many of the stages one tap runs; the first that applies by default.
  public var stagesPerTap: StagesPerTap
  /// What a tap does while a push or a pop is animating; nothing by default.
  public var duringTransition: DuringTransition

  /// A policy of the given stages, most wanted first.
  public init(
    _ stages: [Stage], stagesPerTap: StagesPerTap = .firstThatApplies,
    duringTransition: DuringTransition = .ignore
  ) {
    self.stages = stages
    self.stagesPerTap = stagesPerTap
    self.duringTransition = duringTransition
  }
}

// MARK: - Planning

extension ReselectPolicy {
  /// What a tap in this situation does; nothing is changed by asking.
  ///
  /// Decided in this order, whatever the stages are:
  /// 1. Something is presented: `dismissPresented` if that is one of the stages, and nothing else
  ///    with it; otherwise `ignored(presented)`.
  /// 2. The view was never loaded: `nothingToDo`.
  /// 3. A push or a pop is animating: `ignored(transition)`, or `queued`.
  /// 4. The stages, in order. One that does not apply is passed over. A scroll that may not start
  ///    now (the content is on its way already, or a finger is on it) ends the search with
  ///    `firstThatApplies`, so that quick taps do not reach the stages behind it; with `all` it is
  ///    passed over. The outcome is `ignored` with that reason if no step was found, and
  ///    `nothingToDo` when no stage applies.
  ///
  /// With `all`, a scroll that follows a pop is one of the root's content
  /// (``ReselectSituation/scrollAtRoot``).
  ///
  /// - Complexity: O(number of stages).
  public func plan(for situation: ReselectSituation) -> ReselectPlan {
    if situation.isPresenting {
      return stages.contains(.dismissPresented)
        ? ReselectPlan(steps: [.dismissPresented]) : .ignored(.presented)
    }
    if !situation.isViewLoaded { return .nothingToDo }
    if situation.isTransitioning {
      return duringTransition == .ignore ? .ignored(.transition) : .queued
    }
    return planStages(for: situation)
  }

  private func planStages(for start: ReselectSituation) -> ReselectPlan {
    var situation = start
    var steps: [Stage] = []
    var obstacle: ReselectOutcome.Reason?
    search: for stage in stages {
      switch situation.answer(to: stage) {
      case .doesNotApply:
        continue
      case .blocked(let reason):
        obstacle = obstacle ?? reason
        if stagesPerTap == .firstThatApplies { break search }
      case .applies:
        steps.append(stage)
        if stagesPerTap == .firstThatApplies { break search }
        situation.run(stage)
      }
    }
    if steps.isEmpty, let obstacle { return .ignored(obstacle) }
    return ReselectPlan(steps: steps)
  }
}

extension ReselectSituation {
  fileprivate enum Answer {
    case applies
    case doesNotApply
    case blocked(ReselectOutcome.Reason)
  }

  fileprivate func answer(to stage: ReselectPolicy.Stage) -> Answer {
    switch stage {
    case .dismissPresented: return isPresenting ? .applies : .doesNotApply
    case .popToRoot: return stackDepth > 0 ? .applies : .doesNotApply
    case .custom(let name): return customStages.contains(name) ? .applies : .doesNotApply
    case .scrollToTop:
      switch scroll {
      case .absent, .cannotScroll, .atTop: return .doesNotApply
      case .awayFromTop, .decelerating: return .applies
      case .travellingToTop: return .blocked(.alreadyTravelling)
      case .tracking: return .blocked(.tracking)
      }
    }
  }

  /// Becomes the situation that the stage leaves, as the stages behind it find it.
  fileprivate mutating func run(_ stage: ReselectPolicy.Stage) {
    switch stage {
    case .dismissPresented: isPresenting = false
    case .scrollToTop: scroll = .travellingToTop
    case .custom: break
    case .popToRoot:
      stackDepth = 0
      scroll = scrollAtRoot
    }
  }
}

// MARK: - CustomStringConvertible

extension ReselectPolicy: CustomStringConvertible {
  /// The stages in order, with what differs from the defaults.
  public var description: String {
    if stages.isEmpty { return "nothing" }
    let names = stages.map(\.description).joined(separator: ", ")
    let choice = stagesPerTap == .firstThatApplies ? "first of " : "all of "
    return choice + names + (duringTransition == .queueLatest ? "; queues the latest tap" : "")
  }
}

extension ReselectPolicy.Stage: CustomStringConvertible {
  /// The name of the case; a custom stage with its own name.
  public var description: String {
    switch self {
    case .dismissPresented: "dismissPresented"
    case .popToRoot: "popToRoot"
    case .scrollToTop: "scrollToTop"
    case .custom(let name): "custom(\(name))"
    }
  }
}
