import Widgets

/// What is at the bottom: what happened, and buttons to go to places and to change heights; in one
/// line or, where that is too short, in two.
final class TableDemoBar: Node {
  static let hint = "Type a row's number"

  /// What is written at the left edge.
  var text = TableDemoBar.hint {
    didSet { label.text = text }
  }

  /// The kind of heights that the rows have.
  var heights = "uniform" {
    didSet { heightsButton.title = heights }
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

  private var buttons: [Button] { places + [heightsButton] }

  /// As wide as given, and one line or two high.
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let metrics = traits.metrics
    let hint = CGFloat(Self.hint.count + 2) * metrics.columnWidth
    let isShort = width(of: buttons) + hint > size.width
    return CGSize(width: size.width, height: (isShort ? 2 : 1) * metrics.lineHeight)
  }

  private func width(of buttons: [Button]) -> CGFloat {
    buttons.reduce(0) { $0 + $1.intrinsicContentSize.width }
  }

  /// Leaves out the word before the heights where the buttons would not fit.
  private func updateHeightsTitle() {
    let full = "Heights: \(heights)"
    let missing = full.count - (heightsButton.title ?? "").count
    let needed = width(of: buttons) + CGFloat(missing) * traits.metrics.columnWidth
    heightsButton.title = needed > bounds.size.width ? heights : full
  }

  override func layoutSubnodes() {
    let height = traits.metrics.lineHeight
    updateHeightsTitle()
    let isShort = sizeThatFits(bounds.size).height > height
    var right = bounds.size.width
    for button in buttons.reversed() {
      let width = button.intrinsicContentSize.width
      right -= width
      button.frame = CGRect(x: right, y: isShort ? height : 0, width: width, height: height)
    }
    let margin = traits.metrics.layoutMargins.left
    let end = isShort ? bounds.size.width : right
    label.frame = CGRect(x: margin, y: 0, width: max(0, end - margin), height: height)
  }
}
