@testable import Widgets

/// The appearance of pages, with the rules of controllers: no call comes out of turn.
struct PageAppearances: Equatable {
  enum Phase {
    case appearing, appeared, disappearing, disappeared
  }

  private(set) var phases: [Phase]
  /// The calls that came out of turn.
  private(set) var faults: [PagerModel.Effect] = []

  /// What the pages of a model have been told.
  init(of model: PagerModel) {
    phases = (0..<model.pageCount).map { page in
      if page == model.incoming { return .appearing }
      if model.leaving.contains(page) { return .disappearing }
      return page == model.settled ? .appeared : .disappeared
    }
  }

  /// Makes a call; those about other things change nothing.
  mutating func make(_ call: PagerModel.Effect) {
    switch call {
    case .willAppear(let page):
      move(page, from: [.disappeared, .disappearing], to: .appearing, call)
    case .didAppear(let page):
      move(page, from: [.appearing], to: .appeared, call)
    case .willDisappear(let page):
      move(page, from: [.appeared, .appearing], to: .disappearing, call)
    case .didDisappear(let page):
      move(page, from: [.disappearing], to: .disappeared, call)
    default: break
    }
  }

  private mutating func move(
    _ page: Int, from old: [Phase], to new: Phase, _ call: PagerModel.Effect
  ) {
    guard phases.indices.contains(page), old.contains(phases[page]) else {
      faults.append(call)
      return
    }
    phases[page] = new
  }

  /// Goes over to other pages; one that is gone must have disappeared.
  mutating func adopt(count: Int, newIndices: [Int?]) {
    var new = [Phase](repeating: .disappeared, count: count)
    for (old, index) in newIndices.enumerated() where phases.indices.contains(old) {
      if let index {
        new[index] = phases[old]
      } else if phases[old] != .disappeared {
        faults.append(.didDisappear(old))
      }
    }
    phases = new
  }
}
