import Widgets

/// A tree of rectangles that tile their parents: in columns on even levels, in rows on odd ones.
struct TreeShape {
  /// How many children a node has.
  let fanout: Int
  /// The frame of each node in its parent, level by level: the parent of node `i` is
  /// `(i - 1) / fanout`.
  let frames: [CGRect]

  var count: Int { frames.count }

  static let large = TreeShape(count: 100_000, fanout: 10)
  static let deep = [
    TreeShape(count: 1_000, fanout: 10), TreeShape(count: 10_000, fanout: 10), large,
  ]
  static let flat = TreeShape(count: 10_001, fanout: 10_000)

  static let side: CGFloat = 1_000

  init(count: Int, fanout: Int) {
    self.fanout = fanout
    var frames = [CGRect(x: 0, y: 0, width: Self.side, height: Self.side)]
    var levels = [0]
    for index in 1..<count {
      let parent = (index - 1) / fanout
      let place = (index - 1) % fanout
      frames.append(
        Self.tile(place, of: fanout, in: frames[parent].size, isColumn: levels[parent] % 2 == 0))
      levels.append(levels[parent] + 1)
    }
    self.frames = frames
  }

  private static func tile(_ place: Int, of count: Int, in size: CGSize, isColumn: Bool) -> CGRect {
    let part = 1 / CGFloat(count)
    return isColumn
      ? CGRect(
        x: size.width * part * CGFloat(place), y: 0, width: size.width * part, height: size.height)
      : CGRect(
        x: 0, y: size.height * part * CGFloat(place), width: size.width, height: size.height * part)
  }

  func packedTree() -> PackedNode {
    let nodes = frames.map { PackedNode(frame: $0) }
    for index in 1..<count { nodes[(index - 1) / fanout].add(nodes[index]) }
    return nodes[0]
  }
}

/// The same scattered points in every run, inside the root of a ``TreeShape``.
struct PointSequence {
  private var numbers = ScatteredNumbers()

  mutating func next() -> CGPoint {
    CGPoint(x: unit() * TreeShape.side, y: unit() * TreeShape.side)
  }

  /// A number in 0..<1.
  private mutating func unit() -> CGFloat { CGFloat(numbers.next() >> 11) / CGFloat(1 << 53) }
}
