extension NavigationController {
  /// A value of a path: values of two types are never the same.
  struct PathID: Hashable {
    let type: ObjectIdentifier
    let id: AnyHashable

    init<Element: Identifiable>(_ element: Element) {
      type = ObjectIdentifier(Element.self)
      id = AnyHashable(element.id)
    }
  }

  typealias Path = NavigationPath<PathID, Any, ViewController>

  /// Makes the stack above the root what a list of values says: a screen for each value.
  ///
  /// ```swift
  /// func render(_ state: AppState) {
  ///   navigation.setPath(state.path, animated: true) { PageController(page: $0) }
  /// }
  /// ```
  ///
  /// The root is the screen that the stack began with. It stays, and is not in the path: an empty
  /// path shows the root. On an empty stack there is no root, and the path is the whole stack.
  ///
  /// Values are told apart by `id`: those whose id is there already keep their screens, wherever they
  /// stand now, the others get new ones, and equal values with different ids are different screens.
  /// However much is different, it is one change of the stack and one transition: a push when the
  /// new top is new, else a pop. One screen more is given to
  /// ``pushViewController(_:animated:)``, fewer to ``popToViewController(_:animated:)``, everything
  /// else to ``setViewControllers(_:animated:)``; before the view is loaded and inside of callbacks
  /// as well. Screens above the root that do not stand for a value, pushed by hand, go when the path
  /// changes.
  ///
  /// Setting the ids that were set last, or told last to the handler of ``onPathChange(of:_:)``,
  /// changes nothing. So state that is applied again while a person is going back does not undo
  /// that. Setting others replaces whatever is going on. What is set here is never told to the
  /// handler.
  ///
  /// An id that is there twice is refused with a diagnostic, and so is a path for which
  /// `makeController` returns what cannot be pushed; then nothing changes. If `makeController` sets a
  /// path itself, that is the newer one and stays.
  ///
  /// - Parameters:
  ///   - path: The values, the one above the root first.
  ///   - animated: Whether the change of screens takes time.
  ///   - makeController: Makes the screen for a value; called once for each new id, the lowest
  ///     first, before anything changes.
  /// - Complexity: O(*n*) in the values and the stack.
  public final func setPath<Element: Identifiable & Hashable>(
    _ path: [Element], animated: Bool, makeController: (Element) -> ViewController
  ) {
    let ids = path.map { PathID($0) }
    let kept = self.path.countOfKept(ids)
    if let index = Path.indexOfRepetition(in: ids, after: kept) {
      report(
        "navigation.path",
        "The id \(path[index].id) is in the path twice, so it is not clear which screen stands for "
          + "it. Give each value an id of its own. The stack stays.")
      return
    }
    pathTurn += 1
    if self.path.isSet, kept == ids.count, kept == self.path.entries.count {
      self.path.setValues(path)
      return
    }
    let turn = pathTurn
    let known = self.path.screens(after: kept)
    let others = zip(ids, path).dropFirst(kept).map { id, element in
      Path.Entry(id: id, value: element, screen: known[id] ?? makeController(element))
    }
    guard turn == pathTurn else { return }
    show(others, after: kept, of: path, animated: animated)
  }

  /// Runs a handler with what is left of the path when the stack has lost or moved screens of it
  /// otherwise than by ``setPath(_:animated:makeController:)``: the person went back, or code popped.
  ///
  /// It runs once the transition has ended, after ``didShow(_:animated:)``; at once where nothing
  /// is on screen. A drag back that is cancelled is not told. The handler may set a path: the one
  /// that it is given agrees, another one is shown instead.
  ///
  /// There is one handler; a new one takes the place of the old.
  ///
  /// - Parameters:
  ///   - type: The type of the values; those of another type are left out.
  ///   - handler: Is given the values, the lowest first; nil for none.
  public final func onPathChange<Element: Identifiable & Hashable>(
    of type: Element.Type, _ handler: (([Element]) -> Void)?
  ) {
    pathHandler = handler.map { handler in
      { values in handler(values.compactMap { $0 as? Element }) }
    }
  }

  /// The stack may be at rest: tells what is left of the path if that is not known yet.
  final func pathMayHaveChanged() {
    guard transition == nil, !wantsUpdate, path.follow(viewControllers) else { return }
    pathTurn += 1
    pathHandler?(path.entries.map(\.value))
  }

  /// Makes the stack show the path: the lowest of the screens there are, and others above them.
  private func show(
    _ others: [Path.Entry], after kept: Int, of values: [Any], animated: Bool
  ) {
    let entries = path.entries.prefix(kept) + others
    let screens = others.map { $0.screen }
    let stack = path.stack(of: entries.map { $0.screen }, on: viewControllers)
    guard accepts(screens) else { return }
    if let index = Path.indexOfRepetition(in: stack, after: stack.count - screens.count) {
      return report(.duplicate(stack[index]))
    }
    path.set(Array(entries))
    path.setValues(values)
    interactivePop?.isConfirmed = true
    apply(Path.step(from: viewControllers, to: stack), animated: animated)
    // An override may have refused.
    pathMayHaveChanged()
  }

  private func apply(_ step: Path.Step, animated: Bool) {
    switch step {
    case .none: break
    case .push(let screen): pushViewController(screen, animated: animated)
    case .pop(let screen): popToViewController(screen, animated: animated)
    case .set(let screens): setViewControllers(screens, animated: animated)
    }
  }
}
