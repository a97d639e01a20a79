@testable import Widgets

/// All states that a pager can come to from rest, by all events on a grid of quarter pages.
struct PagerExplorer {
  /// One event in one state.
  struct Step {
    let before: PagerModel
    let event: PagerModel.Event
    let effects: [PagerModel.Effect]
    let after: PagerModel
  }

  /// The threshold of all releases, in pages per second.
  static let threshold = 2.0

  /// Calls a closure for every event in every state that can be reached with a number of pages.
  /// Returns how many states there are.
  ///
  /// - Parameter depth: How many events a state may be away from rest on the first page.
  @discardableResult static func forEachStep(
    pageCount: Int, depth: Int, _ body: (Step) -> Void
  ) -> Int {
    let start = PagerModel(pageCount: pageCount)
    var known: Set<PagerModel> = [start]
    var level = [start]
    for _ in 0..<depth where !level.isEmpty {
      var next: [PagerModel] = []
      for before in level {
        for event in events(in: before) {
          var after = before
          let effects = after.handle(event)
          body(Step(before: before, event: event, effects: effects, after: after))
          // Other numbers of pages have their own run.
          if after.pageCount == pageCount, known.insert(after).inserted { next.append(after) }
        }
      }
      level = next
    }
    return known.count
  }

  static func events(in model: PagerModel) -> [PagerModel.Event] {
    var events: [PagerModel.Event] = [.beginDrag, .arrive]
    for page in -1...model.pageCount {
      events.append(.select(page, by: .strip, animated: true))
      events.append(.select(page, by: .code, animated: false))
    }
    let places = places(on: model.track)
    // Elsewhere one place is as good as any: the event does not belong to the phase.
    for place in model.phase == .dragging ? places : [0.5] { events.append(.drag(to: place)) }
    for place in model.isTravelling ? places : [0.5] { events.append(.move(to: place)) }
    for velocity in model.phase == .dragging ? [-3.0, 0, 3, .nan] : [0] {
      events.append(.endDrag(velocity: velocity, threshold: threshold))
    }
    return events + replacements(in: model)
  }

  /// From a quarter before the first page to a quarter after the last.
  private static func places(on track: PagerTrack) -> [Double] {
    (-1...max(0, track.pages.count - 1) * 4 + 1).map { Double($0) / 4 }
  }

  /// The same pages, the reverse, one more in front, each one gone, all others, fewer, none.
  private static func replacements(in model: PagerModel) -> [PagerModel.Event] {
    let count = model.pageCount
    let same = Array(0..<count)
    var changes: [(Int, [Int?])] = [
      (count, same), (count, same.reversed()), (count + 1, same.map { $0 + 1 }),
      (count, same.map { _ in nil }), (1, same.map { _ in nil }), (0, same.map { _ in nil }),
    ]
    for gone in same {
      changes.append((count - 1, same.map { $0 == gone ? nil : $0 < gone ? $0 : $0 - 1 }))
    }
    return changes.map { .replacePages(count: $0.0, newIndices: $0.1) }
  }
}
