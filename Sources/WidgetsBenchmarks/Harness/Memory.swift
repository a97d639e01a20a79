#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The memory that the process holds now, in whole pages; 0 where there is no `/proc`.
///
/// Pages that the allocator keeps for later are handed back first, as far as it can.
func residentBytes() -> Int {
  returnFreePages()
  guard let file = fopen("/proc/self/statm", "r") else { return 0 }
  defer { fclose(file) }
  var text = [UInt8](repeating: 0, count: 128)
  let count = fread(&text, 1, text.count, file)
  let fields = String(decoding: text[..<count], as: UTF8.self).split(separator: " ")
  guard let pages = fields.dropFirst().first.flatMap({ Int($0) }) else { return 0 }
  return pages * Int(sysconf(Int32(_SC_PAGESIZE)))
}

/// Calls `malloc_trim`, which only some allocators have and Swift's module of libc leaves out.
private func returnFreePages() {
  guard let symbol = dlsym(nil, "malloc_trim") else { return }
  _ = unsafeBitCast(symbol, to: (@convention(c) (Int) -> Int32).self)(0)
}
