import Widgets

/// A screen without a person: frames run when a benchmark asks for them.
@MainActor final class BenchmarkScreen: ScreenHost {
  let size: CGSize
  let metrics: Metrics
  let capabilities = ScreenCapabilities()
  private(set) var now = 0.0
  /// Whether a frame is drawn into cells, or only made.
  let draws: Bool

  private(set) lazy var screen = Screen(host: self)
  private var renderer: CellRenderer

  init(size: CGSize, metrics: Metrics, draws: Bool) {
    self.size = size
    self.metrics = metrics
    self.draws = draws
    renderer = CellRenderer(
      columns: Int(size.width / metrics.columnWidth), rows: Int(size.height / metrics.lineHeight),
      metrics: metrics)
  }

  /// A screen of 80 × 24 cells.
  static func terminal(draws: Bool) -> BenchmarkScreen {
    BenchmarkScreen(size: CGSize(width: 80, height: 24), metrics: .cells, draws: draws)
  }

  func present(_ frame: Frame) {
    guard draws else { return }
    renderer.show(frame)
    keep(renderer.surface)
  }

  func requestFrame() {}

  /// Moves the clock by a frame and runs it.
  func runFrame() {
    now += 1.0 / 60
    screen.runFrame()
  }

  /// Shows a controller in a window of its own, which the screen keeps.
  func show(_ controller: ViewController) -> Window {
    let window = Window(screen: screen)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    runFrame()
    return window
  }
}
