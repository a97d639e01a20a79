public import Foundation

/// Draws display lists into an SVG 1.1 document: for documentation, and for tests that compare
/// pictures as text.
///
/// A column of text is 8 pixels wide and a line 20 high, so a unit of a screen of points is a pixel
/// and a unit of a screen of cells is 8 by 20. Edges go to the nearest unit. The same lists always
/// give the same document. Backgrounds of borders and lines are not drawn.
public struct SVGRenderer: Renderer {
  /// The area of the document in the units of the screen.
  public let size: CGSize
  /// The sizes of the screen.
  public let metrics: Metrics
  /// What is drawn where a style has no foreground colour.
  public let foreground: Color
  /// What is drawn where nothing else is.
  public let background: Color

  let scale: CGSize
  /// How the list that is drawn counts columns.
  private(set) var policy = TextWidthPolicy.standard
  private(set) var elements: [String] = []
  private var clips: [CGRect] = []
  private var clipNumbers: [CGRect: Int] = [:]

  /// A renderer of an empty document.
  ///
  /// - Parameters:
  ///   - size: The area of the document in the units of the screen; lengths that are negative or
  ///     not finite count as 0.
  ///   - metrics: The sizes of the screen.
  ///   - foreground: The screen's own colour for text, a light gray by default.
  ///   - background: The screen's own colour behind it, near black by default.
  public init(
    size: CGSize, metrics: Metrics, foreground: Color = .rgb(0xD4, 0xD4, 0xD4),
    background: Color = .rgb(0x1E, 0x1E, 0x1E)
  ) {
    self.size = size.sanitized
    self.metrics = metrics
    self.foreground = foreground
    self.background = background
    let grid = CellGrid(metrics: metrics)
    scale = CGSize(width: 8 / grid.columnWidth, height: 20 / grid.lineHeight)
  }

  /// The document as it is now.
  public var document: String {
    let width = number(size.width * scale.width)
    let height = number(size.height * scale.height)
    var lines = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" version=\"1.1\" width=\"\(width)\""
        + " height=\"\(height)\" viewBox=\"0 0 \(width) \(height)\" font-family=\"monospace\""
        + " font-size=\"16\">"
    ]
    if !clips.isEmpty {
      lines.append("<defs>")
      for (index, clip) in clips.enumerated() {
        let rect = "<rect \(attributes(of: clip))/>"
        lines.append("<clipPath id=\"clip\(index + 1)\">\(rect)</clipPath>")
      }
      lines.append("</defs>")
    }
    lines.append(
      "<rect x=\"0\" y=\"0\" width=\"\(width)\" height=\"\(height)\" fill=\"\(hex(background))\"/>")
    return (lines + elements + ["</svg>"]).joined(separator: "\n") + "\n"
  }

  /// Draws a list.
  public mutating func replay(
    _ list: DisplayList, at origin: CGPoint, clippedTo clip: CGRect, alpha: CGFloat = 1
  ) {
    guard origin.isFinite, !(alpha <= 0), let outer = visiblePart(of: clip) else { return }
    policy = list.textWidthPolicy
    var current: CGRect? = outer
    var drawn: [String] = []
    for command in list.commands {
      if case .clip(let rect) = command {
        add(drawn, clippedTo: current, alpha: alpha)
        drawn = []
        current = rect.map { intersection(of: $0, at: origin, with: outer) } ?? outer
      } else if let current {
        drawn += draw(command, at: origin, within: current)
      }
    }
    add(drawn, clippedTo: current, alpha: alpha)
  }

  /// Covers a rectangle with a colour.
  public mutating func fill(
    _ rect: CGRect, color: Color, clippedTo clip: CGRect, alpha: CGFloat = 1
  ) {
    let list = DisplayList([.fill(rect, color)])
    replay(list, at: .zero, clippedTo: clip, alpha: alpha)
  }

  // MARK: - Clipping

  /// The rounded part of a rectangle that is inside of the document.
  private func visiblePart(of rect: CGRect) -> CGRect? {
    guard let rect = rounded(rect) else { return nil }
    let part = rect.overlap(with: CGRect(origin: .zero, size: size))
    return part.coversNothing ? nil : part
  }

  private func intersection(of rect: CGRect, at origin: CGPoint, with outer: CGRect) -> CGRect? {
    guard let rect = rect.drawable, let moved = rounded(rect.moved(x: origin.x, y: origin.y))
    else { return nil }
    let part = moved.overlap(with: outer)
    return part.coversNothing ? nil : part
  }

  private mutating func add(_ drawn: [String], clippedTo clip: CGRect?, alpha: CGFloat) {
    guard let clip, !drawn.isEmpty else { return }
    var group = ""
    if clip != CGRect(origin: .zero, size: size) {
      group += " clip-path=\"url(#clip\(clipNumber(clip)))\""
    }
    if alpha < 1 { group += " opacity=\"\(number(alpha))\"" }
    elements += group.isEmpty ? drawn : ["<g\(group)>"] + drawn + ["</g>"]
  }

  private mutating func clipNumber(_ clip: CGRect) -> Int {
    if let known = clipNumbers[clip] { return known }
    clips.append(clip)
    clipNumbers[clip] = clips.count
    return clips.count
  }
}
