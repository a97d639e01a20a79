import Foundation
import Testing
import Widgets
import WidgetsTestSupport

/// What is called when something happens to content that coasts, for everything that can.
///
/// A set drops the momentum without a call: "`setContentOffset(_:animated: false)` drops the list: no
/// didEndDecelerating", and "during deceleration, bounce or drag the motion is dropped"
/// (SCROLL-PHYSICS 5, Interruption by code). So does the next touch (SCR-43). The wheel and the keys
/// are sets of the toolkit. What is no set lets it go on, or brings it to its end: each will has its
/// did but for a dropped deceleration (DESIGN 3).
@MainActor struct DecelerationEndTests {
  /// Something that happens, and what is called from then on.
  struct Row: CustomTestStringConvertible, Sendable {
    let cause: String
    let source: String
    let calls: [String]
    let act: @MainActor (ScrollStage) -> Void

    init(
      _ cause: String, _ source: String, _ calls: [String],
      _ act: @escaping @MainActor (ScrollStage) -> Void
    ) {
      self.cause = cause
      self.source = source
      self.calls = calls
      self.act = act
    }

    var testDescription: String { "\(source): \(cause)" }
  }

  nonisolated private static let dropped: [String] = []
  nonisolated private static let ended = ["didEndDecelerating"]
  nonisolated private static let animated = ["didEndScrollingAnimation"]

  // MARK: - Sets

  nonisolated private static let sets = [
    Row("an unanimated set", "SCR-27", dropped) {
      $0.node.setContentOffset(CGPoint(x: 0, y: 50), animated: false)
    },
    Row("an unanimated set to where it is", "SCROLL-PHYSICS 5", dropped) {
      $0.node.setContentOffset($0.node.contentOffset, animated: false)
    },
    Row("an animated set", "SCROLL-PHYSICS 5", animated) {
      $0.node.setContentOffset(CGPoint(x: 0, y: 50), animated: true)
    },
    Row("an animated set to where it is", "SCR-25", dropped) {
      $0.node.setContentOffset($0.node.contentOffset, animated: true)
    },
    Row("a rectangle made visible", "SCROLL-PHYSICS 5", dropped) {
      $0.node.scrollRectToVisible(CGRect(x: 0, y: 10, width: 9, height: 9), animated: false)
    },
    Row("a rectangle made visible, animated", "SCROLL-PHYSICS 5", animated) {
      $0.node.scrollRectToVisible(CGRect(x: 0, y: 10, width: 9, height: 9), animated: true)
    },
    Row("a rectangle that is visible", "SCR-20", ended) {
      $0.node.scrollRectToVisible(
        CGRect(x: 0, y: $0.node.contentOffset.y + 9, width: 9, height: 9), animated: false)
    },
    Row("to the top", "DESIGN 5", animated) { $0.node.scrollToTop() },
    Row("to the top, unanimated", "DESIGN 5", dropped) {
      $0.node.scrollToTop(animated: false)
    },
    Row("a written binding", "SCROLL-PHYSICS 5", dropped) { $0.node.offset().value = 40 },
    Row("an offset that is no number", "SCROLL-PHYSICS 6", ended) {
      $0.node.setContentOffset(CGPoint(x: 0, y: CGFloat.nan), animated: false)
    },
    Row("an assigned offset", "SCR-27", ended) { $0.node.contentOffset.y = 1200 },
    Row("assigned bounds", "SCR-27", ended) { $0.node.bounds.origin.y = 1200 },
    Row("a tap on the status bar", "SCR-72", ["shouldScrollToTop", "didScrollToTop"]) {
      $0.host.window.scrollToTopTapped()
    },
  ]

  // MARK: - A person

  nonisolated private static let persons = [
    Row(
      "a touch that stops it", "SCR-43",
      [
        "willBeginDragging", "willEndDragging", "didEndDragging(false)",
      ]
    ) { $0.host.tap(at: CGPoint(x: 150, y: 150)) },
    Row("a wheel", "SCROLL-PHYSICS 5", dropped) {
      $0.host.wheel(at: CGPoint(x: 9, y: 9), by: 2)
    },
    Row("a precise wheel", "SCROLL-PHYSICS 5", dropped) {
      $0.host.turn(
        Wheel(
          location: CGPoint(x: 9, y: 9), delta: CGSize(width: 0, height: -30), isPrecise: true))
    },
    Row("a wheel that cannot move it", "SCROLL-PHYSICS 5", ended) {
      $0.host.turn(Wheel(location: CGPoint(x: 9, y: 9), delta: CGSize(width: 5, height: 0)))
    },
    Row("a key", "SCROLL-PHYSICS 5", dropped) {
      $0.node.becomeFocused()
      $0.host.press(.down)
    },
    Row("Home", "SCROLL-PHYSICS 5", dropped) {
      $0.node.becomeFocused()
      $0.host.press(.home)
    },
    Row("a key that nobody wants", "DESIGN 3", ended) { $0.host.press(.tab) },
  ]

