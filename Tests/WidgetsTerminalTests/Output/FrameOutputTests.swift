import Testing
import Widgets

@testable import WidgetsTerminal

struct FrameOutputTests {
  @Test func `while a terminal takes nothing one frame waits, and the last one arrives`() throws {
    let pipe = try #require(WakePipe())
    defer { pipe.close() }
    var output = FrameOutput(descriptor: pipe.writing, features: TerminalFeatures(depth: .full))
    var surface = Surface(width: 80, height: 24)
    var outcome = OutputQueue.Outcome.sent
    for step in 0..<200 {
      surface = Self.colorful(step)
      outcome = output.show(surface, rows: 0..<24)
    }
    #expect(outcome == .full)
    var received: [UInt8] = []
    while outcome == .full {
      received += pipe.drain()
      outcome = output.resume()
    }
    received += pipe.drain()
    #expect(outcome == .sent)
    // A pipe holds 64 KiB: a few frames, the rest of one, and the last.
    #expect(received.count < 100_000)
    var terminal = ModelTerminal(width: 80, height: 24)
    terminal.replay(received)
    #expect(terminal.difference(from: surface) == nil)
  }

  @Test func `rows of frames that never were sent arrive with the last one`() throws {
    let pipe = try #require(WakePipe())
    defer { pipe.close() }
    var output = FrameOutput(descriptor: pipe.writing, features: TerminalFeatures(depth: .full))
    var outcome = OutputQueue.Outcome.sent
    var step = 0
    while outcome == .sent {
      step += 1
      outcome = output.show(Self.colorful(step), rows: 0..<24)
    }
    var surface = Self.colorful(step)
    for y in [20, 3, 7] {
      surface.write("row \(y)", x: 0, y: y)
      outcome = output.show(surface, rows: y..<y + 1)
    }
    #expect(outcome == .full)
    var received: [UInt8] = []
    while outcome == .full {
      received += pipe.drain()
      outcome = output.resume()
    }
    surface.write("last", x: 0, y: 9)
    #expect(output.show(surface, rows: 9..<10) == .sent)
    received += pipe.drain()
    var terminal = ModelTerminal(width: 80, height: 24)
    terminal.replay(received)
    #expect(terminal.difference(from: surface) == nil)
  }

  @Test func `bytes that are no frame go behind the frame that was begun`() throws {
    let pipe = try #require(WakePipe())
    defer { pipe.close() }
    var output = FrameOutput(descriptor: pipe.writing, features: TerminalFeatures(depth: .full))
    for step in 0..<20 { _ = output.show(Self.colorful(step), rows: 0..<24) }
    var outcome = output.send(Array("\u{1B}[?2026h".utf8))
    var received: [UInt8] = []
    while outcome == .full {
      received += pipe.drain()
      outcome = output.resume()
    }
    received += pipe.drain()
    var terminal = ModelTerminal(width: 80, height: 24)
    terminal.replay(received)
    #expect(terminal.isSynchronized)
    #expect(terminal.difference(from: Self.colorful(19)) == nil)
  }

  @Test func `only frames of more than 1 KiB are held back until they are complete`() throws {
    let pipe = try #require(WakePipe())
    defer { pipe.close() }
    var output = FrameOutput(descriptor: pipe.writing, features: TerminalFeatures(depth: .full))
    output.synchronizes = true
    _ = output.show(Self.colorful(0), rows: 0..<24)
    let long = String(decoding: pipe.drain(), as: UTF8.self)
    #expect(long.hasPrefix("\u{1B}[?2026h") && long.hasSuffix("\u{1B}[?2026l"))
    var surface = Self.colorful(0)
    surface.write("short", x: 0, y: 0)
    _ = output.show(surface, rows: 0..<24)
    #expect(!String(decoding: pipe.drain(), as: UTF8.self).contains("2026"))
    _ = output.show(surface, rows: 0..<24)
    #expect(pipe.drain() == [])
  }

  private static func colorful(_ step: Int) -> Surface {
    var surface = Surface(width: 80, height: 24)
    for y in 0..<24 {
      for x in 0..<80 {
        surface.write("x", x: x, y: y, style: TextStyle(foreground: .ansi((x + y + step) % 8)))
      }
    }
    return surface
  }
}
