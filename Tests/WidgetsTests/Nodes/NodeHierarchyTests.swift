import Foundation
import Testing

@testable import Widgets

@MainActor struct NodeHierarchyTests {
  private let parent = Node()
  private let a = Node()
  private let b = Node()
  private let c = Node()

  @Test func `VIEW-20 a node that is added elsewhere leaves its supernode`() {
    let other = Node()
    parent.addSubnode(a)
    other.addSubnode(a)
    #expect(parent.subnodes == [])
    #expect(other.subnodes == [a])
    #expect(a.supernode === other)
  }

  @Test func `VIEW-27 a subnode that is added again comes to the front`() {
    for node in [a, b, c] { parent.addSubnode(node) }
    parent.addSubnode(a)
    #expect(parent.subnodes == [b, c, a])
    parent.addSubnode(a)
    #expect(parent.subnodes == [b, c, a])
  }

  @Test func `VIEW-28 an index past the end appends, one below zero goes to the back`() {
    parent.insertSubnode(a, at: 7)
    parent.insertSubnode(b, at: -3)
    parent.insertSubnode(c, at: 1)
    #expect(parent.subnodes == [b, c, a])
    parent.insertSubnode(b, at: 99)
    #expect(parent.subnodes == [c, a, b])
    parent.insertSubnode(b, at: 0)
    #expect(parent.subnodes == [b, c, a])
  }

  @Test func `VIEW-28 above and below a sibling`() {
    parent.addSubnode(a)
    parent.addSubnode(b)
    parent.insertSubnode(c, aboveSubnode: a)
    #expect(parent.subnodes == [a, c, b])
    parent.insertSubnode(c, belowSubnode: a)
    #expect(parent.subnodes == [c, a, b])
    parent.insertSubnode(c, aboveSubnode: b)
    #expect(parent.subnodes == [a, b, c])
    parent.insertSubnode(c, belowSubnode: c)
    #expect(parent.subnodes == [a, b, c])
  }

  @Test func `VIEW-28 above or below a stranger appends`() {
    let stranger = Node()
    parent.addSubnode(a)
    parent.insertSubnode(b, belowSubnode: stranger)
    parent.insertSubnode(c, aboveSubnode: stranger)
    #expect(parent.subnodes == [a, b, c])
    parent.insertSubnode(a, belowSubnode: stranger)
    #expect(parent.subnodes == [b, c, a])
  }

  @Test func `bringing to the front and sending to the back leave strangers alone`() {
    for node in [a, b] { parent.addSubnode(node) }
    parent.bringSubnodeToFront(a)
    #expect(parent.subnodes == [b, a])
    parent.sendSubnodeToBack(a)
    #expect(parent.subnodes == [a, b])
    parent.bringSubnodeToFront(c)
    parent.sendSubnodeToBack(c)
    #expect(parent.subnodes == [a, b])
    #expect(c.supernode == nil)
  }

  @Test func `removing a detached node does nothing`() {
    a.removeFromSupernode()
    #expect(a.supernode == nil)
  }

  @Test func `a node is a descendant of itself and of every ancestor`() {
    parent.addSubnode(a)
    a.addSubnode(b)
    #expect(b.isDescendant(of: b))
    #expect(b.isDescendant(of: parent))
    #expect(!parent.isDescendant(of: b))
    #expect(!b.isDescendant(of: c))
  }

  @Test func `a tag is looked for here first, then depth first`() {
    parent.addSubnode(a)
    parent.addSubnode(b)
    a.addSubnode(c)
    #expect(c.tag == 0)
    b.tag = 5
    c.tag = 5
    #expect(parent.node(withTag: 5) === c)
    parent.tag = 5
    #expect(parent.node(withTag: 5) === parent)
    #expect(parent.node(withTag: 6) == nil)
  }

  @Test func `nodes are equal when they are the same`() {
    #expect(Set([a, b, a]).count == 2)
    #expect([a, b, c].firstIndex(of: b) == 1)
  }

  @Test func `the description of a tree shows types, frames and what is unusual`() {
    parent.frame = CGRect(x: 0, y: 0, width: 80, height: 24)
    a.frame = CGRect(x: 1, y: 2.5, width: 10, height: 1)
    a.isHidden = true
    a.alpha = 0.5
    b.isUserInteractionEnabled = false
    parent.addSubnode(a)
    a.addSubnode(c)
    parent.addSubnode(b)
    #expect(
      parent.recursiveDescription == """
        Node (0, 0, 80, 24)
          Node (1, 2.5, 10, 1) hidden alpha 0.5
            Node (0, 0, 0, 0)
          Node (0, 0, 0, 0) untouchable
        """)
  }

  @Test func `VIEW-26 a node added to itself stops the program`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let node = Node()
        node.addSubnode(node)
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("cannot be added to itself or to its own descendant"))
  }

  @Test func `VIEW-26 a node inserted into its descendant stops the program`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let (top, middle, leaf) = (Node(), Node(), Node())
        top.addSubnode(middle)
        middle.addSubnode(leaf)
        leaf.insertSubnode(top, at: 0)
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("cannot be added to itself or to its own descendant"))
  }

  @Test func `VIEW-26 a cycle that a callback makes stops the program`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let log = CallLog()
        let (top, leaf) = (RecordingNode("top", log), RecordingNode("leaf", log))
        leaf.once(.willMoveToSupernode) { $0.addSubnode(top) }
        top.addSubnode(leaf)
      }
    }
  }
}
