public import Foundation

/// The size of a screen as it is written in scripts and on the command line: `80x24`.
public struct ScreenSize: Hashable, Sendable {
  /// The size, in the units of the screen.
  public let size: CGSize

  /// Reads two whole numbers from 0 to 10,000 with an `x` between; nil for anything else. A number
  /// of 0 leaves that direction to the host: 80 columns or 24 lines.
  public init?(_ text: String) {
    let parts = text.split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let width = Self.length(parts[0]), let height = Self.length(parts[1])
    else { return nil }
    size = CGSize(width: width, height: height)
  }

  private static func length(_ text: Substring) -> Int? {
    guard text.allSatisfy({ "0123456789".contains($0) }), let value = Int(text),
      (0...10_000).contains(value)
    else { return nil }
    return value
  }
}
