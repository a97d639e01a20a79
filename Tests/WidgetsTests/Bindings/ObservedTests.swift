import Testing
import WidgetsTestSupport

@testable import Widgets

@MainActor struct ObservedTests {
  private final class Log {
    var entries: [String] = []
    func add(_ entry: String) { entries.append(entry) }
  }

  private let log = Log()

  @Test func `an observer hears the old and the new value`() {
    let observed = Observed(1)
    let token = observed.didSet { log.add("\($0) \($1)") }
    observed.value = 2
    observed.value += 1
    token.cancel()
    #expect(log.entries == ["1 2", "2 3"])
  }

  @Test func `S3 setting an equal value is heard`() {
    let observed = Observed(1)
    let token = observed.didSet { log.add("\($0) \($1)") }
    observed.value = 1
    token.cancel()
    #expect(log.entries == ["1 1"])
  }

  @Test func `observers run inside the setter, in the order in which they came`() {
    let observed = Observed(0)
    let tokens = ["a", "b", "c"].map { name in
      observed.didSet { _, new in log.add("\(name)\(new) reads \(observed.value)") }
    }
    observed.value = 1
    #expect(log.entries == ["a1 reads 1", "b1 reads 1", "c1 reads 1"])
    #expect(tokens.count == 3)
  }

  // MARK: - Ending

  @Test func `an observer ends when its token is released`() {
    let observed = Observed(0)
    var token: ObservationToken? = observed.didSet { _, _ in log.add("told") }
    observed.value = 1
    token = nil
    observed.value = 2
    #expect(log.entries == ["told"])
    #expect(token == nil)
  }

  @Test func `the token that is released lets go of what the handler holds`() {
    let observed = Observed(0)
    weak var held: Log?
    var token: ObservationToken?
    do {
      let object = Log()
      held = object
      token = observed.didSet { _, _ in object.add("told") }
    }
    #expect(held != nil)
    token = nil
    #expect(held == nil)
    _ = token
  }

  @Test func `a cancelled token has ended for good`() {
    let observed = Observed(0)
    let token = observed.didSet { _, _ in log.add("told") }
    token.cancel()
    token.cancel()
    token.pause()
    observed.value = 1
    token.resume()
    #expect(!token.isActive)
    #expect(log.entries.isEmpty)
  }

  @Test func `a token released by a background task ends the observer`() async {
    let observed = Observed(0)
    var token: ObservationToken? = observed.didSet { _, _ in log.add("told") }
    let task = Task.detached { [token] in _ = token }
    token = nil
    await task.value
    observed.value = 1
    #expect(log.entries.isEmpty)
    _ = token
  }

  @Test func `an observer of an owner ends with it and does not keep it`() {
    let observed = Observed(0)
    var owner: Log? = Log()
    weak let released = owner
    if let owner { observed.didSet(for: owner) { owner, _, new in owner.add("\(new)") } }
    observed.value = 1
    #expect(owner?.entries == ["1"])
    owner = nil
    #expect(released == nil)
    observed.value = 2
  }

  @Test func `the token keeps nothing of the observed value`() {
    var observed: Observed<Int>? = Observed(0)
    weak let released = observed
    let token = observed?.didSet { _, _ in }
    observed = nil
    #expect(released == nil)
    #expect(token != nil)
  }

  @Test func `those that have ended are forgotten as others come`() {
    let observed = Observed(0)
    for _ in 0..<10_000 { observed.didSet(for: Log()) { _, _, _ in } }
    #expect(observed.countOfEntries < 100)
  }

  // MARK: - Coming and going while being told

