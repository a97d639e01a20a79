/// The sequences that turn the terminal's modes on and off again.
///
/// Every mode that ``enter`` and ``enterMouse`` set, ``leave`` resets (FR-TRM-11). It resets the
/// mouse modes always: that is harmless, and an unfinished start is undone as well.
enum ScreenMode {
  /// Alternate screen, hidden cursor, no wrapping at the right edge: a glyph that is wider in the
  /// terminal than in its tables then cannot push the next row.
  static let enter: StaticString = "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l"

  /// Reports of buttons (1000), of movement while one is pressed (1002), in SGR form (1006).
  static let enterMouse: StaticString = "\u{1B}[?1000h\u{1B}[?1002h\u{1B}[?1006h"

  /// Begins with a cancel character, which ends a sequence that was cut off in the middle.
  static let leave: StaticString =
    "\u{18}\u{1B}[m\u{1B}[?1006l\u{1B}[?1002l\u{1B}[?1000l\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"
}
