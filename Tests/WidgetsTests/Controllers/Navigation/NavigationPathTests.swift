import Testing

@testable import Widgets

/// The value behind `setPath`: ids are numbers, the screen for an id is a hundred more.
@MainActor struct NavigationPathTests {
  private typealias Path = NavigationPath<Int, String, Int>

  private static let root = 1

  private static func path(_ ids: [Int]) -> Path {
    var path = Path()
    path.set(ids.map { Path.Entry(id: $0, value: "v\($0)", screen: 100 + $0) })
    return path
  }

  private static func screens(_ ids: [Int]) -> [Int] { ids.map { 100 + $0 } }

  /// Carries a step out as a stack would.
  private static func perform(_ step: Path.Step, on stack: [Int]) -> [Int] {
    switch step {
    case .none: stack
    case .push(let screen): stack + [screen]
    case .pop(let screen): Array(stack.prefix { $0 != screen }) + [screen]
    case .set(let screens): screens
    }
  }

  @Test func `any path of up to four values becomes any other by one step, and keeps its screens`()
  {
    let orders = TabSelectionTests.orders(of: [0, 1, 2, 3])
    for old in orders {
      let path = Self.path(old)
      let stack = [Self.root] + Self.screens(old)
      for new in orders {
        let known = path.screens()
        let made = new.filter { known[$0] == nil }
        #expect(made == new.filter { !old.contains($0) })
        let target = path.stack(of: new.map { known[$0] ?? 100 + $0 }, on: stack)
        #expect(target == [Self.root] + Self.screens(new))
        let step = Path.step(from: stack, to: target)
        #expect(Self.perform(step, on: stack) == target)
        #expect((path.countOfKept(new) == max(old.count, new.count)) == (old == new))
        expectKind(of: step, from: old, to: new)
      }
    }
  }

  /// A push is one value more, a pop is fewer of the same, and everything else sets the stack.
  private func expectKind(of step: Path.Step, from old: [Int], to new: [Int]) {
    switch step {
    case .none: #expect(old == new)
    case .push: #expect(new.dropLast() == old[...])
    case .pop: #expect(old.starts(with: new) && old != new)
    case .set:
      #expect(old != new && !old.starts(with: new) && new.dropLast() != old[...])
    }
  }

  @Test func `what is left of any path when any stack has come to rest is in the stack's order`() {
    let orders = TabSelectionTests.orders(of: [0, 1, 2, 3])
    for old in orders {
      for left in orders {
        var path = Self.path(old)
        let isOther = path.follow([Self.root, 777] + Self.screens(left))
        let expected = left.filter { old.contains($0) }
        #expect(path.entries.map(\.id) == expected)
        #expect(path.entries.map(\.screen) == Self.screens(expected))
        #expect(isOther == (expected != old))
      }
    }
  }

  @Test(
    arguments: [
      ([], nil), ([1, 2, 3], nil), ([1, 1], 1), ([1, 2, 3, 2, 1], 3),
    ] as [([Int], Int?)])
  func `a repeated id is found`(ids: [Int], expected: Int?) {
    #expect(Path.indexOfRepetition(in: ids) == expected)
  }

  @Test func `any list is known to be distinct, whatever part of it is known before`() {
    for count in 1...7 {
      for first in 0..<count {
        for second in (first + 1)..<(count + 1) {
          var ids = Array(0..<(count + 1))
          ids[second] = ids[first]
          for distinct in 0...second {
            #expect(Path.indexOfRepetition(in: ids, after: distinct) == second)
          }
        }
      }
      #expect(Path.indexOfRepetition(in: Array(0..<count), after: count / 2) == nil)
    }
  }

  @Test func `the values that are kept are counted from the lowest`() {
    let path = Self.path([1, 2, 3])
    for (ids, kept) in [([], 0), ([1], 1), ([1, 3], 1), ([1, 2, 3, 4], 3), ([2, 1], 0)] {
      #expect(path.countOfKept(ids) == kept)
    }
    #expect(path.screens(after: 1) == [2: 102, 3: 103])
  }

  @Test func `an empty path is another one than none`() {
    #expect(!Path().isSet)
    #expect(Self.path([]).isSet)
  }

  @Test func `a stack without a root is the path as a whole`() {
    #expect(Path().stack(of: [101], on: []) == [101])
    #expect(Self.path([1, 2]).stack(of: [102], on: [101, 102]) == [102])
    #expect(Path.step(from: [101], to: []) == .set([]))
    #expect(Path.step(from: [], to: [101]) == .push(101))
    #expect(Path.step(from: [], to: []) == .none)
  }

  @Test func `other values with the same ids are the ones that are told`() {
    var path = Self.path([1, 2])
    path.setValues(["new 1", "new 2"])
    _ = path.follow([Self.root, 101])
    #expect(path.entries.map(\.value) == ["new 1"])
  }
}
