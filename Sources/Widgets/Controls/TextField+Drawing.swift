import Foundation

extension TextField {
  /// Where the text is.
  private func textArea(_ metrics: Metrics) -> CGRect {
    guard metrics.pointsPerUnit == 1 else { return area }
    let margin = metrics.columnWidth
    return area.inset(by: EdgeInsets(left: margin, right: margin))
  }

  private var shownCharacters: [Character] {
    isSecureTextEntry
      ? Array(repeating: "•", count: content.count) : content.characters
  }

  private var selectedOrCaret: Range<Int> {
    guard isEditing else { return 0..<0 }
    let selection = content.selection
    return selection.isEmpty ? content.caret..<content.caret + 1 : selection
  }

  /// Moves the text so that the caret can be seen, by as little as possible.
  final func keepCaretInView() {
    let traits = traits
    let (metrics, policy) = (traits.metrics, traits.textWidthPolicy)
    let shown = shownCharacters
    let before = shown[..<content.caret].reduce(0) {
      $0 + TextWidth.columns(of: $1, policy: policy)
    }
    let rest = shown[content.caret...].map { TextWidth.columns(of: $0, policy: policy) }
    firstColumn = TextScroll(
      columns: metrics.columns(in: textArea(metrics).size.width), caret: before,
      caretColumns: max(1, rest.first ?? 1), total: before + rest.reduce(0, +)
    ).firstColumn(from: firstColumn)
  }

  /// The place of the character at a distance from the left edge.
  final func place(at x: CGFloat) -> Int {
    let traits = traits
    let metrics = traits.metrics
    let distance = (x - textArea(metrics).left) / metrics.columnWidth
    guard distance.isFinite else { return 0 }
    let column = Int(max(-1, min(distance, 1_000_000)).rounded(.down)) + shownFirstColumn
    var end = 0
    for (index, character) in shownCharacters.enumerated() {
      end += TextWidth.columns(of: character, policy: traits.textWidthPolicy)
      if column < end { return index }
    }
    return content.count
  }

  /// A field that is not edited shows its start.
  private var shownFirstColumn: Int { isEditing ? firstColumn : 0 }

  // MARK: - Drawing

  final func drawText(in rect: CGRect, on canvas: Canvas) {
    let metrics = canvas.metrics
    var style = TextStyle(foreground: textColor)
    if !isEnabled { style.attributes.insert(.dim) }
    let line = textArea(metrics).linesInMiddle(1, metrics: metrics)
    if metrics.pointsPerUnit == 1 {
      canvas.border(rect, style: .rounded, color: isEditing ? tintColor : nil)
    } else {
      style.attributes.insert(.underline)
      canvas.fill(
        CGRect(x: line.left, y: line.top, width: line.size.width, height: metrics.lineHeight),
        with: " ", style: style)
    }
    if content.count == 0, let placeholder {
      style.attributes.insert(.dim)
      draw(Array(placeholder), from: 0, style: style, in: line, on: canvas)
    } else {
      draw(shownCharacters, from: shownFirstColumn, style: style, in: line, on: canvas)
    }
  }

  /// Draws the characters from a column on, as far as they fit, and the caret behind the last.
  private func draw(
    _ characters: [Character], from firstColumn: Int, style: TextStyle, in line: CGRect,
    on canvas: Canvas
  ) {
    let metrics = canvas.metrics
    let lastColumn = firstColumn + metrics.columns(in: line.size.width)
    let marked = selectedOrCaret
    var run = Run(style: style)
    var column = 0
    for (index, character) in (characters + [" "]).enumerated() {
      let columns = TextWidth.columns(of: character, policy: canvas.textWidthPolicy)
      defer { column += columns }
      guard column >= firstColumn else { continue }
      let isMarked = marked.contains(index)
      if index == characters.count && !isMarked { break }
      let isCut = column + columns > lastColumn
      // Of a wide character that is marked and does not fit, its place is shown.
      if isCut && !(isMarked && column < lastColumn) { break }
      var look = style
      if isMarked { look.attributes.insert(.reverse) }
      if look != run.style {
        run.draw(in: line, from: firstColumn, on: canvas)
        run = Run(style: look)
      }
      run.append(isCut ? " " : character, at: column)
    }
    run.draw(in: line, from: firstColumn, on: canvas)
  }
}

/// Characters beside each other that look the same.
private struct Run {
  let style: TextStyle
  private var text = ""
  private var column = 0

  init(style: TextStyle) { self.style = style }

  mutating func append(_ character: Character, at column: Int) {
    if text.isEmpty { self.column = column }
    text.append(character)
  }

  @MainActor func draw(in line: CGRect, from firstColumn: Int, on canvas: Canvas) {
    let x = line.left + CGFloat(column - firstColumn) * canvas.metrics.columnWidth
    canvas.text(text, at: CGPoint(x: x, y: line.top), style: style)
  }
}
