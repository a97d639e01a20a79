import Foundation
import Testing
import Widgets
import WidgetsTestSupport

@MainActor struct ScrollableNodeRangeTests {
  /// A status bar of 44 and a home indicator of 34, as in the fact.
  static let safeArea = EdgeInsets(top: 44, bottom: 34)

  @Test(arguments: [
    (ScrollableNode.ContentInsetAdjustmentBehavior.never, CGFloat(1000), EdgeInsets.zero),
    (.always, 100, EdgeInsets(top: 44, bottom: 34)),
    (.scrollableAxes, 1000, EdgeInsets(top: 44, bottom: 34)), (.scrollableAxes, 100, .zero),
    (.automatic, 1000, EdgeInsets(top: 44, bottom: 34)), (.automatic, 100, .zero),
  ])
  func `SCR-05 the safe area is added as the behaviour says`(
    behavior: ScrollableNode.ContentInsetAdjustmentBehavior, height: CGFloat, inset: EdgeInsets
  ) {
    let stage = ScrollStage(
      content: CGSize(width: 300, height: height), safeArea: Self.safeArea)
    stage.node.contentInsetAdjustmentBehavior = behavior
    #expect(stage.node.adjustedContentInset == inset)
    stage.node.contentInset = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(
      stage.node.adjustedContentInset == inset + EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
  }

  @Test func `SCR-05 an axis that always bounces is a scrollable one`() {
    let stage = ScrollStage(content: .zero, safeArea: Self.safeArea)
    #expect(stage.node.adjustedContentInset == .zero)
    stage.node.alwaysBounceVertical = true
    #expect(stage.node.adjustedContentInset == Self.safeArea)
  }

  @Test func `SCR-05 the content does not see the safe area that was used up`() {
    let stage = ScrollStage(safeArea: Self.safeArea)
    let content = Node(frame: CGRect(x: 0, y: 0, width: 300, height: 1000))
    stage.node.addSubnode(content)
    stage.node.contentOffset.y = 100
    #expect(stage.node.safeAreaInsets == Self.safeArea)
    #expect(content.safeAreaInsets == .zero)
    stage.node.contentInsetAdjustmentBehavior = .never
    #expect(content.safeAreaInsets == Self.safeArea)
  }

  @Test func `SCR-06 a changed inset is told once`() {
    let stage = ScrollStage()
    stage.node.contentInset.top = 5
    stage.node.contentInset.top = 5
    #expect(stage.calls == ["adjustedContentInsetDidChange()"])
  }

  @Test func `SCR-07 what rests at the top stays there when a bar appears and goes`() {
    let stage = ScrollStage()
    stage.controller.additionalSafeAreaInsets.top = 44
    #expect(stage.node.contentOffset.y == -44)
    stage.controller.additionalSafeAreaInsets.top = 0
    #expect(stage.node.contentOffset.y == 0)
    stage.node.contentOffset.y = 100
    stage.controller.additionalSafeAreaInsets.top = 44
    #expect(stage.node.contentOffset.y == 100)
  }

  @Test func `SCR-08 what rests at the top stays there when the content inset changes`() {
    let stage = ScrollStage()
    stage.node.contentInset.top = 50
    #expect(stage.node.contentOffset.y == -50)
    stage.node.contentOffset.y = 3
    stage.node.contentInset.top = 80
    #expect(stage.node.contentOffset.y == 3)
  }

  @Test func `SCR-08 a finger that holds the content keeps it when the inset changes`() {
    let stage = ScrollStage()
    stage.node.contentOffset.y = 100
    stage.host.touchDown(at: CGPoint(x: 9, y: 100))
    stage.host.touchMove(to: CGPoint(x: 9, y: 210))
    #expect(stage.node.contentOffset.y == 0)
    stage.node.contentInset.top = 50
    #expect(stage.node.contentOffset.y == 0)
    stage.host.touchMove(to: CGPoint(x: 9, y: 240))
    #expect(stage.node.contentOffset.y == -30)
  }

  @Test func `SCR-09 content that shrinks takes the offset along, and tells it`() {
    let stage = ScrollStage()
    stage.node.contentOffset.y = 700
    stage.host.clearEvents()
    stage.node.contentSize.height = 500
    #expect(stage.node.contentOffset.y == 200)
    #expect(stage.allCalls == ["didScroll(0, 200)"])
    #expect(!stage.node.isDecelerating)
  }

  @Test func `SCR-09 bounds that grow take the offset along`() {
    let stage = ScrollStage()
    stage.node.contentOffset.y = 700
    stage.node.frame.size.height = 400
    #expect(stage.node.contentOffset.y == 600)
  }

  @Test func `FR-SCR-05 an offset past the end goes back to it and does not jump forward again`() {
    let stage = ScrollStage(
      size: CGSize(width: 300, height: 400), content: CGSize(width: 300, height: 1000))
    stage.node.contentOffset.y = 600
    var offsets: [CGFloat] = []
    for height in [500, 300, 1000] as [CGFloat] {
      stage.node.contentSize.height = height
      stage.host.advance(by: 0)
      offsets.append(stage.node.contentOffset.y)
    }
    #expect(offsets == [100, 0, 0])
  }

  @Test func `FR-SCR-09 a rectangle is made visible between the bars`() {
    let stage = ScrollStage(
      size: CGSize(width: 320, height: 480), content: CGSize(width: 320, height: 2000))
    stage.node.contentInset = EdgeInsets(top: 64, bottom: 49)
    #expect(stage.node.contentOffset.y == -64)
    let rect = CGRect(x: 0, y: 500, width: 320, height: 44)
    stage.node.scrollRectToVisible(rect, animated: false)
    // 544 - 480 + 49
    #expect(stage.node.contentOffset.y == 113)
    stage.host.clearEvents()
    stage.node.scrollRectToVisible(rect, animated: false)
    #expect(stage.allCalls.isEmpty)
    stage.node.scrollRectToVisible(CGRect(x: 0, y: 0, width: 320, height: 10), animated: false)
    #expect(stage.node.contentOffset.y == -64)
  }

  @Test func `FR-SCR-01 content that fits does not move, and a pull of it ends where it began`() {
    let stage = ScrollStage(
      size: CGSize(width: 80, height: 24), content: CGSize(width: 80, height: 10),
      metrics: .cells)
    for bounces in [false, true] {
      stage.node.alwaysBounceVertical = bounces
      for distance in [-6, 6] as [CGFloat] {
        stage.host.drag(
          from: CGPoint(x: 5, y: 12), to: CGPoint(x: 5, y: 12 + distance), duration: 0.3)
        stage.host.settle()
        #expect(stage.node.contentOffset.y == 0)
      }
    }
  }
}
