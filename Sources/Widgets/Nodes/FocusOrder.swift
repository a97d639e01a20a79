import Foundation

/// Where an arrow key moves focus.
enum FocusDirection: CaseIterable {
  case up, down, left, right

  /// The direction of an arrow key; nil for any other key.
  init?(_ code: Key.Code) {
    switch code {
    case .up: self = .up
    case .down: self = .down
    case .left: self = .left
    case .right: self = .right
    default: return nil
    }
  }

  /// The arrow key of the direction.
  var code: Key.Code {
    switch self {
    case .up: .up
    case .down: .down
    case .left: .left
    case .right: .right
    }
  }

  /// Turns a rectangle so that the direction points down.
  fileprivate func turned(_ rect: CGRect) -> CGRect {
    let size = rect.size
    let across = CGSize(width: size.height, height: size.width)
    switch self {
    case .down: return rect
    case .up:
      return CGRect(x: rect.origin.x, y: -rect.bottom, width: size.width, height: size.height)
    case .right: return CGRect(origin: CGPoint(x: rect.origin.y, y: rect.origin.x), size: across)
    case .left: return CGRect(origin: CGPoint(x: rect.origin.y, y: -rect.right), size: across)
    }
  }
}

/// The two orders in which focus moves, as functions of rectangles.
enum FocusOrder {
  /// The indices of rectangles as a text is read: line by line from the top, each line from the
  /// left. A line is what has its middle above the bottom of the line's topmost rectangle, of equal
  /// ones the tallest; equal places keep their order.
  static func reading(_ rects: [CGRect]) -> [Int] {
    let byTop = rects.indices.sorted { a, b in
      (rects[a].top, -rects[a].size.height, a) < (rects[b].top, -rects[b].size.height, b)
    }
    var lines: [[Int]] = []
    var bottom = -CGFloat.infinity
    for index in byTop {
      let rect = rects[index]
      if rect.top + rect.size.height / 2 < bottom {
        lines[lines.count - 1].append(index)
      } else {
        lines.append([index])
        bottom = rect.bottom
      }
    }
    return lines.flatMap { line in
      line.sorted { a, b in
        (rects[a].left, rects[a].top, a) < (rects[b].left, rects[b].top, b)
      }
    }
  }

  /// The rectangle that an arrow key leads to; nil when there is none on that side.
  ///
  /// Only what begins and ends further on counts. Those straight ahead, which share a part of the
  /// other axis, come before all others; of them the nearest counts, and of equally near ones the
  /// one whose middle is least aside. Off to the side the square of the way ahead, with that aside
  /// weighing double, decides. Of equal ones the first is taken.
  static func nearest(to source: CGRect, in candidates: [CGRect], _ direction: FocusDirection)
    -> Int?
  {
    let source = direction.turned(source)
    var best: (index: Int, cost: (Int, CGFloat, CGFloat))?
    for (index, candidate) in candidates.enumerated() {
      guard let cost = cost(from: source, to: direction.turned(candidate)) else { continue }
      if best.map({ cost < $0.cost }) ?? true { best = (index, cost) }
    }
    return best?.index
  }

  /// What it takes to go down from one rectangle to another; nil when that is not downwards.
  private static func cost(from source: CGRect, to target: CGRect) -> (Int, CGFloat, CGFloat)? {
    guard target.top > source.top, target.bottom > source.bottom else { return nil }
    let ahead = max(0, target.top - source.bottom)
    let aside = abs(
      target.left + target.size.width / 2 - source.left - source.size.width / 2)
    if target.left < source.right, source.left < target.right { return (0, ahead, aside) }
    let gap = max(target.left - source.right, source.left - target.right)
    return (1, ahead * ahead + 4 * gap * gap, aside)
  }
}
