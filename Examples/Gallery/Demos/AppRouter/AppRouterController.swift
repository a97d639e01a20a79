import Widgets

/// A tab app whose controllers render a state and send actions.
///
/// Nothing here changes a selection, a stack or an offset because of a tap: a tap sends an action,
/// the reducer makes a new state of it, and the controllers apply that. Applying sends no action.
///
/// Below the app are the last actions, and what each of them changed.
final class AppRouterController: ViewController {
  /// The app's state and the way to change it.
  let store: Store<AppState, AppAction>
  /// The lines of all actions so far.
  private(set) var trace: [String] = [] {
    didSet { traceNode.lines = trace }
  }

  private let tabs: RouterTabBarController
  private let traceNode = TraceNode()

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
    traceNode.lines = ["Each action is printed here, with what it changed."]
    view.addSubnode(traceNode)
  }

  override func viewDidLayoutSubnodes() {
    let area = view.safeAreaBounds
    let line = view.traits.metrics.lineHeight
    let margin = view.traits.metrics.layoutMargins.left
    // The longest action takes four lines of thirty columns.
    let isNarrow = area.size.width < 40 * view.traits.metrics.columnWidth
    let lines: CGFloat = area.size.height < 40 * line ? (isNarrow ? 4 : 3) : 6
    let top = max(0, area.origin.y + area.size.height - lines * line)
    tabs.view.frame = CGRect(x: 0, y: 0, width: view.bounds.size.width, height: top)
    traceNode.frame = CGRect(
      x: area.origin.x + margin, y: top, width: max(0, area.size.width - 2 * margin),
      height: lines * line)
  }
}
