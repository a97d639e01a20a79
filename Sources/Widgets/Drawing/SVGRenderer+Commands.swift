import Foundation

extension SVGRenderer {
  /// The elements of a command; none for what would not be seen.
  func draw(
    _ command: DisplayList.Command, at origin: CGPoint, within clip: CGRect
  ) -> [String] {
    switch command {
    case .fill(let rect, let color):
      guard let rect = place(rect, at: origin, within: clip) else { return [] }
      return ["<rect \(attributes(of: rect)) fill=\"\(hex(color ?? background))\"/>"]
    case .pattern(let rect, let character, let style):
      guard let rect = place(rect, at: origin, within: clip) else { return [] }
      return pattern(rect, character, style, within: clip)
    case .border(let rect, let border, let style):
      guard let rect = place(rect, at: origin, within: clip) else { return [] }
      return self.border(rect, border, style, within: clip)
    case .line(let start, let end, let border, let style):
      guard start.isFinite, end.isFinite else { return [] }
      return line(
        from: CGPoint(x: origin.x + start.x, y: origin.y + start.y),
        to: CGPoint(x: origin.x + end.x, y: origin.y + end.y), border, style)
    case .text(let text, let point, let style):
      guard point.isFinite else { return [] }
      let point = CGPoint(x: unit(origin.x + point.x), y: unit(origin.y + point.y))
      return self.text(text, at: point, style, within: clip)
    case .toggle(let rect, let attributes):
      guard let rect = place(rect, at: origin, within: clip) else { return [] }
      return toggle(attributes, in: rect)
    case .clip:
      return []
    }
  }

  /// A reversed area shows the colours that are missing from white, an underlined one has a line at
  /// its bottom.
  private func toggle(_ attributes: TextStyle.Attributes, in rect: CGRect) -> [String] {
    var elements: [String] = []
    if attributes.contains(.reverse) {
      elements.append(
        "<rect \(self.attributes(of: rect)) fill=\"#ffffff\""
          + " style=\"mix-blend-mode:difference\"/>")
    }
    if attributes.contains(.underline) {
      let y = number(rect.bottom * scale.height - 2)
      elements.append(
        "<line x1=\"\(number(rect.left * scale.width))\" y1=\"\(y)\""
          + " x2=\"\(number(rect.right * scale.width))\" y2=\"\(y)\""
          + "\(stroke(.single, .plain))/>")
    }
    return elements
  }

  private func place(_ rect: CGRect, at origin: CGPoint, within clip: CGRect) -> CGRect? {
    guard let rect = rect.drawable, let placed = rounded(rect.moved(x: origin.x, y: origin.y)),
      placed.overlaps(clip)
    else { return nil }
    return placed
  }

  // MARK: - Text

  private func text(
    _ text: String, at point: CGPoint, _ style: TextStyle, within clip: CGRect
  ) -> [String] {
    var shown = String.UnicodeScalarView()
    var columns = 0
    for cluster in TextClusters(text, policy) {
      columns += cluster.columns
      switch cluster.content {
      case .scalar(let scalar): shown.append(scalar)
      case .scalars(let scalars): shown.append(contentsOf: scalars)
      }
    }
    let frame = CGRect(
      x: point.x, y: point.y, width: CGFloat(columns) * 8 / scale.width, height: 20 / scale.height)
    guard columns > 0, frame.overlaps(clip) else { return [] }
    let isReversed = style.attributes.contains(.reverse)
    let front = isReversed ? style.background ?? background : style.foreground ?? foreground
    let back = isReversed ? style.foreground ?? foreground : style.background
    var elements: [String] = []
    if let back { elements.append("<rect \(attributes(of: frame)) fill=\"\(hex(back))\"/>") }
    // Three quarters of the line are above the baseline.
    let x = number(frame.left * scale.width)
    let y = number(frame.top * scale.height + 15)
    elements.append(
      "<text x=\"\(x)\" y=\"\(y)\" textLength=\"\(columns * 8)\""
        + " lengthAdjust=\"spacingAndGlyphs\" xml:space=\"preserve\" fill=\"\(hex(front))\""
        + "\(attributes(of: style.attributes))>\(escaped(String(shown)))</text>")
    return elements
  }

  private func attributes(of attributes: TextStyle.Attributes) -> String {
    var text = ""
    if attributes.contains(.bold) { text += " font-weight=\"bold\"" }
    if attributes.contains(.dim) { text += " fill-opacity=\"0.5\"" }
    if attributes.contains(.italic) { text += " font-style=\"italic\"" }
    var decorations: [String] = []
    if attributes.contains(.underline) { decorations.append("underline") }
    if attributes.contains(.strikethrough) { decorations.append("line-through") }
    if !decorations.isEmpty {
      text += " text-decoration=\"\(decorations.joined(separator: " "))\""
    }
    return text
  }

