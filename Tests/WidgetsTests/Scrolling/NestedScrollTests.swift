import Foundation
import Testing
import Widgets
import WidgetsTestSupport

@MainActor struct NestedScrollTests {
  let inner = ScrollableNode()

  /// An outer scroll view with an inner one over the upper part of its content.
  private func stage(outer: CGSize, inner content: CGSize) -> ScrollStage {
    let stage = ScrollStage(content: outer)
    inner.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
    inner.contentSize = content
    stage.node.addSubnode(inner)
    return stage
  }

  @Test func `SCR-76 the inner one scrolls first`() {
    let stage = stage(
      outer: CGSize(width: 300, height: 1000), inner: CGSize(width: 300, height: 1000))
    stage.host.drag(from: CGPoint(x: 150, y: 150), to: CGPoint(x: 150, y: 50), duration: 1)
    #expect(inner.contentOffset.y >= 90)
    #expect(stage.node.contentOffset.y == 0)
  }

  @Test func `SCR-76 the outer one takes a drag that begins where the inner one ends`() {
    let stage = stage(
      outer: CGSize(width: 300, height: 1000), inner: CGSize(width: 300, height: 1000))
    inner.contentOffset.y = 800
    stage.host.drag(from: CGPoint(x: 150, y: 150), to: CGPoint(x: 150, y: 50), duration: 1)
    #expect(inner.contentOffset.y == 800)
    #expect(stage.node.contentOffset.y >= 90)
  }

  @Test func `SCR-76 there is no hand-over in the middle of a drag`() {
    let stage = stage(
      outer: CGSize(width: 300, height: 1000), inner: CGSize(width: 300, height: 1000))
    inner.contentOffset.y = 790
    stage.host.touchDown(at: CGPoint(x: 150, y: 150))
    stage.host.touchMove(to: CGPoint(x: 150, y: 130))
    stage.host.touchMove(to: CGPoint(x: 150, y: 50))
    #expect(inner.contentOffset.y > 800)
    #expect(stage.node.contentOffset.y == 0)
  }

  @Test func `SCR-76 where both are at their end the inner one bounces`() {
    let stage = stage(
      outer: CGSize(width: 300, height: 1000), inner: CGSize(width: 300, height: 1000))
    stage.host.touchDown(at: CGPoint(x: 150, y: 50))
    stage.host.touchMove(to: CGPoint(x: 150, y: 150))
    #expect(inner.contentOffset.y < 0)
    #expect(stage.node.contentOffset.y == 0)
  }

  @Test func `SCR-77 FR-GES-01 crossed axes take the drags along their own`() {
    // A pager of three pages with a list on the first; drags as in the report, times ten.
    let stage = stage(
      outer: CGSize(width: 900, height: 300), inner: CGSize(width: 300, height: 1000))
    stage.node.isPagingEnabled = true
    stage.host.drag(from: CGPoint(x: 150, y: 150), to: CGPoint(x: 170, y: 50), duration: 1)
    #expect(inner.contentOffset.y > 80)
    #expect(stage.node.contentOffset.x == 0)
    stage.host.settle()
    let y = inner.contentOffset.y
    stage.host.touchDown(at: CGPoint(x: 250, y: 150))
    stage.host.touchMove(to: CGPoint(x: 50, y: 180))
    #expect(stage.node.contentOffset.x > 0)
    #expect(inner.contentOffset.y == y)
  }

  @Test func `FR-GES-03 a swipe in an inner pager turns its page, one beside it the outer's`() {
    let stage = ScrollStage(
      size: CGSize(width: 80, height: 24), content: CGSize(width: 160, height: 24),
      metrics: .cells)
    stage.node.isPagingEnabled = true
    inner.isPagingEnabled = true
    inner.frame = CGRect(x: 0, y: 10, width: 80, height: 10)
    inner.contentSize = CGSize(width: 240, height: 10)
    stage.node.addSubnode(inner)
    stage.host.drag(from: CGPoint(x: 60, y: 15), to: CGPoint(x: 20, y: 15), duration: 0.2)
    stage.host.settle()
    #expect(inner.contentOffset.x == 80 && stage.node.contentOffset.x == 0)
    stage.host.drag(from: CGPoint(x: 60, y: 2), to: CGPoint(x: 20, y: 2), duration: 0.2)
    stage.host.settle()
    #expect(inner.contentOffset.x == 80 && stage.node.contentOffset.x == 80)
  }

  @Test func `the wheel goes on with the outer one at the inner one's end`() {
    let stage = stage(
      outer: CGSize(width: 300, height: 1000), inner: CGSize(width: 300, height: 220))
    let point = CGPoint(x: 150, y: 50)
    stage.host.wheel(at: point, by: 1)
    #expect(inner.contentOffset.y == 20 && stage.node.contentOffset.y == 0)
    stage.host.wheel(at: point, by: 1)
    #expect(inner.contentOffset.y == 20 && stage.node.contentOffset.y == 20)
    stage.host.wheel(at: point, by: -1)
    #expect(inner.contentOffset.y == 0 && stage.node.contentOffset.y == 20)
  }

  @Test func `an outer one that coasts is caught by a touch in the inner one`() {
    let stage = stage(
      outer: CGSize(width: 300, height: 3000), inner: CGSize(width: 300, height: 1000))
    stage.node.setContentOffset(CGPoint(x: 0, y: 100), animated: false)
    stage.host.drag(from: CGPoint(x: 150, y: 290), to: CGPoint(x: 150, y: 190), duration: 0.1)
    stage.host.advance(by: 0.05)
    stage.node.contentOffset.y = 100
    #expect(stage.node.isDecelerating)
    stage.host.touchDown(at: CGPoint(x: 150, y: 50))
    stage.host.advance(by: 0.3)
    #expect(stage.node.contentOffset.y == 100)
  }
}
