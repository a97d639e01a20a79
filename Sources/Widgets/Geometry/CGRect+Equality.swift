import Foundation

// Foundation's own comparison of rectangles links the whole of it, with all of ICU, into a static
// binary: 60 MB for one call (tried on Swift 6.3). In this module these are found first, also by the
// synthesised comparisons of types that hold a rectangle; elsewhere Foundation's are.

extension CGRect {
  @_disfavoredOverload static func == (a: CGRect, b: CGRect) -> Bool {
    a.origin == b.origin && a.size == b.size
  }

  @_disfavoredOverload static func != (a: CGRect, b: CGRect) -> Bool { !(a == b) }
}

extension Optional<CGRect> {
  @_disfavoredOverload static func == (a: CGRect?, b: CGRect?) -> Bool {
    switch (a, b) {
    case (let a?, let b?): a == b
    case (nil, nil): true
    default: false
    }
  }

  @_disfavoredOverload static func != (a: CGRect?, b: CGRect?) -> Bool { !(a == b) }
}
