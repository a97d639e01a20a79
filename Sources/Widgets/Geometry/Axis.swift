/// One of the two directions of a plane.
public enum Axis: Hashable, Sendable, CaseIterable {
  /// Along x.
  case horizontal
  /// Along y.
  case vertical

  /// The direction at a right angle to this one.
  public var crossed: Axis { self == .horizontal ? .vertical : .horizontal }
}
