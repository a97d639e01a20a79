import Foundation

extension TabBarController {
  /// A value that drives which tab is selected: an index, a controller, or a type of the app's own.
  ///
  /// ```swift
  /// enum Tab: CaseIterable { case news, about }
  ///
  /// let selection = Observed(Tab.news)
  /// tabs.selection = .tab(selection.binding)
  /// selection.value = .about  // the second tab is shown
  /// ```
  ///
  /// See ``TabBarController/selection``.
  @MainActor public struct SelectionBinding {
    /// The index that the value stands for: `NSNotFound` for none, -1 for one that is not a tab.
    let read: (TabBarController) -> Int
    let write: (Int, TabBarController) -> Void
    let onChange: (@escaping () -> Void) -> ObservationToken?

    private init<Value>(
      _ binding: Binding<Value>, index: @escaping (Value, TabBarController) -> Int,
      value: @escaping (Int, TabBarController) -> Value?
    ) {
      read = { index(binding.value, $0) }
      write = { if let value = value($0, $1) { binding.value = value } }
      onChange = { binding.onChange($0) }
    }

    /// The index of the selected tab; `NSNotFound` without tabs.
    public static func index(_ binding: Binding<Int>) -> SelectionBinding {
      SelectionBinding(binding, index: { index, _ in index }, value: { index, _ in index })
    }

    /// The selected controller; nil without tabs.
    public static func controller(_ binding: Binding<ViewController?>) -> SelectionBinding {
      SelectionBinding(
        binding,
        index: { controller, tabs in
          guard let controller else { return NSNotFound }
          return tabs.model.items.firstIndex(of: controller) ?? -1
        },
        value: { index, tabs in
          .some(tabs.model.items.indices.contains(index) ? tabs.model.items[index] : nil)
        })
    }

    /// The value that stands at the place of the selected tab. Values are to be different; without a
    /// tab nothing is written.
    public static func tab<Tab: Equatable>(
      _ binding: Binding<Tab>, in tabs: [Tab]
    ) -> SelectionBinding {
      SelectionBinding(
        binding, index: { tab, _ in tabs.firstIndex(of: tab) ?? -1 },
        value: { index, _ in tabs.indices.contains(index) ? tabs[index] : nil })
    }

    /// The value of a type that lists its values in the order of the tabs.
    public static func tab<Tab: CaseIterable & Equatable>(
      _ binding: Binding<Tab>
    ) -> SelectionBinding {
      tab(binding, in: Array(Tab.allCases))
    }
  }
}
