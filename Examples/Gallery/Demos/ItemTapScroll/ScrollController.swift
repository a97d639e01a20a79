import Widgets

/// A hundred lines in a scroll view.
class ScrollController: ViewController, Scrollable {
  private let scrollView = ScrollableNode()
  private let lines: LinesNode

  /// A screen whose lines are made of a word and a number: `Line 0` and so on.
  init(title: String = "Scroll", word: String = "Line") {
    lines = LinesNode((0..<100).map { "\(word) \($0)" })
    super.init()
    self.title = title
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.addSubnode(lines)
    view.addSubnode(scrollView)
  }

  override func viewDidLayoutSubnodes() {
    scrollView.frame = view.bounds
    let size = lines.sizeThatFits(view.bounds.size)
    lines.frame = CGRect(x: 0, y: 0, width: view.bounds.size.width, height: size.height)
    scrollView.contentSize = lines.frame.size
  }
}

/// What choosing a row opens: it scrolls as well, and is never at the root of its stack.
final class DetailsController: ScrollController {
  init(title: String) {
    super.init(title: title, word: "\(title), line")
  }
}
