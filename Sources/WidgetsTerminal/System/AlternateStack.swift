#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A stack for signal handlers, so that an overflow of the thread's own stack can be handled.
enum AlternateStack {
  private static let size = 65_536

  /// Frees a thread's stack when the thread ends.
  private static let key: pthread_key_t? = {
    var key = pthread_key_t()
    return pthread_key_create(&key, freeStack) == 0 ? key : nil
  }()

  /// Gives the calling thread a stack for handlers; one that it has, such as that of Swift's
  /// backtraces, is kept.
  static func provide() {
    // Asked in every turn: without a call of the system where the answer is known.
    guard let key, pthread_getspecific(key) == nil else { return }
    var current = stack_t()
    guard sigaltstack(nil, &current) == 0, current.ss_flags & Int32(SS_DISABLE) != 0,
      let memory = malloc(size)
    else { return }
    var stack = stack_t(ss_sp: memory, ss_flags: 0, ss_size: size)
    if sigaltstack(&stack, nil) != 0 || pthread_setspecific(key, memory) != 0 { freeStack(memory) }
  }
}

private func freeStack(_ memory: UnsafeMutableRawPointer?) {
  var none = stack_t(ss_sp: nil, ss_flags: Int32(SS_DISABLE), ss_size: 0)
  sigaltstack(&none, nil)
  free(memory)
}
