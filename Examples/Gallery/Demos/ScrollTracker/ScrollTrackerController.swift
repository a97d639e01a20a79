import Widgets

/// A list that tells how far it is scrolled, and that buttons send to places.
///
/// Neither the buttons nor the line at the bottom know the list. They know a proxy and an observed
/// value, which exist before any view does:
///
///     buttons  →  ScrollingProxy  →  the list  →  Observed<ScrollProgress>  →  the line
///
/// A `ScrollingProxyNode` inside of the content finds the list by itself.
final class ScrollTrackerController: ViewController {
  private static let rowCount = 200

  private let proxy = ScrollingProxy()
  private let progress = Observed(ScrollProgress())

  private let list = ScrollableNode()
  private let rows = (0..<rowCount).map { BoxedRow(title: "Row \($0)") }
  private let buttons = ["Top", "End", "y = 1000"].map { Button(title: $0) }
  private let line = Label()

  override init() {
    super.init()
    title = "Scroll tracker"
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    rows.forEach(list.addSubnode)
    list.addSubnode(ScrollingProxyNode(proxy: proxy))
    view.addSubnode(list)
    let places: [ScrollingProxy.Destination] = [.top, .end, .point(CGPoint(x: 0, y: 1000))]
    for (button, place) in zip(buttons, places) {
      button.addTarget(self, for: .primaryAction) { owner, _ in
        owner.proxy.scrollTo(place, animated: true)
      }
      view.addSubnode(button)
    }
    line.textAttributes = .dim
    view.addSubnode(line)
    list.publishProgress(to: progress.binding)
    progress.didSet(for: self) { owner, _, new in owner.show(new) }
    show(progress.value)
  }

  override func viewDidLayoutSubnodes() {
    let area = view.safeAreaBounds
    let metrics = view.traits.metrics
    let width = area.size.width / CGFloat(buttons.count)
    for (index, button) in buttons.enumerated() {
      button.frame = CGRect(
        x: area.origin.x + CGFloat(index) * width, y: area.origin.y, width: width,
        height: metrics.rowHeight)
    }
    line.frame = CGRect(
      x: area.origin.x + metrics.layoutMargins.left,
      y: area.origin.y + area.size.height - metrics.lineHeight,
      width: max(0, area.size.width - 2 * metrics.layoutMargins.left), height: metrics.lineHeight)
    list.frame = CGRect(
      x: area.origin.x, y: area.origin.y + metrics.rowHeight, width: area.size.width,
      height: max(0, area.size.height - metrics.rowHeight - metrics.lineHeight))
    layOutRows(height: metrics == .cells ? 6 : 50)
  }

  private func layOutRows(height: CGFloat) {
    let width = list.bounds.size.width
    for (index, row) in rows.enumerated() {
      row.frame = CGRect(x: 0, y: CGFloat(index) * height, width: width, height: height)
    }
    list.contentSize = CGSize(width: width, height: CGFloat(rows.count) * height)
  }

  private func show(_ progress: ScrollProgress) {
    let offset = Int(progress.offset.rounded())
    line.text = "offset \(offset) of \(Int(progress.maxOffset)), \(progress.place)"
  }
}
