import Foundation
import Testing
import Widgets

@MainActor struct EnclosingScrollableNodeTests {
  private func scroller(width: CGFloat, height: CGFloat) -> ScrollableNode {
    let node = ScrollableNode(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    node.contentSize = CGSize(width: width, height: height)
    return node
  }

  @Test func `it is found through plain nodes and is never the node itself`() {
    let outer = scroller(width: 100, height: 500)
    let inner = scroller(width: 100, height: 500)
    let plain = Node()
    let leaf = Node()
    outer.addSubnode(plain)
    plain.addSubnode(inner)
    inner.addSubnode(leaf)
    #expect(leaf.enclosingScrollableNode === inner)
    #expect(inner.enclosingScrollableNode === outer)
    #expect(outer.enclosingScrollableNode == nil)
  }

  @Test func `one that scrolls along the other axis is skipped`() {
    let list = scroller(width: 100, height: 500)
    let strip = scroller(width: 500, height: 100)
    let leaf = Node()
    list.addSubnode(strip)
    strip.addSubnode(leaf)
    #expect(leaf.enclosingScrollableNode(along: .vertical) === list)
    #expect(leaf.enclosingScrollableNode(along: .horizontal) === strip)
  }

  @Test func `one without content yet counts for both axes`() {
    let empty = scroller(width: 0, height: 0)
    let leaf = Node()
    empty.addSubnode(leaf)
    #expect(leaf.enclosingScrollableNode(along: .vertical) === empty)
    #expect(leaf.enclosingScrollableNode(along: .horizontal) === empty)
  }
}
