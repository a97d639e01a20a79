/// What becomes of a text that is too long for its line, or has more lines than are shown.
public enum LineBreakMode: Hashable, Sendable, CaseIterable {
  /// Lines end between words; what is left over after the last line is cut off.
  case byWordWrapping
  /// Lines end anywhere between two characters; what is left over is cut off.
  case byCharacterWrapping
  /// Lines end at line breaks of the text only; each is cut off at the edge.
  case byClipping
  /// Lines end between words; the last one leaves out its start: `…end`.
  case byTruncatingHead
  /// Lines end between words; the last one leaves out its middle: `sta…end`.
  case byTruncatingMiddle
  /// Lines end between words; the last one leaves out its end: `start…`.
  case byTruncatingTail

  var wrapping: TextWrapping {
    switch self {
    case .byClipping: .none
    case .byCharacterWrapping: .character
    case .byWordWrapping, .byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail: .word
    }
  }

  var truncation: TextTruncation {
    switch self {
    case .byWordWrapping, .byCharacterWrapping, .byClipping: .clip
    case .byTruncatingHead: .head
    case .byTruncatingMiddle: .middle
    case .byTruncatingTail: .tail
    }
  }
}
