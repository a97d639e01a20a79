/// Which page a pager shows and which it goes to, as a value: events in, effects out.
///
/// The strip of titles, the pager and the program all send their wishes here, and nowhere else; each
/// movement has one origin, and the last wish wins. What comes back is a list of effects to carry out
/// in order. The model never answers an effect with another event, so nothing can chase itself.
///
/// ```swift
/// var model = PagerModel(pageCount: 6)
/// model.handle(.select(5, by: .strip, animated: true))
/// // willDisappear(0), willAppear(5), layOut([0, 5] at 0.0), travel(to: 1.0, velocity: 0.0)
/// model.handle(.move(to: 0.5))
/// model.position  // 2.5: the title between which the indicator stands
/// model.handle(.arrive)
/// // layOut([5] at 0.0), didDisappear(0), didAppear(5), didChange(from: 0, to: 5)
/// ```
struct PagerModel: Hashable, Sendable {
  /// What the pager does at the moment.
  enum Phase: Hashable, Sendable, CaseIterable {
    /// Nothing moves; ``PagerModel/position`` is a whole number.
    case idle
    /// A finger moves the pages.
    case dragging
    /// A finger has let the pages go, and they move to the nearest of them.
    case settling
    /// The strip or the program has asked for a page.
    case animating
  }

  /// Who has asked for the movement.
  enum Origin: Hashable, Sendable, CaseIterable {
    /// A person who chose a title.
    case strip
    /// A person who swipes.
    case pager
    /// The program.
    case code
  }

  /// How many pages there are.
  private(set) var pageCount: Int
  /// The page that was last at rest; nil only without pages. It changes when another one has
  /// arrived.
  private(set) var settled: Int?
  /// The page that is wanted: ``settled`` at rest. A swipe wants another one when the finger lets
  /// go.
  private(set) var target: Int?
  /// What the pager does.
  private(set) var phase = Phase.idle
  /// Who has asked for the movement; nil at rest.
  private(set) var origin: Origin?
  /// The pages that are side by side, and what is seen of them.
  private(set) var track: PagerTrack
  /// The page that has been told that it will appear.
  private(set) var incoming: Int?
  /// The pages that have been told that they will disappear, in that order.
  private(set) var leaving: [Int] = []
  /// The page among new ones that takes the place of one that is gone; nil leaves it to their order.
  var successor: Int?
  /// The slot on which a finger came down, from which a swipe goes one page at most; 0 without one.
  private var grabbedSlot = 0

  /// A model at rest on a page; on the nearest that exists, for one that does not.
  init(pageCount: Int, settled: Int = 0) {
    self.pageCount = max(0, pageCount)
    let page = pageCount > 0 ? min(max(0, settled), pageCount - 1) : nil
    self.settled = page
    target = page
    track = PagerTrack(page.map { [$0] } ?? [])
  }

  /// The place among all pages; a whole number at rest, 0 without pages.
  var position: Double { track.position }
}

// MARK: - Events

extension PagerModel {
  /// Takes an event and returns what is to be done, in order.
  mutating func handle(_ event: Event) -> [Effect] {
    switch event {
    case .select(let page, let origin, let animated):
      return select(page, by: origin, animated: animated)
    case .beginDrag:
      return beginDrag()
    case .drag(let place):
      return drag(to: place)
    case .endDrag(let velocity, let threshold):
      return endDrag(velocity: velocity, threshold: threshold)
    case .move(let place):
      if isTravelling { moveTrack(to: place) }
      return []
    case .arrive:
      guard isTravelling, let target else { return [] }
      return finish(at: target)
    case .replacePages(let count, let newIndices):
      return replacePages(count: max(0, count), newIndices: newIndices)
    }
  }

  /// Whether the pages move without a finger.
  var isTravelling: Bool { phase == .settling || phase == .animating }

  // MARK: Asking for a page

  private mutating func select(_ page: Int, by origin: Origin, animated: Bool) -> [Effect] {
    guard page >= 0, page < pageCount else { return [] }
    var effects: [Effect] = []
    switch phase {
    case .idle: if page == settled { return [] }
    case .dragging: effects = [.cancelDrag]
    case .settling, .animating: if page == target, animated { return [] }
    }
    self.origin = origin
    target = page
    guard animated else { return effects + finish(at: page) }
    effects += expect(page)
    effects += arrange(track.leading(to: page))
    return effects + travel(to: page, in: .animating, velocity: 0)
  }

  /// Sets off for a page on the track; there already, it has arrived.
  private mutating func travel(
    to page: Int, in phase: Phase, velocity: Double
  ) -> [Effect] {
    guard let slot = track.slot(of: page), track.place != Double(slot) else {
      return finish(at: page)
    }
    self.phase = phase
    grabbedSlot = 0
    return [.travel(to: Double(slot), velocity: velocity)]
  }

  // MARK: A finger

