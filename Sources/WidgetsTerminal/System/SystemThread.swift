#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What a thread does.
protocol ThreadBody: AnyObject, Sendable {
  func run()
}

/// A thread of the system.
struct SystemThread {
  /// Room for the frames of an app, which may run on the thread: what the main thread has elsewhere.
  private static let stackSize = 8 << 20

  private let id: pthread_t

  /// Starts the thread; nil when the system has none left. The thread keeps its body.
  init?(running body: any ThreadBody) {
    let context = Unmanaged.passRetained(ThreadContext(body: body))
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, Self.stackSize)
    #if canImport(Musl)
      var id: pthread_t?
    #else
      var id = pthread_t()
    #endif
    guard pthread_create(&id, &attributes, runBody, context.toOpaque()) == 0 else {
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

private final class ThreadContext: Sendable {
  let body: any ThreadBody

  init(body: any ThreadBody) {
    self.body = body
  }
}

/// A function of its own: a closure written where the main actor is would be bound to it and trap
/// on the thread.
private func runBody(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  if let context {
    Unmanaged<ThreadContext>.fromOpaque(context).takeRetainedValue().body.run()
  }
  return nil
}
