import Foundation
import Testing
import Widgets
import WidgetsTestSupport

/// What a scroll view publishes while it moves. The stage shows 300 of 1000 points, so the range is
/// 700 long (SCR-04).
@MainActor struct ScrollProgressTests {
  private final class Log {
    var entries: [String] = []
  }

  private let log = Log()

  private func observe(_ stage: ScrollStage, along axis: Axis = .vertical) {
    stage.node.onProgress(along: axis) { [log] old, new in
      log.entries.append("\(old.offset) -> \(new.offset) of \(new.maxOffset) \(new.place)")
    }
  }

  @Test func `the progress is the distance from the top, the length of the range and the place`() {
    let stage = ScrollStage()
    #expect(stage.node.progress() == ScrollProgress(offset: 0, maxOffset: 700, place: .top))
    stage.node.contentOffset.y = 200
    #expect(stage.node.progress() == ScrollProgress(offset: 200, maxOffset: 700, place: .middle))
    stage.node.contentOffset.y = 700
    #expect(stage.node.progress() == ScrollProgress(offset: 700, maxOffset: 700, place: .bottom))
  }

  @Test func `S2 insets move the start of the measure, and count at the end`() {
    let stage = ScrollStage(safeArea: EdgeInsets(top: 20, bottom: 30))
    #expect(stage.node.contentOffset.y == -20)
    // 1000 + 20 + 30 - 300
    #expect(stage.node.progress() == ScrollProgress(offset: 0, maxOffset: 750, place: .top))
  }

  @Test(arguments: [0.0, 0.16, 1.0 / 6])
  func `S2 the place is found within half of the smallest visible step`(off: CGFloat) {
    // Of points, a third can be seen.
    let stage = ScrollStage()
    stage.node.contentOffset.y = off
    #expect(stage.node.progress().place == .top)
    stage.node.contentOffset.y = 700 - off
    #expect(stage.node.progress().place == .bottom)
  }

  @Test func `S2 past the tolerance it is in the middle`() {
    let stage = ScrollStage()
    stage.node.contentOffset.y = 0.17
    #expect(stage.node.progress().place == .middle)
    stage.node.contentOffset.y = 699.83
    #expect(stage.node.progress().place == .middle)
  }

  @Test func `S2 content that is shorter than the viewport is at its top`() {
    let stage = ScrollStage(content: CGSize(width: 300, height: 100))
    #expect(stage.node.progress() == ScrollProgress(offset: 0, maxOffset: 0, place: .top))
    stage.node.contentOffset.y = 40
    #expect(stage.node.progress().place == .top)
  }

  @Test func `S2 an offset beyond an end is still at that end`() {
    let stage = ScrollStage()
    stage.node.contentOffset.y = -60
    #expect(stage.node.progress() == ScrollProgress(offset: -60, maxOffset: 700, place: .top))
    stage.node.contentOffset.y = 760
    #expect(stage.node.progress().place == .bottom)
  }

  // MARK: - Hearing of it

  @Test func `each change is told once, with what it was and is`() {
    let stage = ScrollStage()
    observe(stage)
    stage.node.contentOffset.y = 10
    stage.node.contentOffset.y = 700
    #expect(log.entries == ["0.0 -> 10.0 of 700.0 middle", "10.0 -> 700.0 of 700.0 bottom"])
  }

  @Test func `S2 setting an equal offset reports nothing`() {
    let stage = ScrollStage()
    stage.node.contentOffset.y = 10
    observe(stage)
    stage.node.contentOffset.y = 10
    stage.node.setContentOffset(CGPoint(x: 0, y: 10), animated: false)
    stage.node.setContentOffset(CGPoint(x: 0, y: 10), animated: true)
    stage.host.settle()
    #expect(log.entries.isEmpty)
  }

  @Test func `a movement along the other axis is not told`() {
    let stage = ScrollStage(content: CGSize(width: 900, height: 1000))
    observe(stage)
    stage.node.contentOffset.x = 50
    #expect(log.entries.isEmpty)
  }

  @Test func `the horizontal axis has its own progress`() {
    let stage = ScrollStage(content: CGSize(width: 900, height: 300))
    observe(stage, along: .horizontal)
    stage.node.contentOffset.x = 600
    #expect(log.entries == ["0.0 -> 600.0 of 600.0 bottom"])
  }

  @Test func `content that grows is told once, though the offset stays`() {
    let stage = ScrollStage()
    observe(stage)
    stage.node.contentSize.height = 1100
    #expect(log.entries == ["0.0 -> 0.0 of 800.0 top"])
  }

