import Testing

@testable import WidgetsTerminal

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

struct OutputQueueTests {
  @Test func `bytes that do not fit are sent later, none is lost or doubled`() throws {
    let pipe = try #require(WakePipe())
    defer { pipe.close() }
    let bytes = (0..<300_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    var queue = OutputQueue()
    queue.append(bytes)
    var received: [UInt8] = []
    var outcome = queue.send(to: pipe.writing)
    #expect(outcome == .full)
    while outcome == .full {
      received += pipe.drain()
      outcome = queue.send(to: pipe.writing)
    }
    received += pipe.drain()
    #expect(outcome == .sent)
    #expect(queue.isEmpty)
    #expect(received == bytes)
  }

  @Test func `a write that fails says why`() {
    var queue = OutputQueue()
    queue.append([1])
    #expect(queue.send(to: -1) == .failed(EBADF))
    #expect(OutputQueue().isEmpty)
  }
}
