public import Foundation

extension Canvas {
  /// Draws a text in one line.
  ///
  /// Line breaks and other control characters are drawn as their pictures (`TextWidth`); a
  /// background of nil keeps the one that is there.
  ///
  /// - Parameters:
  ///   - text: The text; the empty one records nothing.
  ///   - point: Its top left corner.
  ///   - style: How it looks.
  public func text(_ text: String, at point: CGPoint, style: TextStyle = .plain) {
    recordText(text, at: point, style: style)
  }

  /// Draws a text in a rectangle, from its top; nothing outside of it changes.
  ///
  /// As many lines are drawn as fit, at least one, and as many columns of each.
  ///
  /// - Parameters:
  ///   - text: The text; the empty one records nothing.
  ///   - rect: The rectangle.
  ///   - style: How it looks.
  ///   - alignment: Where the lines stand; left by default.
  ///   - lineLimit: The most lines to draw; 0 (the default) or less is no limit.
  ///   - wrapping: Where a long line continues; between words by default.
  ///   - truncation: What becomes of a text that is too long; its end is left out by default.
  public func text(
    _ text: String, in rect: CGRect, style: TextStyle = .plain, alignment: TextAlignment = .left,
    lineLimit: Int = 0, wrapping: TextWrapping = .word, truncation: TextTruncation = .tail
  ) {
    guard let rect = rect.drawable else { return }
    let columns = max(1, wholeParts(of: rect.size.width, by: metrics.columnWidth))
    let rows = max(1, wholeParts(of: rect.size.height, by: metrics.lineHeight))
    let layout = TextLayout(
      text, columns: columns, lineLimit: lineLimit > 0 ? min(lineLimit, rows) : rows,
      wrapping: wrapping, truncation: truncation, policy: textWidthPolicy)
    let draw = {
      for (row, line) in layout.lines.enumerated() {
        let free = rect.size.width - CGFloat(line.columns) * self.metrics.columnWidth
        let point = CGPoint(
          x: rect.left + free * alignment.share,
          y: rect.top + CGFloat(row) * self.metrics.lineHeight)
        self.recordText(line.text, at: point, style: style)
      }
    }
    // Whole columns and lines stay inside wherever the edges round to.
    let isTooSmall =
      rect.size.width < metrics.columnWidth * 0.999 || rect.size.height < metrics.lineHeight * 0.999
    if isTooSmall { clipped(to: rect, draw) } else { draw() }
  }

  /// Draws one character: a symbol, or an image that is a single glyph.
  ///
  /// The point is its top left corner; nothing is recorded for a character without a width.
  public func symbol(_ character: Character, at point: CGPoint, style: TextStyle = .plain) {
    guard TextWidth.columns(of: character, policy: textWidthPolicy) > 0 else { return }
    recordText(String(character), at: point, style: style)
  }

  /// How many whole parts fit; a little less than one counts, so that sums of fractions do.
  private func wholeParts(of length: CGFloat, by part: CGFloat) -> Int {
    guard part > 0 else { return 0 }
    return Int(min((length / part + 0.001).rounded(.down), CGRect.drawableLimit))
  }
}

extension TextAlignment {
  /// The share of the free space that is left of a line.
  fileprivate var share: CGFloat {
    switch self {
    case .natural, .left: 0
    case .center: 0.5
    case .right: 1
    }
  }
}
