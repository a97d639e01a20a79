import Dispatch

/// The main actor's queue, taken by a thread that is not the main actor's own.
///
/// An app that waits for its terminal on a thread and works on the main actor wakes two threads for
/// each key, which costs more than most frames. On Linux the main actor's jobs run on Dispatch's main
/// queue, and Dispatch lets the thread that waits for a free queue go on in its place: the one that
/// read the key answers it.
enum MainQueue {
  /// Does something on the main actor, when it is free, and returns after it. Must not be called from
  /// the main actor, which would wait for itself.
  static func run(_ body: @MainActor () -> Void) {
    DispatchQueue.main.sync { MainActor.assumeIsolated { body() } }
  }
}
