public import Foundation

/// A bar with the title of a screen, the way back, and buttons.
///
/// It shows the last of its items; the one before gives the back button its title. Inside a
/// navigation controller the items are those of its stack (NAV-50), and changing them on the bar
/// stops the program (NAV-51). A bar on its own keeps its items itself:
///
/// ```swift
/// let bar = NavigationBar()
/// bar.pushItem(NavigationItem(title: "Table"))
/// bar.pushItem(NavigationItem(title: "Row 3"))
/// ```
/// ```
///  ‹ Table                Row 3
/// ```
///
/// The bar is as high as whoever places it makes it; its parts stand inside its safe area. A line
/// below sets it off from what is under it, on every kind of screen.
open class NavigationBar: Node {
  private var storedItems: [NavigationItem] = []
  private weak var storedDelegate: (any NavigationBarDelegate)?
  private let parts = NavigationBarParts()
  private var isRebuilding = false
  private var needsRebuild = false

  /// The controller that keeps the items; nil for a bar on its own.
  final weak var manager: AnyObject?
  /// Runs when a person chooses the back button of a managed bar.
  final var onBack: (() -> Void)?
  /// Whom keys go to that nothing in a managed bar wants: the screen that the bar is about.
  final var contentForKeys: (() -> Responder?)?
  /// Whether a managed bar is on its way from one screen to another.
  final var isChanging: (() -> Bool)?

  /// A bar without items at a place in its future supernode.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    rebuild()
  }

  // MARK: - Override points

  /// Whether the top item may be left; the base asks the delegate, and is true without one.
  open func shouldPop(_ item: NavigationItem) -> Bool {
    storedDelegate?.navigationBar(self, shouldPop: item) ?? true
  }

  /// The item is no longer on top. The base tells the delegate. Not called in a managed bar.
  open func didPop(_ item: NavigationItem) {
    storedDelegate?.navigationBar(self, didPop: item)
  }

  /// The item is now on top. The base tells the delegate. Not called in a managed bar.
  open func didPush(_ item: NavigationItem) {
    storedDelegate?.navigationBar(self, didPush: item)
  }

  /// As wide as given, and as high as the metrics of the screen say.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: traits.metrics.navigationBarHeight)
  }

  /// No width of its own; as high as the metrics of the screen say.
  open override var intrinsicContentSize: CGSize { sizeThatFits(super.intrinsicContentSize) }

  override var isBar: Bool { true }

  override var isManagedBar: Bool { manager != nil }

  override var nextForKeys: Responder? { contentForKeys?() ?? next }

  override var ignoresTouches: Bool { super.ignoresTouches || isChanging?() ?? false }

  /// Places the title, the back button and the items.
  open override func layoutSubnodes() {
    parts.place(in: safeAreaBounds, traits: traits)
  }

  /// A background that hides what is below, and an underlined last line.
  open override func draw(_ rect: CGRect, in canvas: Canvas) {
    if backgroundColor == nil { canvas.fill(rect, color: nil) }
    let height = min(canvas.metrics.lineHeight, rect.size.height)
    canvas.fill(
      CGRect(x: rect.left, y: rect.bottom - height, width: rect.size.width, height: height),
      with: " ", style: TextStyle(attributes: .underline))
  }
}

// MARK: - Items

extension NavigationBar {
  /// The items, the top one last. Setting them calls no delegate.
  public final var items: [NavigationItem] {
    get { storedItems }
    set {
      checkNotManaged("items")
      setManagedItems(newValue)
    }
  }

  /// The item that is shown; nil without items.
  public final var topItem: NavigationItem? { storedItems.last }

  /// The item that the back button leads to; nil without one below the top item.
  public final var backItem: NavigationItem? { storedItems.dropLast().last }

  /// Hears of pushes and pops; nil by default.
  public final var delegate: (any NavigationBarDelegate)? {
    get { storedDelegate }
    set {
      checkNotManaged("delegate")
      storedDelegate = newValue
    }
  }

  /// Puts an item on top. One that is in the bar already is refused with a diagnostic.
  public final func pushItem(_ item: NavigationItem) {
    checkNotManaged("items")
    guard !storedItems.contains(item) else {
      report(
        "bar.duplicate",
        "The item \(item.title ?? "") is in the bar already. Push another one, or pop to it.")
      return
    }
    setManagedItems(storedItems + [item])
    didPush(item)
  }

  /// Takes the top item off and returns it; nil without items, and when ``shouldPop(_:)`` refuses.
  @discardableResult public final func popItem() -> NavigationItem? {
    checkNotManaged("items")
    guard let item = topItem, shouldPop(item), item === topItem else { return nil }
    setManagedItems(storedItems.dropLast())
    didPop(item)
    return item
  }

  /// Sets the items for the controller that manages the bar.
  final func setManagedItems(_ items: [NavigationItem]) {
    guard items != storedItems else { return }
    for item in storedItems where item.display === self { item.display = nil }
    storedItems = items
    for item in items { item.display = self }
    rebuild()
  }

  private func checkNotManaged(_ what: String) {
    guard let manager else { return }
    stop(
      "The \(what) of this navigation bar cannot be changed: \(type(of: manager)) manages it. "
        + "Change its stack, or the navigationItem of the controller that is on top.")
  }

  // MARK: - Parts

  private func rebuild() {
    needsRebuild = true
    // A node that enters or leaves the bar may change the items.
    guard !isRebuilding else { return }
    isRebuilding = true
    while needsRebuild {
      needsRebuild = false
      parts.show(topItem, back: backItem, in: self) { [weak self] in self?.goBack() }
    }
    isRebuilding = false
    setNeedsLayout()
  }

  private func goBack() {
    if manager == nil { popItem() } else { onBack?() }
  }
}

extension NavigationBar: BarItemDisplay {
  func itemsDidChange() { rebuild() }
}
