/// Where a line that is too long continues on the next one.
public enum TextWrapping: Hashable, Sendable, CaseIterable {
  /// Nowhere: only line breaks in the text start a new line.
  case none
  /// Between words; inside a word that is longer than a line.
  case word
  /// Anywhere between two characters.
  case character
}
