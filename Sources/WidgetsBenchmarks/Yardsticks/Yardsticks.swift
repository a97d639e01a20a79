import Widgets

/// Figures of this process and this machine that other rows and other programs are compared with.
@MainActor let yardstickRows: [Row] = [
  Row(
    Benchmark(task: "hand-written list, sent for 3 rows", n: 1, unit: .bytes) { _ in
      var list = HandwrittenList()
      return Double(list.scroll(by: 3))
    }),
  Row(memoryCopy),
]

/// More than fits into a cache.
private let copiedBytes = 64 << 20

private let memoryCopy = Benchmark(task: "memory copy", n: copiedBytes, unit: .milliseconds) {
  effort in
  let count = copiedBytes
  let source = UnsafeMutableRawBufferPointer.allocate(byteCount: count, alignment: 64)
  let target = UnsafeMutableRawBufferPointer.allocate(byteCount: count, alignment: 64)
  defer {
    source.deallocate()
    target.deallocate()
  }
  source.initializeMemory(as: UInt8.self, repeating: 1)
  target.initializeMemory(as: UInt8.self, repeating: 2)
  return nanosecondsPerCall(effort) {
    target.copyMemory(from: UnsafeRawBufferPointer(source))
    keep(target)
  } / 1e6
}
