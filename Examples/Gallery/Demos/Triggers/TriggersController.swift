import Widgets

/// Four ways to see that the selected tab was chosen again. The bar at the top chooses a way, the
/// line at the bottom counts what it has seen.
final class TriggersController: ViewController, TabBarDelegate {
  private static let ways = ["Binding", "Observer", "Triggers", "Container"]
  /// The same for a narrow screen.
  private static let shortWays = ["Bind", "Watch", "Fire", "Ready"]

  private let chooser = TabBar()
  private let countLabel = Label()
  private var apps: [TabBarController] = []
  private var counts = ways.map { _ in [AtlasTab: Int]() }
  private var shownIndex = 0

  override init() {
    super.init()
    apps = [
      InterceptorTabs { [weak self] in self?.count($0, way: 0) },
      ObserverTabs { [weak self] in self?.count($0, way: 1) },
      TriggerTabs { [weak self] in self?.count($0, way: 2) },
      ContainerTabs { [weak self] in self?.count($0, way: 3) },
    ]
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    chooser.items = Self.ways.map { TabBarItem(title: $0) }
    chooser.selectedItem = chooser.items[0]
    chooser.delegate = self
    countLabel.textAttributes = .dim
    view.addSubnode(chooser)
    view.addSubnode(countLabel)
    show(0)
  }

  override func viewDidLayoutSubnodes() {
    showCounts()
    let area = view.safeAreaBounds
    let width = area.size.width
    showWays(columns: Int(width / view.traits.metrics.columnWidth))
    let line = view.traits.metrics.lineHeight
    let margin = view.traits.metrics.layoutMargins.left
    let bar = chooser.sizeThatFits(area.size).height
    chooser.frame = CGRect(x: area.origin.x, y: area.origin.y, width: width, height: bar)
    let height = max(0, area.size.height - bar - line)
    apps[shownIndex].view.frame = CGRect(
      x: area.origin.x, y: area.origin.y + bar, width: width, height: height)
    countLabel.frame = CGRect(
      x: area.origin.x + margin, y: area.origin.y + bar + height,
      width: max(0, width - 2 * margin), height: line)
  }

  /// Names the ways as long as each has room for its name and a blank.
  private func showWays(columns: Int) {
    let longest = Self.ways.map(\.count).max() ?? 0
    let titles = (longest + 1) * Self.ways.count <= columns ? Self.ways : Self.shortWays
    for (item, title) in zip(chooser.items, titles) where item.title != title {
      item.title = title
    }
  }

  /// Puts one of the apps in the place of the one that is shown.
  private func show(_ index: Int) {
    let old = apps[shownIndex]
    if old.parent === self {
      old.willMove(toParent: nil)
      old.view.removeFromSupernode()
      old.removeFromParent()
    }
    shownIndex = index
    addChild(apps[index])
    view.addSubnode(apps[index].view)
    apps[index].didMove(toParent: self)
    view.setNeedsLayout()
    showCounts()
  }

  /// Keys go to the list, and to the tabs around it.
  private func focusList() {
    apps[shownIndex].contentScrollableNode?.becomeFocused()
  }

  /// The keys of the tabs mean the same while the bar at the top has them.
  override var keyCommands: [KeyCommand] { apps[shownIndex].keyCommands }

  // MARK: - Counting

  private func count(_ topic: AtlasTab, way: Int) {
    counts[way][topic, default: 0] += 1
    showCounts()
  }

  private func showCounts() {
    let texts = AtlasTab.allCases.map { "\($0.rawValue) \(counts[shownIndex][$0] ?? 0)" }
    let text = "Fires: " + texts.joined(separator: ", ")
    let fits = text.count + 2 <= Int(view.bounds.size.width / view.traits.metrics.columnWidth)
    countLabel.text = fits ? text : texts.joined(separator: " ")
  }

  // MARK: - TabBarDelegate

  func tabBar(_ tabBar: TabBar, didSelect item: TabBarItem) {
    guard let index = tabBar.items.firstIndex(of: item) else { return }
    if index != shownIndex { show(index) }
    focusList()
  }
}
