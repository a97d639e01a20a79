public import Foundation

extension Node {
  /// Asks for ``draw(_:in:)`` in the drawing stage of the next frame. Asking again before it runs
  /// changes nothing.
  public final func setNeedsDisplay() {
    guard !flags.contains(.needsDisplay) else { return }
    flags.insert(.needsDisplay)
    parent?.markUp(.descendantNeedsDisplay)
    root?.recordingIsWanted()
    focusabilityMayChange()
  }

  /// What is painted behind everything the node draws; nil, the default, paints nothing.
  public final var backgroundColor: Color? {
    get { storedBackgroundColor }
    set {
      let old = storedBackgroundColor
      guard newValue != old else { return }
      storedBackgroundColor = newValue
      NodeAnimationBlock.current?.didChange(self, from: old)
      requestDrawing()
    }
  }

  /// Whether the node and its descendants are neither drawn nor touched; false by default.
  public final var isHidden: Bool {
    get { flags.contains(.hidden) }
    set {
      guard newValue != isHidden else { return }
      flags.set(.hidden, newValue)
      updateBox()
      root?.focusMayBeFound()
      requestDrawing()
      hiddenDidChange()
    }
  }

  /// How opaque the node and its descendants are, 0 to 1; 1 by default. Below 0.01 it is neither
  /// drawn nor touched (VIEW-11). A value outside is moved to the nearer end; NaN counts as 1.
  public final var alpha: CGFloat {
    get { storedAlpha }
    set {
      let value = newValue.isNaN ? 1 : min(max(0, newValue), 1)
      guard value != storedAlpha else { return }
      NodeAnimationBlock.current?.willChange(self, alpha: value)
      storedAlpha = value
      updateBox()
      root?.focusMayBeFound()
      requestDrawing()
    }
  }

  /// Whether descendants are cut off at the bounds when drawn; false by default. Hit testing is cut
  /// off there in any case (VIEW-13).
  public final var clipsToBounds: Bool {
    get { flags.contains(.clipsToBounds) }
    set {
      guard newValue != clipsToBounds else { return }
      flags.set(.clipsToBounds, newValue)
      requestDrawing()
    }
  }

  /// The colour of what can be touched: the node's own, else the nearest ancestor's, else blue
  /// (VIEW-48), a bright one on a dark screen. Setting nil inherits again.
  public final var tintColor: Color? {
    get {
      var node: Node? = self
      while let current = node {
        if let color = current.rare?.tintColor { return color }
        node = current.parent
      }
      return traits.userInterfaceStyle == .dark ? .brightBlue : .blue
    }
    set {
      guard newValue != rare?.tintColor else { return }
      let old = tintColor
      madeRare.tintColor = newValue
      if tintColor != old { tellTintColorChanged() }
    }
  }

  /// Tells the node, and all that inherit its colour.
  func tellTintColorChanged() {
    var work = [self]
    while let node = work.popLast() {
      node.tintColorDidChange()
      node.setNeedsDisplay()
      work.append(contentsOf: node.subnodes.reversed().filter { $0.rare?.tintColor == nil })
    }
  }

  /// A change of the node that may be one of ``canBecomeFocused``, too.
  func focusabilityMayChange() {
    if !isPlain { root?.focusMayBeFound() }
  }

  /// Whether no subclass can have overridden anything: such a node draws nothing of its own and
  /// never takes focus.
  private var isPlain: Bool { type(of: self) == Node.self }

  // MARK: - The drawing stage

  func requestDrawing() {
    root?.drawingIsWanted()
  }

  /// Records anew what is dirty and visible, here and below.
  ///
  /// - Parameter canvas: Any canvas of the screen. It is used again, unless somebody has kept it.
  func recordDisplay(with canvas: inout Canvas) {
    guard !isHidden, storedAlpha >= 0.01 || flags.contains(.animated) else { return }
    if flags.contains(.needsDisplay) {
      flags.remove(.needsDisplay)
      if !isPlain { record(with: &canvas) }
    }
    guard flags.contains(.descendantNeedsDisplay) else { return }
    flags.remove(.descendantNeedsDisplay)
    guard let children else { return }
    for child in children.nodes {
      child.recordDisplay(with: &canvas)
      if !child.flags.isDisjoint(with: [.needsDisplay, .descendantNeedsDisplay]) {
        flags.insert(.descendantNeedsDisplay)
      }
    }
  }

