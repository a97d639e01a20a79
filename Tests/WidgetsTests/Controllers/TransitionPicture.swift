import Foundation
import Widgets
import WidgetsTestSupport

/// A controller whose view is one colour, so that a picture of the screen tells where it is drawn.
final class ColorController: ViewController {
  let color: Color?

  init(_ title: String, _ color: Color?) {
    self.color = color
    super.init()
    self.title = title
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = color
  }
}

extension TestHost {
  /// Where a rectangle of a colour of 24 bits is drawn; nil when none is on the screen.
  func drawnPlace(of color: UInt32) -> CGPoint? {
    var digits = String(color, radix: 16, uppercase: false)
    while digits.count < 6 { digits = "0" + digits }
    for line in svg.split(separator: "\n") {
      guard line.hasPrefix("<rect"), line.lowercased().contains("#" + digits) else { continue }
      if let x = Self.number("x", in: line), let y = Self.number("y", in: line) {
        return CGPoint(x: x, y: y)
      }
    }
    return nil
  }

  private static func number(_ name: String, in line: Substring) -> Double? {
    let attribute = line.split(separator: " ").first { $0.hasPrefix(name + "=") }
    let parts = attribute?.split(separator: "\"")
    return parts.flatMap { $0.count > 1 ? Double($0[1]) : nil }
  }
}
