import Foundation
import Testing
import Widgets
import WidgetsTestSupport

/// What the delegate hears in each situation, call by call. Rows of didScroll are counted as one.
@MainActor struct ScrollCatalogueTests {
  private let stage = ScrollStage(content: CGSize(width: 300, height: 3000))

  private var log: String {
    var lines: [Substring] = []
    for call in stage.allCalls {
      let name = call.hasPrefix("didScroll(") ? "didScroll…" : call[...]
      if name != "didScroll…" || lines.last != "didScroll…" { lines.append(name) }
    }
    return lines.joined(separator: "\n")
  }

  private func coast() {
    stage.node.contentOffset.y = 1000
    stage.host.clearEvents()
    stage.flick(by: 100)
    stage.host.advance(by: 0.2)
  }

  private let beginning = """
    willBeginDragging()
    didScroll…
    willEndDragging(velocity: 0, 1, target: 0, 1584.01)
    didEndDragging(willDecelerate: true)
    willBeginDecelerating()
    didScroll…
    """

  private let flick = """
    willBeginDragging()
    didScroll…
    willEndDragging(velocity: 0, 1, target: 0, 584.01)
    didEndDragging(willDecelerate: true)
    willBeginDecelerating()
    didScroll…
    didEndDecelerating()
    """

  @Test func `SCR-40 a flick`() {
    stage.flick(by: 100)
    stage.host.settle()
    #expect(log == flick)
  }

  @Test func `SCR-41 a slow drag`() {
    stage.slowDrag(by: 100)
    stage.host.settle()
    #expect(
      log == """
        willBeginDragging()
        didScroll…
        willEndDragging(velocity: 0, 0, target: 0, 90)
        didEndDragging(willDecelerate: false)
        """)
  }

  @Test func `SCR-40 a flick into an edge`() {
    stage.node.contentSize.height = 500
    stage.flick(by: 100)
    stage.host.settle()
    #expect(
      log == """
        willBeginDragging()
        didScroll…
        willEndDragging(velocity: 0, 1, target: 0, 200)
        didEndDragging(willDecelerate: true)
        willBeginDecelerating()
        didScroll…
        didEndDecelerating()
        """)
    #expect(stage.node.contentOffset.y == 200)
  }

  @Test func `SCR-42 a pull past the top that is held`() {
    stage.slowDrag(by: -100)
    stage.host.settle()
    #expect(
      log == """
        willBeginDragging()
        didScroll…
        willEndDragging(velocity: 0, 0, target: 0, 0)
        didEndDragging(willDecelerate: true)
        willBeginDecelerating()
        didScroll…
        didEndDecelerating()
        """)
  }

  @Test func `SCR-43 a catch while it coasts`() {
    coast()
    stage.host.tap(at: CGPoint(x: 150, y: 150))
    stage.host.settle()
    let y = ScrollStage.describe(stage.node.contentOffset.y)
    #expect(
      log == beginning + """

        willBeginDragging()
        willEndDragging(velocity: 0, 0, target: 0, \(y))
        didEndDragging(willDecelerate: false)
        """)
  }

  @Test func `SCR-43 three catches, each thrown on`() {
    stage.node.contentSize.height = 9000
    for _ in 1...3 {
      stage.flick(by: 100)
      stage.host.advance(by: 0.2)
    }
    stage.host.tap(at: CGPoint(x: 150, y: 150))
    stage.host.settle()
    let begun = "willBeginDragging()"
    let names = log.split(separator: "\n").map { $0.prefix { $0 != "(" && $0 != "…" } }
    let throwing = [
      "willBeginDragging", "didScroll", "willEndDragging", "didEndDragging",
      "willBeginDecelerating", "didScroll",
    ]
    let ending = ["willBeginDragging", "willEndDragging", "didEndDragging"]
    #expect(names.map(String.init) == throwing + throwing + throwing + ending)
    #expect(log.hasPrefix(begun))
  }

  @Test func `an animated change during a flick`() {
    coast()
    stage.node.setContentOffset(CGPoint(x: 0, y: 50), animated: true)
    stage.host.settle()
    #expect(log == beginning + "\ndidEndScrollingAnimation()")
  }

  @Test func `SCR-27 an unanimated change during a flick`() {
    coast()
    stage.node.setContentOffset(CGPoint(x: 0, y: 50), animated: false)
    stage.host.settle()
    #expect(log == beginning)
  }

  @Test func `a range that shrinks during a flick`() {
    coast()
    stage.node.contentSize.height = 1000
    stage.host.settle()
    #expect(log == beginning + "\ndidEndDecelerating()")
    #expect(stage.node.contentOffset.y == 700)
  }

  @Test func `a touch during an animated change`() {
    stage.node.setContentOffset(CGPoint(x: 0, y: 1000), animated: true)
    stage.host.advance(by: 0.15)
    stage.host.tap(at: CGPoint(x: 150, y: 150))
    stage.host.settle()
    #expect(
      log == """
        didScroll…
        didEndScrollingAnimation()
        willBeginDragging()
        willEndDragging(velocity: 0, 0, target: 0, 500)
        didEndDragging(willDecelerate: false)
        """)
  }

  @Test func `SCR-55 paging by a flick and by a slow drag`() {
    stage.node.isPagingEnabled = true
    stage.flick(by: 100)
    stage.host.settle()
    let paging = { (velocity: String, target: String) in
      """
      willBeginDragging()
      didScroll…
      willEndDragging(velocity: 0, \(velocity), target: 0, \(target))
      didEndDragging(willDecelerate: true)
      willBeginDecelerating()
      didScroll…
      didEndDecelerating()
      """
    }
    #expect(log == paging("1", "300"))
    stage.host.clearEvents()
    stage.slowDrag(by: 200)
    stage.host.settle()
    #expect(log == paging("0", "600"))
  }

  @Test func `SCR-46 a target that the delegate has changed`() {
    let recorder = ScrollRecorder()
    recorder.editTarget = { _ in CGPoint(x: 0, y: 400) }
    stage.node.delegate = recorder
    stage.flick(by: 100)
    stage.host.settle()
    #expect(log == flick)
    #expect(stage.node.contentOffset.y == 400)
  }
}
