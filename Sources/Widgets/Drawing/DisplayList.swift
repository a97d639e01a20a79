public import Foundation

/// What a node draws, recorded by a `Canvas` and replayed by a `Renderer`.
///
/// Coordinates are in the units of the screen, measured like the bounds of the canvas.
public struct DisplayList: Hashable, Sendable {
  /// One thing to draw.
  public enum Command: Hashable, Sendable {
    /// Covers the rectangle with a colour, and what was there with it; nil is the screen's default.
    case fill(CGRect, Color?)
    /// Covers the rectangle with a character.
    case pattern(CGRect, Character, TextStyle)
    /// Draws the four edges just inside the rectangle.
    case border(CGRect, BorderStyle, TextStyle)
    /// Draws a line, one column or one line of text thick.
    case line(CGPoint, CGPoint, BorderStyle, TextStyle)
    /// Draws a text in one line; the point is its top left corner.
    case text(String, CGPoint, TextStyle)
    /// Gives the attributes to what was drawn in the rectangle, and takes them from what has them.
    case toggle(CGRect, TextStyle.Attributes)
    /// Limits what follows to the rectangle; nil takes the limit away.
    case clip(CGRect?)
  }

  /// The commands in the order in which they are drawn; later ones cover earlier ones.
  public var commands: [Command]
  /// How many columns the characters take on which screens differ: what the texts were measured
  /// with, and are drawn with.
  public var textWidthPolicy: TextWidthPolicy

  /// A list of the commands given; empty by default.
  public init(_ commands: [Command] = [], textWidthPolicy: TextWidthPolicy = .standard) {
    self.commands = commands
    self.textWidthPolicy = textWidthPolicy
  }

  /// Whether there is nothing to draw.
  public var isEmpty: Bool { commands.isEmpty }
}
