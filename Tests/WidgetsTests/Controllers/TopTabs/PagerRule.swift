@testable import Widgets

/// What holds after every event in every state.
enum PagerRule: CaseIterable {
  case wholeAtRest, validPages, oneChange, appearancesInTurn, noJump, onlyTargetBeside
  case travelIsLast, onePageASwipe, lastRequestWins, noEcho, strangeEvents, otherPages

  typealias Step = PagerExplorer.Step
  typealias Effect = PagerModel.Effect

  /// Whether the rule holds in a step.
  func holds(in step: Step) -> Bool {
    switch self {
    case .wholeAtRest: Self.isWholeAtRest(step.after)
    case .validPages: Self.hasValidPages(step.after)
    case .oneChange: Self.tellsOneChange(step)
    case .appearancesInTurn: Self.makesAppearancesInTurn(step)
    case .noJump: Self.doesNotJump(step)
    case .onlyTargetBeside: Self.putsOnlyTargetBeside(step)
    case .travelIsLast: Self.travelsLast(step)
    case .onePageASwipe: Self.swipesOnePage(step)
    case .lastRequestWins: Self.obeysLastRequest(step)
    case .noEcho: Self.ignoresEchoes(step.after)
    case .strangeEvents: Self.ignoresStrangeEvents(step)
    case .otherPages: Self.restsOnOtherPages(step)
    }
  }

  private static func isWholeAtRest(_ model: PagerModel) -> Bool {
    guard model.phase == .idle else { return model.origin != nil && model.settled != nil }
    return model.position == Double(model.settled ?? 0) && model.target == model.settled
      && model.origin == nil && model.incoming == nil && model.leaving.isEmpty
      && model.track == PagerTrack(model.settled.map { [$0] } ?? [])
  }

  private static func hasValidPages(_ model: PagerModel) -> Bool {
    let pages = 0..<model.pageCount
    guard let settled = model.settled, let target = model.target else { return pages.isEmpty }
    return pages.contains(settled) && pages.contains(target)
      && model.track.pages.allSatisfy(pages.contains)
      && Set(model.track.pages).count == model.track.pages.count
  }

  private static func tellsOneChange(_ step: Step) -> Bool {
    let changes = step.effects.filter(\.isChange)
    let (old, new) = (step.before.settled, step.after.settled)
    if case .replacePages(_, let newIndices) = step.event {
      // The page may be the same under another index, or have arrived as its movement was ended.
      let isSame = new == nil ? old == nil : old.flatMap { newIndices[$0] } == new
      return changes.count == (isSame ? 0 : 1)
    }
    return changes == (old == new ? [] : [.didChange(from: old, to: new)])
  }

  private static func makesAppearancesInTurn(_ step: Step) -> Bool {
    var appearances = PageAppearances(of: step.before)
    for effect in step.effects {
      if effect == .adoptPages, case .replacePages(let count, let newIndices) = step.event {
        appearances.adopt(count: count, newIndices: newIndices)
      }
      appearances.make(effect)
    }
    return appearances == PageAppearances(of: step.after)
  }

  private static func doesNotJump(_ step: Step) -> Bool {
    switch step.event {
    case .select(_, _, animated: true) where step.after.phase == .animating: break
    case .beginDrag: break
    default: return true
    }
    // Past an end nothing was seen, where now a page may be.
    return Set(step.before.track.visiblePages).isSubset(of: step.after.track.visiblePages)
      && step.before.position == step.after.position
  }

  private static func putsOnlyTargetBeside(_ step: Step) -> Bool {
    guard case .select(let page, _, animated: true) = step.event, !step.effects.isEmpty,
      step.after.phase == .animating
    else { return true }
    let others = Set(step.after.track.pages).subtracting(step.before.track.visiblePages)
    return others.isSubset(of: [page]) && step.after.target == page
  }

  private static func travelsLast(_ step: Step) -> Bool {
    for (index, effect) in step.effects.enumerated() {
      guard case .travel(let place, let velocity) = effect else { continue }
      guard index == step.effects.count - 1, velocity.isFinite, let target = step.after.target,
        step.after.track.slot(of: target).map(Double.init) == place, step.after.phase != .idle
      else { return false }
    }
    return true
  }

  private static func swipesOnePage(_ step: Step) -> Bool {
    guard step.before.phase == .idle, step.event == .beginDrag, let start = step.after.settled
    else { return true }
    for place in [-1.0, 0, 0.5, 1, 1.5, 2, 3] {
      for velocity in [-100.0, 0, 100] {
        var model = step.after
        _ = model.handle(.drag(to: place))
        _ = model.handle(.endDrag(velocity: velocity, threshold: PagerExplorer.threshold))
        if let target = model.target, abs(target - start) > 1 { return false }
      }
    }
    return true
  }

  private static func obeysLastRequest(_ step: Step) -> Bool {
    guard case .select(let page, _, _) = step.event, (0..<step.before.pageCount).contains(page)
    else { return true }
    var model = step.after
    let changes = (step.effects + model.handle(.arrive)).count(where: \.isChange)
    return model.settled == page && model.phase == .idle
      && changes == (step.before.settled == page ? 0 : 1)
  }

  private static func ignoresEchoes(_ model: PagerModel) -> Bool {
    guard let target = model.target, model.phase != .dragging else { return true }
    var answered = model
    return PagerModel.Origin.allCases.allSatisfy {
      answered.handle(.select(target, by: $0, animated: true)).isEmpty
    } && answered == model
  }

  private static func ignoresStrangeEvents(_ step: Step) -> Bool {
    let phase = step.before.phase
    let isStrange =
      switch step.event {
      case .drag, .endDrag: phase != .dragging
      case .move, .arrive: phase == .idle || phase == .dragging
      case .beginDrag: phase == .dragging || step.before.pageCount == 0
      case .select(let page, _, _): !(0..<step.before.pageCount).contains(page)
      case .replacePages: false
      }
    return !isStrange || (step.effects.isEmpty && step.after == step.before)
  }

  private static func restsOnOtherPages(_ step: Step) -> Bool {
    guard case .replacePages(let count, let newIndices) = step.event else { return true }
    let kept = newIndices.compactMap { $0 }
    return step.after.phase == .idle && step.after.pageCount == count
      && (kept.isEmpty || step.after.settled.map(kept.contains) == true)
  }
}

extension PagerModel.Effect {
  fileprivate var isChange: Bool {
    if case .didChange = self { true } else { false }
  }
}
