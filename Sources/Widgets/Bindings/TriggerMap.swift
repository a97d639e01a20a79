/// One trigger for each value of a type, such as one for each tab.
///
/// ```swift
/// enum Tab: CaseIterable { case news, about }
///
/// let triggers = TriggerMap<Tab>()
/// let token = triggers[.news].onTrigger { print("to the top of the news") }
/// triggers.fire(.about)
/// triggers.fire(.news)
/// token.cancel()
/// ```
///
/// prints
///
/// ```
/// to the top of the news
/// ```
///
/// It is total: every value has its trigger from the start, always the same one, so nothing that
/// depends on one needs to be optional.
@MainActor public final class TriggerMap<Case: CaseIterable & Hashable> {
  private var triggers: [Case: Observed<Trigger>] = [:]

  /// A map in which no trigger was fired yet.
  public init() {
    for key in Case.allCases { triggers[key] = Observed(Trigger()) }
  }

  /// The trigger of a value.
  public subscript(key: Case) -> Observed<Trigger> {
    if let trigger = triggers[key] { return trigger }
    // A type may list fewer cases than it has values.
    let trigger = Observed(Trigger())
    triggers[key] = trigger
    return trigger
  }

  /// Fires the trigger of one value and no other.
  public func fire(_ key: Case) {
    self[key].fire()
  }
}
