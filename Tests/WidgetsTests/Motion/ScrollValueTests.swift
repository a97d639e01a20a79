import Testing

@testable import Widgets

/// The range, the rubber band, a drag and the decision about a sheet.
@MainActor struct ScrollValueTests {
  @Test func `SCR-04 the range starts at minus the inset`() {
    let range = ScrollRange(content: 1000, viewport: 300, insetStart: 50, insetEnd: 20)
    #expect(range.min == -50 && range.max == 720)
  }

  @Test func `lengths and insets that are no numbers count as 0`() {
    let range = ScrollRange(
      content: .nan, viewport: .infinity, insetStart: .nan, insetEnd: -.infinity)
    #expect(range == ScrollRange(min: 0, max: 0))
    #expect(ScrollRange(content: 100, viewport: -5) == ScrollRange(min: 0, max: 100))
    #expect(ScrollRange(min: 5, max: .nan) == ScrollRange(min: 5, max: 5))
    #expect(ScrollRange(min: 5, max: 1) == ScrollRange(min: 5, max: 5))
  }

  @Test func `an offset is clamped, and its overshoot has the sign of the side`() {
    let range = ScrollRange(min: -10, max: 90)
    #expect(range.clamp(-30) == -10 && range.overshoot(of: -30) == -20)
    #expect(range.clamp(100) == 90 && range.overshoot(of: 100) == 10)
    #expect(range.clamp(.nan) == -10 && range.overshoot(of: 40) == 0)
    #expect(range.limitingOvershoot(of: 500, to: 50) == 140)
  }

  /// 60·0.55·300 / (0.55·60 + 300)
  @Test func `SCR-50 a pull of 60 in a viewport of 300 shows 29.73`() {
    #expect(abs(RubberBand(length: 300).shown(forPull: 60) - 29.7297) < 1e-4)
  }

  @Test(arguments: [0.0, 1, -7, 50, -300, 4000])
  func `the pull for a shown overshoot is the one that shows it`(pull: Double) {
    let band = RubberBand(length: 400)
    #expect(abs(band.pull(forShown: band.shown(forPull: pull)) - pull) < 1e-6)
  }

  @Test(arguments: [1e9, -1e9, 1e300, Double.infinity])
  func `the shown overshoot never exceeds the viewport`(pull: Double) {
    #expect(abs(RubberBand(length: 400).shown(forPull: pull)) <= 400)
    #expect(RubberBand(length: 400).pull(forShown: pull).isFinite)
  }

  @Test(arguments: [0, -5, Double.nan])
  func `a viewport without a length shows nothing past the end`(length: Double) {
    let band = RubberBand(length: length)
    #expect(band.shown(forPull: 50) == 0 && band.pull(forShown: 50) == 0)
    #expect(band.slope(atShown: 0) == 0)
  }

  @Test func `a drag follows the finger inside, and behind the rubber band past the end`() {
    let drag = DragMotion(grabbing: 50, in: ScrollRange(min: 0, max: 700), viewport: 300)
    #expect(drag.offset(forTravel: -100) == 150)
    #expect(abs(drag.offset(forTravel: 110) - -29.7297) < 1e-4)
    #expect(drag.offset(forTravel: .nan) == 50)
  }

  @Test(arguments: [-120.0, -60, 0, 500, 1000, 1090])
  func `content that is caught in a bounce does not jump`(shown: Double) {
    let drag = DragMotion(grabbing: shown, in: ScrollRange(min: 0, max: 1000), viewport: 400)
    #expect(abs(drag.offset(forTravel: 0) - shown) < 1e-9)
  }

  @Test func `SCR-52 without bounces a drag stays in the range`() {
    let drag = DragMotion(
      grabbing: -20, in: ScrollRange(min: 0, max: 700), viewport: 300, bounces: false)
    #expect(drag.offset(forTravel: 500) == 0 && drag.offset(forTravel: -900) == 700)
    #expect(drag.offset(forTravel: -10) == 10)
  }

  @Test func `on a screen of cells a sheet is dismissed from 62.5 cells a second on`() {
    let cells = ScrollConstants(pointsPerUnit: 16)
    #expect(
      SheetDismissal.dismisses(travel: 2, height: 20, velocity: 62.5, constants: cells))
    #expect(
      !SheetDismissal.dismisses(travel: 2, height: 20, velocity: 62, constants: cells))
  }

  @Test func `a sheet's numbers that are not finite count as 0`() {
    #expect(
      !SheetDismissal.dismisses(
        travel: .nan, height: 20, velocity: .infinity, constants: .points))
  }
}
