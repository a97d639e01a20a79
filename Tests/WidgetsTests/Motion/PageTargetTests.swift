import Testing

@testable import Widgets

/// SCROLL-PHYSICS 4.7, SCR-55: pages of 400 that end at 1500, in the middle of a page.
@MainActor struct PageTargetTests {
  private let range = ScrollRange(min: 0, max: 1500)

  private func offset(_ offset: Double, _ velocity: Double, settled: Double? = nil) -> Double? {
    PageTarget(range: range, pageLength: 400, threshold: 200)?
      .offset(from: offset, velocity: velocity, settledOffset: settled)
  }

  @Test(arguments: [0, -400, Double.nan, Double.infinity])
  func `a page length that makes no sense turns paging off`(length: Double) {
    #expect(PageTarget(range: range, pageLength: length, threshold: 200) == nil)
  }

  @Test func `from the threshold on the velocity decides, below it the nearest page`() {
    #expect(offset(10, 200) == 400 && offset(10, 199) == 0)
    #expect(offset(390, -200) == 0 && offset(390, -199) == 400)
  }

  @Test func `exactly on a page the next one is strictly beyond`() {
    #expect(offset(400, 300) == 800 && offset(400, -300) == 0)
    #expect(offset(1500, -300) == 1200 && offset(0, 300) == 400)
  }

  @Test func `the end of the range is a stop although the page is cut short`() {
    #expect(offset(1340, 0) == 1200 && offset(1350, 0) == 1500 && offset(1210, 500) == 1500)
  }

  @Test func `outside of the range it is the end that is near, or the way back in`() {
    #expect(offset(-50, -900) == 0 && offset(-50, 900) == 0 && offset(-50, 0) == 0)
    #expect(offset(1600, 900) == 1500 && offset(1600, -900) == 1500)
  }

  @Test func `SCR-55 it is at most one page from where the finger came down`() {
    #expect(offset(950, 900, settled: 400) == 800)
    #expect(offset(1190, 0, settled: 400) == 800)
    #expect(offset(100, -900, settled: 800) == 400)
    #expect(offset(1210, 900, settled: 1500) == 1500)
    #expect(offset(800, -900, settled: 1500) == 1200)
  }

  @Test func `lengths that are no whole binary fractions lead to strictly increasing pages`() {
    let pages = PageTarget(
      range: ScrollRange(min: 0.1, max: 100), pageLength: 0.1, threshold: 200)
    var stop = 0.1
    for _ in 0..<998 {
      let next = pages?.offset(from: stop, velocity: 900) ?? stop
      #expect(next > stop + 0.09 && next < stop + 0.11)
      #expect(pages?.offset(from: next, velocity: -900) == stop)
      stop = next
    }
  }

  @Test func `numbers that are not finite are no velocity, and the start of the range`() {
    #expect(offset(390, .nan) == 400 && offset(390, -.infinity) == 400 && offset(.nan, 0) == 0)
  }

  @Test func `content that fits has one page`() {
    let pages = PageTarget(range: ScrollRange(min: 5, max: 5), pageLength: 400, threshold: 200)
    for velocity in [-900.0, 0, 900] {
      #expect(pages?.offset(from: 5, velocity: velocity, settledOffset: 5) == 5)
    }
  }
}