  @Test func `FR-REN-05 an observer may end itself and others and add new ones`() {
    let observed = Observed(0)
    var tokens: [String: ObservationToken] = [:]
    tokens["1"] = observed.didSet { _, _ in
      log.add("1")
      tokens["1"] = nil
      tokens["3"] = nil
      tokens["4"] = tokens["4"] ?? observed.didSet { _, _ in log.add("4") }
    }
    tokens["2"] = observed.didSet { _, _ in log.add("2") }
    tokens["3"] = observed.didSet { _, _ in log.add("3") }
    observed.value = 1
    #expect(log.entries == ["1", "2"])
    observed.value = 2
    #expect(log.entries == ["1", "2", "2", "4"])
  }

  @Test func `all hear all changes in their order, also one that an observer makes`() {
    let observed = Observed(0)
    let first = observed.didSet { old, new in
      log.add("a \(old) \(new)")
      if new == 1 { observed.value = 2 }
    }
    let second = observed.didSet { old, new in log.add("b \(old) \(new) of \(observed.value)") }
    observed.value = 1
    #expect(log.entries == ["a 0 1", "b 0 1 of 2", "a 1 2", "b 1 2 of 2"])
    _ = (first, second)
  }

  @Test func `one that comes while a change waits does not hear that`() {
    let observed = Observed(0)
    var late: ObservationToken?
    let first = observed.didSet { _, new in
      guard new == 1 else { return }
      observed.value = 2
      late = observed.didSet { _, new in log.add("late \(new)") }
    }
    observed.value = 1
    observed.value = 3
    #expect(log.entries == ["late 3"])
    _ = (first, late)
  }

  // MARK: - Echo

  @Test func `two values that follow each other come to rest`() {
    let a = Observed(0)
    let b = Observed(0)
    let tokens = [
      a.didSet { _, new in
        log.add("a \(new)")
        b.value = new
      },
      b.didSet { _, new in
        log.add("b \(new)")
        a.value = new
      },
    ]
    a.value = 1
    b.value = 2
    #expect(log.entries == ["a 1", "b 1", "b 2", "a 2"])
    #expect(tokens.count == 2)
  }

  @Test func `an observer that corrects the value is heard, and then there is silence`() {
    let observed = Observed(0)
    let limit = observed.didSet { _, new in observed.value = min(new, 10) }
    let token = observed.didSet { log.add("\($0) \($1)") }
    observed.value = 20
    #expect(observed.value == 10)
    #expect(log.entries == ["0 20", "20 10"])
    _ = (limit, token)
  }

  @Test func `observers that disagree for ever are stopped with a diagnostic`() {
    let observed = Observed(0)
    let codes = DiagnosticCodes()
    let token = observed.didSet { _, new in observed.value = new + 1 }
    Diagnostics.$handler.withValue(Diagnostics.Handler { codes.add($0) }) {
      observed.value = 1
    }
    #expect(codes.all == ["observed.loop"])
    // The first change and the 63 that follow are told; each sets one more.
    #expect(observed.value == 65)
    token.cancel()
    observed.value = 0
    #expect(observed.value == 0)
  }

  @Test func `a value that cannot be compared is told each time`() {
    struct Plain { var number: Int }
    let observed = Observed(Plain(number: 1))
    let token = observed.didSet { log.add("\($0.number) \($1.number)") }
    observed.value = Plain(number: 1)
    #expect(log.entries == ["1 1"])
    _ = token
  }

  // MARK: - Pausing

  @Test func `one that was paused hears once of all that it missed`() {
    let observed = Observed(0)
    let token = observed.didSet { log.add("\($0) \($1)") }
    token.pause()
    observed.value = 1
    observed.value = 2
    observed.value = 3
    #expect(log.entries.isEmpty)
    token.resume()
    #expect(log.entries == ["0 3"])
    token.resume()
    observed.value = 4
    #expect(log.entries == ["0 3", "3 4"])
  }

  @Test func `one that missed nothing hears nothing when it resumes`() {
    let observed = Observed(0)
    let token = observed.didSet { log.add("\($0) \($1)") }
    token.pause()
    token.resume()
    #expect(log.entries.isEmpty)
    #expect(!token.isPaused)
    _ = observed
  }
}
