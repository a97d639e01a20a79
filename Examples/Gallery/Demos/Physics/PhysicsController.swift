import Widgets

/// Scroll views to throw about: a list, a pager, and a list inside of a list. Below each stands what
/// it does at the moment: its phase, its velocity and where it will come to rest.
///
/// Drag with the mouse and let go while it moves; catch it; pull it past an end; turn the wheel. In
/// the last column the list under the pointer moves first, and at its end the one around it.
final class PhysicsController: ViewController {
  private let panels: [PhysicsPanel]

  override init() {
    panels = [
      PhysicsPanel(title: "List", ["list": Self.list(200)]),
      PhysicsPanel(title: "Pager", ["pager": PagesNode(count: 6)]),
      PhysicsPanel(title: "Nested", Self.nested()),
    ]
    super.init()
    title = "Physics"
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    panels.forEach(view.addSubnode)
  }

  override func viewDidLayoutSubnodes() {
    let area = view.safeAreaBounds
    let gap = view.traits.metrics.columnWidth
    let width = (area.size.width - 2 * gap) / 3
    let step = view.traits.metrics.smallestVisibleStep
    for (index, panel) in panels.enumerated() {
      let left = (CGFloat(index) * (width + gap) / step).rounded() * step
      let right = ((CGFloat(index) * (width + gap) + width) / step).rounded() * step
      panel.frame = CGRect(
        x: area.origin.x + left, y: area.origin.y, width: right - left, height: area.size.height)
    }
  }

  private static func list(_ count: Int) -> TextScrollNode {
    TextScrollNode((0..<count).map { "Line \($0)" })
  }

  /// A list, and another one in a gap of its lines.
  private static func nested() -> KeyValuePairs<String, ScrollableNode> {
    let inner = TextScrollNode((0..<40).map { "  │ Inner \($0)" })
    let lines = (0..<60).map { "Outer \($0)" }
    return ["outer": TextScrollNode(lines, around: inner), "inner": inner]
  }
}
