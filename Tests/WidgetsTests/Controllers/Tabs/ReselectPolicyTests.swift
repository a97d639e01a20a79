import Testing
import Widgets

@MainActor struct ReselectPolicyTests {
  // MARK: Presets

  @Test func `TAB-30 TAB-34 popToRoot pops a deep stack and never scrolls`() {
    #expect(plan(.popToRoot, depth: 2, .awayFromTop) == "popToRoot")
    #expect(plan(.popToRoot, depth: 0, .awayFromTop) == "nothingToDo")
  }

  @Test func `TAB-36 popToRoot has nothing to do at the root`() {
    for scroll in ReselectSituation.Scroll.allCases {
      #expect(plan(.popToRoot, depth: 0, scroll) == "nothingToDo")
    }
  }

  @Test func `popThenScroll pops first and scrolls at the root`() {
    #expect(plan(.popThenScroll, depth: 1, .awayFromTop) == "popToRoot")
    #expect(plan(.popThenScroll, depth: 0, .awayFromTop) == "scrollToTop")
    #expect(plan(.popThenScroll, depth: 0, .atTop) == "nothingToDo")
  }

  @Test func `scrollThenPop scrolls first and pops from the top`() {
    #expect(plan(.scrollThenPop, depth: 1, .awayFromTop) == "scrollToTop")
    #expect(plan(.scrollThenPop, depth: 1, .atTop) == "popToRoot")
    #expect(plan(.scrollThenPop, depth: 1, .absent) == "popToRoot")
    #expect(plan(.scrollThenPop, depth: 0, .atTop) == "nothingToDo")
  }

  @Test func `scrollToTop never pops`() {
    #expect(plan(.scrollToTop, depth: 3, .awayFromTop) == "scrollToTop")
    #expect(plan(.scrollToTop, depth: 3, .atTop) == "nothingToDo")
  }

  @Test func `none does nothing`() {
    #expect(plan(.none, depth: 3, .awayFromTop) == "nothingToDo")
  }

  @Test(arguments: [
    ReselectPolicy.popToRoot, .popThenScroll, .scrollThenPop, .scrollToTop, .none,
  ])
  func `a preset runs the first stage that applies and ignores transitions`(
    policy: ReselectPolicy
  ) {
    #expect(policy.stagesPerTap == .firstThatApplies)
    #expect(policy.duringTransition == .ignore)
  }

  // MARK: Stages

  @Test func `stages that do not apply are passed over`() {
    let policy = ReselectPolicy([.dismissPresented, .popToRoot, .custom("none"), .scrollToTop])
    #expect(plan(policy, depth: 0, .awayFromTop) == "scrollToTop")
  }

  @Test func `a custom stage applies while it has a handler`() {
    let policy = ReselectPolicy.popThenScroll.then(.custom("refresh"))
    var situation = ReselectSituation(scroll: .atTop)
    #expect(policy.plan(for: situation) == .nothingToDo)
    situation.customStages = ["refresh"]
    #expect(policy.plan(for: situation).steps == [.custom("refresh")])
  }

  @Test(arguments: [ReselectSituation.Scroll.travellingToTop, .tracking])
  func `a scroll that may not start keeps quick taps from the stages behind it`(
    scroll: ReselectSituation.Scroll
  ) {
    let policy = ReselectPolicy.scrollThenPop.then(.custom("refresh"))
    let situation = ReselectSituation(
      stackDepth: 2, scroll: scroll, customStages: ["refresh"])
    let reason: ReselectOutcome.Reason = scroll == .tracking ? .tracking : .alreadyTravelling
    #expect(policy.plan(for: situation) == .ignored(reason))
  }

  @Test func `a stage that applies is not held up by a later scroll that may not start`() {
    #expect(plan(.popThenScroll, depth: 1, .tracking) == "popToRoot")
    #expect(plan(.popThenScroll, depth: 1, .travellingToTop) == "popToRoot")
  }

