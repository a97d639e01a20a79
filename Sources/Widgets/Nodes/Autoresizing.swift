import Foundation

/// Which parts of a node's place in its supernode stretch when the supernode's size changes.
///
/// The parts that are named are flexible; the others keep their length. None by default: the node
/// stays where it is, at its size (VIEW-44).
public struct Autoresizing: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt8
  /// A mask with the given bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// The distance to the left edge.
  public static let flexibleLeftMargin = Autoresizing(rawValue: 1)
  /// The width.
  public static let flexibleWidth = Autoresizing(rawValue: 2)
  /// The distance to the right edge.
  public static let flexibleRightMargin = Autoresizing(rawValue: 4)
  /// The distance to the top edge.
  public static let flexibleTopMargin = Autoresizing(rawValue: 8)
  /// The height.
  public static let flexibleHeight = Autoresizing(rawValue: 16)
  /// The distance to the bottom edge.
  public static let flexibleBottomMargin = Autoresizing(rawValue: 32)
}

extension Autoresizing {
  /// The frame after the supernode's size changed from `old` to `new` (VIEW-43).
  func frame(_ frame: CGRect, from old: CGSize, to new: CGSize) -> CGRect {
    let x = Self.resized(
      start: frame.origin.x, length: frame.size.width, old: old.width, new: new.width,
      flexible: (
        contains(.flexibleLeftMargin), contains(.flexibleWidth), contains(.flexibleRightMargin)
      ))
    let y = Self.resized(
      start: frame.origin.y, length: frame.size.height, old: old.height, new: new.height,
      flexible: (
        contains(.flexibleTopMargin), contains(.flexibleHeight), contains(.flexibleBottomMargin)
      ))
    return CGRect(x: x.start, y: y.start, width: x.length, height: y.length)
  }

  /// Each flexible part takes a share of the change in proportion to its old length; parts that
  /// were all 0 share it equally.
  private static func resized(
    start: CGFloat, length: CGFloat, old: CGFloat, new: CGFloat, flexible: (Bool, Bool, Bool)
  ) -> (start: CGFloat, length: CGFloat) {
    let change = new - old
    let count = [flexible.0, flexible.1, flexible.2].filter { $0 }.count
    guard change != 0, count > 0 else { return (start, length) }
    let end = old - start - length
    let sum = (flexible.0 ? start : 0) + (flexible.1 ? length : 0) + (flexible.2 ? end : 0)
    // Parts of opposite signs may add up to almost nothing, too.
    let isNothing = abs(sum) <= .ulpOfOne * (abs(start) + abs(length) + abs(end))
    func share(_ part: CGFloat, _ isFlexible: Bool) -> CGFloat {
      guard isFlexible else { return 0 }
      return isNothing ? change / CGFloat(count) : change * part / sum
    }
    return (start + share(start, flexible.0), length + share(length, flexible.1))
  }
}
