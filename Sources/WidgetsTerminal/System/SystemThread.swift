#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A thread of the system that runs a pump until it is stopped.
struct SystemThread {
  private let id: pthread_t

  /// Starts the thread; nil when the system has none left. The thread keeps the pump.
  init?(running pump: EventPump) {
    let context = Unmanaged.passRetained(pump)
    #if canImport(Musl)
      var id: pthread_t?
    #else
      var id = pthread_t()
    #endif
    guard pthread_create(&id, nil, runPump, context.toOpaque()) == 0 else {
      context.release()
      return nil
    }
    #if canImport(Musl)
      guard let id else { return nil }
    #endif
    self.id = id
  }

  /// Waits until the thread has ended.
  func join() {
    pthread_join(id, nil)
  }
}

/// A function of its own: a closure written where the main actor is would be bound to it and trap
/// on the thread.
private func runPump(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  if let context { Unmanaged<EventPump>.fromOpaque(context).takeRetainedValue().run() }
  return nil
}
