import Testing
import Widgets

@testable import WidgetsTerminal

struct TouchFilterTests {
  @Test func `a press, a drag and a release pass in order`() {
    #expect(Self.pass([.began, .moved, .ended]) == [.began, .moved, .ended])
  }

  @Test func `a second press cancels the first, whose release was lost`() {
    #expect(Self.pass([.began, .began, .ended]) == [.began, .cancelled, .began, .ended])
  }

  @Test func `a movement or a release without a press is dropped`() {
    #expect(Self.pass([.moved, .ended, .began, .ended, .ended, .moved]) == [.began, .ended])
  }

  @Test func `a movement to the same cell is dropped`() {
    var filter = TouchFilter()
    let place = CGPoint(x: 3, y: 4)
    _ = filter.pass(.touch(id: 0, phase: .began, location: place))
    #expect(filter.pass(.touch(id: 0, phase: .moved, location: place)) == [])
  }

  @Test func `a pressed button can be taken away once`() {
    var filter = TouchFilter()
    let place = CGPoint(x: 3, y: 4)
    #expect(filter.cancel() == [])
    _ = filter.pass(.touch(id: 0, phase: .began, location: place))
    #expect(filter.cancel() == [.touch(id: 0, phase: .cancelled, location: place)])
    #expect(filter.cancel() == [])
  }

  @Test func `other events pass as they are`() {
    var filter = TouchFilter()
    #expect(filter.pass(.key(Key(.up))) == [.key(Key(.up))])
    #expect(filter.pass(.resize) == [.resize])
  }

  /// Every event is one column further than the one before.
  private static func pass(_ phases: [Touch.Phase]) -> [Touch.Phase] {
    var filter = TouchFilter()
    return phases.enumerated().flatMap { index, phase in
      filter.pass(.touch(id: 0, phase: phase, location: CGPoint(x: CGFloat(index), y: 0)))
    }.compactMap { event in
      if case .touch(_, let phase, _) = event { phase } else { nil }
    }
  }
}