  // MARK: All stages

  @Test func `with all one tap pops and scrolls the content of the root`() {
    let policy = ReselectPolicy.popThenScroll.runningAll()
    var situation = ReselectSituation(
      stackDepth: 2, scroll: .atTop, scrollAtRoot: .awayFromTop)
    #expect(policy.plan(for: situation).steps == [.popToRoot, .scrollToTop])
    situation.scrollAtRoot = .atTop
    #expect(policy.plan(for: situation).steps == [.popToRoot])
    situation.scroll = .awayFromTop
    #expect(policy.plan(for: situation).steps == [.popToRoot])
  }

  @Test func `with all a scroll before the pop is one of what is on screen`() {
    let policy = ReselectPolicy.scrollThenPop.runningAll()
    let situation = ReselectSituation(
      stackDepth: 1, scroll: .awayFromTop, scrollAtRoot: .atTop)
    #expect(policy.plan(for: situation).steps == [.scrollToTop, .popToRoot])
  }

  @Test func `with all a stage that is listed twice runs again only if it applies again`() {
    let policy = ReselectPolicy(
      [.scrollToTop, .scrollToTop, .popToRoot, .popToRoot, .scrollToTop], stagesPerTap: .all)
    let situation = ReselectSituation(stackDepth: 1, scroll: .awayFromTop)
    #expect(policy.plan(for: situation).steps == [.scrollToTop, .popToRoot, .scrollToTop])
  }

  @Test func `with all a scroll that may not start is passed over`() {
    let policy = ReselectPolicy([.scrollToTop, .custom("refresh")], stagesPerTap: .all)
    var situation = ReselectSituation(scroll: .tracking, customStages: ["refresh"])
    #expect(policy.plan(for: situation).steps == [.custom("refresh")])
    situation.customStages = []
    #expect(policy.plan(for: situation) == .ignored(.tracking))
  }

  // MARK: Values

  @Test func `variations change what they name and nothing else`() {
    #expect(ReselectPolicy.popToRoot.then(.scrollToTop) == .popThenScroll)
    #expect(
      ReselectPolicy.popToRoot.dismissingPresented()
        == ReselectPolicy([.dismissPresented, .popToRoot]))
    #expect(
      ReselectPolicy.popToRoot.dismissingPresented().dismissingPresented()
        == ReselectPolicy.popToRoot.dismissingPresented())
    #expect(
      ReselectPolicy.scrollToTop.runningAll().queueingLatest()
        == ReselectPolicy([.scrollToTop], stagesPerTap: .all, duringTransition: .queueLatest))
  }

  @Test func `a policy prints what it does`() {
    #expect("\(ReselectPolicy.popThenScroll)" == "first of popToRoot, scrollToTop")
    #expect("\(ReselectPolicy.none)" == "nothing")
    let policy = ReselectPolicy.popThenScroll.then(.custom("refresh"))
    #expect("\(policy)" == "first of popToRoot, scrollToTop, custom(refresh)")
    #expect(
      "\(ReselectPolicy.popToRoot.dismissingPresented().runningAll().queueingLatest())"
        == "all of dismissPresented, popToRoot; queues the latest tap")
  }

  @Test func `the plans in the documentation are the ones that are printed`() {
    let policy = ReselectPolicy.popThenScroll.then(.custom("refresh"))
    let deep = ReselectSituation(stackDepth: 2, scroll: .awayFromTop)
    #expect("\(policy.plan(for: deep))" == "popToRoot")
    let busy = ReselectSituation(isTransitioning: true)
    #expect("\(policy.plan(for: busy))" == "ignored(transition)")
  }

  private func plan(
    _ policy: ReselectPolicy, depth: Int, _ scroll: ReselectSituation.Scroll
  ) -> String {
    policy.plan(for: ReselectSituation(stackDepth: depth, scroll: scroll)).description
  }
}