  // MARK: - The range and the tree

  nonisolated private static let surroundings = [
    Row("content that shrinks", "SCROLL-PHYSICS 5", ended) { $0.node.contentSize.height = 700 },
    Row("content that grows", "SCROLL-PHYSICS 5", ended) { $0.node.contentSize.height = 9000 },
    Row("content that fits all at once", "SCROLL-PHYSICS 5", ended) {
      $0.node.contentSize.height = 10
    },
    Row("a viewport that grows", "SCROLL-PHYSICS 5", ended) {
      $0.node.frame.size.height = 2500
    },
    Row("a viewport without a size", "SCROLL-PHYSICS 6", ended) { $0.node.frame.size = .zero },
    Row("an inset", "SCROLL-PHYSICS 5", ended) { $0.node.contentInset.bottom = 90 },
    Row("scrolling switched off", "SCR-29", ended) { $0.node.isScrollEnabled = false },
    Row("bounces switched off", "DESIGN 3", ended) { $0.node.bounces = false },
    Row("hidden", "DESIGN 3", ended) { $0.node.isHidden = true },
    Row("out of the window", "DESIGN 3", ended) { $0.node.removeFromSupernode() },
    Row("covered by a screen", "DESIGN 3", ended) {
      $0.controller.present(ViewController(), animated: false)
    },
    Row("another root", "DESIGN 3", ended) {
      $0.host.window.rootViewController = ViewController()
    },
    Row("another place in the tree", "DESIGN 3", ended) {
      let holder = Node(frame: $0.node.frame)
      $0.controller.view.addSubnode(holder)
      holder.addSubnode($0.node)
    },
  ]

  nonisolated private static let rows = sets + persons + surroundings

  @Test(arguments: rows)
  func `SCR-43 what ends or drops a deceleration`(row: Row) {
    let stage = ScrollStage(content: CGSize(width: 300, height: 3000))
    // A delegate hears also what is called out of the window.
    let recorder = ScrollRecorder()
    stage.node.delegate = recorder
    stage.node.contentOffset.y = 1000
    stage.flick(by: 100)
    stage.host.advance(by: 0.2)
    #expect(stage.node.isDecelerating)
    #expect(recorder.calls.last == "willBeginDecelerating")
    recorder.calls = []
    row.act(stage)
    stage.host.settle()
    #expect(recorder.calls.filter { $0 != "didChangeAdjustedContentInset" } == row.calls)
    #expect(!stage.node.isDecelerating && !stage.node.isDragging)
    #expect(stage.host.window.screen.isIdle)
    // Nothing is owed: the next flick is complete.
    guard stage.node.window != nil, !stage.node.isHidden, row.source != "SCROLL-PHYSICS 6",
      stage.node.isScrollEnabled
    else { return }
    stage.node.contentSize.height = 9000
    stage.host.clearEvents()
    stage.flick(by: 100)
    stage.host.settle()
    #expect(stage.calls.count { $0 == "willBeginDecelerating()" } == 1)
    #expect(stage.calls.last == "didEndDecelerating()")
  }

  @Test func `on pages a key drops the momentum for an animated change`() {
    let stage = ScrollStage(content: CGSize(width: 300, height: 3000))
    stage.node.isPagingEnabled = true
    stage.flick(by: 100)
    stage.host.advance(by: 0.1)
    #expect(stage.node.isDecelerating)
    stage.host.clearEvents()
    stage.node.becomeFocused()
    stage.host.press(.down)
    stage.host.settle()
    #expect(stage.calls == ["didEndScrollingAnimation()"])
    #expect(stage.node.contentOffset.y == 600)
  }

  @Test func `a window that is hidden keeps the momentum, or ends it, but loses no call`() {
    let stage = ScrollStage(content: CGSize(width: 300, height: 3000))
    stage.flick(by: 100)
    stage.host.advance(by: 0.1)
    stage.host.window.isHidden = true
    stage.host.advance(by: 5)
    stage.host.window.isHidden = false
    stage.host.settle()
    #expect(stage.calls.count { $0 == "didEndDecelerating()" } == 1)
    #expect(!stage.node.isDecelerating)
    #expect(stage.host.window.screen.isIdle)
  }
}