  private func record(with canvas: inout Canvas) {
    if isKnownUniquelyReferenced(&canvas) {
      canvas.restart(bounds: area)
    } else {
      canvas = Canvas(
        bounds: area, metrics: canvas.metrics, textWidthPolicy: canvas.textWidthPolicy)
    }
    draw(area, in: canvas)
    displayList = canvas.finish()
    root?.didRecord(self)
  }

  /// Whether this is the view of a controller that disappears for good.
  var isLeaving: Bool {
    flags.contains(.owned) && rare?.owner?.ownedNodeIsLeaving ?? false
  }

  /// Whether this is the view of a controller that disappears, and the change to the next screen is
  /// drawn as a cut.
  var isCutAway: Bool {
    flags.contains(.owned) && rare?.owner?.ownedNodeIsCutAway ?? false
  }

  /// Replays what was recorded, back to front, where animations have it.
  ///
  /// - Parameters:
  ///   - renderer: What draws.
  ///   - pass: Where it draws.
  /// - Returns: Whether all of it, and all below, is inside of what the supernode shows.
  @discardableResult func replay(into renderer: inout some Renderer, _ pass: ReplayPass) -> Bool {
    let look = self.look
    let alpha = pass.alpha * look.alpha
    guard !isHidden, alpha >= 0.01, !isCutAway else { return true }
    let area = look.area
    let shown = CGRect(
      origin: CGPoint(x: pass.origin.x + look.place.x, y: pass.origin.y + look.place.y),
      size: area.size)
    let visible = shown.overlap(with: pass.clip)
    let isInside = pass.supernode.covers(shown)
    if visible.coversNothing {
      if clipsToBounds { return isInside }
      if !pass.isWhole, flags.contains(.drawsInside) { return isInside }
    }
    if !visible.coversNothing {
      if let color = look.color {
        renderer.fill(shown, color: color, clippedTo: pass.clip, alpha: alpha)
      }
      if !displayList.isEmpty {
        let start = CGPoint(x: shown.origin.x - area.origin.x, y: shown.origin.y - area.origin.y)
        renderer.replay(displayList, at: start, clippedTo: visible, alpha: alpha)
      }
    }
    let drawsInside =
      children == nil
      || replayChildren(
        into: &renderer,
        pass.inside(shown, area, visible: visible, clips: clipsToBounds, alpha: alpha))
      || clipsToBounds
    if pass.isWhole, flags.contains(.drawsInside) != drawsInside {
      flags.set(.drawsInside, drawsInside)
    }
    replayOverlay(into: &renderer, shown, visible: visible, alpha: alpha)
    return isInside && drawsInside
  }

  private func replayChildren(into renderer: inout some Renderer, _ pass: ReplayPass) -> Bool {
    guard let children else { return true }
    var areInside = true
    // By index, as nothing changes the list here: the list is not counted as used, node by node.
    for index in 0..<children.count
    where !children.nodes[index].replay(into: &renderer, pass) { areInside = false }
    return areInside
  }

  private func replayOverlay(
    into renderer: inout some Renderer, _ shown: CGRect, visible: CGRect, alpha: CGFloat
  ) {
    guard !flags.isDisjoint(with: [.drawsOverlay, .focused]), !visible.coversNothing
    else { return }
    let traits = traits
    let makeCanvas = {
      Canvas(
        bounds: CGRect(origin: .zero, size: shown.size), metrics: traits.metrics,
        textWidthPolicy: traits.textWidthPolicy)
    }
    if flags.contains(.drawsOverlay) {
      let canvas = makeCanvas()
      let overlayAlpha = alpha * drawOverlay(in: canvas)
      renderer.replay(canvas.finish(), at: shown.origin, clippedTo: visible, alpha: overlayAlpha)
    }
    if flags.contains(.focused), let effect = focusEffect, showsFocusEffect {
      let canvas = makeCanvas()
      effect.draw(
        around: focusArea.moved(x: -area.left, y: -area.top), in: canvas, color: tintColor)
      renderer.replay(canvas.finish(), at: shown.origin, clippedTo: visible, alpha: alpha)
    }
  }
}
