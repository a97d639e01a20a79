public import Foundation

/// Records what a node draws.
///
/// The canvas is made by the drawing pipeline, which gives it to `Node.draw(_:in:)`, and is good
/// for that call only. It draws nothing by itself: what is recorded becomes a `DisplayList`.
///
/// ```swift
/// override func draw(_ rect: CGRect, in canvas: Canvas) {
///   canvas.border(bounds, style: .rounded, color: .cyan)
///   canvas.text("Hello", at: CGPoint(x: 2, y: 1), style: TextStyle(attributes: .bold))
/// }
/// ```
/// ```
/// ╭───────╮
/// │ Hello │
/// ╰───────╯
/// ```
///
/// Rectangles that cover nothing (a size that is zero, negative or not a number) and points that
/// are not finite record nothing.
@MainActor public final class Canvas {
  /// The area to draw in, in the units of the screen. It does not limit what is recorded.
  public private(set) var bounds: CGRect
  /// The sizes of the screen, among them those of a column and a line of text.
  public let metrics: Metrics
  /// How many columns the characters take on which screens differ. What is recorded keeps it.
  public let textWidthPolicy: TextWidthPolicy

  private(set) var list: DisplayList
  private var currentClip: CGRect?

  /// A canvas that is empty.
  public init(
    bounds: CGRect, metrics: Metrics, textWidthPolicy: TextWidthPolicy = .standard
  ) {
    self.bounds = bounds
    self.metrics = metrics
    self.textWidthPolicy = textWidthPolicy
    list = DisplayList(textWidthPolicy: textWidthPolicy)
  }

  /// Forgets what has been recorded, and begins anew for another area.
  func restart(bounds: CGRect) {
    self.bounds = bounds
    list = DisplayList(textWidthPolicy: textWidthPolicy)
    currentClip = nil
  }

  /// What has been recorded so far. The canvas keeps it and may go on.
  public func finish() -> DisplayList {
    list
  }

  // MARK: - Shapes

  /// Covers a rectangle with a colour, and what was there with it; nil is the default of the screen.
  public func fill(_ rect: CGRect, color: Color?) {
    record(rect) { .fill($0, color) }
  }

  /// Covers a rectangle with a character, repeated. One of two columns is drawn in every second
  /// column, one of none as a blank.
  public func fill(_ rect: CGRect, with character: Character, style: TextStyle = .plain) {
    record(rect) { .pattern($0, character, style) }
  }

  /// Draws the edges of a rectangle, just inside it.
  ///
  /// In a rectangle that is one column wide or one line high only a line is drawn.
  public func border(_ rect: CGRect, style: BorderStyle = .single, color: Color? = nil) {
    border(rect, style: style, textStyle: TextStyle(foreground: color))
  }

  /// Draws the edges of a rectangle, just inside it, with a background and attributes too.
  public func border(_ rect: CGRect, style: BorderStyle, textStyle: TextStyle) {
    record(rect) { .border($0, style, textStyle) }
  }

  /// Draws a line that is one column, or one line of text, thick.
  ///
  /// A horizontal line lies below its points and reaches from the one to the other; the last column
  /// is the one before the right end. A vertical line lies right of its points in the same way. So
  /// a line from the left to the right edge of a rectangle is as long as the rectangle. Nothing is
  /// drawn between two equal points.
  public func line(
    from start: CGPoint, to end: CGPoint, style: BorderStyle = .single, color: Color? = nil
  ) {
    line(from: start, to: end, style: style, textStyle: TextStyle(foreground: color))
  }

  /// Draws a line, with a background and attributes too.
  public func line(
    from start: CGPoint, to end: CGPoint, style: BorderStyle, textStyle: TextStyle
  ) {
    guard start.isFinite, end.isFinite, start != end else { return }
    list.commands.append(.line(start, end, style, textStyle))
  }

  // MARK: - What is there already

  /// Gives attributes to what was drawn in a rectangle before, also by other nodes, and takes them
  /// from what has them already: it is set off, and nothing of it is covered.
  ///
  /// On screens of points only ``TextStyle/Attributes/reverse`` and
  /// ``TextStyle/Attributes/underline`` show.
  public func toggle(_ attributes: TextStyle.Attributes, in rect: CGRect) {
    record(rect) { .toggle($0, attributes) }
  }

  // MARK: - Clipping

  /// Limits what is recorded from here on to a rectangle, within the limit that is in force.
  ///
  /// It holds to the end of the surrounding `clipped(to:_:)`, or of the list. A rectangle that
  /// covers nothing lets nothing through.
  public func clip(to rect: CGRect) {
    let limited = rect.drawable ?? .zero
    let clip = currentClip.map { $0.overlap(with: limited) } ?? limited
    setClip(clip)
  }

  /// Runs a closure whose drawing is limited to a rectangle, and brings the former limit back.
  public func clipped(to rect: CGRect, _ body: () throws -> Void) rethrows {
    let former = currentClip
    defer { setClip(former) }
    clip(to: rect)
    try body()
  }

  private func setClip(_ clip: CGRect?) {
    guard clip != currentClip else { return }
    currentClip = clip
    list.commands.append(.clip(clip))
  }

  // MARK: - Recording

  /// Records a command for a rectangle that covers something.
  private func record(_ rect: CGRect, _ command: (CGRect) -> DisplayList.Command) {
    guard let rect = rect.drawable else { return }
    list.commands.append(command(rect))
  }

  func recordText(_ text: String, at point: CGPoint, style: TextStyle) {
    guard point.isFinite, !text.isEmpty else { return }
    list.commands.append(.text(text, point, style))
  }
}
