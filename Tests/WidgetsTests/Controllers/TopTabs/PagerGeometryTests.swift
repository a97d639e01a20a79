import Foundation
import Testing

@testable import Widgets

/// Where pages are in the scroll view, from the left and from the right.
struct PagerGeometryTests {
  private func geometry(
    _ pages: [Int], settled: Int? = nil, count: Int = 10, length: CGFloat = 80,
    isMirrored: Bool = false
  ) -> PagerGeometry {
    PagerGeometry(
      track: PagerTrack(pages), settled: settled, pageCount: count, pageLength: length,
      isMirrored: isMirrored)
  }

  @Test func `at rest a page is at its index, and all pages can be reached`() {
    let rest = geometry([3], settled: 3)
    #expect(rest.offset(at: 0) == 240)
    #expect(rest.contentLength == 800)
    #expect(rest.insets == .zero)
    let mirrored = geometry([3], settled: 3, isMirrored: true)
    #expect(mirrored.offset(at: 0) == 480)
  }

  @Test func `beside each other, around the settled page`() {
    let drag = geometry([2, 3, 4], settled: 3)
    #expect(drag.offset(at: 1) == 240)
    #expect(drag.offset(at: 1.5) == 280)
    // 160 to 320: what can be reached.
    #expect(drag.insets == EdgeInsets(left: -160, right: -400))
    let jump = geometry([0, 9], settled: 0)
    #expect(jump.offset(at: 1) == 80)
    #expect(jump.insets == EdgeInsets(left: 0, right: -640))
    let back = geometry([0, 9], settled: 9)
    #expect(back.offset(at: 1) == 720)
    #expect(back.offset(at: 0) == 640)
  }

  @Test func `a track that would not fit is moved inside`() {
    let low = geometry([7, 8, 0], settled: 0)
    #expect(low.first == 0)
    let high = geometry([9, 1, 2], settled: 9)
    #expect(high.first == 7)
  }

  @Test(arguments: [false, true]) func `places and offsets lead to each other`(isMirrored: Bool) {
    for pages in [[4], [3, 4, 5], [4, 9], [0, 4]] {
      let geometry = geometry(pages, settled: 4, isMirrored: isMirrored)
      for place in stride(from: -1.0, through: 3, by: 0.25) {
        let offset = geometry.offset(at: place)
        #expect(geometry.place(at: offset) == place)
      }
    }
  }

  @Test(arguments: [false, true]) func `the range is from the first slot to the last`(
    isMirrored: Bool
  ) {
    let geometry = geometry([3, 4, 5], settled: 4, isMirrored: isMirrored)
    let range = ScrollRange(
      content: geometry.contentLength, viewport: 80, insetStart: geometry.insets.left,
      insetEnd: geometry.insets.right)
    let ends = [geometry.start(of: 0), geometry.start(of: 2)].sorted()
    #expect([range.min, range.max] == ends.map(Double.init))
  }

  @Test func `velocities have the sign of the pages`() {
    #expect(geometry([4], settled: 4).pages(velocity: 160) == 2)
    let mirrored = geometry([4], settled: 4, isMirrored: true)
    #expect(mirrored.pages(velocity: 160) == -2)
    #expect(mirrored.velocity(pages: -2) == 160)
  }

  @Test func `without a length there is no place, and no harm`() {
    let geometry = geometry([4], settled: 4, length: 0)
    #expect(geometry.place(at: 10) == nil)
    #expect(geometry.offset(at: 0.5) == 0)
    #expect(geometry.pages(velocity: 10) == 0)
    let empty = PagerGeometry(
      track: PagerTrack([]), settled: nil, pageCount: 0, pageLength: 80, isMirrored: true)
    #expect(empty.contentLength == 0)
    #expect(empty.insets == .zero)
  }
}
