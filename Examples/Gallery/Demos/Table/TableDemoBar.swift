import Widgets

/// The line at the bottom: what happened, and buttons to go to places and to change heights.
final class TableDemoBar: Node {
  static let hint = "Type a row's number"

  /// What is written at the left edge.
  var text = TableDemoBar.hint {
    didSet { label.text = text }
  }

  /// The kind of heights that the rows have.
  var heights = "uniform" {
    didSet {
      heightsButton.title = "Heights: \(heights)"
      setNeedsLayout()
    }
  }

  /// Receives how far down to go: 0 to 1.
  var onGo: ((Double) -> Void)?
  var onHeights: (() -> Void)?

  private let label = Label(text: TableDemoBar.hint)
  private let heightsButton = Button(title: "Heights: uniform")
  private let places: [Button]

  init() {
    let shares = [("First", 0.0), ("Middle", 0.5), ("Last", 1.0)]
    places = shares.map { Button(title: $0.0) }
    super.init(frame: .zero)
    label.textAttributes = .dim
    addSubnode(label)
    for (button, (_, share)) in zip(places, shares) {
      button.addTarget(self, for: .primaryAction) { bar, _ in bar.onGo?(share) }
      addSubnode(button)
    }
    heightsButton.addTarget(self, for: .primaryAction) { bar, _ in bar.onHeights?() }
    addSubnode(heightsButton)
  }

  override func layoutSubnodes() {
    let height = traits.metrics.lineHeight
    var right = bounds.size.width
    for button in [heightsButton] + places.reversed() {
      let width = button.intrinsicContentSize.width
      right -= width
      button.frame = CGRect(x: right, y: 0, width: width, height: height)
    }
    let margin = traits.metrics.layoutMargins.left
    label.frame = CGRect(x: margin, y: 0, width: max(0, right - margin), height: height)
  }
}
