import Testing

@testable import WidgetsTerminal

struct Base64Tests {
  /// The test vectors of RFC 4648, section 10.
  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="),
    ("fooba", "Zm9vYmE="), ("foobar", "Zm9vYmFy"), ("界", "55WM"),
  ])
  func `a text is encoded as the standard says`(_ text: String, _ expected: String) {
    #expect(String(decoding: Base64.encoded(Array(text.utf8)), as: UTF8.self) == expected)
  }

  @Test func `a text to copy is one command, and one that is too long is none`() {
    let bytes = Base64.copyCommand("\u{1B}]2;x\u{7}")
    #expect(bytes.map { String(decoding: $0, as: UTF8.self) } == "\u{1B}]52;c;G10yO3gH\u{7}")
    #expect(Base64.copyCommand(String(repeating: "x", count: 74_995)) == nil)
  }
}
