/// What was copied last, for all windows of a screen.
///
/// ```swift
/// screen.pasteboard.string = "Hello"
/// ```
///
/// What is copied is offered to the host too (``ScreenHost/copy(_:)``), which may hand it to the
/// system. What other programs copy arrives as a paste only: a terminal does not tell what it holds.
@MainActor public final class Pasteboard {
  /// The text; nil, the default, while nothing was copied. Setting it tells the host, unless it is
  /// nil.
  public var string: String? {
    didSet { if let string { onCopy?(string) } }
  }

  /// What a key deleted last that can be brought back, as a shell does it; no other program is told.
  var deleted = ""

  private let onCopy: ((String) -> Void)?

  init(onCopy: ((String) -> Void)? = nil) {
    self.onCopy = onCopy
  }
}
