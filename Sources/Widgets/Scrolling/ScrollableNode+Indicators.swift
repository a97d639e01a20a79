import Foundation

extension ScrollableNode {
  /// Shows the bars that tell the place for a moment, as when a screen appears (SCR-81).
  ///
  /// They fade after half a second. Nothing happens without a window, and on a screen of cells,
  /// where they are always to be seen while the content does not fit.
  public final func flashScrollIndicators() {
    fadeIndicators(after: Self.flashDuration)
  }

  /// How long a flash lasts before it fades, in seconds; our choice.
  static let flashDuration = 0.5

  /// How opaque the indicators are at a time of the host (SCR-81).
  final func indicatorAlpha(now: Double) -> CGFloat {
    if traits.metrics.pointsPerUnit > 1 || isIndicatorHeld { return 1 }
    guard let start = activity.fadeStart else { return 0 }
    return min(1, max(0, 1 - (now - start) / StandardDuration.indicatorFade))
  }

  private var isIndicatorHeld: Bool {
    activity.drag != nil
      || activity.motion.map { $0.kind == .deceleration || $0.kind == .wheel }
        ?? false
  }

  /// The indicators are to fade from now on, or later.
  final func fadeIndicators(after delay: Double = 0) {
    guard let root, traits.metrics.pointsPerUnit <= 1 else { return }
    activity.fadeStart = root.now + delay
    activity.driver.node = self
    root.add(activity.driver)
    requestDrawing()
  }

  /// Asks for drawing while the indicators fade; returns whether they will go on.
  final func stepIndicators(now: Double) -> Bool {
    guard let start = activity.fadeStart, !isIndicatorHeld else { return false }
    requestDrawing()
    if now < start + StandardDuration.indicatorFade { return true }
    activity.fadeStart = nil
    return false
  }

  /// Draws the bars that show the place, over the content and in the coordinates of the viewport;
  /// returns how opaque they are.
  final func drawIndicators(in canvas: Canvas) -> CGFloat {
    let alpha = indicatorAlpha(now: root?.now ?? 0)
    guard alpha > 0 else { return 0 }
    let metrics = scrollMetrics
    for axis in Axis.allCases {
      let isShown =
        axis == .vertical ? showsVerticalScrollIndicator : showsHorizontalScrollIndicator
      guard isShown, let bar = ScrollIndicator(metrics, along: axis, screen: canvas.metrics) else {
        continue
      }
      bar.draw(in: canvas, color: isFocused ? tintColor : nil)
    }
    return alpha
  }
}

/// The bar that shows the place along one axis, as a value.
struct ScrollIndicator: Hashable, Sendable {
  /// A bar is 2.5 points thick and 3 points from the edge (measured, SCR-81).
  static let thickness: CGFloat = 2.5
  static let margin: CGFloat = 3
  /// A bar is at least this long in points; our choice.
  static let minimumLength: CGFloat = 16

  let axis: Axis
  /// Where the bar is in the viewport.
  let frame: CGRect

  /// Nil where the content fits, and where there is no room: a bar in a strip of one line of cells
  /// would cover the content.
  init?(_ metrics: ScrollMetrics, along axis: Axis, screen: Metrics) {
    let range = metrics.range(along: axis)
    let lead = max(0, metrics.inset.leading(axis))
    let track = metrics.viewportSize[axis] - lead - max(0, metrics.inset.trailing(axis))
    let isCells = screen.pointsPerUnit > 1
    guard !range.isSingleOffset, track > 0, !isCells || metrics.viewportSize[axis.crossed] >= 2
    else { return nil }
    self.axis = axis
    let shortest = Self.minimumLength / screen.pointsPerUnit
    var length = max(shortest, track * track / (track + range.length))
    // Pulled past an end, the bar is pressed together there.
    length = max(shortest, length - abs(range.overshoot(of: metrics.offset[axis])))
    if isCells { length = length.rounded() }
    length = min(length, track)
    let part = (range.clamp(metrics.offset[axis]) - range.min) / range.length
    let position = lead + (track - length) * part
    let thickness = isCells ? 1 : Self.thickness
    let across = metrics.viewportSize[axis.crossed] - thickness - (isCells ? 0 : Self.margin)
    frame =
      axis == .vertical
      ? CGRect(x: across, y: position, width: thickness, height: length)
      : CGRect(x: position, y: across, width: length, height: thickness)
  }

  @MainActor func draw(in canvas: Canvas, color: Color?) {
    if canvas.metrics.pointsPerUnit > 1 {
      let style = TextStyle(foreground: color ?? .gray)
      canvas.fill(frame, with: axis == .vertical ? "▐" : "▄", style: style)
    } else {
      canvas.fill(frame, color: color ?? .gray)
    }
  }
}
