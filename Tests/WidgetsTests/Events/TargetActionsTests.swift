import Testing

@testable import Widgets

@MainActor struct TargetActionsTests {
  private final class Owner {}

  @MainActor private final class Sender {
    var actions = TargetActions<Sender, Int>()

    func send(_ trigger: Int) {
      actions.send(self, for: trigger)
    }
  }

  private let owner = Owner()
  private let sender = Sender()
  private let log = CallLog()

  @Test func `the actions of a trigger run in the order in which they were added`() {
    _ = sender.actions.add(owner, for: 1) { _, _ in log.add("first") }
    _ = sender.actions.add(owner, for: 2) { _, _ in log.add("other") }
    _ = sender.actions.add(owner, for: 1) { _, _ in log.add("second") }
    sender.send(1)
    #expect(log.calls == ["first", "second"])
  }

  @Test func `a cancelled action no longer runs`() {
    let token = sender.actions.add(owner, for: 1) { _, _ in log.add("run") }
    token.cancel()
    token.cancel()
    #expect(!token.isActive)
    sender.send(1)
    #expect(log.calls == [])
  }

  @Test func `the owner is not kept, and its actions end with it`() {
    weak var released: Owner?
    do {
      let owner = Owner()
      released = owner
      _ = sender.actions.add(owner, for: 1) { _, _ in log.add("run") }
    }
    #expect(released == nil)
    sender.send(1)
    #expect(log.calls == [])
  }

  @Test func `an action may add others, which run the next time`() {
    _ = sender.actions.add(owner, for: 1) { owner, sender in
      log.add("first")
      _ = sender.actions.add(owner, for: 1) { _, _ in log.add("added") }
    }
    sender.send(1)
    #expect(log.take() == ["first"])
    sender.send(1)
    #expect(log.take() == ["first", "added"])
  }

  @Test func `an action may cancel one that is still to come`() {
    var token: TargetToken?
    _ = sender.actions.add(owner, for: 1) { _, _ in token?.cancel() }
    token = sender.actions.add(owner, for: 1) { _, _ in log.add("run") }
    sender.send(1)
    #expect(log.calls == [])
  }
}
