import Widgets

/// Pages beside each other, each as large as the viewport.
final class PagesNode: ScrollableNode {
  private let pages: [Label]

  init(count: Int) {
    pages = (0..<count).map { Label(text: "Page \($0)") }
    super.init(frame: .zero)
    isPagingEnabled = true
    scrollsToTop = false
    for (index, page) in pages.enumerated() {
      page.textAlignment = .center
      page.backgroundColor = .ansi(17 + 36 * (index % 6))
      addSubnode(page)
    }
  }

  override func layoutSubnodes() {
    super.layoutSubnodes()
    let size = bounds.size
    for (index, page) in pages.enumerated() {
      page.frame = CGRect(
        x: CGFloat(index) * size.width, y: 0, width: size.width, height: size.height)
    }
    contentSize = CGSize(width: CGFloat(pages.count) * size.width, height: size.height)
  }
}
