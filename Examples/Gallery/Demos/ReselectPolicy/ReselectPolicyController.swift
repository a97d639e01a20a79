import Widgets

/// The same tabs as in `item-tap-scroll`, with the rule for a second tap written in one line.
///
/// The line at the bottom shows what came of the last tap on the selected tab.
final class ReselectPolicyController: ViewController, TabBarControllerDelegate {
  private let tabs = TabBarController()
  private let outcomeLabel = Label(text: "Tap the selected tab.")

  override init() {
    super.init()
    tabs.viewControllers = SampleTabs.make()
    tabs.reselectPolicy = .popThenScroll
    tabs.delegate = self
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(tabs)
    view.addSubnode(tabs.view)
    tabs.didMove(toParent: self)
    outcomeLabel.textAttributes = .dim
    outcomeLabel.numberOfLines = 2
    view.addSubnode(outcomeLabel)
  }

  override func viewDidLayoutSubnodes() {
    let area = view.bounds
    let metrics = view.traits.metrics
    let lines: CGFloat = area.size.width < 40 * metrics.columnWidth ? 2 : 1
    let height = lines * metrics.lineHeight + view.safeAreaInsets.bottom
    let margin = metrics.layoutMargins.left
    tabs.view.frame = CGRect(
      x: 0, y: 0, width: area.size.width, height: max(0, area.size.height - height))
    outcomeLabel.frame = CGRect(
      x: margin, y: tabs.view.frame.size.height, width: max(0, area.size.width - 2 * margin),
      height: height)
  }

  // MARK: - TabBarControllerDelegate

  func tabBarController(
    _ tabBarController: TabBarController, didReselect controller: ViewController,
    outcome: ReselectOutcome
  ) {
    outcomeLabel.text = "\(controller.tabBarItem.title ?? "Tab"): \(outcome)"
  }
}
