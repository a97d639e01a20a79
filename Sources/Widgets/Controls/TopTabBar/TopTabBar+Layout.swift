public import Foundation

extension TopTabBar {
  /// Where the indicator is, in the bar's own coordinates; nil while nothing is selected, and until
  /// the titles have been measured, which takes a window and a width.
  public final var indicatorFrame: CGRect? {
    guard let indicator else { return nil }
    let line = traits.metrics.topTabLineHeight
    let area = strip.frame
    let isLine = indicatorStyle == .underline
    return CGRect(
      x: area.left + visualStart(of: indicator) - strip.contentOffset.x,
      y: isLine ? area.bottom - line : area.top, width: indicator.length,
      height: isLine ? line : area.size.height)
  }

  /// Where the title of an item is, in the bar's own coordinates; nil until it has been measured,
  /// and for an item that is not in the bar.
  public final func titleFrame(of item: TopTabItem) -> CGRect? {
    guard let index = storedItems.firstIndex(of: item), titles.indices.contains(index) else {
      return nil
    }
    return buttons[index].convert(buttons[index].bounds, to: self)
  }

  final var height: CGFloat {
    let metrics = traits.metrics
    let isHigher = indicatorStyle == .underline && metrics.smallestVisibleStep >= 1
    return metrics.toolbarHeight + (isHigher ? metrics.topTabLineHeight : 0)
  }

  // MARK: - Titles

  /// Gives each title its place. Places are counted from the side on which the titles begin; only the
  /// frames are mirrored.
  final func layOutTitles() {
    let area = safeAreaBounds
    let isMeasurable = root != nil && area.size.width > 0
    titles = isMeasurable ? style == .fixed ? sharedSpans(area.size.width) : measuredSpans() : []
    // At another width the selected title is to be seen again.
    if strip.frame.size.width != area.size.width { correction = 0 }
    strip.place { strip in
      strip.frame = area
      strip.contentSize = CGSize(
        width: max(titles.last?.end ?? 0, area.size.width), height: area.size.height)
    }
    for (button, title) in zip(buttons, titles) {
      button.frame = CGRect(
        x: visualStart(of: title), y: 0, width: title.length, height: area.size.height)
    }
  }

  /// Each title as wide as its text, with a column on both sides.
  private func measuredSpans() -> [StripSpan] {
    let traits = traits
    var start: CGFloat = 0
    return storedItems.map { item in
      let length = traits.width(of: item.title ?? "") + 2 * traits.metrics.columnWidth
      defer { start += length }
      return StripSpan(start: start, length: length)
    }
  }

  /// Equal shares of the width, from edge to edge that can be told apart.
  private func sharedSpans(_ width: CGFloat) -> [StripSpan] {
    let metrics = traits.metrics
    let share = width / CGFloat(max(1, storedItems.count))
    return storedItems.indices.map { index in
      let isLast = index == storedItems.count - 1
      return StripSpan(
        start: metrics.visibleEdge(before: CGFloat(index) * share),
        end: isLast ? width : metrics.visibleEdge(before: CGFloat(index + 1) * share))
    }
  }

  /// Where something begins from the left: mirrored here and nowhere else.
  private func visualStart(of span: StripSpan) -> CGFloat {
    layoutDirection == .leftToRight ? span.start : strip.contentSize.width - span.end
  }

  /// The offset from the side on which the titles begin; the same function leads back.
  private func mirrored(_ offset: CGFloat) -> CGFloat {
    layoutDirection == .leftToRight ? offset : strip.maximumOffset - offset
  }

  // MARK: - Progress

  /// Shows the indicator between two titles; nil hides it.
  ///
  /// - Parameter selected: The tab that is chosen; keys go on from there.
  final func show(_ segment: PagerSegment?, selected: Int?) {
    guard segment != self.segment || selected != selectedIndex else { return }
    self.segment = segment
    if selected != selectedIndex {
      selectedIndex = selected
      for (index, button) in buttons.enumerated() { button.isSelected = index == selected }
    }
    if subtreeNeedsLayout { setNeedsLayout() } else { showProgress() }
  }

