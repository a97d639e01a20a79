import Widgets

/// A tab app whose controllers render a state and send actions.
///
/// Nothing here changes a selection, a stack or an offset because of a tap: a tap sends an action,
/// the reducer makes a new state of it, and the controllers apply that. Applying sends no action.
///
/// Below the app are the last actions, and what each of them changed.
final class AppRouterController: ViewController {
  private static let shownLines = 3

  /// The app's state and the way to change it.
  let store: Store<AppState, AppAction>
  /// The lines of all actions so far.
  private(set) var trace: [String] = [] {
    didSet {
      for (label, line) in zip(traceLabels, trace.suffix(Self.shownLines)) { label.text = line }
    }
  }

  private let tabs: RouterTabBarController
  private let traceLabels = (0..<shownLines).map { _ in Label() }

  init(state: AppState = AppState()) {
    weak var tracer: AppRouterController?
    store = Store(state, reducer: AppState.reduce) { action, old, new in
      tracer?.trace.append(Changes.line(action, old, new))
    }
    tabs = RouterTabBarController(store: store)
    super.init()
    tracer = self
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(tabs)
    view.addSubnode(tabs.view)
    tabs.didMove(toParent: self)
    traceLabels[0].text = "Each action is printed here, with what it changed."
    for label in traceLabels {
      label.textAttributes = .dim
      view.addSubnode(label)
    }
  }

  override func viewDidLayoutSubnodes() {
    let area = view.safeAreaBounds
    let line = view.traits.metrics.lineHeight
    let margin = view.traits.metrics.layoutMargins.left
    let top = max(0, area.origin.y + area.size.height - CGFloat(Self.shownLines) * line)
    tabs.view.frame = CGRect(x: 0, y: 0, width: view.bounds.size.width, height: top)
    for (index, label) in traceLabels.enumerated() {
      label.frame = CGRect(
        x: area.origin.x + margin, y: top + CGFloat(index) * line,
        width: max(0, area.size.width - 2 * margin), height: line)
    }
  }
}
