import Widgets

/// Two lists inside plain containers: one scrolls down, the one beside it sideways.
///
/// The class only says that it is `Scrollable`. What scrolls is looked up: the first scroll view in
/// the tree that scrolls vertically, however deep it is. The horizontal list never moves.
final class NestedController: ViewController, Scrollable {
  private let leftHalf = Node()
  private let frameInside = Node()
  private let list = ScrollableNode()
  private let lines = LinesNode((0..<60).map { "Item \($0)" })

  private let rightHalf = Node()
  private let strip = ScrollableNode()
  private let words = LinesNode(["→ " + (0..<40).map { "Tile \($0)" }.joined(separator: " · ")])

  override init() {
    super.init()
    title = "Nested"
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    list.addSubnode(lines)
    frameInside.addSubnode(list)
    leftHalf.addSubnode(frameInside)
    strip.addSubnode(words)
    rightHalf.addSubnode(strip)
    // The strip comes first in the tree, behind the list, so that the lookup has to pass over it.
    view.addSubnode(rightHalf)
    view.addSubnode(leftHalf)
  }

  override func viewDidLayoutSubnodes() {
    let area = view.safeAreaBounds
    let width = (area.size.width / 2).rounded(.down)
    leftHalf.frame = CGRect(
      x: area.origin.x, y: area.origin.y, width: width, height: area.size.height)
    rightHalf.frame = CGRect(
      x: area.origin.x + width, y: area.origin.y, width: area.size.width - width,
      height: area.size.height)
    frameInside.frame = leftHalf.bounds
    list.frame = frameInside.bounds
    list.contentSize = CGSize(width: width, height: lines.sizeThatFits(area.size).height)
    lines.frame = CGRect(origin: .zero, size: list.contentSize)
    strip.frame = CGRect(
      x: 0, y: 0, width: rightHalf.bounds.size.width, height: view.traits.metrics.rowHeight)
    strip.contentSize = CGSize(
      width: words.sizeThatFits(area.size).width, height: strip.frame.size.height)
    words.frame = CGRect(origin: .zero, size: strip.contentSize)
  }
}