  @Test func `content that shrinks below the offset is told with the new offset only`() {
    let stage = ScrollStage()
    stage.node.contentOffset.y = 700
    observe(stage)
    stage.node.contentSize.height = 500
    #expect(log.entries.last == "700.0 -> 200.0 of 200.0 bottom")
    #expect(log.entries.count == 1)
  }

  @Test func `a viewport that changes its size is told`() {
    let stage = ScrollStage()
    observe(stage)
    stage.node.frame.size.height = 400
    #expect(log.entries == ["0.0 -> 0.0 of 600.0 top"])
  }

  @Test func `the delegate has heard before`() {
    let stage = ScrollStage()
    let recorder = ScrollRecorder()
    let log = log
    recorder.onScroll = { _ in log.entries.append("didScroll") }
    stage.node.delegate = recorder
    observe(stage)
    stage.node.contentOffset.y = 10
    #expect(log.entries == ["didScroll", "0.0 -> 10.0 of 700.0 middle"])
  }

  @Test func `every frame of an animated change is told, the last with the target`() {
    let stage = ScrollStage()
    observe(stage)
    stage.node.setContentOffset(CGPoint(x: 0, y: 700), animated: true)
    stage.host.settle()
    // 0.3 s at 60 frames a second (SCROLL-PHYSICS 4.6).
    #expect((17...19).contains(log.entries.count))
    #expect(log.entries.last?.hasSuffix("-> 700.0 of 700.0 bottom") == true)
  }

  @Test func `an observer that scrolls is heard, and then there is silence`() {
    let stage = ScrollStage()
    stage.node.onProgress { [node = stage.node] _, new in
      if new.offset < 100 { node.contentOffset.y = 100 }
    }
    observe(stage)
    stage.node.contentOffset.y = 10
    #expect(
      log.entries == ["0.0 -> 10.0 of 700.0 middle", "10.0 -> 100.0 of 700.0 middle"])
  }

  @Test func `a cancelled observer hears nothing more`() {
    let stage = ScrollStage()
    let token = stage.node.onProgress { [log] _, new in log.entries.append("\(new.offset)") }
    stage.node.contentOffset.y = 10
    token.cancel()
    stage.node.contentOffset.y = 20
    #expect(log.entries == ["10.0"])
  }

  // MARK: - Bindings

  @Test func `the progress is published into a binding, at once and at each change`() {
    let stage = ScrollStage()
    stage.node.contentOffset.y = 5
    let progress = Observed(ScrollProgress())
    let token = progress.didSet { [log] _, new in log.entries.append("\(new.offset)") }
    stage.node.publishProgress(to: progress.binding)
    #expect(progress.value == ScrollProgress(offset: 5, maxOffset: 700, place: .middle))
    stage.node.contentOffset.y = 700
    stage.node.contentOffset.y = 700
    #expect(progress.value == ScrollProgress(offset: 700, maxOffset: 700, place: .bottom))
    #expect(log.entries == ["5.0", "700.0"])
    token.cancel()
  }

  @Test func `the offset is a binding that is measured from the top and keeps the other axis`() {
    let stage = ScrollStage(
      content: CGSize(width: 900, height: 1000), safeArea: EdgeInsets(top: 20))
    stage.node.contentOffset.x = 30
    let offset = stage.node.offset()
    #expect(offset.value == 0)
    offset.value = 100
    #expect(stage.node.contentOffset == CGPoint(x: 30, y: 80))
    offset.value = 5000
    // 1000 + 20 - 300
    #expect(offset.value == 720)
    offset.value = -50
    #expect(offset.value == 0)
  }

  @Test func `the offset's binding says when it changes`() {
    let stage = ScrollStage()
    let offset = stage.node.offset()
    let token = offset.onChange { [log] in log.entries.append("\(offset.value)") }
    stage.node.contentOffset.y = 40
    offset.value = 50
    #expect(log.entries == ["40.0", "50.0"])
    token?.cancel()
  }

  @Test func `the offset's binding does not keep the node`() {
    var node: ScrollableNode? = ScrollableNode(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    node?.contentSize = CGSize(width: 10, height: 100)
    weak let released = node
    let offset = node?.offset()
    offset?.value = 40
    #expect(node?.contentOffset.y == 40)
    node?.onProgress { _, _ in }
    node = nil
    #expect(released == nil)
    offset?.value = 3
    #expect(offset?.value == 0)
  }

  @Test func `an offset that is not finite is refused and reported`() {
    let stage = ScrollStage()
    stage.node.offset().value = .nan
    #expect(stage.node.contentOffset.y == 0)
    #expect(stage.host.diagnostics.map(\.code.rawValue) == ["scroll.offset"])
  }
}
