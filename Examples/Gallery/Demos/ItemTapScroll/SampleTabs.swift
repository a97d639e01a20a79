import Widgets

/// The four tabs that the demos about tapping tabs share, each with its own navigation stack.
@MainActor enum SampleTabs {
  /// New tabs: a table, a scroll view, lists beside each other, and a table without rows.
  static func make() -> [ViewController] {
    [
      NavigationController(rootViewController: TableController(title: "Table", rowCount: 100)),
      NavigationController(rootViewController: ScrollController()),
      NavigationController(rootViewController: NestedController()),
      NavigationController(rootViewController: TableController(title: "Empty", rowCount: 0)),
    ]
  }
}
