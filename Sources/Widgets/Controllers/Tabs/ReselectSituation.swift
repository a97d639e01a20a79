/// Everything that a ``ReselectPolicy`` needs to know about a tap on the selected tab.
///
/// The tab bar controller reads it before the plan is made; in a test any situation can be written
/// down. The defaults are those of a loaded tab at rest, at its root, with nothing to scroll.
public struct ReselectSituation: Hashable, Sendable {
  /// Where the content that would scroll to its top stands.
  ///
  /// Several may seem to hold at once; the first that does, in the order of the cases, counts.
  public enum Scroll: Hashable, Sendable, CaseIterable {
    /// There is nothing that scrolls vertically, or its view was never loaded.
    case absent
    /// It is empty, or all of it fits: there is nowhere to go.
    case cannotScroll
    /// It is on its way to the top already.
    case travellingToTop
    /// A finger is down on it.
    case tracking
    /// It moves by itself after a finger left it; it stops, then travels.
    case decelerating
    /// It rests at its top, within half of the smallest visible step, or pulled beyond it.
    case atTop
    /// It rests anywhere else.
    case awayFromTop
  }

  /// Whether the view of the selected child is loaded; true by default.
  public var isViewLoaded: Bool
  /// How many controllers are above the root of the child's own stack; 0, the default, without one.
  public var stackDepth: Int
  /// Whether a push or a pop of that stack is animating, by itself or under a finger; false by
  /// default.
  public var isTransitioning: Bool
  /// Whether anything is presented over the tab bar controller; false by default.
  public var isPresenting: Bool
  /// The content on screen; ``Scroll/absent`` by default.
  public var scroll: Scroll
  /// The content of the root of the stack: what a scroll that follows a pop would move. At the root
  /// it is the same as ``scroll``.
  public var scrollAtRoot: Scroll
  /// The names of the custom stages that have a handler; none by default.
  public var customStages: Set<String>

  /// A situation; what is left out takes the default of its property, and `scrollAtRoot` that of
  /// `scroll`.
  public init(
    isViewLoaded: Bool = true, stackDepth: Int = 0, isTransitioning: Bool = false,
    isPresenting: Bool = false, scroll: Scroll = .absent, scrollAtRoot: Scroll? = nil,
    customStages: Set<String> = []
  ) {
    self.isViewLoaded = isViewLoaded
    self.stackDepth = stackDepth
    self.isTransitioning = isTransitioning
    self.isPresenting = isPresenting
    self.scroll = scroll
    self.scrollAtRoot = scrollAtRoot ?? scroll
    self.customStages = customStages
  }
}

// MARK: - CustomStringConvertible

extension ReselectSituation: CustomStringConvertible {
  /// What differs from a tab at rest, such as `2 above root, transition, scroll awayFromTop`.
  public var description: String {
    var parts: [String] = []
    if !isViewLoaded { parts.append("not loaded") }
    parts.append(stackDepth > 0 ? "\(stackDepth) above root" : "at root")
    if isTransitioning { parts.append("transition") }
    if isPresenting { parts.append("presenting") }
    parts.append("scroll \(scroll)")
    if scrollAtRoot != scroll { parts.append("root scroll \(scrollAtRoot)") }
    if !customStages.isEmpty {
      parts.append("handlers " + customStages.sorted().joined(separator: " "))
    }
    return parts.joined(separator: ", ")
  }
}
