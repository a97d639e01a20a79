/// The sequences that turn the terminal's modes on and off again.
///
/// Every mode that ``enter`` sets, ``leave`` resets (FR-TRM-11), and those that are set later too.
enum ScreenMode {
  /// Alternate screen, hidden cursor, no wrapping at the right edge: a glyph that is wider in the
  /// terminal than in its tables then cannot push the next row. Reports of buttons (1000), of
  /// movement while one is pressed (1002), in SGR form (1006), of the window's focus (1004), and
  /// brackets around pastes (2004).
  static let enter: StaticString =
    """
    \u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l\u{1B}[?1000h\u{1B}[?1002h\u{1B}[?1006h\
    \u{1B}[?1004h\u{1B}[?2004h
    """

  /// Asks for kitty's keyboard protocol, for synchronised updates, for the background, and at last
  /// for the attributes, which every terminal answers. Sent before the first frame, which clears what a terminal that
  /// does not know a query may print of it.
  static let query: StaticString = "\u{1B}[?u\u{1B}[?2026$p\u{1B}]11;?\u{1B}\\\u{1B}[c"

  /// Asks for the size in cells.
  static let querySize: StaticString = "\u{1B}[18t"

  /// Keys that would be ambiguous are sent in kitty's form from here on.
  static let enterKeyboard: StaticString = "\u{1B}[>1u"

  /// Undoes ``enterKeyboard``.
  static let leaveKeyboard: StaticString = "\u{18}\u{1B}[<u"

  /// Begins with a cancel character, which ends a sequence that was cut off in the middle. Ends an
  /// update that was begun, and the part of the screen that scrolls is all of it again.
  static let leave: StaticString =
    """
    \u{18}\u{1B}[?2026l\u{1B}[m\u{1B}[r\u{1B}[?2004l\u{1B}[?1004l\u{1B}[?1006l\u{1B}[?1002l\
    \u{1B}[?1000l\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l
    """
}
