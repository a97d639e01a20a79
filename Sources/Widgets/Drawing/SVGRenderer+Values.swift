import Foundation

extension SVGRenderer {
  /// The rectangle with its edges at whole units; nil if nothing is left.
  func rounded(_ rect: CGRect) -> CGRect? {
    guard let rect = rect.drawable else { return nil }
    let x = unit(rect.left)
    let y = unit(rect.top)
    let result = CGRect(
      x: x, y: y, width: unit(rect.right) - x, height: unit(rect.bottom) - y)
    return result.coversNothing ? nil : result
  }

  func unit(_ value: CGFloat) -> CGFloat {
    CGFloat(CellGrid.nearest(value))
  }

  /// The attributes of a rectangle that is given in units.
  func attributes(of rect: CGRect) -> String {
    "x=\"\(number(rect.left * scale.width))\" y=\"\(number(rect.top * scale.height))\""
      + " width=\"\(number(rect.size.width * scale.width))\""
      + " height=\"\(number(rect.size.height * scale.height))\""
  }

  /// A number with at most two digits after the point.
  func number(_ value: CGFloat) -> String {
    let hundredths = CellGrid.nearest(value * 100)
    let whole = abs(hundredths) / 100
    let fraction = abs(hundredths) % 100
    let sign = hundredths < 0 ? "-" : ""
    if fraction == 0 { return "\(sign)\(whole)" }
    if fraction % 10 == 0 { return "\(sign)\(whole).\(fraction / 10)" }
    return "\(sign)\(whole).\(fraction < 10 ? "0" : "")\(fraction)"
  }

  /// `#rrggbb`.
  func hex(_ color: Color) -> String {
    let (red, green, blue) = color.components
    let value = 1 << 24 | Int(red) << 16 | Int(green) << 8 | Int(blue)
    return "#" + String(value, radix: 16).dropFirst()
  }

  /// The text with the characters replaced that mean something in XML.
  func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
