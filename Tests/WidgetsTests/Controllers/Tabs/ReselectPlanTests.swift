import Testing
import Widgets

@MainActor struct ReselectPlanTests {
  @Test func `a plan that is run as it was made is performed`() {
    let plan = ReselectPlan(steps: [.popToRoot, .scrollToTop])
    #expect(plan.outcome == .performed([.popToRoot, .scrollToTop]))
  }

  @Test func `a plan whose steps are all taken away is refused`() {
    var plan = ReselectPlan(steps: [.popToRoot])
    plan.steps = []
    #expect(plan.outcome == .refused)
  }

  @Test func `a plan that was edited is performed as edited`() {
    var plan = ReselectPlan(steps: [.popToRoot])
    plan.steps.append(.custom("refresh"))
    plan.steps.removeFirst()
    #expect(plan.outcome == .performed([.custom("refresh")]))
  }

  @Test func `a plan without a step keeps its reason`() {
    #expect(ReselectPlan(steps: []).outcome == .nothingToDo)
    #expect(ReselectPlan.nothingToDo.outcome == .nothingToDo)
    #expect(ReselectPlan.queued.outcome == .queued)
    for reason in ReselectOutcome.Reason.allCases {
      #expect(ReselectPlan.ignored(reason).outcome == .ignored(reason))
    }
  }

  @Test func `steps that are added to a plan without any are performed`() {
    var plan = ReselectPlan.ignored(.tracking)
    plan.steps = [.custom("refresh")]
    #expect(plan.outcome == .performed([.custom("refresh")]))
  }

  @Test func `only steps with an effect are performed`() {
    let plan = ReselectPlan(steps: [.popToRoot, .scrollToTop])
    #expect(plan.outcome(performing: [.scrollToTop]) == .performed([.scrollToTop]))
    #expect(plan.outcome(performing: []) == .nothingToDo)
  }

  @Test func `a plan prints its steps or its reason`() {
    #expect("\(ReselectPlan(steps: [.popToRoot, .custom("a")]))" == "popToRoot, custom(a)")
    #expect("\(ReselectPlan.queued)" == "queued")
    #expect("\(ReselectPlan.ignored(.presented))" == "ignored(presented)")
  }

  @Test func `an outcome prints its steps or its reason`() {
    #expect(
      "\(ReselectOutcome.performed([.dismissPresented, .scrollToTop]))"
        == "performed(dismissPresented, scrollToTop)")
    #expect("\(ReselectOutcome.refused)" == "refused")
    #expect("\(ReselectOutcome.nothingToDo)" == "nothingToDo")
    #expect(
      ReselectOutcome.Reason.allCases.map(\.description)
        == ["transition", "alreadyTravelling", "tracking", "presented", "superseded"])
  }

  @Test func `a situation prints what differs from rest`() {
    #expect("\(ReselectSituation())" == "at root, scroll absent")
    let situation = ReselectSituation(
      isViewLoaded: false, stackDepth: 2, isTransitioning: true, isPresenting: true,
      scroll: .atTop, scrollAtRoot: .awayFromTop, customStages: ["b", "a"])
    #expect(
      situation.description
        == "not loaded, 2 above root, transition, presenting, scroll atTop, "
        + "root scroll awayFromTop, handlers a b")
  }
}
