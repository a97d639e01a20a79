import Foundation

extension TabBarController {
  final func selectionBindingWasSet() {
    selectionToken = selection?.onChange { [weak self] in self?.followSelectionBinding() }
    followSelectionBinding()
  }

  /// Selects what the binding says, as a program does. Nothing while this controller itself writes
  /// the binding, and before there are tabs.
  final func followSelectionBinding() {
    guard let selection, !isWritingSelection, !model.items.isEmpty else { return }
    let index = selection.read(self)
    guard index != NSNotFound, index != model.selectedIndex else { return }
    guard model.items.indices.contains(index) else {
      report(
        "tabs.binding",
        "The selection is bound to a value that stands for none of the \(model.items.count) tabs. "
          + "Set the binding to a tab that exists; the selection stays.")
      return
    }
    selectedIndex = index
  }

  /// The selection may be another one: tells those who bind to it or observe it what is new to them.
  ///
  /// - Parameter wasEmpty: Whether there were no tabs before, so that the binding says which one is
  ///   the first.
  final func tellSelection(wasEmpty: Bool = false) {
    // A change from within a change is told when the last child is in place.
    guard !isUpdating else { return }
    if wasEmpty { followSelectionBinding() }
    // From within a write the writer goes on; writing again here might never end.
    if let selection, !isWritingSelection, selection.read(self) != model.selectedIndex {
      write(model.selectedIndex, to: selection)
      followSelectionBinding()
    }
    let old = toldSelection
    guard old !== model.selected else { return }
    toldSelection = model.selected
    onSelectionChange?(old, model.selected)
  }

  /// Writes a tapped tab into the binding, also when it is selected already. Returns whether the tap
  /// goes on: not when the binding says something else afterwards, which is then selected, nor when
  /// the tab is gone.
  final func selectionBindingAccepts(_ child: ViewController) -> Bool {
    guard let selection, let index = model.items.firstIndex(of: child) else { return true }
    write(index, to: selection)
    guard let index = model.items.firstIndex(of: child) else {
      // The binding has been given a tab that is gone; it is told the one that is selected.
      tellSelection()
      return false
    }
    if selection.read(self) == index { return true }
    followSelectionBinding()
    return false
  }

  private func write(_ index: Int, to selection: SelectionBinding) {
    let isNested = isWritingSelection
    isWritingSelection = true
    selection.write(index, self)
    isWritingSelection = isNested
  }
}
