/// A ready-made tab bar controller over a type of tabs, with a trigger for each of them.
///
/// ```swift
/// enum Tab: String, CaseIterable { case news, search, about }
///
/// let selection = Observed(Tab.news)
/// let tabs = TabContainer(selection: selection.binding) { tab, triggers in
///   let list = TabList(articles(in: tab), trigger: triggers[tab]) { cell, article in
///     cell.textLabel.text = article.title
///   }
///   list.title = tab.rawValue
///   return NavigationController(rootViewController: list)
/// }
/// ```
///
/// There is one child for each case, in their order. The binding says which one is selected, and
/// hears of every tap. A tap on the selected tab pops its stack to the root; at the root it fires the
/// trigger of that tab and no other. What listens decides what that means: scroll to the top, reload,
/// focus a field.
///
/// That is its ``TabBarController/reselectPolicy``, `popThenTrigger`, and can be replaced.
open class TabContainer<Tab: CaseIterable & Hashable>: TabBarController {
  /// All tabs, in the order of the bar.
  public final let tabs: [Tab]

  /// The triggers of the tabs.
  public final let triggers = TriggerMap<Tab>()

  /// A container with a child for each tab.
  ///
  /// - Parameters:
  ///   - selection: The selected tab; see ``TabBarController/selection``.
  ///   - content: Makes the child of a tab; called once for each, in order. It takes its trigger from
  ///     the map.
  public init(
    selection: Binding<Tab>, content: (_ tab: Tab, _ triggers: TriggerMap<Tab>) -> ViewController
  ) {
    tabs = Array(Tab.allCases)
    super.init()
    reselectPolicy = .popThenTrigger
    setReselectHandler(named: ReselectPolicy.triggerName) { [weak self] in
      guard let self, let selectedTab = self.selectedTab else { return }
      triggers.fire(selectedTab)
    }
    viewControllers = tabs.map { content($0, triggers) }
    self.selection = .tab(selection, in: tabs)
  }

  /// The selected tab; nil when there is none.
  public final var selectedTab: Tab? {
    tabs.indices.contains(selectedIndex) ? tabs[selectedIndex] : nil
  }
}

extension ReselectPolicy {
  static let triggerName = "trigger"

  /// Pops to the root; a tap at the root fires the trigger of the tab, in a ``TabContainer``.
  public static let popThenTrigger = ReselectPolicy([.popToRoot, .custom(triggerName)])
}
