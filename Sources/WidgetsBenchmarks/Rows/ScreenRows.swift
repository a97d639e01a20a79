import Widgets

/// The rows about whole screens.
@MainActor let screenRows: [Row] = [
  Row(firstFrame(.large), against: Packed.build(.large)),
  Row(tabSwitch("tab switch", draws: false)),
  Row(tabSwitch("tab switch, drawn", draws: true)),
]

/// Builds a tree in a window, lays it out and draws all of it for the first time.
@MainActor private func firstFrame(_ shape: TreeShape) -> Benchmark {
  Benchmark(task: "build, layout and draw", n: shape.count, unit: .milliseconds) { _ in
    let host = BenchmarkScreen(
      size: CGSize(width: TreeShape.side, height: TreeShape.side), metrics: .points, draws: true)
    let window = host.show(ViewController())
    let time = duration {
      let controller = ViewController()
      let tree = shape.tree()
      tree.backgroundColor = .blue
      controller.view = tree
      window.rootViewController = controller
      host.runFrame()
    }
    keep(window)
    return time.milliseconds
  }
}

/// Taps the other one of two tabs that were both shown before, and runs the frame.
@MainActor private func tabSwitch(_ task: String, draws: Bool) -> Benchmark {
  let host = BenchmarkScreen.terminal(draws: draws)
  let tabs = TabBarController()
  tabs.viewControllers = [PageController(name: "First"), PageController(name: "Second")]
  let window = host.show(tabs)
  var selected = 0
  return Benchmark(task: task, n: 2, unit: .nanoseconds) { effort in
    let time = nanosecondsPerCall(effort) {
      selected = 1 - selected
      tabs.tapItem(at: selected)
      host.runFrame()
    }
    keep(window)
    return time
  }
}

/// A page of twelve labels.
final class PageController: ViewController {
  private let name: String

  init(name: String) {
    self.name = name
    super.init()
    title = name
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    for row in 0..<12 {
      let label = Label(text: "\(name) control number \(row)")
      label.frame = CGRect(x: 2, y: CGFloat(row) + 2, width: 30, height: 1)
      view.addSubnode(label)
    }
  }
}
