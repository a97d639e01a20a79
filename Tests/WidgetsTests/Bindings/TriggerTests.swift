import Testing
import Widgets
import WidgetsTestSupport

@MainActor struct TriggerTests {
  private final class Owner: TriggerObserver {
    var fires = 0
  }

  private enum Tab: CaseIterable {
    case news, search, about
  }

  private let trigger = Observed(Trigger())
  private let owner = Owner()

  @Test func `a trigger is a value that counts`() {
    var trigger = Trigger()
    let copy = trigger
    trigger.fire()
    trigger.fire()
    #expect(trigger.count == 2)
    #expect(copy.count == 0)
    #expect(trigger != copy)
  }

  @Test func `S3 an observer runs once per fire, and two fires in a row are two`() {
    owner.onTrigger(of: trigger) { $0.fires += 1 }
    trigger.fire()
    trigger.fire()
    trigger.value.fire()
    #expect(owner.fires == 3)
  }

  @Test func `S3 an observer that appears later does not receive earlier fires`() {
    trigger.fire()
    owner.onTrigger(of: trigger) { $0.fires += 1 }
    #expect(owner.fires == 0)
    trigger.fire()
    #expect(owner.fires == 1)
  }

  @Test(arguments: [1, 2, 5])
  func `S3 an observer that was paused gets one call when it resumes`(count: Int) {
    let token = owner.onTrigger(of: trigger) { $0.fires += 1 }
    token.pause()
    for _ in 0..<count { trigger.fire() }
    #expect(owner.fires == 0)
    token.resume()
    #expect(owner.fires == 1)
    token.resume()
    #expect(owner.fires == 1)
    trigger.fire()
    #expect(owner.fires == 2)
  }

  @Test func `S3 an observer that was paused without a fire gets no call`() {
    let token = owner.onTrigger(of: trigger) { $0.fires += 1 }
    trigger.fire()
    token.pause()
    token.resume()
    #expect(owner.fires == 1)
  }

  @Test func `S3 a trigger that is absent is fine`() {
    let token = owner.onTrigger(of: nil) { $0.fires += 1 }
    token.pause()
    token.resume()
    #expect(!token.isActive)
    #expect(owner.fires == 0)
  }

  @Test func `setting an equal trigger is no fire, also while paused`() {
    let token = owner.onTrigger(of: trigger) { $0.fires += 1 }
    trigger.value = trigger.value
    token.pause()
    trigger.value = trigger.value
    token.resume()
    #expect(owner.fires == 0)
  }

  @Test func `a fire by an observer is heard by all, after the one that it answers`() {
    var log: [String] = []
    let first = trigger.onTrigger {
      log.append("a")
      if trigger.value.count == 1 { trigger.fire() }
    }
    let second = trigger.onTrigger { log.append("b") }
    trigger.fire()
    #expect(log == ["a", "b", "a", "b"])
    _ = (first, second)
  }

  @Test func `an observer with a token ends with that`() {
    var count = 0
    var token: ObservationToken? = trigger.onTrigger { count += 1 }
    trigger.fire()
    token = nil
    trigger.fire()
    #expect(count == 1)
    _ = token
  }

  @Test func `an owner is not kept by the trigger`() {
    var owner: Owner? = Owner()
    weak let released = owner
    owner?.onTrigger(of: trigger) { $0.fires += 1 }
    owner = nil
    #expect(released == nil)
    trigger.fire()
  }

  @Test func `nodes and controllers observe with their own type`() {
    final class Titled: ViewController {
      var count = 0
    }
    let controller = Titled()
    let node = Label()
    controller.onTrigger(of: trigger) { $0.count += 1 }
    node.onTrigger(of: trigger) { $0.text = "fired" }
    trigger.fire()
    #expect(controller.count == 1)
    #expect(node.text == "fired")
  }

  @Test func `10,000 observers hear each fire once`() {
    let owners = (0..<10_000).map { _ in Owner() }
    for owner in owners { owner.onTrigger(of: trigger) { $0.fires += 1 } }
    trigger.fire()
    #expect(owners.allSatisfy { $0.fires == 1 })
  }

  // MARK: - Maps

  @Test func `S3 a map has a trigger for every case, always the same one`() {
    let triggers = TriggerMap<Tab>()
    #expect(Set(Tab.allCases.map { ObjectIdentifier(triggers[$0]) }).count == 3)
    for tab in Tab.allCases { #expect(triggers[tab] === triggers[tab]) }
  }

  @Test func `S3 firing one tab's trigger fires no other`() {
    let triggers = TriggerMap<Tab>()
    let owners = [Tab.news: Owner(), .search: Owner(), .about: Owner()]
    for (tab, owner) in owners { owner.onTrigger(of: triggers[tab]) { $0.fires += 1 } }
    triggers.fire(.search)
    triggers.fire(.search)
    #expect(owners.mapValues(\.fires) == [.news: 0, .search: 2, .about: 0])
  }

  @Test func `a map is total also over a type that does not list all its values`() {
    struct Page: CaseIterable, Hashable {
      static let allCases = [Page(number: 1)]
      var number: Int
    }
    let triggers = TriggerMap<Page>()
    let page = Page(number: 7)
    owner.onTrigger(of: triggers[page]) { $0.fires += 1 }
    triggers.fire(page)
    #expect(owner.fires == 1)
  }
}
