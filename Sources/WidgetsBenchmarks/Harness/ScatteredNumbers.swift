/// Numbers that look random, the same in every run (xorshift).
struct ScatteredNumbers: RandomNumberGenerator {
  private var state: UInt64 = 0x2545_F491_4F6C_DD1D

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }
}
