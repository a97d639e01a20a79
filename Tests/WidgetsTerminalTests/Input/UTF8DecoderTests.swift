import Testing

@testable import WidgetsTerminal

struct UTF8DecoderTests {
  @Test func `every scalar decodes to itself`() {
    var decoder = UTF8Decoder()
    for value in stride(from: UInt32(0), through: 0x10_FFFF, by: 13) {
      guard let scalar = Unicode.Scalar(value) else { continue }
      var last = UTF8Decoder.Outcome.incomplete
      for byte in UTF8.encode(scalar).map(Array.init) ?? [] {
        #expect(last == .incomplete)
        last = decoder.decode(byte)
      }
      #expect(last == .scalar(scalar))
    }
  }

  @Test(arguments: 0..<30 as Range<UInt64>)
  func `what is left of random bytes is what the standard library keeps`(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let lead: [UInt8] = [0xC2, 0xE0, 0xE1, 0xED, 0xF0, 0xF1, 0xF4, 0x80, 0x9F, 0xA0, 0xBF, 0x41]
    let bytes = (0..<500).map { _ in
      lead.randomElement(using: &random) ?? 0
    }
    var decoder = UTF8Decoder()
    var scalars: [Unicode.Scalar] = []
    for byte in bytes {
      var outcome = decoder.decode(byte)
      if outcome == .interrupted { outcome = decoder.decode(byte) }
      if case .scalar(let scalar) = outcome { scalars.append(scalar) }
    }
    let expected = String(decoding: bytes, as: UTF8.self).unicodeScalars.filter { $0 != "\u{FFFD}" }
    #expect(scalars == Array(expected))
  }
}