  private mutating func beginDrag() -> [Effect] {
    guard phase != .dragging, settled != nil else { return [] }
    phase = .dragging
    origin = .pager
    let effects = arrange(track.extended(pageCount: pageCount))
    grabbedSlot = track.nearestSlot
    return effects
  }

  private mutating func drag(to place: Double) -> [Effect] {
    guard phase == .dragging else { return [] }
    moveTrack(to: place)
    let others = track.visiblePages.filter { $0 != settled }
    if let incoming, others.contains(incoming) { return [] }
    let nearest = track.pages[track.nearestSlot]
    guard let page = others.contains(nearest) ? nearest : others.first else { return [] }
    return expect(page)
  }

  private mutating func endDrag(velocity: Double, threshold: Double) -> [Effect] {
    guard phase == .dragging else { return [] }
    let range = ScrollRange(min: 0, max: Double(track.pages.count - 1))
    let place = PageTarget(range: range, pageLength: 1, threshold: threshold)?
      .offset(from: track.place, velocity: velocity, settledOffset: Double(grabbedSlot))
    let slot = place.map { Int($0.rounded()) } ?? track.nearestSlot
    let page = track.pages[slot]
    target = page
    let effects = expect(page)
    return effects
      + travel(to: page, in: .settling, velocity: ScrollInput.velocity(velocity))
  }

  /// Sets the place, at most one page outside; one that is not a number changes nothing.
  private mutating func moveTrack(to place: Double) {
    guard !place.isNaN else { return }
    track.place = min(max(-1, place), Double(track.pages.count))
  }

  // MARK: Arriving

  /// The page is there: everything that was begun comes to its end.
  private mutating func finish(at page: Int) -> [Effect] {
    let old = settled
    var effects = expect(page)
    settled = page
    target = page
    phase = .idle
    origin = nil
    grabbedSlot = 0
    effects += arrange(PagerTrack([page]))
    effects += closeAppearance(at: page, old: old)
    if old != page { effects.append(.didChange(from: old, to: page)) }
    return effects
  }

  private mutating func arrange(_ new: PagerTrack) -> [Effect] {
    guard new != track else { return [] }
    track = new
    return [.layOut(new)]
  }

  // MARK: Appearance

  /// A page is going to be the next; the settled one needs no call until it has arrived again.
  private mutating func expect(_ page: Int) -> [Effect] {
    guard page != settled, page != incoming else { return [] }
    var effects: [Effect] = []
    if let outgoing = incoming ?? settled {
      effects.append(.willDisappear(outgoing))
      leaving.append(outgoing)
    }
    leaving.removeAll { $0 == page }
    incoming = page
    return effects + [.willAppear(page)]
  }

  /// Ends the pairs that were begun: forwards when another page has arrived, in reverse when it is
  /// the old one.
  private mutating func closeAppearance(at page: Int, old: Int?) -> [Effect] {
    guard let incoming else { return [] }
    defer {
      self.incoming = nil
      leaving = []
    }
    if page == incoming { return leaving.map { .didDisappear($0) } + [.didAppear(page)] }
    return [.willDisappear(incoming), .didDisappear(incoming)]
      + leaving.filter { $0 != old }.map { .didDisappear($0) }
      + [.willAppear(page), .didAppear(page)]
  }
}

// MARK: - Other pages

extension PagerModel {
  private mutating func replacePages(count: Int, newIndices: [Int?]) -> [Effect] {
    func newIndex(of page: Int) -> Int? {
      guard newIndices.indices.contains(page), let index = newIndices[page],
        index >= 0, index < count
      else { return nil }
      return index
    }
    var effects: [Effect] = phase == .dragging ? [.cancelDrag] : []
    let old = settled
    if let settled, phase != .idle {
      let wish = phase == .dragging ? settled : target ?? settled
      effects += finish(at: newIndex(of: wish) == nil ? settled : wish)
    }
    let kept = settled.flatMap(newIndex)
    if let settled, kept == nil { effects += [.willDisappear(settled), .didDisappear(settled)] }
    let next = kept ?? nextPage(after: old, count: count, newIndex: newIndex)
    effects.append(.adoptPages)
    let wasEmpty = settled == nil
    pageCount = count
    settled = next
    target = next
    if kept == nil, let next { effects.append(.willAppear(next)) }
    effects += arrange(PagerTrack(next.map { [$0] } ?? []))
    if kept == nil, let next { effects.append(.didAppear(next)) }
    if kept == nil, !(wasEmpty && next == nil) { effects.append(.didChange(from: nil, to: next)) }
    return effects
  }

  /// The page that takes the place of one that is gone: the first after it that is still there, else
  /// the last before it, else the one at its index, else the last.
  private func nextPage(after page: Int?, count: Int, newIndex: (Int) -> Int?) -> Int? {
    guard count > 0 else { return nil }
    if let successor, (0..<count).contains(successor) { return successor }
    guard let page else { return 0 }
    return (page..<max(page, pageCount)).lazy.compactMap(newIndex).first
      ?? (0..<page).reversed().lazy.compactMap(newIndex).first ?? min(page, count - 1)
  }
}
