import Testing

@testable import Widgets

@MainActor struct AppearanceStateTests {
  enum Call: CaseIterable {
    case appear
    case disappear
    case end
  }

  @Test func `VC-59 each begin sends its will and the matching end its did`() {
    #expect(log(.appear, .end) == [.willAppear, .didAppear])
    #expect(
      log(.appear, .end, .disappear, .end)
        == [.willAppear, .didAppear, .willDisappear, .didDisappear])
  }

  @Test func `VC-59 only the last end of nested begins sends the did`() {
    #expect(log(.appear, .appear, .end) == [.willAppear])
    #expect(log(.appear, .appear, .end, .end) == [.willAppear, .didAppear])
  }

  @Test func `VC-60 a change that is reversed in flight sends no did of the first`() {
    #expect(
      log(.appear, .disappear, .end) == [.willAppear, .willDisappear, .didDisappear])
  }

  @Test func `VC-60 a reversal takes one end whatever was pending`() {
    #expect(
      log(.appear, .appear, .appear, .disappear, .end)
        == [.willAppear, .willDisappear, .didDisappear])
  }

  @Test func `NAV-32 a cancelled disappearance appears again`() {
    var state = AppearanceState()
    _ = state.begin(appearing: true)
    _ = state.end()
    #expect(state.begin(appearing: false) == .willDisappear)
    #expect(state.begin(appearing: true) == .willAppear)
    #expect(state.end() == .didAppear)
  }

  @Test func `VC-61 a begin in the direction it is already in sends nothing`() {
    #expect(log(.appear, .end, .appear, .end) == [.willAppear, .didAppear])
    #expect(log(.disappear, .end) == [])
  }

  @Test func `an end without a begin sends nothing`() {
    #expect(log(.end) == [])
    #expect(log(.appear, .end, .end) == [.willAppear, .didAppear])
  }

  @Test func `every sequence of six calls keeps wills and dids in step`() {
    var sequences: [[Call]] = [[]]
    for _ in 1...6 {
      sequences += sequences.filter { $0.count == sequences.last?.count }
        .flatMap { sequence in Call.allCases.map { sequence + [$0] } }
    }
    #expect(sequences.count == 1_093)  // 3^0 + … + 3^6
    for sequence in sequences { check(sequence) }
  }

  /// Replays a sequence and compares with what the calls sent so far allow.
  private func check(_ sequence: [Call]) {
    var state = AppearanceState()
    var sent: [AppearanceState.Callback] = []
    for call in sequence {
      let before = state
      let callback = send(call, to: &state)
      if let callback {
        #expect(isAllowed(callback, after: sent.last), "\(sequence)")
        #expect((call == .end) == (callback == .didAppear || callback == .didDisappear))
        sent.append(callback)
      } else if call != .end {
        #expect(state.phase == before.phase)
      }
      #expect(state.phase == phase(after: sent.last), "\(sequence)")
      #expect(state.isInFlight == (state.phase == .appearing || state.phase == .disappearing))
    }
    while state.isInFlight {
      if let callback = state.end() { sent.append(callback) }
    }
    #expect([nil, .didAppear, .didDisappear].contains(sent.last), "\(sequence)")
  }

  /// A will follows rest on the other side or reverses a will; a did follows its own will.
  private func isAllowed(
    _ callback: AppearanceState.Callback, after last: AppearanceState.Callback?
  ) -> Bool {
    switch callback {
    case .willAppear: [nil, .didDisappear, .willDisappear].contains(last)
    case .didAppear: last == .willAppear
    case .willDisappear: [.didAppear, .willAppear].contains(last)
    case .didDisappear: last == .willDisappear
    }
  }

  private func phase(after last: AppearanceState.Callback?) -> AppearanceState.Phase {
    switch last {
    case .willAppear: .appearing
    case .didAppear: .appeared
    case .willDisappear: .disappearing
    case .didDisappear, nil: .disappeared
    }
  }

  private func log(_ calls: Call...) -> [AppearanceState.Callback] {
    var state = AppearanceState()
    return calls.compactMap { send($0, to: &state) }
  }

  private func send(_ call: Call, to state: inout AppearanceState) -> AppearanceState.Callback? {
    switch call {
    case .appear: state.begin(appearing: true)
    case .disappear: state.begin(appearing: false)
    case .end: state.end()
    }
  }
}
