import Foundation
import Testing

@testable import Widgets

@MainActor struct AutoresizingTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let mask: Autoresizing
    /// Left margin, width and right margin before.
    let parts: (CGFloat, CGFloat, CGFloat)
    let change: CGFloat
    /// Left margin and width after.
    let expected: (CGFloat, CGFloat)

    var testDescription: String { "\(parts) \(change)" }
  }

  /// VIEW-43; the cases without a number there follow from its rule.
  nonisolated static let cases = [
    Case(
      mask: [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], parts: (10, 40, 50),
      change: 60, expected: (16, 64)),
    Case(
      mask: [.flexibleLeftMargin, .flexibleRightMargin], parts: (30, 60, 10), change: 80,
      expected: (90, 60)),
    Case(
      mask: [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], parts: (10, 40, 50),
      change: -50, expected: (5, 20)),
    Case(mask: [], parts: (10, 40, 50), change: 60, expected: (10, 40)),
    Case(mask: .flexibleWidth, parts: (10, 40, 50), change: 60, expected: (10, 100)),
    Case(mask: .flexibleLeftMargin, parts: (10, 40, 50), change: 60, expected: (70, 40)),
    Case(mask: .flexibleRightMargin, parts: (10, 40, 50), change: 60, expected: (10, 40)),
    Case(
      mask: [.flexibleWidth, .flexibleRightMargin], parts: (10, 30, 60), change: 90,
      expected: (10, 60)),
    // All flexible parts are 0: they share equally.
    Case(
      mask: [.flexibleLeftMargin, .flexibleRightMargin], parts: (0, 100, 0), change: 60,
      expected: (30, 100)),
    Case(
      mask: [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], parts: (0, 0, 0),
      change: 60, expected: (20, 20)),
    // Parts that add up to 0 share equally, too.
    Case(
      mask: [.flexibleLeftMargin, .flexibleRightMargin], parts: (10, 100, -10), change: 60,
      expected: (40, 100)),
  ]

  @Test(arguments: cases)
  func `VIEW-43 each flexible part takes a share in proportion to its length`(case test: Case) {
    let old = test.parts.0 + test.parts.1 + test.parts.2
    let parent = Node(frame: CGRect(x: 0, y: 0, width: old, height: 50))
    let child = Node(frame: CGRect(x: test.parts.0, y: 3, width: test.parts.1, height: 5))
    child.autoresizingMask = test.mask
    parent.addSubnode(child)
    parent.frame.size.width = old + test.change
    #expect(
      child.frame == CGRect(x: test.expected.0, y: 3, width: test.expected.1, height: 5))
  }

  @Test(arguments: cases)
  func `VIEW-43 the same holds from top to bottom`(case test: Case) {
    let old = test.parts.0 + test.parts.1 + test.parts.2
    let parent = Node(frame: CGRect(x: 0, y: 0, width: 50, height: old))
    let child = Node(frame: CGRect(x: 3, y: test.parts.0, width: 5, height: test.parts.1))
    // The vertical bits are the horizontal ones, three places up.
    child.autoresizingMask = Autoresizing(rawValue: test.mask.rawValue << 3)
    parent.addSubnode(child)
    parent.bounds.size.height = old + test.change
    #expect(
      child.frame == CGRect(x: 3, y: test.expected.0, width: 5, height: test.expected.1))
  }

  @Test func `VIEW-43 parts that almost cancel out do not throw the node away`() {
    let parent = Node(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let child = Node(frame: CGRect(x: 0.1 + 0.2, y: 0, width: 100, height: 5))
    child.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
    parent.addSubnode(child)
    parent.frame.size.width = 160
    #expect(abs(child.frame.origin.x - 30.3) < 0.001)
  }

  @Test func `VIEW-44 without a mask a node stays where it is`() {
    let parent = Node(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let child = Node(frame: CGRect(x: 10, y: 10, width: 80, height: 30))
    #expect(child.autoresizingMask == [])
    #expect(parent.autoresizesSubnodes)
    parent.addSubnode(child)
    parent.frame.size = CGSize(width: 500, height: 500)
    #expect(child.frame == CGRect(x: 10, y: 10, width: 80, height: 30))
  }

  @Test func `VIEW-44 only a change of size counts, and only when the supernode wants it`() {
    let parent = Node(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let child = Node(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    child.autoresizingMask = .flexibleWidth
    parent.addSubnode(child)
    parent.frame.origin.x = 20
    parent.bounds.origin.x = 5
    #expect(child.frame.size.width == 100)
    parent.autoresizesSubnodes = false
    parent.frame.size.width = 200
    #expect(child.frame.size.width == 100)
    parent.autoresizesSubnodes = true
    parent.frame.size.width = 300
    #expect(child.frame.size.width == 200)
  }

  @Test func `VIEW-44 it comes before layout, and goes on below`() {
    let log = CallLog()
    let parent = RecordingNode("parent", log, frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let child = RecordingNode("child", log, frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let leaf = Node(frame: CGRect(x: 90, y: 0, width: 10, height: 50))
    child.autoresizingMask = .flexibleWidth
    leaf.autoresizingMask = .flexibleLeftMargin
    parent.addSubnode(child)
    child.addSubnode(leaf)
    parent.layoutIfNeeded()
    _ = log.take()
    parent.frame.size.width = 200
    #expect(leaf.frame.origin.x == 190)
    parent.layoutIfNeeded()
    #expect(
      log.take() == [
        "child.boundsDidChange", "parent.boundsDidChange", "parent.layout", "child.layout",
      ])
  }

  @Test func `a size that shrinks to nothing and grows back restores the tree`() {
    let parent = Node(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let child = Node(frame: CGRect(x: 10, y: 10, width: 80, height: 30))
    child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    parent.addSubnode(child)
    parent.frame.size = CGSize(width: 1, height: 1)
    parent.frame.size = CGSize(width: 100, height: 50)
    #expect(child.frame == CGRect(x: 10, y: 10, width: 80, height: 30))
  }
}
