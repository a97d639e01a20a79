import Foundation
import Testing

@testable import Widgets

struct ScrollMetricsTests {
  /// 300 × 300 onto content of 300 × 1000.
  let list = ScrollMetrics(
    viewportSize: CGSize(width: 300, height: 300), contentSize: CGSize(width: 300, height: 1000))

  @Test func `SCR-04 the range goes from minus the top inset to the content and the bottom inset`()
  {
    var metrics = list
    metrics.inset = EdgeInsets(top: 50, bottom: 20)
    #expect(metrics.minimumOffset == CGPoint(x: 0, y: -50))
    #expect(metrics.maximumOffset == CGPoint(x: 0, y: 720))
    #expect(metrics.length(along: .vertical) == 770)
    #expect(metrics.distance(along: .vertical) == 50)
  }

  @Test func `SCR-04 content that fits has a range of one offset`() {
    let metrics = ScrollMetrics(
      viewportSize: CGSize(width: 80, height: 24), contentSize: CGSize(width: 80, height: 10))
    #expect(metrics.minimumOffset == metrics.maximumOffset)
    #expect(metrics.length(along: .vertical) == 0)
    #expect(metrics.place(along: .vertical) == .top)
  }

  @Test(arguments: [
    (-30, ScrollPlace.top), (0, .top), (0.4, .top), (0.6, .middle), (699.4, .middle),
    (699.6, .bottom), (700, .bottom), (760, .bottom),
  ])
  func `a place has a tolerance, and holds past the ends`(y: CGFloat, place: ScrollPlace) {
    #expect(list.at(CGPoint(x: 0, y: y)).place(along: .vertical) == place)
  }

  @Test func `SCR-20 a rectangle is shown by the smallest movement, and not at all if visible`() {
    let shown = list.offset(toShow: CGRect(x: 0, y: 400, width: 10, height: 50))
    #expect(shown.y == 150)
    let back = list.at(shown).offset(toShow: CGRect(x: 0, y: 100, width: 10, height: 20))
    #expect(back.y == 100)
    #expect(
      list.at(back).offset(toShow: CGRect(x: 0, y: 100, width: 10, height: 20)) == back)
  }

  @Test func `SCR-21 what insets cover is not visible`() {
    var metrics = list
    metrics.inset = EdgeInsets(bottom: 50)
    #expect(metrics.offset(toShow: CGRect(x: 0, y: 400, width: 10, height: 50)).y == 200)
  }

  @Test func `SCR-22 the result stays inside of the range`() {
    #expect(list.offset(toShow: CGRect(x: 0, y: 5000, width: 10, height: 50)).y == 700)
    #expect(
      list.at(CGPoint(x: 0, y: 300)).offset(toShow: CGRect(x: 0, y: -90, width: 9, height: 9)).y
        == 0)
  }

  @Test func `SCR-23 of a rectangle larger than the viewport the start is shown`() {
    #expect(list.offset(toShow: CGRect(x: 0, y: 200, width: 10, height: 500)).y == 200)
  }

  @Test func `a rectangle that is not finite moves nothing`() {
    #expect(list.offset(toShow: .null) == .zero)
    #expect(list.offset(toShow: .infinite) == .zero)
  }

  @Test func `lengths that are not lengths count as zero`() {
    let metrics = ScrollMetrics(
      viewportSize: CGSize(width: -1, height: CGFloat.nan),
      contentSize: CGSize(width: CGFloat.infinity, height: -5), inset: EdgeInsets(top: .nan))
    #expect(metrics.viewportSize == .zero)
    #expect(metrics.contentSize == .zero)
    #expect(metrics.inset == .zero)
  }

  @Test func `SCR-07 what rests at the start stays there`() {
    var metrics = list
    metrics.inset = EdgeInsets(top: 44)
    #expect(metrics.restingOffset(after: list, tolerance: 0.5).y == -44)
    #expect(metrics.at(CGPoint(x: 0, y: 9)).restingOffset(after: list, tolerance: 0.5).y == 9)
  }

  @Test func `SCR-09 what is past an end that came nearer goes back to it`() {
    var metrics = list.at(CGPoint(x: 0, y: 700))
    metrics.contentSize.height = 500
    #expect(metrics.restingOffset(after: list, tolerance: 0.5).y == 200)
  }

  @Test func `SCR-03 what a program put outside stays there when the end moves away`() {
    var metrics = list.at(CGPoint(x: 0, y: 5000))
    metrics.contentSize.height = 2000
    #expect(metrics.restingOffset(after: list, tolerance: 0.5).y == 5000)
  }
}
