// What fuzz_input_parser.sh runs; see there.

/// Called by libFuzzer with each input.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzInputParser(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  var whole = InputParser()
  let events = whole.parse(bytes)
  var single = InputParser()
  let singleEvents = bytes.flatMap { single.parse([$0]) }
  precondition(events == singleEvents && whole == single, "the split changes the events")
  var halves = InputParser()
  let cut = count / 2
  let halfEvents = halves.parse(bytes[..<cut]) + halves.parse(bytes[cut...])
  precondition(events == halfEvents && whole == halves, "a split in the middle changes the events")
  // Time passes, and the input ends.
  _ = whole.flush()
  precondition(!whole.isUndecided, "time decides nothing")
  _ = whole.finish()
  return 0
}
