/// The yes-or-no state of a node, in one word.
struct NodeFlags: OptionSet {
  let rawValue: UInt32

  static let needsLayout = NodeFlags(rawValue: 1 << 0)
  static let descendantNeedsLayout = NodeFlags(rawValue: 1 << 1)
  static let needsDisplay = NodeFlags(rawValue: 1 << 2)
  static let descendantNeedsDisplay = NodeFlags(rawValue: 1 << 3)
  static let hidden = NodeFlags(rawValue: 1 << 4)
  static let clipsToBounds = NodeFlags(rawValue: 1 << 5)
  static let interactionEnabled = NodeFlags(rawValue: 1 << 6)
  static let autoresizesSubnodes = NodeFlags(rawValue: 1 << 7)
  static let ignoresSafeAreaInMargins = NodeFlags(rawValue: 1 << 8)
  static let owned = NodeFlags(rawValue: 1 << 9)
  static let hitTestsPlainly = NodeFlags(rawValue: 1 << 10)
  static let drawsOverlay = NodeFlags(rawValue: 1 << 11)
  static let multipleTouchEnabled = NodeFlags(rawValue: 1 << 12)
  /// What is drawn differs from the properties.
  static let animated = NodeFlags(rawValue: 1 << 13)
  /// An animation keeps touches away.
  static let blockedByAnimation = NodeFlags(rawValue: 1 << 14)
  /// Since the last change of places, nothing below is drawn outside of the node.
  static let drawsInside = NodeFlags(rawValue: 1 << 15)
  /// Keys go to the node first.
  static let focused = NodeFlags(rawValue: 1 << 16)
}
