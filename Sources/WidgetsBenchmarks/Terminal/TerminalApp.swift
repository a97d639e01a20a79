import Widgets
import WidgetsTerminal

/// The apps that are measured in a terminal of their own. `n` does a step, Ctrl-C ends.
@MainActor enum TerminalApp {
  static func run(_ task: TerminalTask) async -> Never {
    await Terminal.main { root(task) }
  }

  private static func root(_ task: TerminalTask) -> ViewController {
    switch task {
    case .listByThree: ListStepController(step: 3)
    case .listByOne: ListStepController(step: 1)
    case .tabSwitch: TabStepController()
    case .pushPop: PushStepController()
    default: PictureController(task: task)
    }
  }

  fileprivate static let key = Key(.character("n"))
}

/// A page that is drawn as a whole.
private final class PictureController: ViewController {
  private let task: TerminalTask

  init(task: TerminalTask) {
    self.task = task
    super.init()
  }

  override func loadView() {
    view = PictureNode(task: task)
  }

  override func keyPressed(_ key: Key) -> Bool {
    guard key == TerminalApp.key, let picture = view as? PictureNode else {
      return super.keyPressed(key)
    }
    picture.step += 1
    if task != .nothing { picture.setNeedsDisplay() }
    return true
  }
}

private final class PictureNode: Node {
  var step = 0
  private let task: TerminalTask
  private var typed = ""

  init(task: TerminalTask) {
    self.task = task
    super.init(frame: CGRect(x: 0, y: 0, width: 80, height: 24))
  }

  override func draw(_ rect: CGRect, in canvas: Canvas) {
    let width = Int(bounds.size.width)
    let height = Int(bounds.size.height)
    if task == .colorPerCell { return drawColors(width, height, canvas) }
    let first = task == .scroll ? step : 0
    let style = TextStyle(foreground: task == .oneColor ? .ansi(step % 7 + 1) : nil)
    for y in 0..<height {
      canvas.text(
        TerminalText.line(first + y, width: width), at: CGPoint(x: 0, y: CGFloat(y)), style: style)
    }
    guard step > 0 else { return }
    if task == .oneCell {
      let place = TerminalText.place(step, of: width * height)
      let point = CGPoint(x: CGFloat(place % width), y: CGFloat(place / width))
      canvas.text(step.isMultiple(of: 2) ? "X" : "Y", at: point)
    }
    if task == .typing {
      let row = CGFloat(5 + step / (width - 10))
      canvas.text(
        String(repeating: "Q", count: step % (width - 10)), at: CGPoint(x: 0, y: row))
    }
  }

  /// With the first eight colours, each step with others.
  private func drawColors(_ width: Int, _ height: Int, _ canvas: Canvas) {
    for y in 0..<height {
      for x in 0..<width {
        canvas.text(
          "x", at: CGPoint(x: CGFloat(x), y: CGFloat(y)),
          style: TextStyle(foreground: .ansi((x + y + step) % 8)))
      }
    }
  }
}

/// A list over the whole screen, with rows as wide as it is.
private final class ListStepController: ListController {
  private let step: Int

  init(step: Int) {
    self.step = step
    super.init(rows: 1_000_000)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    // The list of curses marks no focus either. It would cost eight bytes for each new row.
    table.focusEffect = nil
  }

  override func keyPressed(_ key: Key) -> Bool {
    guard key == TerminalApp.key else { return super.keyPressed(key) }
    let top = table.contentOffset.y + CGFloat(step)
    table.setContentOffset(CGPoint(x: 0, y: top), animated: false)
    return true
  }

  override func text(ofRow row: Int) -> String { TerminalText.line(row, width: 200) }
}

/// Two tabs with a page each.
private final class TabStepController: TabBarController {
  override func viewDidLoad() {
    super.viewDidLoad()
    viewControllers = ["First", "Second"].map { PageController(name: $0) }
  }

  override func keyPressed(_ key: Key) -> Bool {
    guard key == TerminalApp.key else { return super.keyPressed(key) }
    tapItem(at: 1 - selectedIndex)
    return true
  }
}

/// A stack whose second page comes and goes.
private final class PushStepController: NavigationController {
  override func viewDidLoad() {
    super.viewDidLoad()
    isNavigationBarHidden = true
    setViewControllers([PageController(name: "Root")], animated: false)
  }

  override func keyPressed(_ key: Key) -> Bool {
    guard key == TerminalApp.key else { return super.keyPressed(key) }
    if viewControllers.count > 1 {
      popViewController(animated: false)
    } else {
      pushViewController(PageController(name: "Pushed"), animated: false)
    }
    return true
  }
}
