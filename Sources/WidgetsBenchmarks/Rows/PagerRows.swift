import Widgets

/// The rows about pages that are side by side.
@MainActor let pagerRows: [Row] = [
  Row(pagerDrag(tabs: 100)),
  Row(pagerJump(tabs: 1_000)),
]

/// Moves a finger by a cell: the pages, the strip, the indicator and its colours, drawn.
@MainActor private func pagerDrag(tabs count: Int) -> Benchmark {
  let host = BenchmarkScreen.terminal(draws: true)
  let tabs = topTabs(count) { ListPage(name: "Page \($0)") }
  let window = host.show(tabs)
  tabs.selectedIndex = count / 2
  host.runFrame()
  host.screen.send(.touch(id: 0, phase: .began, location: CGPoint(x: 70, y: 10)))
  host.runFrame()
  var x = 70
  var step = -1
  return Benchmark(task: "pager dragged", n: count, unit: .nanoseconds) { effort in
    let time = nanosecondsPerCall(effort) {
      if x == 5 { step = 1 } else if x == 69 { step = -1 }
      x += step
      host.screen.send(.touch(id: 0, phase: .moved, location: CGPoint(x: CGFloat(x), y: 10)))
      host.runFrame()
    }
    keep(window)
    return time
  }
}

/// Taps a tab at the other end, with all frames of the way. The pages are made anew each time.
@MainActor private func pagerJump(tabs count: Int) -> Benchmark {
  let host = BenchmarkScreen.terminal(draws: true)
  var made = 0
  let tabs = topTabs(count) { index in
    made += 1
    return ListPage(name: "Page \(index)")
  }
  tabs.maximumKeptPages = 1
  let window = host.show(tabs)
  return Benchmark(task: "pager jump", n: count, unit: .milliseconds) { _ in
    made = 0
    let time = duration {
      tabs.tapTab(at: tabs.selectedIndex == 0 ? count - 1 : 0)
      while tabs.isMoving { host.runFrame() }
    }
    precondition(made == 1, "A jump made \(made) pages.")
    keep(window)
    return time.milliseconds
  }
}

@MainActor private func topTabs(
  _ count: Int, page: @escaping (Int) -> ViewController
) -> TopTabsController {
  let colors: [Color] = [.rgb(200, 40, 40), .rgb(40, 200, 40), .rgb(40, 40, 200)]
  let tabs = TopTabsController()
  tabs.topTabBar.titleColor = .rgb(160, 160, 160)
  tabs.topTabBar.selectedTitleColor = .rgb(255, 255, 255)
  tabs.setPages(
    0..<count, item: { TopTabItem(title: "Tab \($0)", color: colors[$0 % 3]) },
    makeController: page)
  return tabs
}

/// A page of as many lines as the screen has.
private final class ListPage: ViewController {
  private let name: String

  init(name: String) {
    self.name = name
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    for row in 0..<23 {
      let label = Label(text: "\(name), line \(row)")
      label.frame = CGRect(x: 2, y: CGFloat(row), width: 40, height: 1)
      view.addSubnode(label)
    }
  }
}
