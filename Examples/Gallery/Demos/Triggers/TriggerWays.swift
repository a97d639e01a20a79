import Widgets

// The same app four times. All know the selected tab as a value only; what differs is how they see
// that a person chose the tab that was selected already. Each tells when that happens.

/// 1. A binding that runs a handler before each write, also when an equal value is written.
final class InterceptorTabs: TabBarController {
  private let selected = Observed(AtlasTab.cities)

  init(onRepeat: @escaping (AtlasTab) -> Void) {
    super.init()
    viewControllers = AtlasTab.allCases.map { AtlasListController($0) }
    selection = .tab(
      selected.binding.willSet { [weak self, selected] next in
        guard next == selected.value else { return }
        self?.selectedViewController?.scrollToTop(animated: true)
        onRepeat(next)
      })
  }
}

/// 2. An observed property: its observers hear the old and the new value, also when both are equal.
final class ObserverTabs: TabBarController {
  private let selected = Observed(AtlasTab.cities)

  init(onRepeat: @escaping (AtlasTab) -> Void) {
    super.init()
    viewControllers = AtlasTab.allCases.map { AtlasListController($0) }
    selection = .tab(selected.binding)
    selected.didSet(for: self) { tabs, old, new in
      guard old == new else { return }
      tabs.selectedViewController?.scrollToTop(animated: true)
      onRepeat(new)
    }
  }
}

/// 3. A trigger for each tab: the tabs fire, and each list listens to its own. Neither knows the
/// other.
final class TriggerTabs: TabBarController {
  private let selected = Observed(AtlasTab.cities)
  private let triggers = TriggerMap<AtlasTab>()

  init(onRepeat: @escaping (AtlasTab) -> Void) {
    super.init()
    viewControllers = AtlasTab.allCases.map { AtlasListController($0, trigger: triggers[$0]) }
    selection = .tab(
      selected.binding.willSet { [selected, triggers] next in
        if next == selected.value { triggers.fire(next) }
      })
    for topic in AtlasTab.allCases {
      onTrigger(of: triggers[topic]) { _ in onRepeat(topic) }
    }
  }
}

/// 4. The same, ready-made.
final class ContainerTabs: TabContainer<AtlasTab> {
  init(onRepeat: @escaping (AtlasTab) -> Void) {
    let selected = Observed(AtlasTab.cities)
    super.init(selection: selected.binding) { topic, triggers in
      let list = TabList(topic.entries, trigger: triggers[topic]) { cell, entry in
        cell.textLabel.text = entry.title
      }
      list.title = topic.rawValue
      return list
    }
    for topic in tabs {
      onTrigger(of: triggers[topic]) { _ in onRepeat(topic) }
    }
  }
}
