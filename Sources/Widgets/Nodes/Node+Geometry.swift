public import Foundation

extension Node {
  /// The place and size in the supernode's coordinates.
  ///
  /// Setting it keeps the origin of ``bounds`` (VIEW-02). A value that is not finite stops the
  /// program.
  public final var frame: CGRect {
    get { CGRect(origin: place, size: area.size) }
    set {
      Self.check(newValue)
      setGeometry(place: newValue.origin, area: CGRect(origin: area.origin, size: newValue.size))
    }
  }

  /// The visible part of the node's own coordinates. Moving its origin scrolls the subnodes;
  /// setting its size keeps ``center`` (VIEW-04, VIEW-05). A size that is not finite stops the
  /// program.
  public final var bounds: CGRect {
    get { area }
    set { setBounds(newValue) }
  }

  /// The middle of ``frame``. Setting it moves the node. A value that is not finite stops the
  /// program.
  public final var center: CGPoint {
    get { CGPoint(x: place.x + area.size.width / 2, y: place.y + area.size.height / 2) }
    set {
      if !newValue.isFinite {
        stop("A center must be made of finite numbers, but is \(newValue).")
      }
      let origin = CGPoint(
        x: newValue.x - area.size.width / 2, y: newValue.y - area.size.height / 2)
      setGeometry(place: origin, area: area)
    }
  }

  private func setBounds(_ newValue: CGRect) {
    if !newValue.size.isFinite {
      stop("A size must be made of finite numbers, but is \(newValue.size).")
    }
    let origin = acceptedBoundsOrigin(newValue.origin)
    let place = CGPoint(
      x: self.place.x + (area.size.width - newValue.size.width) / 2,
      y: self.place.y + (area.size.height - newValue.size.height) / 2)
    setGeometry(place: place, area: CGRect(origin: origin, size: newValue.size))
  }

  /// An origin that is not finite is refused: the old one stays.
  private func acceptedBoundsOrigin(_ origin: CGPoint) -> CGPoint {
    if origin.isFinite { return origin }
    report(
      "node.bounds",
      "The origin of the bounds must be finite, but is \(origin). It stays at "
        + "\(area.origin).")
    return area.origin
  }

  func setGeometry(place newPlace: CGPoint, area newArea: CGRect) {
    let oldArea = area
    let moved = place.x != newPlace.x || place.y != newPlace.y
    let scrolled = oldArea.origin.x != newArea.origin.x || oldArea.origin.y != newArea.origin.y
    let resized =
      oldArea.size.width != newArea.size.width || oldArea.size.height != newArea.size.height
    guard moved || scrolled || resized else { return }
    NodeAnimationBlock.current?.willChange(self, place: newPlace, area: newArea)
    place = newPlace
    area = newArea
    if moved || resized { updateBox() }
    if resized {
      setNeedsDisplay()
      setNeedsLayout()
      resizeSubnodes(from: oldArea.size, to: newArea.size)
    }
    requestDrawing()
    updateSafeArea()
    if scrolled || resized {
      updateSafeAreaOfSubnodes()
      boundsDidChange(from: oldArea)
    }
  }

  // MARK: - Converting

  /// Where a point of this node is in another one; nil means the window (VIEW-06, VIEW-07).
  public final func convert(_ point: CGPoint, to node: Node?) -> CGPoint {
    let here = pointInTop(point)
    guard let node else { return here }
    let there = node.pointInTop(.zero)
    return CGPoint(x: here.x - there.x, y: here.y - there.y)
  }

  /// Where a point of another node is in this one; nil means the window.
  public final func convert(_ point: CGPoint, from node: Node?) -> CGPoint {
    let there = node?.pointInTop(point) ?? point
    let here = pointInTop(.zero)
    return CGPoint(x: there.x - here.x, y: there.y - here.y)
  }

  /// Where a rectangle of this node is in another one; nil means the window.
  public final func convert(_ rect: CGRect, to node: Node?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: node), size: rect.size)
  }

  /// Where a rectangle of another node is in this one; nil means the window.
  public final func convert(_ rect: CGRect, from node: Node?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: node), size: rect.size)
  }

  /// The point in the coordinates of the top-most ancestor's own bounds.
  private func pointInTop(_ point: CGPoint) -> CGPoint {
    var result = point
    walkUp { node in
      if node.parentReference == nil { return false }
      result.x += node.place.x - node.area.origin.x
      result.y += node.place.y - node.area.origin.y
      return true
    }
    return result
  }
}
