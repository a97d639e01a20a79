import Foundation
import Widgets
import WidgetsTestSupport

/// A pager on a headless screen of cells, with what its pages were told and what it told.
@MainActor final class PagerStage<Pager: PagingController> {
  let log = CallRecord()
  let pager: Pager
  let host: TestHost
  /// The ids of the pages in the order in which their controllers were made.
  private(set) var made: [String] = []
  /// The changes of the settled page, as `A to B`.
  private(set) var changes: [String] = []

  /// A pager with a page for each id; each writes its calls into ``log``.
  init(
    _ pager: Pager, _ ids: [String] = ["A", "B", "C"], selected: String? = nil,
    size: CGSize = CGSize(width: 80, height: 24), metrics: Metrics = .cells,
    prefersReducedMotion: Bool = false, root: ((Pager) -> ViewController)? = nil
  ) {
    self.pager = pager
    let box = Box()
    Self.set(ids, on: pager, log: log, box)
    if let selected { pager.selectPage(selected, animated: false) }
    host = TestHost(
      size: size, metrics: metrics, prefersReducedMotion: prefersReducedMotion,
      rootViewController: root?(pager) ?? pager)
    host.settle()
    box.stage = self
    made = box.made
    pager.onSelectionChange = { [weak self] old, new in
      self?.changes.append("\(old?.base ?? "nil") to \(new?.base ?? "nil")")
    }
    host.clearEvents()
  }

  /// What the pages are made with, before there is a stage and after.
  @MainActor private final class Box {
    weak var stage: PagerStage?
    var made: [String] = []
  }

  private static func set(_ ids: [String], on pager: Pager, log: CallRecord, _ box: Box) {
    pager.setPages(ids) { id in
      box.made.append(id)
      box.stage?.made.append(id)
      return ListPage(id, log: log)
    }
  }

  /// Other pages, in place of those that are there.
  func set(_ ids: [String]) {
    let box = Box()
    box.stage = self
    Self.set(ids, on: pager, log: log, box)
  }

  // MARK: - What a test looks at

  var x: CGFloat { pager.scrollableNode.contentOffset.x }

  /// The appearance calls of the pages since the last look, without their arguments.
  func calls() -> [String] {
    let calls = log.calls.filter { $0.contains("Appear(") || $0.contains("Disappear(") }
    log.removeAll()
    return calls.map { String($0.prefix { $0 != "(" }) }.filter { !$0.hasSuffix("IsAppearing") }
  }

  func page(_ id: String) -> ListPage? { pager.viewController(forPage: id) as? ListPage }

  /// The pages whose views are in the pager.
  var placed: [String] {
    pager.scrollableNode.subnodes.compactMap { node in
      pager.pageIDs.compactMap { $0.base as? String }.first { page($0)?.viewIfLoaded === node }
    }
  }

  /// Whether nothing moves, and selection, offset and the view that is there say the same.
  var isAtRest: Bool {
    guard !pager.isMoving, pager.position == pager.position.rounded() else { return false }
    guard let id = pager.selectedID?.base as? String else { return pager.pageIDs.isEmpty }
    let width = pager.scrollableNode.bounds.size.width
    let visible = page(id)?.viewIfLoaded
    return x == CGFloat(pager.selectedIndex) * width && placed == [id]
      && visible?.frame.origin.x == x && CGFloat(pager.selectedIndex) == pager.position
  }

  // MARK: - Fingers

  /// Moves a finger sideways and lifts it while it moves.
  func swipe(from x: CGFloat = 40, by dx: CGFloat, y: CGFloat = 12, duration: Double = 0.1) {
    host.drag(
      from: CGPoint(x: x, y: y), to: CGPoint(x: x + dx, y: y), duration: duration)
  }

  /// Puts a finger down and moves it; it stays down.
  func hold(from x: CGFloat = 60, by dx: CGFloat, y: CGFloat = 12) {
    host.touchDown(at: CGPoint(x: x, y: y))
    drag(from: x, by: dx, y: y)
  }

  /// Moves a finger that is down, and holds it.
  func drag(from x: CGFloat, by dx: CGFloat, y: CGFloat = 12) {
    for step in 1...10 {
      host.advance(by: 1.0 / 60)
      host.touchMove(to: CGPoint(x: x + dx * CGFloat(step) / 10, y: y))
    }
    host.advance(by: 0.5)
  }

  /// Lifts a finger that was held.
  func release(at x: CGFloat, y: CGFloat = 12) {
    host.touchUp(at: CGPoint(x: x, y: y))
  }

  /// Drags by a distance, holds, and lets go without velocity.
  func slowDrag(from x: CGFloat = 60, by dx: CGFloat, y: CGFloat = 12) {
    hold(from: x, by: dx, y: y)
    release(at: x + dx, y: y)
  }
}

extension PagerStage where Pager == PagingController {
  convenience init(
    _ ids: [String] = ["A", "B", "C"], selected: String? = nil,
    size: CGSize = CGSize(width: 80, height: 24), prefersReducedMotion: Bool = false
  ) {
    self.init(
      PagingController(), ids, selected: selected, size: size,
      prefersReducedMotion: prefersReducedMotion)
  }
}

/// A page with a list of a hundred lines that fills it.
final class ListPage: RecordingViewController {
  let list = ScrollableNode()

  override func viewDidLoad() {
    super.viewDidLoad()
    let label = Label(text: "Page \(name)")
    label.frame = CGRect(x: 1, y: 0, width: 20, height: 1)
    list.addSubnode(label)
    list.showsVerticalScrollIndicator = false
    view.addSubnode(list)
  }

  override func viewDidLayoutSubnodes() {
    list.frame = view.bounds
    list.contentSize = CGSize(width: view.bounds.size.width, height: 400)
  }

  var y: CGFloat {
    get { list.contentOffset.y }
    set { list.setContentOffset(CGPoint(x: 0, y: newValue), animated: false) }
  }
}
