public import Foundation

/// One movement of a scroll wheel or its like.
public struct Wheel: Hashable, Sendable {
  /// Where the pointer was, in the window.
  public var location: CGPoint
  /// How far the content should move along x and y, in lines, or in the screen's units when
  /// ``isPrecise``; positive moves towards the end of the content.
  public var delta: CGSize
  /// Whether ``delta`` is in the screen's units instead of lines; false by default.
  public var isPrecise: Bool
  /// The keys that were held.
  public var modifiers: Key.Modifiers
  /// Whether it is what something further in has left of a movement: too little to turn a page.
  var isRest = false

  /// A movement at a place.
  public init(
    location: CGPoint, delta: CGSize, isPrecise: Bool = false, modifiers: Key.Modifiers = []
  ) {
    self.location = location
    self.delta = delta
    self.isPrecise = isPrecise
    self.modifiers = modifiers
  }

  /// The direction in which it goes most.
  var mainAxis: Axis { abs(delta.width) > abs(delta.height) ? .horizontal : .vertical }
}
