import Widgets

/// A bare tree whose parents keep the frames of their children side by side: what a hit test costs
/// when nothing can be overridden.
final class PackedNode {
  let frame: CGRect
  private(set) var children: [PackedNode] = []
  private var frames: [PackedFrame] = []
  private unowned(unsafe) var parent: PackedNode?

  init(frame: CGRect) { self.frame = frame }

  func add(_ child: PackedNode) {
    child.parent = self
    children.append(child)
    frames.append(PackedFrame(child.frame))
  }

  /// The front-most descendant that contains a point inside this node.
  func hitTest(x: Double, y: Double) -> PackedNode {
    var index = frames.count
    while index > 0 {
      index -= 1
      let frame = frames[index]
      if frame.holds(x: x, y: y) {
        return children[index].hitTest(x: x - frame.left, y: y - frame.top)
      }
    }
    return self
  }
}

private struct PackedFrame {
  let left, top, right, bottom: Double

  init(_ frame: CGRect) {
    left = frame.origin.x
    top = frame.origin.y
    right = left + frame.size.width
    bottom = top + frame.size.height
  }

  func holds(x: Double, y: Double) -> Bool { x >= left && x < right && y >= top && y < bottom }
}
