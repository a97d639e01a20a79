import Foundation

extension ControllerTransition {
  /// Which way the screens of a transition are drawn moving.
  enum Movement: Hashable, Sendable {
    /// The new screen comes from the right, over the old one; from the left where reading goes from
    /// right to left.
    case push
    /// The old screen goes back there, off the new one.
    case pop
    /// The new screen comes from below, over the old one.
    case present
    /// The old screen goes down again, off the new one.
    case dismiss

    /// How far the screen below gives way, as a part of the distance of the one above; our choice,
    /// near what UIKit shows.
    static let parallax: CGFloat = 0.3

    /// Whether the screen that comes is the one above.
    var entersAbove: Bool { self == .push || self == .present }

    /// Where the screen above is drawn when it is out of sight, from its place.
    func aside(in size: CGSize) -> CGPoint {
      switch self {
      case .push, .pop: CGPoint(x: size.width, y: 0)
      case .present, .dismiss: CGPoint(x: 0, y: size.height)
      }
    }

    /// Where the screen below is drawn while it is covered, from its place.
    func behind(in size: CGSize) -> CGPoint {
      switch self {
      case .push, .pop: CGPoint(x: -size.width * Self.parallax, y: 0)
      case .present, .dismiss: .zero
      }
    }
  }
}
