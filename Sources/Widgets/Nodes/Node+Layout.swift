import Foundation

extension Node {
  /// Asks for ``layoutSubnodes()`` in the layout stage of the next frame. Asking again before it
  /// runs changes nothing; the supernode is not laid out.
  public final func setNeedsLayout() {
    guard !flags.contains(.needsLayout) else { return }
    flags.insert(.needsLayout)
    parent?.markLayoutBelow()
    root?.requestFrame()
    focusabilityMayChange()
  }

  /// Lays out the node and its descendants now, if any of them needs it; supernodes first.
  public final func layoutIfNeeded() {
    var passes = 0
    while subtreeNeedsLayout, passes < Self.layoutLimit {
      layoutSubtree(depth: 0)
      passes += 1
    }
  }

  /// How often layout is done again because layout asked for more.
  static let layoutLimit = 16

  /// Lays out what needs it, here and below; returns at once where nothing does.
  func layoutSubtree(depth: Int) {
    guard depth <= Self.maximumDepth else { return }
    if flags.contains(.needsLayout) {
      flags.remove(.needsLayout)
      let owner = flags.contains(.owned) ? rare?.owner : nil
      owner?.ownedNodeWillLayout()
      layoutSubnodes()
      owner?.ownedNodeDidLayout()
    }
    guard flags.contains(.descendantNeedsLayout) else { return }
    flags.remove(.descendantNeedsLayout)
    guard let children else { return }
    for child in children.nodes where child.parent === self {
      child.layoutSubtree(depth: depth + 1)
    }
  }

  var subtreeNeedsLayout: Bool {
    !flags.isDisjoint(with: [.needsLayout, .descendantNeedsLayout])
  }

  /// Tells the ancestors that something below needs layout.
  func markLayoutBelow() {
    markUp(.descendantNeedsLayout)
    root?.requestFrame()
  }

  /// Gives up on layout that never settles: nothing below is dirty any more.
  func dropLayoutRequests() {
    for node in subtreeNodes() { node.flags.subtract([.needsLayout, .descendantNeedsLayout]) }
  }

  // MARK: - Size

  /// Gives the node the size that ``sizeThatFits(_:)`` returns for its present size; the place
  /// stays.
  public final func sizeToFit() {
    let size = sizeThatFits(area.size)
    frame = CGRect(origin: place, size: size)
  }

  /// Marks that ``intrinsicContentSize`` has changed: the supernode lays out again.
  public final func invalidateIntrinsicContentSize() {
    parent?.setNeedsLayout()
  }

  // MARK: - Autoresizing

  /// How the node follows changes of its supernode's size; none by default (VIEW-44).
  public final var autoresizingMask: Autoresizing {
    get { rare?.autoresizingMask ?? [] }
    set { if newValue != autoresizingMask { madeRare.autoresizingMask = newValue } }
  }

  /// Whether subnodes follow changes of this node's size by their masks; true by default.
  public final var autoresizesSubnodes: Bool {
    get { flags.contains(.autoresizesSubnodes) }
    set { flags.set(.autoresizesSubnodes, newValue) }
  }

  func resizeSubnodes(from old: CGSize, to new: CGSize) {
    guard autoresizesSubnodes, let children else { return }
    for child in children.nodes {
      guard let mask = child.rare?.autoresizingMask, !mask.isEmpty else { continue }
      child.frame = mask.frame(child.frame, from: old, to: new)
    }
  }
}

extension NodeFlags {
  /// Adds or removes a flag.
  mutating func set(_ flag: NodeFlags, _ isOn: Bool) {
    if isOn { insert(flag) } else { remove(flag) }
  }
}
