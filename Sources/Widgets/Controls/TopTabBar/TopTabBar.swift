public import Foundation

/// A strip of titles above pages that are side by side, with an indicator that goes from title to
/// title.
///
/// A ``TopTabsController`` has one and keeps it in step with its pages. A bar on its own shows what
/// it is told:
///
/// ```swift
/// let bar = TopTabBar()
/// bar.items = [TopTabItem(title: "For you", color: .blue), TopTabItem(title: "News", color: .red)]
/// bar.selectedItem = bar.items.first
/// bar.delegate = self
/// ```
/// ```
///  For you  News
/// ```
///
/// The titles are bold; the indicator is drawn reversed, so that it is seen on every kind of screen.
/// Left and right, Home and End choose among the tabs while the bar has focus; Enter chooses the
/// selected one again. When the person scrolls the titles, nothing else moves them.
open class TopTabBar: Node {
  /// How the titles share the width.
  public enum Style: Hashable, Sendable, CaseIterable {
    /// Each title is as wide as its text, and the strip scrolls.
    case scrollable
    /// All titles are equally wide, and the strip does not scroll.
    case fixed
  }

  /// What marks the selected tab.
  public enum IndicatorStyle: Hashable, Sendable, CaseIterable {
    /// The whole title is filled.
    case fill
    /// A line below the title.
    case underline
  }

  // MARK: Stored state

  /// How the titles share the width; `scrollable` by default.
  public final var style = Style.scrollable {
    didSet { if style != oldValue { setNeedsLayout() } }
  }

  /// What marks the selected tab; `fill` by default. With a line the bar is higher on a screen of
  /// cells.
  public final var indicatorStyle = IndicatorStyle.fill {
    didSet {
      guard indicatorStyle != oldValue else { return }
      invalidateIntrinsicContentSize()
      redraw()
    }
  }

  /// How the indicator goes from one title to the next; `linear` by default.
  public final var indicatorShape = IndicatorShape.linear {
    didSet { if indicatorShape != oldValue { setNeedsLayout() } }
  }

  /// Where a strip that scrolls puts the selected title; `normalized` by default.
  public final var placement = Placement.normalized {
    didSet { if placement != oldValue { setNeedsLayout() } }
  }

  /// From which side the titles are read; as on the screen unless it was set.
  public final var layoutDirection: LayoutDirection {
    get { ownLayoutDirection ?? traits.layoutDirection }
    set {
      let old = layoutDirection
      ownLayoutDirection = newValue
      if newValue != old { setNeedsLayout() }
    }
  }

  /// The colour of titles that are not selected; nil, the default, is the screen's own.
  public final var titleColor: Color? {
    didSet { if titleColor != oldValue { redraw() } }
  }

  /// The colour of the selected title. With nil, the default, it is the tab's own above a line, and
  /// that of the bar's background in a filled title.
  public final var selectedTitleColor: Color? {
    didSet { if selectedTitleColor != oldValue { redraw() } }
  }

  /// The colour of the indicator at tabs without one of their own; nil, the default, is that of the
  /// text.
  public final var indicatorColor: Color? {
    didSet { if indicatorColor != oldValue { setNeedsLayout() } }
  }

  private var ownLayoutDirection: LayoutDirection?
  final let strip = TopTabStrip()
  final var storedItems: [TopTabItem] = []
  final var buttons: [TopTabButton] = []
  /// Where the titles are, from the side on which they begin; empty until they are measured.
  final var titles: [StripSpan] = []
  /// Between which titles the indicator is; nil without titles.
  final var segment: PagerSegment?
  /// Where the indicator is, as ``titles``; nil until they are measured.
  final var indicator: StripSpan?
  /// The tab that is chosen, from which keys go on.
  final var selectedIndex: Int?
  /// The title at which the strip was last at rest.
  final var restIndex: Int?
  /// How far the person has scrolled the strip away from where it would be at ``restIndex``.
  final var correction: CGFloat = 0
  /// The titles that do not look as those that are not selected.
  final var litButtons: [Int] = []
  final weak var storedDelegate: (any TopTabBarDelegate)?

  /// The controller that keeps the items; nil for a bar on its own.
  final weak var manager: AnyObject?
  /// Runs when a person chooses an enabled item of a managed bar, with its index.
  final var onTap: ((Int) -> Void)?

  // MARK: Creating

  /// A bar without items.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    strip.bar = self
    addSubnode(strip)
  }

  override class var plainHitTestingClass: ObjectIdentifier { ObjectIdentifier(TopTabBar.self) }

  // MARK: - Override points

  /// A person chose an enabled item. The base tells the delegate. Not called in a managed bar.
  open func didSelect(_ item: TopTabItem) {
    storedDelegate?.topTabBar(self, didSelect: item)
  }

  /// As wide as given, and as high as a toolbar; with a line below the titles a cell higher.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: height)
  }

  /// No width of its own; see ``sizeThatFits(_:)`` for the height.
  open override var intrinsicContentSize: CGSize { sizeThatFits(super.intrinsicContentSize) }

  /// Measures the titles and puts them side by side.
  open override func layoutSubnodes() {
    layOutTitles()
    showProgress()
  }

  /// A background that hides what is below.
  open override func draw(_ rect: CGRect, in canvas: Canvas) {
    if backgroundColor == nil { canvas.fill(rect, color: nil) }
  }

  override var isBar: Bool { true }

  override var isManagedBar: Bool { manager != nil }

  override var takesFocusFromTouches: Bool { takesFocusAsBarItem }

  /// Nothing: the selected title is underlined.
  override var ownFocusEffect: FocusEffect? { nil }

  /// The keys that choose among the tabs.
  open override var keyHints: [KeyHint] {
    if storedItems.isEmpty { return [] }
    return [
      KeyHint(
        .left, .right, title: "Previous tab, next tab", each: ["Previous tab", "Next tab"]),
      KeyHint(.home, .end, title: "First tab, last tab", each: ["First tab", "Last tab"]),
      KeyHint(.enter, .character(" "), title: "Choose again"),
    ]
  }

  /// True while there are items.
  open override var canBecomeFocused: Bool { !storedItems.isEmpty }

  open override func focusDidChange() {
    super.focusDidChange()
    redraw()
  }

  /// Left, right, Home and End choose another tab, Enter and Space the selected one again.
  open override func keyPressed(_ key: Key) -> Bool {
    if key.modifiers.isEmpty, let index = indexOfItem(for: key.code) {
      tap(storedItems[index])
      return true
    }
    return super.keyPressed(key)
  }
}
