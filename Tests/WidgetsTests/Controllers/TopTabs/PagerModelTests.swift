import Testing

@testable import Widgets

/// Single stories of the pager, with all their effects.
struct PagerModelTests {
  private func animated(_ page: Int, by origin: PagerModel.Origin = .strip) -> PagerModel.Event {
    .select(page, by: origin, animated: true)
  }

  private func release(_ velocity: Double) -> PagerModel.Event {
    .endDrag(velocity: velocity, threshold: 2)
  }

  @Test func `a jump over many pages travels one page and builds none between`() {
    var model = PagerModel(pageCount: 1000)
    #expect(
      model.handle(animated(999)) == [
        .willDisappear(0), .willAppear(999), .layOut(PagerTrack([0, 999])),
        .travel(to: 1, velocity: 0),
      ])
    #expect(model.handle(.move(to: 0.5)).isEmpty)
    #expect(model.position == 499.5)
    #expect(
      model.handle(.arrive) == [
        .layOut(PagerTrack([999])), .didDisappear(0), .didAppear(999),
        .didChange(from: 0, to: 999),
      ])
  }

  @Test func `a page before the present one comes from the start`() {
    var model = PagerModel(pageCount: 5, settled: 4)
    #expect(
      model.handle(animated(1)) == [
        .willDisappear(4), .willAppear(1), .layOut(PagerTrack([1, 4], place: 1)),
        .travel(to: 0, velocity: 0),
      ])
  }

  @Test func `without animation everything happens at once`() {
    var model = PagerModel(pageCount: 5)
    #expect(
      model.handle(.select(3, by: .code, animated: false)) == [
        .willDisappear(0), .willAppear(3), .layOut(PagerTrack([3])), .didDisappear(0),
        .didAppear(3), .didChange(from: 0, to: 3),
      ])
  }

  @Test func `FR-PAG-01 asking for the page that is there does nothing and waits for nothing`() {
    var model = PagerModel(pageCount: 3)
    #expect(model.handle(animated(0)).isEmpty)
    #expect(model.phase == .idle)
    _ = model.handle(.beginDrag)
    _ = model.handle(.drag(to: 1))
    #expect(model.position == 1)
    #expect(model.handle(release(0)).last == .didChange(from: 0, to: 1))
  }

  @Test func `FR-PAG-03 a title chosen at half time turns the movement round`() {
    var model = PagerModel(pageCount: 3)
    _ = model.handle(animated(1))
    _ = model.handle(.move(to: 0.5))
    #expect(model.handle(animated(0)) == [.travel(to: 0, velocity: 0)])
    _ = model.handle(.move(to: 0.25))
    #expect(model.position == 0.25)
    #expect(
      model.handle(.arrive) == [
        .layOut(PagerTrack([0])), .willDisappear(1), .didDisappear(1), .willAppear(0),
        .didAppear(0),
      ])
  }

  @Test func `FR-PAG-05 a cancelled half swipe closes the pairs in reverse and changes nothing`() {
    var model = PagerModel(pageCount: 3)
    #expect(model.handle(.beginDrag) == [.layOut(PagerTrack([0, 1]))])
    #expect(model.handle(.drag(to: 0.25)) == [.willDisappear(0), .willAppear(1)])
    #expect(model.handle(release(0)) == [.travel(to: 0, velocity: 0)])
    #expect(
      model.handle(.arrive) == [
        .layOut(PagerTrack([0])), .willDisappear(1), .didDisappear(1), .willAppear(0),
        .didAppear(0),
      ])
  }

  @Test func `FR-PAG-09 one fast swipe turns one page`() {
    var model = PagerModel(pageCount: 5, settled: 1)
    _ = model.handle(.beginDrag)
    _ = model.handle(.drag(to: 1.75))
    #expect(model.handle(release(20)) == [.travel(to: 2, velocity: 20)])
    #expect(model.handle(.arrive).last == .didChange(from: 1, to: 2))
    _ = model.handle(.beginDrag)
    _ = model.handle(.drag(to: 0.25))
    #expect(model.handle(release(-20)) == [.travel(to: 0, velocity: -20)])
    #expect(model.target == 1)
  }

  @Test(arguments: [
    (0.25, 0.0, 0), (0.5, 0, 1), (0.75, 0, 1), (0.25, 1.9, 0), (0.25, 2, 1), (0.75, -1.9, 1),
    (0.75, -2, 0), (0.25, -5, 0), (0.75, .nan, 1),
  ])
  func `a release goes to the nearest page, or from the threshold on to the next`(
    place: Double, velocity: Double, page: Int
  ) {
    // SCROLL-PHYSICS 4.7; of two that are equally near the greater.
    var model = PagerModel(pageCount: 2)
    _ = model.handle(.beginDrag)
    _ = model.handle(.drag(to: place))
    _ = model.handle(release(velocity))
    #expect(model.target == page)
  }

  @Test func `a finger that goes to the other side has another page appear`() {
    var model = PagerModel(pageCount: 3, settled: 1)
    #expect(model.handle(.beginDrag) == [.layOut(PagerTrack([0, 1, 2], place: 1))])
    #expect(model.handle(.drag(to: 1.25)) == [.willDisappear(1), .willAppear(2)])
    #expect(model.handle(.drag(to: 1)).isEmpty)
    #expect(model.handle(.drag(to: 0.5)) == [.willDisappear(2), .willAppear(0)])
    #expect(
      model.handle(release(-5)) == [.travel(to: 0, velocity: -5)])
    #expect(
      model.handle(.arrive) == [
        .layOut(PagerTrack([0])), .didDisappear(1), .didDisappear(2), .didAppear(0),
        .didChange(from: 1, to: 0),
      ])
  }

  @Test func `pulling past the first page and letting go comes back without a call`() {
    var model = PagerModel(pageCount: 2)
    _ = model.handle(.beginDrag)
    #expect(model.handle(.drag(to: -0.25)).isEmpty)
    #expect(model.position == -0.25)
    #expect(model.handle(release(-5)) == [.travel(to: 0, velocity: -5)])
    #expect(model.handle(.arrive) == [.layOut(PagerTrack([0]))])
  }

  @Test func `a tap in mid swipe takes the pages from the finger and ends on the tapped page`() {
    var model = PagerModel(pageCount: 5, settled: 1)
    _ = model.handle(.beginDrag)
    _ = model.handle(.drag(to: 1.25))
    #expect(
      model.handle(animated(4)) == [
        .cancelDrag, .willDisappear(2), .willAppear(4),
        .layOut(PagerTrack([1, 2, 4], place: 0.25)), .travel(to: 2, velocity: 0),
      ])
    #expect(model.handle(.drag(to: 1.5)).isEmpty)
    #expect(model.handle(release(5)).isEmpty)
    #expect(
      model.handle(.arrive) == [
        .layOut(PagerTrack([4])), .didDisappear(1), .didDisappear(2), .didAppear(4),
        .didChange(from: 1, to: 4),
      ])
  }

  @Test func `a tap in mid settle ends on the tapped page`() {
    var model = PagerModel(pageCount: 3)
    _ = model.handle(.beginDrag)
    _ = model.handle(.drag(to: 0.75))
    _ = model.handle(release(0))
    _ = model.handle(.move(to: 0.75))
    _ = model.handle(animated(0))
    #expect(model.origin == .strip)
    _ = model.handle(.arrive)
    #expect(model.settled == 0)
  }

  @Test func `a page between those that are seen comes on the side that is nearer`() {
    var model = PagerModel(pageCount: 6)
    _ = model.handle(animated(5))
    _ = model.handle(.move(to: 0.25))
    _ = model.handle(animated(2))
    #expect(model.track == PagerTrack([2, 0, 5], place: 1.25))
    model = PagerModel(pageCount: 6)
    _ = model.handle(animated(5))
    _ = model.handle(.move(to: 0.75))
    _ = model.handle(animated(2))
    #expect(model.track == PagerTrack([0, 5, 2], place: 0.75))
  }

  @Test func `a finger catches a jump and decides anew, one page from what is seen most`() {
    var model = PagerModel(pageCount: 9)
    _ = model.handle(animated(5))
    _ = model.handle(.move(to: 0.75))
    #expect(model.handle(.beginDrag) == [.layOut(PagerTrack([0, 5, 6], place: 0.75))])
    #expect(model.origin == .pager)
    #expect(model.position == 3.75)
    _ = model.handle(release(0))
    #expect(model.target == 5)
    #expect(model.handle(.arrive).last == .didChange(from: 0, to: 5))
  }

  @Test func `FR-REN-09 a swipe and its reverse leave everything as it was, without an event`() {
    var model = PagerModel(pageCount: 2)
    var effects = model.handle(.beginDrag)
    effects += model.handle(.drag(to: 0.75))
    effects += model.handle(release(5))
    effects += model.handle(.beginDrag)
    effects += model.handle(.drag(to: 0.5))
    effects += model.handle(release(-5))
    effects += model.handle(.arrive)
    #expect(model == PagerModel(pageCount: 2))
    #expect(!effects.contains { if case .didChange = $0 { true } else { false } })
  }

  // MARK: - Other pages

  @Test func `FR-PAG-11 removing a page that is not shown is no change`() {
    var model = PagerModel(pageCount: 3)
    #expect(model.handle(.replacePages(count: 2, newIndices: [0, 1, nil])) == [.adoptPages])
    #expect(
      model.handle(.replacePages(count: 1, newIndices: [nil, 0])) == [
        .willDisappear(0), .didDisappear(0), .adoptPages, .willAppear(0), .didAppear(0),
        .didChange(from: nil, to: 0),
      ])
  }

  @Test func `the current page is kept by identity when pages are put before it or reordered`() {
    var model = PagerModel(pageCount: 3, settled: 2)
    #expect(
      model.handle(.replacePages(count: 4, newIndices: [1, 2, 3])) == [
        .adoptPages, .layOut(PagerTrack([3])),
      ])
    _ = model.handle(.replacePages(count: 4, newIndices: [3, 2, 1, 0]))
    #expect(model.settled == 0)
  }

  @Test func `S5 fewer pages after a reload keep a valid selection`() {
    var model = PagerModel(pageCount: 5, settled: 4)
    _ = model.handle(.replacePages(count: 2, newIndices: [0, 1, nil, nil, nil]))
    #expect(model.settled == 1)
    _ = model.handle(.replacePages(count: 0, newIndices: [nil, nil]))
    #expect(model.settled == nil)
    #expect(model.position == 0)
    #expect(
      model.handle(.replacePages(count: 2, newIndices: [])) == [
        .adoptPages, .willAppear(0), .layOut(PagerTrack([0])), .didAppear(0),
        .didChange(from: nil, to: 0),
      ])
  }

  @Test func `FR-PAG-07 pages of another set are not beside the new ones`() {
    var model = PagerModel(pageCount: 2)
    _ = model.handle(.replacePages(count: 2, newIndices: [nil, nil]))
    #expect(model.settled == 0)
    #expect(model.handle(.beginDrag) == [.layOut(PagerTrack([0, 1]))])
    _ = model.handle(.drag(to: -0.25))
    #expect(model.handle(release(-5)) == [.travel(to: 0, velocity: -5)])
  }

  @Test func `FR-REN-07 a reload under a finger takes the pages from it and ends all pairs`() {
    var model = PagerModel(pageCount: 3)
    _ = model.handle(.beginDrag)
    _ = model.handle(.drag(to: 0.5))
    #expect(
      model.handle(.replacePages(count: 1, newIndices: [0, nil, nil])) == [
        .cancelDrag, .layOut(PagerTrack([0])), .willDisappear(1), .didDisappear(1),
        .willAppear(0), .didAppear(0), .adoptPages,
      ])
    #expect(model.handle(.drag(to: 0.1)).isEmpty)
    #expect(model.handle(release(0)).isEmpty)
    #expect(model == PagerModel(pageCount: 1))
  }

  @Test func `a reload in a movement ends it on the page that was asked for, if that is left`() {
    var model = PagerModel(pageCount: 3)
    _ = model.handle(animated(2))
    let effects = model.handle(.replacePages(count: 3, newIndices: [0, 1, 2]))
    #expect(model.settled == 2)
    #expect(effects.contains(.didChange(from: 0, to: 2)))
    _ = model.handle(animated(0))
    _ = model.handle(.replacePages(count: 2, newIndices: [nil, 0, 1]))
    #expect(model.settled == 1)
  }

  @Test func `a page that is wanted takes the place of one that is gone, and of none`() {
    var model = PagerModel(pageCount: 0)
    model.successor = 2
    _ = model.handle(.replacePages(count: 3, newIndices: []))
    #expect(model.settled == 2)
    model.successor = 0
    _ = model.handle(.replacePages(count: 2, newIndices: [0, nil, 1]))
    #expect(model.settled == 1)
    _ = model.handle(.replacePages(count: 2, newIndices: [1, nil]))
    #expect(model.settled == 0)
    model.successor = 7
    _ = model.handle(.replacePages(count: 2, newIndices: [nil, nil]))
    #expect(model.settled == 0)
  }

  @Test(arguments: [(0, -3), (1, 0), (3, 9)])
  func `a first page that does not exist is the nearest that does`(count: Int, page: Int) {
    let model = PagerModel(pageCount: count, settled: page)
    #expect(model.settled == (count == 0 ? nil : count == 1 ? 0 : 2))
  }
}
