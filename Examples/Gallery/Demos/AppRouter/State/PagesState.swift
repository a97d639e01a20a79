/// A stack of pages.
struct PagesState: Equatable {
  var path: [PageState] = []
  var nextID = 1

  mutating func goToRoot() {
    path = []
  }

  fileprivate mutating func push() {
    path.append(PageState(id: nextID))
    nextID += 1
  }
}

/// One element of the path. Two pages may be equal in all but their identity.
struct PageState: Identifiable, Hashable, CustomStringConvertible {
  let id: Int
  var likes = 0

  var description: String { likes == 0 ? "#\(id)" : "#\(id)+\(likes)" }
}

enum PagesAction: Equatable {
  /// The button of the root.
  case openTapped
  /// Something about one page of the path.
  case page(id: Int, PageAction)
  /// The person went back; the screens are gone already.
  case pathChanged([PageState])
}

enum PageAction: Equatable {
  case likeTapped
  case nextTapped
  /// What only the parent can do; a page sends it and does not handle it.
  case delegate(Delegate)

  enum Delegate: Equatable {
    case push
  }
}

extension PagesState {
  static func reduce(_ state: inout PagesState, _ action: PagesAction) -> [PagesAction] {
    switch action {
    case .openTapped:
      state.push()
    case .page(_, .delegate(.push)):
      state.push()
    case .page(let id, let action):
      guard let index = state.path.firstIndex(where: { $0.id == id }) else { return [] }
      return PageState.reduce(&state.path[index], action).map { .page(id: id, $0) }
    case .pathChanged(let path):
      state.path = path
    }
    return []
  }
}

extension PageState {
  static func reduce(_ page: inout PageState, _ action: PageAction) -> [PageAction] {
    switch action {
    case .likeTapped:
      page.likes += 1
      return []
    case .nextTapped:
      return [.delegate(.push)]
    case .delegate:
      return []
    }
  }
}
