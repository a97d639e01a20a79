import Widgets

/// Sends frames to a terminal without waiting for it.
///
/// While the terminal takes no bytes, the rest of a frame that was begun and one more frame wait;
/// a later frame replaces the one that waits.
struct FrameOutput: Sendable {
  private let descriptor: Int32
  private var encoder: FrameEncoder
  private var queue = OutputQueue()
  private var preamble: [UInt8] = []
  /// A frame that comes when the terminal takes bytes again.
  private var waiting: Surface?
  /// Where the next frame may differ from what was sent last.
  private var changedRows = 0..<0

  /// Whether the terminal can hold back what it shows until a frame is complete (mode 2026).
  var synchronizes = false

  /// Frames of up to this many bytes arrive at once anyway.
  static let longestUnsynchronized = 1_024

  init(descriptor: Int32, features: TerminalFeatures) {
    self.descriptor = descriptor
    encoder = FrameEncoder(features: features)
  }

  /// Starts afresh: the bytes go before the next frame, which is sent whole.
  mutating func begin(with preamble: [UInt8]) {
    self.preamble = preamble
    queue.removeAll()
    encoder.invalidate()
  }

  /// Sends bytes that are no frame, behind what was begun.
  mutating func send(_ bytes: [UInt8]) -> OutputQueue.Outcome {
    queue.append(bytes)
    return resume()
  }

  /// Shows a frame, in one write if the terminal takes it.
  ///
  /// - Parameters:
  ///   - surface: The frame. It is kept only while it waits, so that its owner changes it in place.
  ///   - rows: Where it may differ from the one that was shown before.
  mutating func show(_ surface: Surface, rows: Range<Int>) -> OutputQueue.Outcome {
    changedRows = changedRows.joined(with: rows)
    guard queue.isEmpty else {
      waiting = surface
      return .full
    }
    return send(surface)
  }

  /// Goes on after the terminal was full.
  mutating func resume() -> OutputQueue.Outcome {
    let outcome = queue.send(to: descriptor)
    return outcome == .sent ? sendWaiting() : outcome
  }

  /// Sends everything again: a frame, or the next one when that has another size.
  mutating func repaint(_ surface: Surface?) -> OutputQueue.Outcome {
    encoder.invalidate()
    waiting = nil
    guard let surface else { return queue.isEmpty ? .sent : .full }
    return show(surface, rows: 0..<surface.height)
  }

  private mutating func sendWaiting() -> OutputQueue.Outcome {
    guard let surface = waiting.take() else { return .sent }
    return send(surface)
  }

  private mutating func send(_ surface: Surface) -> OutputQueue.Outcome {
    let rows = changedRows
    changedRows = 0..<0
    let isASCII = encoder.features.isASCII
    let frame = encoder.encode(isASCII ? PlainText.surface(surface) : surface, rows: rows)
    if !preamble.isEmpty {
      queue.append(preamble)
      preamble = []
    }
    queue.append(synchronizes ? Self.synchronized(frame) : frame)
    return queue.send(to: descriptor)
  }

  /// A long frame between the beginning and the end of a synchronised update.
  static func synchronized(_ frame: [UInt8]) -> [UInt8] {
    guard frame.count > longestUnsynchronized else { return frame }
    return Array("\u{1B}[?2026h".utf8) + frame + Array("\u{1B}[?2026l".utf8)
  }
}
