import Foundation
import Testing

@testable import Widgets

@MainActor struct NodeTintTests {
  private let log = CallLog()

  @Test func `VIEW-48 an unset colour is the nearest ancestor's, and blue at the end`() {
    let (a, b, c) = (Node(), Node(), Node())
    a.addSubnode(b)
    b.addSubnode(c)
    #expect(c.tintColor == .blue)
    a.tintColor = .red
    #expect(c.tintColor == .red)
    b.tintColor = .green
    #expect(c.tintColor == .green)
    b.tintColor = nil
    #expect(c.tintColor == .red)
  }

  @Test func `VIEW-48 a change tells the node and those that inherit it, ancestors first`() {
    let nodes = ["a", "b", "c", "d"].map { RecordingNode($0, log) }
    nodes[0].addSubnode(nodes[1])
    nodes[1].addSubnode(nodes[2])
    nodes[0].addSubnode(nodes[3])
    nodes[3].tintColor = .green
    _ = log.take()
    nodes[0].tintColor = .red
    #expect(log.take() == ["a.tint", "b.tint", "c.tint"])
    nodes[1].tintColor = .red
    #expect(log.take() == [])
    nodes[0].tintColor = nil
    #expect(log.take() == ["a.tint"])
    nodes[1].tintColor = nil
    #expect(log.take() == ["b.tint", "c.tint"])
  }

  @Test func `VIEW-48 what inherits a new colour is drawn anew`() {
    let host = FakeScreenHost()
    let window = host.makeWindow()
    let (a, b) = (RecordingNode("a", log), RecordingNode("b", log))
    window.addSubnode(a)
    a.addSubnode(b)
    host.runFrame()
    _ = log.take()
    window.tintColor = .red
    host.runFrame()
    #expect(log.take() == ["a.tint", "b.tint", "a.draw", "b.draw"])
  }

  @Test func `a dark screen has a bright default colour, and a change of the screen is told`() {
    let host = FakeScreenHost()
    let window = host.makeWindow()
    let (a, b) = (RecordingNode("a", log), RecordingNode("b", log))
    window.addSubnode(a)
    window.addSubnode(b)
    b.tintColor = .red
    host.runFrame()
    _ = log.take()
    #expect(a.tintColor == .blue)
    host.capabilities.userInterfaceStyle = .dark
    host.screen.send(.capabilities)
    host.runFrame()
    #expect(a.tintColor == .brightBlue)
    #expect(a.traits.userInterfaceStyle == .dark)
    #expect(log.take().filter { $0.hasSuffix("tint") } == ["a.tint"])
  }

  @Test func `a change of what the host is capable of draws everything anew`() {
    let host = FakeScreenHost()
    let window = host.makeWindow()
    let node = RecordingNode("a", log)
    window.addSubnode(node)
    host.runFrame()
    _ = log.take()
    host.screen.send(.capabilities)
    host.runFrame()
    #expect(log.take().contains("a.draw"))
  }
}
