/// A list, and how far it is scrolled.
struct FeedState: Equatable {
  /// The distance from the top.
  var offset = 0.0
  /// How often the list was asked to go to `offset`.
  ///
  /// The offset alone cannot ask twice: it says 0 already while the list is still on its way there,
  /// or when something else has moved it.
  var scrollRequests = 0
}

enum FeedAction: Equatable {
  /// A person has scrolled.
  case scrolled(to: Double)
}

extension FeedState {
  static func reduce(_ state: inout FeedState, _ action: FeedAction) -> [FeedAction] {
    switch action {
    case .scrolled(let offset):
      state.offset = offset
    }
    return []
  }

  mutating func goToTop() {
    offset = 0
    scrollRequests += 1
  }
}
