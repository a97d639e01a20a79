import Foundation

extension PagingController {
  /// A value that says which page is selected, and is told.
  ///
  /// ```swift
  /// let topic = Observed<Topic?>(.news)
  /// pages.selection = .id(topic.binding)
  /// topic.value = .sports  // the pages travel there
  /// ```
  ///
  /// See ``PagingController/selection``.
  @MainActor public struct SelectionBinding {
    /// The id that the value stands for; nil for none.
    let read: (PagingController) -> AnyHashable?
    let write: (AnyHashable?, PagingController) -> Void
    let onChange: (@escaping () -> Void) -> ObservationToken?

    /// The id of the selected page; nil without pages.
    public static func id<ID: Hashable>(_ binding: Binding<ID?>) -> SelectionBinding {
      SelectionBinding(
        read: { _ in binding.value.map { AnyHashable($0) } },
        write: { id, _ in binding.value = id?.base as? ID },
        onChange: { binding.onChange($0) })
    }

    /// The id of the selected page; without pages nothing is written.
    public static func id<ID: Hashable>(_ binding: Binding<ID>) -> SelectionBinding {
      SelectionBinding(
        read: { _ in AnyHashable(binding.value) },
        write: { id, _ in if let id = id?.base as? ID { binding.value = id } },
        onChange: { binding.onChange($0) })
    }

    /// The index of the selected page; `NSNotFound` without pages.
    public static func index(_ binding: Binding<Int>) -> SelectionBinding {
      SelectionBinding(
        read: { pager in
          let index = binding.value
          return pager.pageIDs.indices.contains(index) ? pager.pageIDs[index] : nil
        },
        write: { id, pager in
          binding.value = id.flatMap { pager.pageIDs.firstIndex(of: $0) } ?? NSNotFound
        },
        onChange: { binding.onChange($0) })
    }
  }
}