  /// Draws the indicator where the progress has it, and takes the strip along.
  final func showProgress() {
    guard let segment, titles.count == storedItems.count else {
      indicator = nil
      return light([:])
    }
    indicator = indicatorShape.span(at: segment, titles: titles)
    light(looks(for: segment))
    if segment.from == segment.to, segment.to != restIndex {
      restIndex = segment.to
      correction = 0
    }
    placeStrip()
  }

  /// How the titles look that the indicator touches, and those that are on their way.
  private func looks(for segment: PagerSegment) -> [Int: TopTabButton.Progress] {
    var looks: [Int: TopTabButton.Progress] = [:]
    guard let indicator, storedItems.indices.contains(segment.from) else { return looks }
    let color = Color.between(
      color(at: segment.from), color(at: segment.to), at: segment.fraction)
    for (index, title) in titles.enumerated() {
      let emphasis = segment.emphasis(of: index)
      let start = max(indicator.start, title.start)
      let end = min(indicator.end, title.end)
      guard emphasis > 0 || start < end else { continue }
      var part: StripSpan?
      if start < end {
        let visual = layoutDirection == .leftToRight ? start - title.start : title.end - end
        part = StripSpan(start: visual, length: end - start)
      }
      looks[index] = TopTabButton.Progress(emphasis: emphasis, indicator: part, color: color)
    }
    return looks
  }

  private func light(_ looks: [Int: TopTabButton.Progress]) {
    for index in litButtons where looks[index] == nil && buttons.indices.contains(index) {
      buttons[index].progress = TopTabButton.Progress()
    }
    for (index, look) in looks { buttons[index].progress = look }
    litButtons = Array(looks.keys)
  }

  // MARK: - The strip

  /// Scrolls the strip to where the progress wants it, unless a person moves it.
  ///
  /// A strip that the person has scrolled elsewhere is not pulled back by that alone: the distance
  /// grows less as the pages leave the title at which it was at rest.
  private func placeStrip() {
    guard style == .scrollable, let segment, let target = wantedOffset else { return }
    if strip.isMovedByPerson { return stripWasScrolled() }
    let rest = restIndex.map { segment.emphasis(of: $0) } ?? 0
    let offset = min(max(0, target + correction * CGFloat(rest)), strip.maximumOffset)
    let x = mirrored(offset)
    guard x != strip.contentOffset.x else { return }
    strip.place { $0.setContentOffset(CGPoint(x: x, y: 0), animated: false) }
  }

  private var wantedOffset: CGFloat? {
    guard let segment else { return nil }
    return placement.offset(
      at: segment, titles: titles, contentLength: strip.contentSize.width,
      viewportLength: strip.bounds.size.width, offset: mirrored(strip.contentOffset.x))
  }

  /// A person has scrolled the strip: it stays there while the pages are at rest.
  final func stripWasScrolled() {
    guard placement != .nearest, let segment, let restIndex, let wantedOffset else { return }
    let rest = CGFloat(segment.emphasis(of: restIndex))
    correction = rest > 0.01 ? (mirrored(strip.contentOffset.x) - wantedOffset) / rest : 0
  }

  // MARK: - Colours

  private func color(at index: Int) -> Color? {
    storedItems.indices.contains(index) ? storedItems[index].color ?? indicatorColor : nil
  }

  /// The colour of a title that is partly the selected one.
  final func titleColor(of item: TopTabItem, emphasis: Double) -> Color? {
    let own = indicatorStyle == .underline ? item.color ?? indicatorColor : nil
    return Color.between(titleColor, selectedTitleColor ?? own, at: emphasis)
  }

  final func redraw() {
    for button in buttons { button.setNeedsDisplay() }
  }
}
