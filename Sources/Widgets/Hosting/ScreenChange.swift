import Foundation

/// What of a screen may look different from the frame before.
enum ScreenChange: Hashable {
  case nothing
  /// A part, in the screen's units.
  case area(CGRect)
  case everything

  mutating func add(_ area: CGRect) {
    switch self {
    case .nothing: self = .area(area)
    case .area(let old): self = .area(old.joined(with: area))
    case .everything: break
    }
  }
}
