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
  private var waiting: Surface?
  private var latest: Surface?

  init(descriptor: Int32, depth: ColorDepth) {
    self.descriptor = descriptor
    encoder = FrameEncoder(depth: depth)
  }

  /// Starts afresh: the bytes go before the next frame, which is sent whole.
  mutating func begin(with preamble: [UInt8]) {
    self.preamble = preamble
    queue.removeAll()
    encoder.invalidate()
  }

  /// Shows a frame, in one write if the terminal takes it.
  mutating func show(_ surface: Surface) -> OutputQueue.Outcome {
    latest = surface
    waiting = surface
    return queue.isEmpty ? sendWaiting() : .full
  }

  /// Goes on after the terminal was full.
  mutating func resume() -> OutputQueue.Outcome {
    let outcome = queue.send(to: descriptor)
    return outcome == .sent ? sendWaiting() : outcome
  }

  /// Sends everything again; with a new size, when the next frame comes.
  mutating func repaint(isSizeNew: Bool) -> OutputQueue.Outcome {
    encoder.invalidate()
    waiting = isSizeNew ? nil : latest
    return queue.isEmpty ? sendWaiting() : .full
  }

  private mutating func sendWaiting() -> OutputQueue.Outcome {
    guard let surface = waiting else { return .sent }
    waiting = nil
    queue.append(preamble + encoder.encode(surface))
    preamble = []
    return queue.send(to: descriptor)
  }
}
