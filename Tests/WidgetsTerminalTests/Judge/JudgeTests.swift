import Testing
import Widgets

@testable import WidgetsTerminal

/// What others' programs say of our bytes and widths; skipped with a message where PyPI cannot be
/// reached.
@Suite(.enabled(if: PythonTools.areThere, "pyte and wcwidth cannot be had from PyPI"), .serialized)
struct JudgeTests {
  @Test(arguments: [(80, 24, 70), (200, 60, 25)])
  func `FR-TRM-01 an independent terminal shows random scenes as they are, through resizes`(
    _ width: Int, _ height: Int, _ count: Int
  ) {
    var text = ""
    for seed in 0..<3 as Range<UInt64> {
      var recording = FrameRecording()
      var random = SeededGenerator(seed: 100 + seed)
      var surface = Surface(width: width, height: height)
      for frame in 0..<count {
        if frame % 20 == 19 {
          let shorter = frame % 40 == 19
          surface = Surface(
            width: shorter ? width - 11 : width, height: shorter ? height - 5 : height)
        }
        RandomScene.change(&surface, using: &random)
        recording.add(surface)
      }
      text += recording.text
    }
    let failure = PythonTools.failure(of: "judge_frames.py", on: text)
    #expect(failure == nil)
  }

  @Test(arguments: [(80, 24), (20, 5), (200, 60)])
  func `FR-TRM-01 an independent terminal shows rows that scroll as they are`(
    _ width: Int, _ height: Int
  ) {
    var recording = FrameRecording()
    var random = SeededGenerator(seed: 7)
    var surface = RandomScene.rows(width: width, height: height, using: &random)
    for _ in 0..<(width > 100 ? 20 : 60) {
      recording.add(surface)
      RandomScene.scroll(&surface, using: &random)
    }
    let failure = PythonTools.failure(of: "judge_frames.py", on: recording.text)
    #expect(failure == nil)
  }

  @Test func `every code point is as wide as wcwidth says, but for those that are explained`() {
    var text = ""
    var last = -1
    for value in 0..<0x110000 as Range<UInt32> {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let columns = TextWidth.columns(of: Character(scalar))
      if columns != last { text += "\(String(value, radix: 16)) \(columns)\n" }
      last = columns
    }
    let failure = PythonTools.failure(of: "compare_widths.py", on: text)
    #expect(failure == nil)
  }
}

/// Frames and their bytes in the form that judge_frames.py reads.
private struct FrameRecording {
  private(set) var text = ""
  private var encoder = FrameEncoder(features: TerminalFeatures(depth: .full))

  mutating func add(_ surface: Surface) {
    let bytes = encoder.encode(surface).map { byte in
      (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
    let cells = surface.cells.map { cell in
      surface.cluster(of: cell) + "\u{1F}" + Self.style(cell.style)
    }
    text += "\(surface.width)\t\(surface.height)\t\(text.isEmpty ? "+" : "")\(bytes.joined())\t"
    text += cells.joined(separator: "\u{1E}") + "\n"
  }

  private static func style(_ style: TextStyle) -> String {
    if style == .plain { return "" }
    let parts = [color(style.foreground), color(style.background), "\(style.attributes.rawValue)"]
    return parts.joined(separator: ",")
  }

  private static func color(_ color: Color?) -> String {
    switch color?.value {
    case nil: ""
    case .ansi(let index): "\(index)"
    case .rgb(let red, let green, let blue):
      "#" + [red, green, blue].map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
  }
}
