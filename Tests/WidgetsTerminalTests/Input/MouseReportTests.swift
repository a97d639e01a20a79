import Testing
import Widgets

@testable import WidgetsTerminal

struct MouseReportTests {
  @Test func `FR-INP-07 positions count from 0, at the first and at the last cell`() {
    #expect(
      Self.events("\u{1B}[<0;1;1M\u{1B}[<0;1;1m") == [
        .touch(id: 0, phase: .began, location: CGPoint(x: 0, y: 0)),
        .touch(id: 0, phase: .ended, location: CGPoint(x: 0, y: 0)),
      ])
    #expect(
      Self.events("\u{1B}[<0;80;24M\u{1B}[<0;80;24m") == [
        .touch(id: 0, phase: .began, location: CGPoint(x: 79, y: 23)),
        .touch(id: 0, phase: .ended, location: CGPoint(x: 79, y: 23)),
      ])
  }

  @Test func `FR-INP-07 positions past column 223 are exact`() {
    #expect(
      Self.events("\u{1B}[<0;300;200M") == [
        .touch(id: 0, phase: .began, location: CGPoint(x: 299, y: 199))
      ])
  }

  static let wheels: [(Int, Int, Int, Key.Modifiers)] = [
    (64, 0, -3, []), (65, 0, 3, []), (66, -3, 0, []), (67, 3, 0, []), (80, 0, -3, .control),
    (68, 0, -3, .shift), (72, 0, -3, .alt), (93, 0, 3, [.shift, .alt, .control]),
  ]

  @Test(arguments: wheels)
  func `FR-INP-09 wheels keep their direction with any modifier`(
    _ code: Int, _ x: Int, _ y: Int, _ modifiers: Key.Modifiers
  ) {
    let wheel = Wheel(
      location: CGPoint(x: 4, y: 6), delta: CGSize(width: x, height: y), modifiers: modifiers)
    #expect(Self.events("\u{1B}[<\(code);5;7M") == [.wheel(wheel)])
  }

  @Test func `FR-INP-09 movement without a button is nothing`() {
    #expect(Self.events("\u{1B}[<35;5;7M\u{1B}[<39;5;7M\u{1B}[<51;5;7M") == [])
  }

  static let buttons: [(Int, String, Touch.Phase)] = [
    (32, "M", .moved), (36, "M", .moved), (0, "m", .ended), (16, "M", .began),
  ]

  @Test(arguments: buttons)
  func `FR-INP-09 the left button drags and is released, with any modifier`(
    _ code: Int, _ final: String, _ phase: Touch.Phase
  ) {
    #expect(
      Self.events("\u{1B}[<\(code);5;7\(final)") == [
        .touch(id: 0, phase: phase, location: CGPoint(x: 4, y: 6))
      ])
  }

  @Test(arguments: [1, 2, 3, 33, 34, 128, 129, 131])
  func `other buttons are nothing`(_ code: Int) {
    #expect(Self.events("\u{1B}[<\(code);5;7M\u{1B}[<\(code);5;7m") == [])
  }

  @Test func `reports of a terminal without SGR mode are read, and never leak as text`() {
    #expect(
      Self.events("\u{1B}[M !!\u{1B}[M@%'\u{1B}[M#%'\u{1B}[M`%'\u{1B}[M!%'x") == [
        .touch(id: 0, phase: .began, location: CGPoint(x: 0, y: 0)),
        .touch(id: 0, phase: .moved, location: CGPoint(x: 4, y: 6)),
        .touch(id: 0, phase: .ended, location: CGPoint(x: 4, y: 6)),
        .wheel(Wheel(location: CGPoint(x: 4, y: 6), delta: CGSize(width: 0, height: -3))),
        .key(Key(.character("x"))),
      ])
  }

  private static func events(_ bytes: String) -> [InputEvent] {
    var parser = InputParser()
    return parser.events(bytes.utf8)
  }
}
