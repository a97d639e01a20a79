import Testing

@testable import Widgets

/// What holds after every event in every state, for up to four pages on a grid of quarter pages.
struct PagerModelExhaustiveTests {
  private struct Exploration {
    var states: [Int] = []
    var violations: [PagerRule: [String]] = [:]
  }

  /// All rules are looked at on one way through all states.
  private static let exploration: Exploration = {
    var result = Exploration()
    for count in 0...4 {
      result.states.append(
        // Five events are enough for a swipe that is caught, and for three wishes in a row. Up to
        // three pages there is nothing beyond what is looked at.
        PagerExplorer.forEachStep(pageCount: count, depth: count == 4 ? 5 : 100) { step in
          for rule in PagerRule.allCases where !rule.holds(in: step) {
            result.violations[rule, default: []].append(
              "\(step.event) in \(step.before) gives \(step.effects) and \(step.after)")
          }
        })
    }
    return result
  }()

  private func expect(
    _ rule: PagerRule, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let found = (Self.exploration.violations[rule] ?? []).prefix(3)
    #expect(found == [], sourceLocation: sourceLocation)
  }

  @Test func `the states are many, and there is one without pages`() {
    #expect(Self.exploration.states[0] == 1)
    #expect(Self.exploration.states[4] > 1000)
  }

  @Test func `at rest the position is the settled page, and nothing is left over`() {
    expect(.wholeAtRest)
  }

  @Test func `there is a settled page that exists, unless there are no pages`() {
    expect(.validPages)
  }

  @Test func `one change is told for each change of the settled page, and no other`() {
    expect(.oneChange)
  }

  @Test func `appearance calls come in turn, and every pair that was begun is ended`() {
    expect(.appearancesInTurn)
  }

  @Test func `what is seen does not jump when a page is asked for or a finger comes`() {
    expect(.noJump)
  }

  @Test func `a page that is asked for is the only one that is put beside those seen`() {
    expect(.onlyTargetBeside)
  }

  @Test func `a movement has a slot to go to, and says so last`() {
    expect(.travelIsLast)
  }

  @Test func `a swipe ends at most one page from where the finger came down`() {
    expect(.onePageASwipe)
  }

  @Test func `the last request wins, with one change at most`() {
    expect(.lastRequestWins)
  }

  @Test func `answering effects with what they say changes nothing more`() {
    expect(.noEcho)
  }

  @Test func `events that do not belong to the phase change nothing`() {
    expect(.strangeEvents)
  }

  @Test func `other pages end every movement, on a page that was there if one is left`() {
    expect(.otherPages)
  }
}
