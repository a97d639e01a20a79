import Testing
import Widgets

/// The rows of DESIGN section 7 that a policy decides.
@MainActor struct ReselectRaceTableTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    let policy: ReselectPolicy
    let situation: ReselectSituation
    let expected: ReselectOutcome

    var testDescription: String { name }
  }

  nonisolated static let rows: [Row] = [
    Row(
      name: "a push or pop is animating", policy: .popToRoot,
      situation: ReselectSituation(stackDepth: 1, isTransitioning: true),
      expected: .ignored(.transition)),
    Row(
      name: "a pop to the root is animating: the stack reads as one", policy: .popThenScroll,
      situation: ReselectSituation(isTransitioning: true, scroll: .awayFromTop),
      expected: .ignored(.transition)),
    Row(
      name: "a push or pop is animating, with queueLatest",
      policy: .popToRoot.queueingLatest(),
      situation: ReselectSituation(stackDepth: 1, isTransitioning: true),
      expected: .queued),
    Row(
      name: "a queued tap at the end of the push", policy: .popToRoot.queueingLatest(),
      situation: ReselectSituation(stackDepth: 1), expected: .performed([.popToRoot])),
    Row(
      name: "FR-TAB-09: the list is travelling to its top", policy: .popThenScroll,
      situation: ReselectSituation(scroll: .travellingToTop),
      expected: .ignored(.alreadyTravelling)),
    Row(
      name: "the list decelerates", policy: .popThenScroll,
      situation: ReselectSituation(scroll: .decelerating),
      expected: .performed([.scrollToTop])),
    Row(
      name: "a finger is down on the list", policy: .popThenScroll,
      situation: ReselectSituation(scroll: .tracking), expected: .ignored(.tracking)),
    Row(
      name: "view never loaded", policy: .popThenScroll,
      situation: ReselectSituation(isViewLoaded: false), expected: .nothingToDo),
    Row(
      name: "view never loaded, with a stack set before", policy: .popThenScroll,
      situation: ReselectSituation(isViewLoaded: false, stackDepth: 2), expected: .nothingToDo),
    Row(
      name: "something is presented", policy: .popThenScroll,
      situation: ReselectSituation(stackDepth: 1, isPresenting: true, scroll: .awayFromTop),
      expected: .ignored(.presented)),
    Row(
      name: "something is presented, with dismissPresented",
      policy: .popThenScroll.dismissingPresented().runningAll(),
      situation: ReselectSituation(stackDepth: 1, isPresenting: true, scroll: .awayFromTop),
      expected: .performed([.dismissPresented])),
    Row(
      name: "something is presented, with dismissPresented last",
      policy: .popThenScroll.then(.dismissPresented),
      situation: ReselectSituation(stackDepth: 1, isPresenting: true, scroll: .awayFromTop),
      expected: .performed([.dismissPresented])),
    Row(
      name: "something is presented while a push animates below it",
      policy: .popToRoot.queueingLatest(),
      situation: ReselectSituation(stackDepth: 1, isTransitioning: true, isPresenting: true),
      expected: .ignored(.presented)),
    Row(
      name: "FR-TAB-01: list empty, or content fits", policy: .popThenScroll,
      situation: ReselectSituation(scroll: .cannotScroll), expected: .nothingToDo),
    Row(
      name: "only a horizontal scroll view", policy: .popThenScroll,
      situation: ReselectSituation(scroll: .absent), expected: .nothingToDo),
  ]

  @Test(arguments: rows)
  func `a tap on the selected tab`(row: Row) {
    #expect(row.policy.plan(for: row.situation).outcome == row.expected)
  }

  /// Every situation against every list of up to three stages and every option.
  @Test func `any plan keeps the rules in any situation`() {
    var count = 0
    for policy in Self.policies {
      for situation in Self.situations {
        count += 1
        guard Self.rulesHold(policy, situation) else {
          Issue.record("\(policy): \(situation): \(policy.plan(for: situation))")
          return
        }
      }
    }
    #expect(count == (1 + 4 + 16 + 64) * 4 * 32 * 7 * 2)
  }

  private static let stages: [ReselectPolicy.Stage] = [
    .dismissPresented, .popToRoot, .scrollToTop, .custom("refresh"),
  ]

  private static var policies: [ReselectPolicy] {
    var lists: [[ReselectPolicy.Stage]] = [[]]
    var longest = lists
    for _ in 1...3 {
      longest = longest.flatMap { list in stages.map { list + [$0] } }
      lists += longest
    }
    return lists.flatMap { list in
      ReselectPolicy.StagesPerTap.allCases.flatMap { perTap in
        ReselectPolicy.DuringTransition.allCases.map {
          ReselectPolicy(list, stagesPerTap: perTap, duringTransition: $0)
        }
      }
    }
  }

  private static let situations: [ReselectSituation] = {
    var all: [ReselectSituation] = []
    for bits in 0..<32 {
      for scroll in ReselectSituation.Scroll.allCases {
        for scrollAtRoot in [ReselectSituation.Scroll.atTop, .awayFromTop] {
          all.append(
            ReselectSituation(
              isViewLoaded: bits & 1 == 0, stackDepth: bits & 2 == 0 ? 0 : 2,
              isTransitioning: bits & 4 != 0, isPresenting: bits & 8 != 0, scroll: scroll,
              scrollAtRoot: scrollAtRoot, customStages: bits & 16 == 0 ? [] : ["refresh"]))
        }
      }
    }
    return all
  }()

  private static func rulesHold(_ policy: ReselectPolicy, _ s: ReselectSituation) -> Bool {
    let plan = policy.plan(for: s)
    let isEmpty = plan.steps.isEmpty
    if isEmpty == (plan.outcomeWhenEmpty == .refused) { return false }
    if s.isPresenting {
      return policy.stages.contains(.dismissPresented)
        ? plan.steps == [.dismissPresented] : plan == .ignored(.presented)
    }
    if !s.isViewLoaded { return plan == .nothingToDo }
    if s.isTransitioning {
      return plan == (policy.duringTransition == .ignore ? .ignored(.transition) : .queued)
    }
    return isSubsequence(plan.steps, of: policy.stages)
      && !plan.steps.contains(.dismissPresented)
      && (policy.stagesPerTap == .all || plan.steps.count <= 1)
      && (s.stackDepth > 0 || !plan.steps.contains(.popToRoot))
      && (!s.customStages.isEmpty || !plan.steps.contains(.custom("refresh")))
      && scrollIsAllowed(plan.steps, s)
      && (!isEmpty || reasonHolds(plan.outcomeWhenEmpty, policy, s))
  }

  private static func isSubsequence(
    _ steps: [ReselectPlan.Step], of stages: [ReselectPolicy.Stage]
  ) -> Bool {
    var rest = stages[...]
    for step in steps {
      guard let index = rest.firstIndex(of: step) else { return false }
      rest = rest[(index + 1)...]
    }
    return true
  }

  private static func scrollIsAllowed(
    _ steps: [ReselectPlan.Step], _ s: ReselectSituation
  ) -> Bool {
    var scroll = s.scroll
    for step in steps {
      if step == .popToRoot { scroll = s.scrollAtRoot }
      if step == .scrollToTop {
        if scroll != .awayFromTop && scroll != .decelerating { return false }
        scroll = .travellingToTop
      }
    }
    return true
  }

  private static func reasonHolds(
    _ outcome: ReselectOutcome, _ policy: ReselectPolicy, _ s: ReselectSituation
  ) -> Bool {
    let scrolls = policy.stages.contains(.scrollToTop)
    switch outcome {
    case .ignored(.alreadyTravelling): return scrolls && s.scroll == .travellingToTop
    case .ignored(.tracking): return scrolls && s.scroll == .tracking
    case .nothingToDo:
      return (!scrolls || [.absent, .cannotScroll, .atTop].contains(s.scroll))
        && (s.stackDepth == 0 || !policy.stages.contains(.popToRoot))
        && (s.customStages.isEmpty || !policy.stages.contains(.custom("refresh")))
    default: return false
    }
  }
}
