/// What one tap on the selected tab is about to do.
///
/// `willReselect` is handed the plan before it runs and may change its steps: take some away, add
/// others, or reorder them. Taking all of them away refuses the tap.
public struct ReselectPlan: Hashable, Sendable {
  /// One thing that is done: a stage of the policy, or one that the app added.
  public typealias Step = ReselectPolicy.Stage

  /// What is done, in order.
  public var steps: [Step]
  /// The outcome if no step is left: why nothing was planned, or `refused` if something was.
  public let outcomeWhenEmpty: ReselectOutcome

  /// A plan of the given steps; without any there is `nothingToDo`.
  public init(steps: [Step]) {
    self.steps = steps
    outcomeWhenEmpty = steps.isEmpty ? .nothingToDo : .refused
  }

  private init(nothingBecause outcome: ReselectOutcome) {
    steps = []
    outcomeWhenEmpty = outcome
  }

  /// A plan without a step, because nothing applies.
  public static let nothingToDo = ReselectPlan(nothingBecause: .nothingToDo)

  /// A plan without a step, because the tap waits for the end of a transition.
  public static let queued = ReselectPlan(nothingBecause: .queued)

  /// A plan without a step, because the tap is ignored.
  public static func ignored(_ reason: ReselectOutcome.Reason) -> ReselectPlan {
    ReselectPlan(nothingBecause: .ignored(reason))
  }

  /// The outcome of running the plan as it stands now, if every step has an effect.
  public var outcome: ReselectOutcome { outcome(performing: steps) }

  /// The outcome of running the plan as it stands now.
  ///
  /// - Parameter performed: The steps that had an effect. A step that the app added may have none,
  ///   such as a pop at the root.
  public func outcome(performing performed: [Step]) -> ReselectOutcome {
    if steps.isEmpty { return outcomeWhenEmpty }
    return performed.isEmpty ? .nothingToDo : .performed(performed)
  }
}

// MARK: - CustomStringConvertible

extension ReselectPlan: CustomStringConvertible {
  /// The steps in order, or the outcome when there are none.
  public var description: String {
    steps.isEmpty
      ? outcomeWhenEmpty.description : steps.map(\.description).joined(separator: ", ")
  }
}
