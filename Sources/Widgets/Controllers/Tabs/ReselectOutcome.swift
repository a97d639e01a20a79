/// What came of a tap on the selected tab.
///
/// `didReselect` is told once for each tap, after its steps were run; the steps may still be
/// animating. A tap that is ``queued`` is told a second time, when the transition that it waits for
/// has ended and it was planned anew, or when it is dropped.
public enum ReselectOutcome: Hashable, Sendable {
  /// Why a tap that had something to do was not acted on.
  public enum Reason: Hashable, Sendable, CaseIterable {
    /// A push or a pop is animating.
    case transition
    /// The content is on its way to the top; that is not restarted.
    case alreadyTravelling
    /// A finger is down on the content.
    case tracking
    /// Something is presented over the tab bar controller.
    case presented
    /// The tap was queued, and a newer one took its place or its tab was left.
    case superseded
  }

  /// These steps were taken, in this order; never empty.
  case performed([ReselectPlan.Step])
  /// Steps were planned, and the app took all of them away.
  case refused
  /// The tap was not acted on.
  case ignored(Reason)
  /// No stage of the policy applies.
  case nothingToDo
  /// The tap waits for the end of a transition; its final outcome follows.
  case queued
}

// MARK: - CustomStringConvertible

extension ReselectOutcome: CustomStringConvertible {
  /// The case with its steps or reason, such as `performed(popToRoot)` or `ignored(transition)`.
  public var description: String {
    switch self {
    case .performed(let steps):
      "performed(\(steps.map(\.description).joined(separator: ", ")))"
    case .refused: "refused"
    case .ignored(let reason): "ignored(\(reason))"
    case .nothingToDo: "nothingToDo"
    case .queued: "queued"
    }
  }
}

extension ReselectOutcome.Reason: CustomStringConvertible {
  /// The name of the case.
  public var description: String {
    switch self {
    case .transition: "transition"
    case .alreadyTravelling: "alreadyTravelling"
    case .tracking: "tracking"
    case .presented: "presented"
    case .superseded: "superseded"
    }
  }
}
