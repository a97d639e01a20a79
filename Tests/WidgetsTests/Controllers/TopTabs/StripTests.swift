import Foundation
import Testing

@testable import Widgets

/// The indicator and the strip on the way from one title to the next, at f = 0, 1/4, 1/2, 3/4, 1.
struct StripTests {
  static let fractions = [0, 0.25, 0.5, 0.75, 1]

  // MARK: - Indicator

  // From a title at 10 of length 20 to one at 50 of length 40: the start goes 40, the end 60 far.
  private let from = StripSpan(start: 10, length: 20)
  private let to = StripSpan(start: 50, length: 40)

  private func spans(
    _ shape: TopTabBar.IndicatorShape, from: StripSpan, to: StripSpan
  ) -> [StripSpan] {
    Self.fractions.map { shape.span(from: from, to: to, fraction: $0) }
  }

  private func expect(
    _ spans: [StripSpan], starts: [CGFloat], ends: [CGFloat],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for (span, expected) in zip(spans, zip(starts, ends)) {
      #expect(abs(span.start - expected.0) < 1e-6, sourceLocation: sourceLocation)
      #expect(abs(span.end - expected.1) < 1e-6, sourceLocation: sourceLocation)
    }
  }

  @Test func `a linear indicator moves both edges alike`() {
    expect(
      spans(.linear, from: from, to: to), starts: [10, 20, 30, 40, 50],
      ends: [30, 45, 60, 75, 90])
  }

  @Test func `an elastic indicator moves its front edge by a sine and its rear edge after it`() {
    // sin(fπ/2) is 0, 0.3826834324, 0.7071067812, 0.9238795325, 1;
    // 1 − cos(fπ/2) is 0, 0.0761204675, 0.2928932188, 0.6173165676, 1.
    expect(
      spans(.elastic, from: from, to: to),
      starts: [10, 13.0448187, 21.71572875, 34.692662704, 50],
      ends: [30, 52.961005944, 72.426406872, 85.43277195, 90])
  }

  @Test func `back it takes the same shapes in reverse`() {
    for shape in TopTabBar.IndicatorShape.allCases {
      let back = spans(shape, from: to, to: from)
      let forwards = Array(spans(shape, from: from, to: to).reversed())
      expect(back, starts: forwards.map(\.start), ends: forwards.map(\.end))
    }
  }

  @Test(arguments: TopTabBar.IndicatorShape.allCases)
  func `at a title it is exactly that title, also past the ends`(shape: TopTabBar.IndicatorShape) {
    #expect(shape.span(from: from, to: to, fraction: 0) == from)
    #expect(shape.span(from: from, to: to, fraction: 1) == to)
    #expect(shape.span(from: from, to: to, fraction: -0.5) == from)
    #expect(shape.span(from: from, to: to, fraction: 1.5) == to)
    #expect(shape.span(from: from, to: from, fraction: 0.5) == from)
  }

  @Test(arguments: TopTabBar.IndicatorShape.allCases)
  func `it is hidden until the titles are measured`(shape: TopTabBar.IndicatorShape) {
    let segment = PagerSegment(from: 0, to: 1, fraction: 0.5)
    #expect(shape.span(at: segment, titles: []) == nil)
    #expect(shape.span(at: segment, titles: [from]) == nil)
    #expect(shape.span(at: segment, titles: [from, to]) != nil)
  }

  @Test func `a title is the selected one by how near the pages are to it`() {
    let segment = PagerSegment(from: 1, to: 4, fraction: 0.25)
    #expect((0...4).map(segment.emphasis) == [0, 0.75, 0, 0, 0.25])
    #expect((0...2).map(PagerSegment(from: 1, to: 1, fraction: 0).emphasis) == [0, 1, 0])
  }

  // MARK: - Placement

  // Titles of 4, 4, 8 and 4, in all 20, of which 10 are seen: the offset is from 0 to 10.
  private let titles = [
    StripSpan(start: 0, length: 4), StripSpan(start: 4, length: 4),
    StripSpan(start: 8, length: 8), StripSpan(start: 16, length: 4),
  ]

  private func offsets(
    _ placement: TopTabBar.Placement, _ from: Int, _ to: Int, offset: CGFloat = 0
  ) -> [CGFloat] {
    Self.fractions.compactMap {
      placement.offset(
        at: PagerSegment(from: from, to: to, fraction: $0), titles: titles, contentLength: 20,
        viewportLength: 10, offset: offset)
    }
  }

