import Foundation
import Testing

@testable import Widgets

/// Scales, anchors and their motions without a tree.
struct ZoomValueTests {
  @Test func `inside of the range the scale is what the fingers ask for`() {
    let range = ZoomRange(minimum: 0.5, maximum: 4)
    for scale in [0.5, 1, 4] as [CGFloat] {
      #expect(range.shown(forProposed: scale, bounces: true) == scale)
    }
  }

  @Test func `past both ends it resists the same, and never doubles`() {
    let range = ZoomRange(minimum: 0.5, maximum: 2)
    for factor in [1.1, 2, 10, 1e9] as [CGFloat] {
      let large = range.shown(forProposed: 2 * factor, bounces: true)
      let small = range.shown(forProposed: 0.5 / factor, bounces: true)
      #expect(abs(large * small - 1) < 1e-9)
      #expect(large > 2 && large < 4)
      #expect(range.shown(forProposed: 2 * factor, bounces: false) == 2)
    }
  }

  @Test func `the scale that shows a scale is found again`() {
    let range = ZoomRange(minimum: 1, maximum: 3)
    for scale in [0.6, 0.9, 1, 2, 3.5, 5] as [CGFloat] {
      let shown = range.shown(forProposed: scale, bounces: true)
      #expect(abs(range.proposed(forShown: shown) - scale) < 1e-9)
    }
  }

  @Test func `what is no scale counts as the smallest one`() {
    let range = ZoomRange(minimum: 2, maximum: 3)
    #expect(range.shown(forProposed: .nan, bounces: true) == 2)
    #expect(range.shown(forProposed: 0, bounces: true) == 2)
    #expect(range.shown(forProposed: .infinity, bounces: true) == 2)
    #expect(range.proposed(forShown: -1) == 2)
    #expect(ZoomRange(minimum: .nan, maximum: 0) == ZoomRange())
  }

  @Test func `while scale and offset move, the anchor stays in its place`() {
    let focus = CGPoint(x: 120, y: 80)
    let anchor = ZoomAnchor(at: focus, offset: CGPoint(x: 30, y: 7), scale: 1.5)
    func place(_ scale: CGFloat) -> ZoomPlace {
      ZoomPlace(scale: scale, offset: anchor.offset(at: focus, scale: scale))
    }
    for kind in [ZoomMotion.Kind.animation, .bounce] {
      let motion = ZoomMotion(kind, from: place(1.5), to: place(4), start: 2, length: 300)
      for time in stride(from: 2, through: 3, by: 0.05) {
        let shown = motion.place(at: time)
        let expected = anchor.offset(at: focus, scale: shown.scale)
        #expect(abs(shown.offset.x - expected.x) < 1e-9)
        #expect(abs(shown.offset.y - expected.y) < 1e-9)
      }
      #expect(motion.place(at: 2) == place(1.5))
      #expect(motion.place(at: 1) == place(1.5))
      #expect(motion.place(at: 9) == place(4))
    }
  }

  @Test func `a bounce of the scale ends at half a point, as one of the offset does`() {
    // SCROLL-PHYSICS 4.3: from 100 points at rest it takes 0.5298 s.
    let motion = ZoomMotion(
      .bounce, from: ZoomPlace(scale: 1.5, offset: .zero), to: ZoomPlace(scale: 1, offset: .zero),
      start: 0, length: 200)
    #expect(abs(motion.duration - 0.5298) < 1e-4)
    let still = ZoomPlace(scale: 1, offset: .zero)
    #expect(ZoomMotion(.bounce, from: still, to: still, start: 0).duration == 0)
  }

  @Test func `a size fits into what bars leave visible`() {
    let metrics = ScrollMetrics(
      viewportSize: CGSize(width: 100, height: 200), contentSize: .zero,
      inset: EdgeInsets(top: 100))
    #expect(metrics.scale(fitting: CGSize(width: 10, height: 50)) == 2)
    #expect(metrics.scale(fitting: .zero) == .infinity)
    #expect(metrics.visibleMiddle == CGPoint(x: 50, y: 150))
  }
}
