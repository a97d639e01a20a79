import Foundation

/// The keys that are in force, in a box over the screen. Any of a few keys, or a touch, closes it.
final class KeyHelpController: ViewController {
  private let box: KeyHelpNode

  init(_ commands: [KeyCommand]) {
    box = KeyHelpNode(KeyHelp(commands))
    super.init()
    modalPresentationStyle = .overFullScreen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubnode(box)
    let tap = TapGestureRecognizer()
    tap.addTarget(self) { owner, _ in owner.close() }
    view.addGestureRecognizer(tap)
  }

  override func viewDidLayoutSubnodes() {
    let area = view.safeAreaBounds
    let metrics = view.traits.metrics
    let size = box.sizeThatFits(area.size)
    let width = min(size.width, area.size.width)
    let height = min(size.height, area.size.height)
    box.frame = CGRect(
      x: area.origin.x + metrics.visibleEdge(before: (area.size.width - width) / 2),
      y: area.origin.y + metrics.visibleEdge(before: (area.size.height - height) / 2),
      width: width, height: height)
  }

  override var keyCommands: [KeyCommand] {
    [Key(.escape), Key(.enter), Key(.character(" ")), Key(.character("?"))].map { key in
      KeyCommand(key, title: "") { [weak self] in self?.close() }
    }
  }

  /// Keys mean nothing to what is behind the box, but for those with Control, which may end the
  /// program.
  override func keyPressed(_ key: Key) -> Bool {
    key.modifiers.contains(.control) ? super.keyPressed(key) : true
  }

  private func close() { dismiss(animated: false) }
}

/// Titles with their keys, as lines of text in two columns.
struct KeyHelp: Hashable {
  /// A title, with the names of its keys.
  struct Line: Hashable {
    var keys: String
    let title: String
  }

  private(set) var lines: [Line] = []

  @MainActor init(_ commands: [KeyCommand]) {
    for command in commands where !command.title.isEmpty {
      if let index = lines.firstIndex(where: { $0.title == command.title }) {
        lines[index].keys += ", " + command.key.name
      } else {
        lines.append(Line(keys: command.key.name, title: command.title))
      }
    }
  }

  /// The columns of the keys, and of the widest line with a gap of two between keys and title.
  func columns(_ policy: TextWidthPolicy) -> (keys: Int, all: Int) {
    func widest(_ texts: some Sequence<String>) -> Int {
      texts.reduce(0) { max($0, TextWidth.columns(of: $1, policy: policy)) }
    }
    let keys = widest(lines.lazy.map(\.keys))
    return (keys, keys + 2 + widest(lines.lazy.map(\.title)))
  }
}

/// A box with the lines, which scroll where they do not fit.
private final class KeyHelpNode: Node {
  private let content = ScrollableNode()
  private let text: KeyHelpTextNode
  private let help: KeyHelp

  init(_ help: KeyHelp) {
    self.help = help
    text = KeyHelpTextNode(help)
    super.init(frame: .zero)
    content.addSubnode(text)
    addSubnode(content)
  }

  /// The frame and a column of space on each side.
  private var insets: EdgeInsets {
    let metrics = traits.metrics
    return EdgeInsets(
      top: metrics.lineHeight, left: 2 * metrics.columnWidth, bottom: metrics.lineHeight,
      right: 2 * metrics.columnWidth)
  }

  private var textSize: CGSize {
    let traits = traits
    let metrics = traits.metrics
    return CGSize(
      width: CGFloat(help.columns(traits.textWidthPolicy).all) * metrics.columnWidth,
      height: CGFloat(help.lines.count) * metrics.lineHeight)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let (text, insets) = (textSize, insets)
    return CGSize(
      width: text.width + insets.left + insets.right,
      height: text.height + insets.top + insets.bottom)
  }

  override func layoutSubnodes() {
    // The indicator of what does not fit is beside the text.
    content.frame = area.inset(by: insets - EdgeInsets(right: traits.metrics.columnWidth))
    text.frame = CGRect(origin: .zero, size: textSize)
    content.contentSize = textSize
  }

  override func draw(_ rect: CGRect, in canvas: Canvas) {
    canvas.fill(rect, color: nil)
    canvas.border(rect, style: .rounded)
    canvas.text(
      " Keys ", at: CGPoint(x: rect.origin.x + 2 * canvas.metrics.columnWidth, y: rect.origin.y),
      style: TextStyle(attributes: .bold))
  }
}

/// The lines themselves.
private final class KeyHelpTextNode: Node {
  private let help: KeyHelp

  init(_ help: KeyHelp) {
    self.help = help
    super.init(frame: .zero)
  }

  override var accessibilityLabel: String? { "Keys" }

  override func draw(_ rect: CGRect, in canvas: Canvas) {
    let metrics = canvas.metrics
    let indent = CGFloat(help.columns(canvas.textWidthPolicy).keys + 2) * metrics.columnWidth
    for (index, line) in help.lines.enumerated() {
      let y = CGFloat(index) * metrics.lineHeight
      canvas.text(line.keys, at: CGPoint(x: 0, y: y), style: TextStyle(attributes: .bold))
      canvas.text(line.title, at: CGPoint(x: indent, y: y))
    }
  }
}
