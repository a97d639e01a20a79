/// Finding where a rising function passes 0.
enum MonotoneRoot {
  /// The value and the slope of a function at one place.
  typealias Evaluation = (value: Double, slope: Double)

  /// The place between `low` and `high` at which a function that rises from below 0 to above 0
  /// passes it.
  ///
  /// Newton's steps, replaced by halving whenever one leaves the bracket or gains too little, so a
  /// slope of 0 does no harm. Accurate to a few units in the last place. A function that is above 0 everywhere
  /// gives `low`, one that is below 0 everywhere gives `high` (nearly). The ends themselves are not
  /// evaluated unless `guess` is one of them.
  ///
  /// - Complexity: About 5 evaluations for smooth functions, at most 100.
  static func find(
    from low: Double, to high: Double, guess: Double, of function: (Double) -> Evaluation
  ) -> Double {
    var low = low
    var high = high
    var x = guess
    var lastStep = high - low
    for _ in 0..<100 {
      let (value, slope) = function(x)
      if value == 0 { return x }
      if value > 0 { high = x } else { low = x }
      var next = x - value / slope
      // Not halved when this close: what remains is rounding.
      if abs(next - x) <= 8 * x.ulp { return next }
      if !(next > low && next < high) || abs(2 * (next - x)) > abs(lastStep) {
        next = low + (high - low) / 2
        if high - low <= 8 * next.ulp { return next }
      }
      lastStep = next - x
      x = next
    }
    return x
  }
}
