import Foundation

/// A set of directions, such as those along which a drag moves the content.
struct ScrollAxes: OptionSet, Hashable, Sendable {
  let rawValue: UInt8

  static let horizontal = ScrollAxes(rawValue: 1)
  static let vertical = ScrollAxes(rawValue: 2)
  static let both: ScrollAxes = [.horizontal, .vertical]

  init(rawValue: UInt8) { self.rawValue = rawValue }

  init(_ axis: Axis) { self = axis == .horizontal ? .horizontal : .vertical }

  func contains(_ axis: Axis) -> Bool { contains(ScrollAxes(axis)) }
}
