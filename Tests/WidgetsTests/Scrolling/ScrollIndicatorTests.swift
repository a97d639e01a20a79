import Foundation
import Testing
import WidgetsTestSupport

@testable import Widgets

@MainActor struct ScrollIndicatorTests {
  private func cells(height: CGFloat = 20) -> ScrollStage {
    ScrollStage(
      size: CGSize(width: 6, height: 10), content: CGSize(width: 6, height: height),
      metrics: .cells)
  }

  @Test func `a bar at the right edge shows the place`() {
    let stage = cells()
    #expect(stage.host.screen.split(separator: "\n", omittingEmptySubsequences: false).count == 10)
    let bar = "     ▐"
    let lines = { stage.host.screen.split(separator: "\n", omittingEmptySubsequences: false) }
    // Half of the content is seen: half of 10 lines.
    #expect(
      lines().map { $0 == bar } == [
        true, true, true, true, true, false, false, false, false, false,
      ])
    stage.node.contentOffset.y = 10
    stage.host.advance(by: 0)
    #expect(
      lines().map { $0 == bar } == [
        false, false, false, false, false, true, true, true, true, true,
      ])
  }

  @Test func `there is none where the content fits, and where it is switched off`() {
    #expect(!cells(height: 10).host.screen.contains("▐"))
    let stage = cells()
    stage.node.showsVerticalScrollIndicator = false
    stage.host.advance(by: 0)
    #expect(!stage.host.screen.contains("▐"))
  }

  @Test func `SCR-81 a bar of points is 2.5 thick and 3 from the edge`() throws {
    let metrics = ScrollMetrics(
      viewportSize: CGSize(width: 300, height: 300), contentSize: CGSize(width: 300, height: 1200))
    let bar = try #require(ScrollIndicator(metrics, along: .vertical, screen: .points))
    #expect(bar.frame == CGRect(x: 294.5, y: 0, width: 2.5, height: 75))
    #expect(ScrollIndicator(metrics, along: .horizontal, screen: .points) == nil)
  }

  @Test func `a bar keeps clear of insets`() throws {
    let metrics = ScrollMetrics(
      viewportSize: CGSize(width: 80, height: 24), contentSize: CGSize(width: 80, height: 1000),
      inset: EdgeInsets(top: 1, bottom: 1))
    let start = try #require(
      ScrollIndicator(metrics.at(CGPoint(x: 0, y: -1)), along: .vertical, screen: .cells))
    #expect(start.frame == CGRect(x: 79, y: 1, width: 1, height: 1))
    let end = try #require(
      ScrollIndicator(metrics.at(CGPoint(x: 0, y: 977)), along: .vertical, screen: .cells))
    #expect(end.frame.bottom == 23)
  }

  @Test func `SCR-81 indicators are there while a finger scrolls and fade in 0.4 s`() {
    let stage = ScrollStage()
    let alpha = { stage.node.indicatorAlpha(now: stage.host.now) }
    #expect(alpha() == 0)
    stage.slowDrag(by: 100)
    #expect(alpha() == 1)
    stage.host.advance(by: 0.2)
    #expect(abs(alpha() - 0.5) < 1e-9)
    stage.host.advance(by: 0.2)
    #expect(alpha() < 1e-9)
    stage.host.settle()
    #expect(stage.host.window.screen.isIdle)
  }

  @Test func `SCR-81 a flash shows them for half a second and never moves the content`() {
    let stage = ScrollStage()
    stage.node.flashScrollIndicators()
    stage.host.advance(by: 0.5)
    #expect(stage.node.indicatorAlpha(now: stage.host.now) == 1)
    stage.host.settle()
    #expect(stage.node.indicatorAlpha(now: stage.host.now) == 0)
    #expect(stage.allCalls.isEmpty)
  }

  @Test func `on cells nothing fades and nothing wakes up`() {
    let stage = cells()
    stage.node.flashScrollIndicators()
    #expect(stage.node.indicatorAlpha(now: 0) == 1)
    stage.host.advance(by: 0)
    #expect(stage.host.window.screen.isIdle)
  }

  @Test func `SCR-11 the content's area moves and the frame's stays`() {
    let stage = ScrollStage()
    stage.node.contentOffset.y = 70
    #expect(stage.node.contentLayoutRect == CGRect(x: 0, y: 0, width: 300, height: 1000))
    #expect(stage.node.convert(stage.node.contentLayoutRect, to: nil).origin.y == -70)
    #expect(stage.node.convert(stage.node.frameLayoutRect, to: nil).origin.y == 0)
  }
}
