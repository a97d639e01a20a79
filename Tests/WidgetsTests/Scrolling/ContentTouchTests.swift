import Foundation
import Testing

@testable import Widgets

/// Which touches the content of a scroll view hears of.
@MainActor struct ContentTouchTests {
  /// A scroll view that answers as a test says, and writes what it is asked.
  private final class AskedNode: ScrollableNode {
    var log: CallLog?
    var begins = true
    var logsBegin = false
    var cancels: Bool?

    override func touchesShouldBegin(
      _ touches: Set<Touch>, with event: Event?, in node: Node
    ) -> Bool {
      if logsBegin { log?.add("should begin") }
      return begins
    }

    override func touchesShouldCancel(in node: Node) -> Bool {
      log?.add("should cancel")
      return cancels ?? super.touchesShouldCancel(in: node)
    }
  }

  private let host = FakeScreenHost()
  private let log = CallLog()
  private let scrollable = AskedNode(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  private let content: TouchRecordingNode

  init() {
    let frame = CGRect(x: 0, y: 0, width: 300, height: 1000)
    content = TouchRecordingNode("content", log, frame: frame)
    scrollable.log = log
    scrollable.contentSize = frame.size
    scrollable.addSubnode(content)
    host.makeWindow().addSubnode(scrollable)
    host.runFrame()
  }

  private func addControl() {
    let control = Control(frame: CGRect(x: 0, y: 0, width: 100, height: 300))
    for event in [ControlEvent.touchDown, .touchCancel, .touchDragInside, .touchUpInside] {
      control.addTarget(log, for: event) { log, _ in log.add("\(event)") }
    }
    content.addSubnode(control)
  }

  @Test func `SCR-60 touches of the content are delayed, and may be taken away, by default`() {
    #expect(scrollable.delaysContentTouches)
    #expect(scrollable.canCancelContentTouches)
  }

  @Test func `SCR-60 a finger that rests reaches the content after 150 ms`() {
    host.touch(.began, 50, 200)
    host.runFrame(at: 0.149)
    #expect(log.take() == [])
    host.runFrame(at: 0.15)
    #expect(log.take() == ["content began"])
    host.touch(.ended, 50, 200)
    #expect(log.take() == ["content ended"])
  }

  @Test func `SCR-60 a quick lift reaches it as a beginning and an end together`() {
    host.touch(.began, 50, 200)
    host.touch(.ended, 50, 200)
    #expect(log.take() == ["content began", "content ended"])
    #expect(host.screen.isIdle)
  }

  @Test func `SCR-60 a drag within the delay never reaches it`() {
    host.touch(.began, 50, 200)
    host.touch(.moved, 50, 150)
    host.touch(.moved, 50, 140)
    host.touch(.ended, 50, 140)
    #expect(log.take() == [])
    #expect(scrollable.contentOffset.y > 0)
  }

  @Test func `SCR-60 a late frame makes no difference`() {
    host.touch(.began, 50, 200)
    host.now = 1
    host.touch(.moved, 50, 150)
    #expect(log.take() == ["content began", "should cancel", "content cancelled"])
  }

  @Test func `SCR-60 without the delay, or without scrolling, content hears at once`() {
    scrollable.delaysContentTouches = false
    host.touch(.began, 50, 200)
    #expect(log.take() == ["content began"])
    host.touch(.ended, 50, 200)
    scrollable.delaysContentTouches = true
    scrollable.isScrollEnabled = false
    host.touch(.began, 50, 200)
    #expect(log.take() == ["content ended", "content began"])
  }

  @Test func `SCR-61 a drag takes the touch away from a plain node`() {
    host.touch(.began, 50, 200)
    host.runFrame(at: 0.2)
    host.touch(.moved, 50, 150)
    host.touch(.ended, 50, 150)
    #expect(log.take() == ["content began", "should cancel", "content cancelled"])
    #expect(scrollable.contentOffset.y > 0)
  }

  @Test func `SCR-61 a control keeps it, and nothing scrolls`() {
    addControl()
    host.touch(.began, 50, 200)
    host.runFrame(at: 0.2)
    host.touch(.moved, 50, 150)
    host.touch(.ended, 50, 150)
    #expect(log.take() == ["touchDown", "should cancel", "touchDragInside", "touchUpInside"])
    #expect(scrollable.contentOffset.y == 0)
  }

  @Test func `SCR-61 a subclass may take it from a control, and leave it to a node`() {
    addControl()
    scrollable.cancels = true
    host.touch(.began, 50, 200)
    host.runFrame(at: 0.2)
    host.touch(.moved, 50, 150)
    #expect(log.take() == ["touchDown", "should cancel", "touchCancel"])
    host.touch(.ended, 50, 150)
    host.runFrame(at: 10)
    let offset = scrollable.contentOffset
    scrollable.cancels = false
    host.touch(.began, 200, 200)
    host.runFrame(at: 10.2)
    host.touch(.moved, 200, 150)
    #expect(log.take() == ["content began", "should cancel", "content moved"])
    #expect(scrollable.contentOffset == offset)
  }

  @Test func `SCR-61 it is not asked when content keeps its touches`() {
    scrollable.canCancelContentTouches = false
    host.touch(.began, 50, 200)
    host.runFrame(at: 0.2)
    host.touch(.moved, 50, 150)
    #expect(log.take() == ["content began", "content moved"])
    #expect(scrollable.contentOffset.y == 0)
  }

  @Test func `SCR-62 content that may not begin never gets the touch`() {
    scrollable.begins = false
    scrollable.logsBegin = true
    host.touch(.began, 50, 200)
    host.runFrame(at: 0.2)
    host.touch(.ended, 50, 200)
    #expect(log.take() == ["should begin"])
  }

  @Test func `a touch on the scroll view itself is not delayed`() {
    content.removeFromSupernode()
    let recorder = PlainTouchLog(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    recorder.contentSize = CGSize(width: 300, height: 1000)
    scrollable.window?.addSubnode(recorder)
    host.runFrame()
    host.touch(.began, 50, 200)
    #expect(recorder.count == 1)
  }
}

/// A scroll view that counts the touches that begin on it.
private final class PlainTouchLog: ScrollableNode {
  var count = 0

  override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
    count += touches.count
  }
}