  private func expect(
    _ offsets: [CGFloat], _ expected: [CGFloat], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(offsets.count == expected.count, sourceLocation: sourceLocation)
    for (offset, expected) in zip(offsets, expected) {
      #expect(abs(offset - expected) < 1e-9, sourceLocation: sourceLocation)
    }
  }

  @Test func `S5 normalized: a title's place in the list is its place in the strip`() {
    // start + n·(length − 10) with n = 0, 1/3, 2/3, 1: 0, 2, 20/3, 10.
    expect(offsets(.normalized, 0, 1), [0, 0.5, 1, 1.5, 2])
    expect(offsets(.normalized, 1, 2), [2, 19.0 / 6, 13.0 / 3, 5.5, 20.0 / 3])
    expect(offsets(.normalized, 2, 3), [20.0 / 3, 7.5, 25.0 / 3, 55.0 / 6, 10])
  }

  @Test func `S5 normalized: the first title is at the start, the last at the end`() {
    #expect(offsets(.normalized, 0, 0).allSatisfy { $0 == titles[0].start })
    #expect(offsets(.normalized, 3, 3).allSatisfy { $0 + 10 == titles[3].end })
  }

  @Test func `S5 normalized: a single title is in the middle, as far as the range goes`() {
    let title = StripSpan(start: 20, length: 4)
    let offset = TopTabBar.Placement.normalized.offset(
      at: PagerSegment(from: 0, to: 0, fraction: 0), titles: [title], contentLength: 44,
      viewportLength: 10, offset: 0)
    // 20 + 4/2 - 10/2
    #expect(offset == 17)
  }

  @Test func `center: the offsets are limited first and interpolated then`() {
    // start + length/2 − 5 is −3, 1, 7, 13; limited 0, 1, 7, 10.
    expect(offsets(.center, 0, 1), [0, 0.25, 0.5, 0.75, 1])
    expect(offsets(.center, 1, 2), [1, 2.5, 4, 5.5, 7])
    expect(offsets(.center, 2, 3), [7, 7.75, 8.5, 9.25, 10])
  }

  @Test func `leading: a title is at the start, as far as the range goes`() {
    expect(offsets(.leading, 0, 1), [0, 1, 2, 3, 4])
    expect(offsets(.leading, 1, 2), [4, 5, 6, 7, 8])
    expect(offsets(.leading, 2, 3), [8, 8.5, 9, 9.5, 10])
  }

  @Test func `nearest: what is seen does not move, what is not moves as little as shows it`() {
    expect(offsets(.nearest, 0, 1), [0, 0, 0, 0, 0])
    // The end goes from 8 to 16: past 10 the offset follows it.
    expect(offsets(.nearest, 1, 2), [0, 0, 2, 4, 6])
    // The end goes from 16 to 20.
    expect(offsets(.nearest, 2, 3), [6, 7, 8, 9, 10])
    // From the end of the strip back, the offset goes with the start.
    expect(offsets(.nearest, 2, 1, offset: 10), [8, 7, 6, 5, 4])
    // In between it stays where it is.
    expect(offsets(.nearest, 1, 2, offset: 3), [3, 3, 3, 4, 6])
  }

  @Test func `nearest: of a title that is longer than the strip the start is seen`() {
    let offset = TopTabBar.Placement.nearest.offset(
      at: PagerSegment(from: 0, to: 0, fraction: 0),
      titles: [StripSpan(start: 5, length: 30)], contentLength: 40, viewportLength: 10, offset: 20)
    #expect(offset == 5)
  }

  @Test func `a jump goes straight from one title's place to the other's`() {
    expect(offsets(.leading, 0, 3), [0, 2.5, 5, 7.5, 10])
    expect(offsets(.center, 3, 0), [10, 7.5, 5, 2.5, 0])
  }

  @Test(arguments: TopTabBar.Placement.allCases)
  func `titles that fit stay at the start`(placement: TopTabBar.Placement) {
    for index in titles.indices {
      let offset = placement.offset(
        at: PagerSegment(from: index, to: index, fraction: 0), titles: titles, contentLength: 20,
        viewportLength: 30, offset: 0)
      #expect(offset == 0)
    }
  }

  @Test(arguments: TopTabBar.Placement.allCases)
  func `without measured titles there is no place, and odd lengths do no harm`(
    placement: TopTabBar.Placement
  ) {
    let segment = PagerSegment(from: 0, to: 1, fraction: 0.5)
    #expect(
      placement.offset(
        at: segment, titles: [], contentLength: 0, viewportLength: 10, offset: 0) == nil)
    let odd = placement.offset(
      at: segment, titles: titles, contentLength: .nan, viewportLength: .infinity, offset: 0)
    #expect(odd == 0)
  }
}
