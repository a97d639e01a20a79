import Widgets

/// A feed that goes on while you read: new posts come in above, older ones below.
///
/// The table keeps what you read in its place, also under a finger and in motion. At the top, new
/// posts push the others down. Further down they are counted, and one tap, or `n`, leads to the
/// newest. What you write in the field at the bottom comes in like any other post, and is shown.
final class LiveFeedController: ViewController {
  private static let cellIdentifier = "post"

  private let table = TableNode()
  private let newButton = Button(title: nil)
  private let field = TextField(placeholder: "Write a post")
  private var posts = Post.first(30)
  private var arrivals: [ScheduledWork] = []
  /// How many posts have come in above that were not seen yet.
  private var unseen = 0 {
    didSet { unseenDidChange() }
  }

  override init() {
    super.init()
    title = "Live feed"
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    table.register(PostCell.self, forCellReuseIdentifier: Self.cellIdentifier)
    table.rowHeight = TableNode.automaticDimension
    table.estimatedRowHeight = 2 * table.traits.metrics.lineHeight
    table.dataSource = self
    table.delegate = self
    newButton.isHidden = true
    newButton.titleAttributes = [.bold, .reverse]
    newButton.addTarget(self, for: .primaryAction) { feed, _ in feed.goToNewest() }
    field.addTarget(self, for: .primaryAction) { feed, _ in feed.send() }
    view.addSubnode(table)
    view.addSubnode(newButton)
    view.addSubnode(field)
  }

  override func viewDidLayoutSubnodes() {
    let area = view.safeAreaBounds
    let metrics = view.traits.metrics
    let margin = metrics.layoutMargins.left
    let bottom = max(area.origin.y, area.origin.y + area.size.height - metrics.lineHeight)
    table.frame = CGRect(x: 0, y: 0, width: view.bounds.size.width, height: bottom)
    field.frame = CGRect(
      x: area.origin.x + margin, y: bottom, width: max(0, area.size.width - 2 * margin),
      height: metrics.lineHeight)
    let size = newButton.intrinsicContentSize
    newButton.frame = CGRect(
      x: area.origin.x + ((area.size.width - size.width) / 2).rounded(), y: area.origin.y,
      width: size.width, height: size.height)
  }

  // MARK: - Arrivals

  /// Posts arrive on the clock of the screen, as long as it shows this one.
  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    arrivals = [
      view.schedule(after: 1, every: 1) { [weak self] in self?.addNewer() },
      view.schedule(after: 1.5, every: 3) { [weak self] in self?.addOlder() },
    ]
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    for work in arrivals { work.cancel() }
  }

  private func addNewer(_ ownText: String? = nil) {
    let serial = (posts.first?.serial ?? 0) + 1
    posts.insert(Post(serial: serial, ownText: ownText), at: 0)
    if table.progress(along: .vertical).place != .top { unseen += 1 }
    table.insertRows(at: [IndexPath(row: 0, section: 0)])
  }

  private func addOlder() {
    let serial = (posts.last?.serial ?? 0) - 1
    posts.append(Post(serial: serial))
    table.insertRows(at: [IndexPath(row: posts.count - 1, section: 0)])
  }

  private func send() {
    guard field.text.contains(where: { !$0.isWhitespace }) else { return }
    addNewer(field.text)
    field.text = ""
    goToNewest()
  }

  // MARK: - The newest

  private func goToNewest() {
    table.scrollToTop()
  }

  override var keyCommands: [KeyCommand] {
    [KeyCommand(Key(.character("n")), title: "Newest") { [weak self] in self?.goToNewest() }]
  }

  private func unseenDidChange() {
    newButton.title = "↑ \(unseen) new"
    newButton.isHidden = unseen == 0
    view.setNeedsLayout()
  }
}

// MARK: - TableNodeDataSource

extension LiveFeedController: TableNodeDataSource {
  func tableNode(_ tableNode: TableNode, numberOfRowsInSection section: Int) -> Int { posts.count }

  func tableNode(_ tableNode: TableNode, cellForRowAt indexPath: IndexPath) -> TableNodeCell {
    let cell = tableNode.dequeueReusableCell(withIdentifier: Self.cellIdentifier, for: indexPath)
    let post = posts[indexPath.row]
    cell.textLabel.text = post.heading
    cell.detailTextLabel?.text = post.text
    return cell
  }
}

// MARK: - TableNodeDelegate

extension LiveFeedController: TableNodeDelegate {
  func scrollableNodeDidScroll(_ scrollableNode: ScrollableNode) {
    if unseen > 0, scrollableNode.progress(along: .vertical).place == .top { unseen = 0 }
  }
}

/// The heading of a post with its text below it, in as many lines as it takes.
private final class PostCell: TableNodeCell {
  required init(style: Style, reuseIdentifier: String?) {
    super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    textLabel.textAttributes = .bold
    detailTextLabel?.numberOfLines = 0
  }
}
