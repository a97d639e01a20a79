public import Foundation

extension Node {
  /// How far bars and the like reach into the node from each edge; nothing in a node that reaches
  /// under none (VC-75).
  public final var safeAreaInsets: EdgeInsets { rare?.safeAreaInsets ?? .zero }

  /// ``bounds`` without ``safeAreaInsets``.
  public final var safeAreaBounds: CGRect { area.inset(by: safeAreaInsets) }

  /// Space that content keeps from the edges: the margins that were set, those of the screen's
  /// metrics by default, with ``safeAreaInsets`` added unless
  /// ``insetsLayoutMarginsFromSafeArea`` is false (VIEW-46).
  public final var layoutMargins: EdgeInsets {
    get {
      let own = rare?.layoutMargins ?? traits.metrics.layoutMargins
      return insetsLayoutMarginsFromSafeArea ? own + safeAreaInsets : own
    }
    set {
      let value = newValue.sanitized
      guard rare?.layoutMargins != value else { return }
      madeRare.layoutMargins = value
      setNeedsLayout()
      layoutMarginsDidChange()
    }
  }

  /// Whether ``layoutMargins`` contain ``safeAreaInsets``; true by default.
  public final var insetsLayoutMarginsFromSafeArea: Bool {
    get { !flags.contains(.ignoresSafeAreaInMargins) }
    set {
      guard newValue != insetsLayoutMarginsFromSafeArea else { return }
      flags.set(.ignoresSafeAreaInMargins, !newValue)
      guard safeAreaInsets != .zero else { return }
      setNeedsLayout()
      layoutMarginsDidChange()
    }
  }

  /// Works out the safe area anew and hands a change on to the subnodes.
  func updateSafeArea() {
    var insets = outerSafeAreaInsets
    if flags.contains(.owned), let owner = rare?.owner {
      insets = insets + owner.ownedSafeAreaInsets
    }
    setSafeArea(insets)
  }

  func setSafeArea(_ insets: EdgeInsets) {
    guard insets != safeAreaInsets else { return }
    madeRare.safeAreaInsets = insets
    setNeedsLayout()
    if insetsLayoutMarginsFromSafeArea { layoutMarginsDidChange() }
    safeAreaInsetsDidChange()
    if flags.contains(.owned) { rare?.owner?.ownedNodeSafeAreaDidChange() }
    updateSafeAreaOfSubnodes()
  }

  func updateSafeAreaOfSubnodes() {
    guard let children else { return }
    let mine = safeAreaInsetsForSubnodes
    for child in children.nodes {
      if mine == .zero, child.safeAreaInsets == .zero, !child.flags.contains(.owned) { continue }
      child.updateSafeArea()
    }
  }

  /// The part of the supernode's unsafe margins that the node reaches into, edge by edge.
  final var inheritedSafeAreaInsets: EdgeInsets {
    guard let parent else { return .zero }
    let outer = parent.safeAreaInsetsForSubnodes
    guard outer != .zero else { return .zero }
    let area = parent.area
    let frame = self.frame
    return EdgeInsets(
      top: Self.reach(outer.top, frame.top - area.top),
      left: Self.reach(outer.left, frame.left - area.left),
      bottom: Self.reach(outer.bottom, area.bottom - frame.bottom),
      right: Self.reach(outer.right, area.right - frame.right))
  }

  /// How far an inset reaches into a node that begins `distance` inside the edge.
  private static func reach(_ inset: CGFloat, _ distance: CGFloat) -> CGFloat {
    min(max(0, inset - distance), max(0, inset))
  }
}
