import Widgets

/// A list whose place is state: where a person scrolls to is written back, and a request in the
/// state sends the list there, animated.
final class RouterFeedController: ViewController, ScrollableNodeDelegate {
  private let store: Store<FeedState, FeedAction>
  private let scrollView = ScrollableNode()
  private let lines = LinesNode((0..<100).map { "Post \($0)" })
  private var token: ObservationToken?
  private var carriedOutRequests: Int
  /// Whether the list moves because the state says so.
  private var isFollowingState = false

  init(store: Store<FeedState, FeedAction>) {
    self.store = store
    carriedOutRequests = store.state.scrollRequests
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.addSubnode(lines)
    scrollView.delegate = self
    view.addSubnode(scrollView)
  }

  override func viewDidLayoutSubnodes() {
    scrollView.frame = view.bounds
    let size = lines.sizeThatFits(view.bounds.size)
    lines.frame = CGRect(x: 0, y: 0, width: view.bounds.size.width, height: size.height)
    scrollView.contentSize = lines.frame.size
    // There is a place to go to from now on.
    if token == nil { token = store.observe { [weak self] in self?.render($0) } }
  }

  private func render(_ state: FeedState) {
    if state.scrollRequests != carriedOutRequests {
      carriedOutRequests = state.scrollRequests
      move(to: state.offset, animated: true)
    } else if !isFollowingState, state.offset != offset {
      move(to: state.offset, animated: false)
    }
  }

  private var offset: Double { Double(scrollView.progress().offset) }

  private func move(to offset: Double, animated: Bool) {
    let target = scrollView.contentOffset.y + CGFloat(offset - self.offset)
    guard target != scrollView.contentOffset.y else { return }
    isFollowingState = true
    scrollView.setContentOffset(
      CGPoint(x: scrollView.contentOffset.x, y: target), animated: animated)
    // An animation says when it has ended.
    if !animated { isFollowingState = false }
  }

  // MARK: - ScrollableNodeDelegate

  func scrollableNodeWillBeginDragging(_ scrollableNode: ScrollableNode) {
    isFollowingState = false
  }

  func scrollableNodeDidScroll(_ scrollableNode: ScrollableNode) {
    if !isFollowingState { writeBack() }
  }

  func scrollableNodeDidEndScrollingAnimation(_ scrollableNode: ScrollableNode) {
    isFollowingState = false
    writeBack()
  }

  /// What the state says already is no news.
  private func writeBack() {
    if token != nil, store.state.offset != offset { store.send(.scrolled(to: offset)) }
  }
}
