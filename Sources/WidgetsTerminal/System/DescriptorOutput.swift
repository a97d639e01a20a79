#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

// Called from signal handlers too: nothing here allocates or locks.

/// Writes all bytes; returns 0 or the error that stopped it.
///
/// Where the descriptor cannot take more, it waits at most `patience` milliseconds at a time, so a
/// terminal that was stopped cannot hold up a program that is about to end.
func writeAll(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32, patience: Int32) -> Int32 {
  var rest = bytes[...]
  while !rest.isEmpty {
    let part = UnsafeRawBufferPointer(rebasing: rest)
    let count = write(descriptor, part.baseAddress, part.count)
    if count > 0 {
      rest = rest.dropFirst(count)
    } else if count < 0 && (errno == EAGAIN || errno == EWOULDBLOCK) {
      var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
      if poll(&request, 1, patience) == 0 { return EAGAIN }
    } else if count < 0 && errno != EINTR {
      return errno
    }
  }
  return 0
}

/// Writes a text that is part of the program.
func writeAll(_ text: StaticString, to descriptor: Int32, patience: Int32) -> Int32 {
  writeAll(
    UnsafeRawBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount), to: descriptor,
    patience: patience)
}
