import Foundation
import Testing

@testable import Widgets

@MainActor struct NodeScheduleTests {
  private let host = FakeScreenHost()
  private let log = CallLog()

  @Test func `work runs in the first frame at its time or later, once`() {
    let window = host.makeWindow()
    let work = window.schedule(after: 1) { log.add("run \(host.now)") }
    #expect(work.isActive)
    host.runFrame(at: 0.5)
    #expect(log.take() == [])
    #expect(host.screen.nextDeadline == 1)
    host.runFrame(at: 1)
    #expect(log.take() == ["run 1.0"])
    #expect(!work.isActive)
    host.runFrame(at: 5)
    #expect(log.take() == [])
    #expect(host.screen.isIdle)
  }

  @Test func `work of one frame runs in order of time, then in that of the calls`() {
    let window = host.makeWindow()
    window.schedule(after: 3) { log.add("3") }
    window.schedule(after: 1) { log.add("1") }
    window.schedule(after: 2) { log.add("2 first") }
    window.schedule(after: 2) { log.add("2 second") }
    host.runFrame(at: 10)
    #expect(log.take() == ["1", "2 first", "2 second", "3"])
  }

  @Test func `repeats keep their times`() {
    let window = host.makeWindow()
    window.schedule(after: 1, every: 0.5) { log.add("\(host.now)") }
    for time in [1, 1.5, 1.75, 2.25, 2.5] { host.runFrame(at: time) }
    #expect(log.take() == ["1.0", "1.5", "2.25", "2.5"])
    #expect(host.screen.nextDeadline == 3)
  }

  @Test func `a host that slept runs missed repeats once`() {
    let window = host.makeWindow()
    window.schedule(after: 1, every: 1) { log.add("\(host.now)") }
    host.runFrame(at: 10.25)
    #expect(log.take() == ["10.25"])
    host.runWantedFrames()
    #expect(log.take() == [])
    #expect(host.screen.nextDeadline == 11)
  }

  @Test func `cancelled work does not run and keeps nothing`() {
    let window = host.makeWindow()
    weak var released: Node?
    let work: ScheduledWork
    do {
      let captured = Node()
      released = captured
      work = window.schedule(after: 1) { captured.tag = 1 }
    }
    #expect(released != nil)
    work.cancel()
    work.cancel()
    #expect(released == nil)
    #expect(!work.isActive)
    host.runWantedFrames()
    #expect(host.screen.isIdle)
  }

  @Test func `work that has run keeps nothing`() {
    let window = host.makeWindow()
    weak var released: Node?
    let work: ScheduledWork
    do {
      let captured = Node()
      released = captured
      work = window.schedule(after: 0) { captured.tag = 1 }
    }
    host.runFrame()
    #expect(released == nil)
    #expect(!work.isActive)
  }

  @Test func `a repeat may end itself`() {
    let window = host.makeWindow()
    var work: ScheduledWork?
    work = window.schedule(after: 0, every: 1) {
      log.add("run")
      work?.cancel()
    }
    host.runFrame()
    host.runFrame(at: 3)
    #expect(log.take() == ["run"])
    #expect(host.screen.isIdle)
  }

  @Test func `work ends when its node leaves the window`() {
    let window = host.makeWindow()
    let (outer, inner) = (Node(), Node())
    outer.addSubnode(inner)
    window.addSubnode(outer)
    let work = inner.schedule(after: 1, every: 1) { log.add("run") }
    outer.removeFromSupernode()
    #expect(!work.isActive)
    window.addSubnode(outer)
    host.runFrame(at: 2)
    #expect(log.take() == [])
    #expect(host.screen.isIdle)
  }

  @Test func `work goes on when its node moves inside the window`() {
    let window = host.makeWindow()
    let (outer, inner) = (Node(), Node())
    window.addSubnode(outer)
    window.addSubnode(inner)
    inner.schedule(after: 1) { log.add("run") }
    outer.addSubnode(inner)
    host.runFrame(at: 1)
    #expect(log.take() == ["run"])
  }

  @Test func `work ended by other work of the same frame does not run`() {
    let window = host.makeWindow()
    let node = Node()
    window.addSubnode(node)
    window.schedule(after: 1) { node.removeFromSupernode() }
    node.schedule(after: 1) { log.add("run") }
    host.runFrame(at: 1)
    #expect(log.take() == [])
  }

  @Test func `work that schedules itself at once runs once a frame`() {
    let window = host.makeWindow()
    func run() {
      log.add("run")
      window.schedule(after: 0) { run() }
    }
    window.schedule(after: 0) { run() }
    host.runFrame()
    #expect(log.take() == ["run"])
    #expect(host.screen.nextDeadline == 0)
    host.runFrame()
    #expect(log.take() == ["run"])
  }

  @Test(arguments: [-5, Double.nan, -Double.infinity, .infinity])
  func `a delay that makes no sense counts as none`(delay: Double) {
    let window = host.makeWindow()
    window.schedule(after: delay) { log.add("run") }
    host.runFrame()
    #expect(log.take() == ["run"])
  }

  @Test(arguments: [0, -5, Double.nan])
  func `an interval is at least a thousandth of a second`(interval: Double) {
    let window = host.makeWindow()
    let work = window.schedule(after: 0, every: interval) { log.add("run") }
    #expect(work.interval == 0.001)
    host.runFrame()
    #expect(log.take() == ["run"])
  }

  @Test func `without a window nothing is scheduled, and a diagnostic says so`() {
    let seen = SeenCodes()
    let handler = Diagnostics.Handler { diagnostic in
      MainActor.assumeIsolated { seen.codes.append(diagnostic.code.rawValue) }
    }
    let work = Diagnostics.$handler.withValue(handler) {
      Node().schedule(after: 0) { log.add("run") }
    }
    #expect(seen.codes == ["schedule.window"])
    #expect(!work.isActive)
    host.runFrame()
    #expect(log.take() == [])
  }
}

@MainActor private final class SeenCodes {
  var codes: [String] = []
}