  /// Rows of text that are no longer than the clip needs.
  private func pattern(
    _ rect: CGRect, _ character: Character, _ style: TextStyle, within clip: CGRect
  ) -> [String] {
    let known = TextWidth.columns(of: character, policy: policy)
    let shown = known > 0 ? String(character) : " "
    let step = CGSize(
      width: CGFloat(max(1, known)) * 8 / scale.width, height: 20 / scale.height)
    let columns = steps(from: rect.left, to: rect.right, by: step.width, clip.left, clip.right)
    let rows = steps(from: rect.top, to: rect.bottom, by: step.height, clip.top, clip.bottom)
    let row = String(repeating: shown, count: columns.count)
    return rows.flatMap { index in
      let point = CGPoint(
        x: rect.left + CGFloat(columns.lowerBound) * step.width,
        y: rect.top + CGFloat(index) * step.height)
      return text(row, at: point, style, within: clip)
    }
  }

  /// Which of the steps that fit between two edges are seen between two others.
  private func steps(
    from start: CGFloat, to end: CGFloat, by step: CGFloat, _ first: CGFloat, _ last: CGFloat
  ) -> Range<Int> {
    let all = max(1, CellGrid.below((end - start) / step + 0.001))
    let lower = min(max(CellGrid.below((first - start) / step), 0), all)
    let upper = min(max(CellGrid.below((last - start) / step) + 1, lower), all)
    return lower..<upper
  }

  // MARK: - Strokes

  /// The way round a border, half a unit inside of the rectangle.
  private func border(
    _ rect: CGRect, _ border: BorderStyle, _ style: TextStyle, within clip: CGRect
  ) -> [String] {
    if case .character(let character) = border {
      return characterBorder(rect, character, style, within: clip)
    }
    let insets = border == .double ? [0, 3] : [CGFloat(0)]
    return insets.map { inset in
      let x = (rect.left + 0.5) * scale.width + inset
      let y = (rect.top + 0.5) * scale.height + inset
      let width = max(0, (rect.size.width - 1) * scale.width - 2 * inset)
      let height = max(0, (rect.size.height - 1) * scale.height - 2 * inset)
      if width == 0 || height == 0 {
        return "<line x1=\"\(number(x))\" y1=\"\(number(y))\" x2=\"\(number(x + width))\""
          + " y2=\"\(number(y + height))\"\(stroke(border, style))/>"
      }
      let corner = border == .rounded ? " rx=\"6\"" : ""
      return "<rect x=\"\(number(x))\" y=\"\(number(y))\" width=\"\(number(width))\""
        + " height=\"\(number(height))\"\(corner) fill=\"none\"\(stroke(border, style))/>"
    }
  }

  private func characterBorder(
    _ rect: CGRect, _ character: Character, _ style: TextStyle, within clip: CGRect
  ) -> [String] {
    let width = min(
      rect.size.width,
      CGFloat(max(1, TextWidth.columns(of: character, policy: policy))) * 8 / scale.width)
    let height = min(rect.size.height, 20 / scale.height)
    let right = rect.moved(x: rect.size.width - width, y: 0)
    let bottom = rect.moved(x: 0, y: rect.size.height - height)
    let edges = [
      CGRect(origin: rect.origin, size: CGSize(width: rect.size.width, height: height)),
      CGRect(origin: bottom.origin, size: CGSize(width: rect.size.width, height: height)),
      CGRect(origin: rect.origin, size: CGSize(width: width, height: rect.size.height)),
      CGRect(origin: right.origin, size: CGSize(width: width, height: rect.size.height)),
    ]
    return edges.flatMap { pattern($0, character, style, within: clip) }
  }

  private func line(
    from start: CGPoint, to end: CGPoint, _ border: BorderStyle, _ style: TextStyle
  ) -> [String] {
    // A level line lies in the middle of the unit below it, an upright one of that right of it.
    let x = start.x == end.x ? 0.5 : CGFloat(0)
    let y = start.y == end.y ? 0.5 : CGFloat(0)
    let x1 = number((unit(start.x) + x) * scale.width)
    let y1 = number((unit(start.y) + y) * scale.height)
    let x2 = number((unit(end.x) + x) * scale.width)
    let y2 = number((unit(end.y) + y) * scale.height)
    return [
      "<line x1=\"\(x1)\" y1=\"\(y1)\" x2=\"\(x2)\" y2=\"\(y2)\"\(stroke(border, style))/>"
    ]
  }

  private func stroke(_ border: BorderStyle, _ style: TextStyle) -> String {
    let opacity = style.attributes.contains(.dim) ? " stroke-opacity=\"0.5\"" : ""
    let width = border == .heavy || style.attributes.contains(.bold) ? 3 : 1
    return " stroke=\"\(hex(style.foreground ?? foreground))\" stroke-width=\"\(width)\"\(opacity)"
  }
}
