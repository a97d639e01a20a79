import Widgets

/// A stack that shows the path of the state, and tells when the person goes back.
final class RouterPagesController: NavigationController {
  private let store: Store<PagesState, PagesAction>
  private var token: ObservationToken?

  init(store: Store<PagesState, PagesAction>) {
    self.store = store
    super.init()
    pushViewController(PagesRootController { store.send(.openTapped) }, animated: false)
    onPathChange(of: PageState.self) { store.send(.pathChanged($0)) }
    token = store.observe { [weak self] state in
      self?.setPath(state.path, animated: true) { page in
        RouterPageController(page: page, store: store.scope(page))
      }
    }
  }
}

extension Store where State == PagesState, Action == PagesAction {
  /// The store of one page. A page that has left the path, and is still seen leaving, is what it
  /// was.
  fileprivate func scope(_ page: PageState) -> Store<PageState, PageAction> {
    scope(
      state: { state in state.path.first { $0.id == page.id } ?? page },
      action: { PagesAction.page(id: page.id, $0) })
  }
}

/// What is below the path.
private final class PagesRootController: ViewController {
  private let button = Button(title: "Open a page")

  init(onOpen: @escaping () -> Void) {
    super.init()
    title = "Pages"
    button.addTarget(self, for: .primaryAction) { _, _ in onOpen() }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubnode(button)
  }

  override func viewDidLayoutSubnodes() {
    button.place(inLine: 1, of: view)
  }
}

/// One page: its own state, its own actions, and nothing about the stack that it is on.
final class RouterPageController: ViewController {
  private let store: Store<PageState, PageAction>
  private let likesLabel = Label()
  private let likeButton = Button(title: "Like")
  private let nextButton = Button(title: "Next page")
  private var token: ObservationToken?

  init(page: PageState, store: Store<PageState, PageAction>) {
    self.store = store
    super.init()
    title = "Page \(page.id)"
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    likeButton.addTarget(self, for: .primaryAction) { page, _ in page.store.send(.likeTapped) }
    nextButton.addTarget(self, for: .primaryAction) { page, _ in page.store.send(.nextTapped) }
    for node in [likesLabel, nextButton, likeButton] { view.addSubnode(node) }
    token = store.observe { [weak self] in self?.render($0) }
  }

  private func render(_ page: PageState) {
    likesLabel.text = "Likes: \(page.likes)"
    view.setNeedsLayout()
  }

  override func viewDidLayoutSubnodes() {
    for (line, node) in [likesLabel, nextButton, likeButton].enumerated() {
      node.place(inLine: line + 1, of: view)
    }
  }
}

extension Node {
  /// Puts the node into a line of the safe area of a view, as wide as it wants to be.
  fileprivate func place(inLine line: Int, of view: Node) {
    let area = view.safeAreaBounds
    let metrics = view.traits.metrics
    let size = sizeThatFits(area.size)
    frame = CGRect(
      x: area.origin.x + metrics.layoutMargins.left,
      y: area.origin.y + CGFloat(line) * metrics.rowHeight, width: size.width, height: size.height)
  }
}
