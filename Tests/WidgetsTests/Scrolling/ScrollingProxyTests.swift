import Foundation
import Testing
import Widgets
import WidgetsTestSupport

/// A proxy and its nodes. The stage shows 300 of 1000 points; the range is 700 long (SCR-04).
@MainActor struct ScrollingProxyTests {
  private let proxy = ScrollingProxy()

  /// A stage with rows of 100 points, each of them an item with its number as the id.
  private func stageOfRows(safeArea: EdgeInsets = .zero) -> ScrollStage {
    let stage = ScrollStage(safeArea: safeArea)
    for index in 0..<10 {
      let row = Node(frame: CGRect(x: 0, y: CGFloat(index) * 100, width: 300, height: 100))
      row.addSubnode(ScrollingProxyNode(proxy: proxy, id: index))
      stage.node.addSubnode(row)
    }
    stage.host.advance(by: 0)
    return stage
  }

  private func stage(
    content: CGSize = CGSize(width: 300, height: 1000), safeArea: EdgeInsets = .zero
  ) -> ScrollStage {
    let stage = ScrollStage(content: content, safeArea: safeArea)
    stage.node.addSubnode(ScrollingProxyNode(proxy: proxy))
    return stage
  }

  // MARK: - Places

  @Test func `the end and the top, at once`() {
    let stage = stage()
    proxy.scrollTo(.end, animated: false)
    #expect(stage.node.contentOffset.y == 700)
    proxy.scrollTo(.top, animated: false)
    #expect(stage.node.contentOffset.y == 0)
  }

  @Test func `animated it is there 0_3 s later, with one end call`() {
    let stage = stage()
    stage.host.clearEvents()
    proxy.scrollTo(.end, animated: true)
    #expect(stage.node.contentOffset.y == 0)
    stage.host.advance(by: 0.32)
    #expect(stage.node.contentOffset.y == 700)
    #expect(stage.calls == ["didEndScrollingAnimation()"])
  }

  @Test func `S2 the top and the end count insets`() {
    let stage = stage(safeArea: EdgeInsets(top: 20, bottom: 30))
    proxy.scrollTo(.end, animated: false)
    // 1000 + 30 - 300
    #expect(stage.node.contentOffset.y == 730)
    proxy.scrollTo(.top, animated: false)
    #expect(stage.node.contentOffset.y == -20)
  }

  @Test func `S2 the other axis keeps its offset`() {
    let stage = stage(content: CGSize(width: 900, height: 1000))
    stage.node.contentOffset = CGPoint(x: 40, y: 100)
    proxy.scrollTo(.end, animated: false)
    #expect(stage.node.contentOffset == CGPoint(x: 40, y: 700))
    proxy.scrollTo(.top, animated: false)
    #expect(stage.node.contentOffset == CGPoint(x: 40, y: 0))
  }

  @Test func `a view that scrolls sideways only goes to its ends sideways`() {
    let stage = stage(content: CGSize(width: 900, height: 300))
    proxy.scrollTo(.end, animated: false)
    #expect(stage.node.contentOffset == CGPoint(x: 600, y: 0))
    proxy.scrollTo(.top, animated: false)
    #expect(stage.node.contentOffset == .zero)
  }

  @Test func `a point is measured from the start of the content and limited to the range`() {
    let stage = stage(
      content: CGSize(width: 900, height: 1000), safeArea: EdgeInsets(top: 20))
    proxy.scrollTo(.point(CGPoint(x: 10, y: 100)), animated: false)
    #expect(stage.node.contentOffset == CGPoint(x: 10, y: 80))
    proxy.scrollTo(.point(CGPoint(x: -10, y: 9000)), animated: false)
    #expect(stage.node.contentOffset == CGPoint(x: 0, y: 700))
  }

  @Test func `a point does not move an axis along which nothing scrolls`() {
    let stage = stage()
    stage.node.contentOffset.x = 15
    proxy.scrollTo(.point(CGPoint(x: 0, y: 1000)), animated: false)
    #expect(stage.node.contentOffset == CGPoint(x: 15, y: 700))
  }

  @Test func `a point that is not finite is refused and reported`() {
    let stage = stage()
    proxy.scrollTo(.point(CGPoint(x: 0, y: CGFloat.infinity)), animated: false)
    #expect(stage.node.contentOffset == .zero)
    #expect(stage.host.diagnostics.map(\.code.rawValue) == ["scroll.offset"])
  }

  // MARK: - Items

  @Test(arguments: [
    // The part of row 5, from 500 to 600, at that part of 300 visible points.
    (UnitPoint.top, 500.0), (.center, 400), (.bottom, 300),
  ])
  func `an item is put at its anchor`(anchor: UnitPoint, offset: CGFloat) {
    let stage = stageOfRows()
    proxy.scrollTo(.item(5, anchor: anchor), animated: false)
    #expect(stage.node.contentOffset.y == offset)
  }

  @Test func `what bars cover is not part of what is visible`() {
    let stage = stageOfRows(safeArea: EdgeInsets(top: 20, bottom: 30))
    proxy.scrollTo(.item(5, anchor: .top), animated: false)
    #expect(stage.node.contentOffset.y == 480)
    proxy.scrollTo(.item(5, anchor: .bottom), animated: false)
    #expect(stage.node.contentOffset.y == 330)
  }

  @Test func `an anchor cannot lead past the ends`() {
    let stage = stageOfRows()
    proxy.scrollTo(.item(9, anchor: .top), animated: false)
    #expect(stage.node.contentOffset.y == 700)
    proxy.scrollTo(.item(0, anchor: .bottom), animated: false)
    #expect(stage.node.contentOffset.y == 0)
  }

  @Test func `without an anchor an item moves as little as shows it`() {
    let stage = stageOfRows()
    proxy.scrollTo(.item(5, anchor: nil), animated: false)
    #expect(stage.node.contentOffset.y == 300)
    proxy.scrollTo(.item(4, anchor: nil), animated: false)
    #expect(stage.node.contentOffset.y == 300)
    proxy.scrollTo(.item(1, anchor: nil), animated: false)
    #expect(stage.node.contentOffset.y == 100)
  }

  @Test func `an item keeps the other axis where it is`() {
    let stage = stageOfRows()
    stage.node.contentSize.width = 900
    stage.node.contentOffset.x = 40
    proxy.scrollTo(.item(5, anchor: .topLeft), animated: false)
    #expect(stage.node.contentOffset == CGPoint(x: 40, y: 500))
  }

  @Test func `an item that nobody knows is reported, unless the proxy is told where it is`() {
    let stage = stageOfRows()
    proxy.scrollTo(.item("x", anchor: .top), animated: false)
    #expect(stage.node.contentOffset.y == 0)
    #expect(stage.host.diagnostics.map(\.code.rawValue) == ["scroll.item"])
    proxy.itemRect = { id in
      id == AnyHashable("x") ? CGRect(x: 0, y: 250, width: 300, height: 10) : nil
    }
    proxy.scrollTo(.item("x", anchor: .top), animated: false)
    #expect(stage.node.contentOffset.y == 250)
  }

  @Test func `a row that is used again is another item`() throws {
    let stage = stageOfRows()
    let row = stage.node.subnodes[2]
    let node = try #require(row.subnodes.first as? ScrollingProxyNode)
    node.id = 12
    proxy.scrollTo(.item(12, anchor: .top), animated: false)
    #expect(stage.node.contentOffset.y == 200)
  }

  // MARK: - Finding the scroll view

  @Test func `S2 the scroll view is found at any depth, and not before`() {
    let stage = ScrollStage()
    let outer = Node()
    let inner = Node()
    outer.addSubnode(inner)
    inner.addSubnode(ScrollingProxyNode(proxy: proxy))
    #expect(proxy.scrollableNode == nil)
    stage.node.addSubnode(outer)
    #expect(proxy.scrollableNode === stage.node)
  }

  @Test func `S2 it is found again when the node moves to another one`() {
    let stage = ScrollStage()
    let other = ScrollableNode(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    other.contentSize = CGSize(width: 300, height: 500)
    stage.controller.view.addSubnode(other)
    let row = Node()
    row.addSubnode(ScrollingProxyNode(proxy: proxy))
    stage.node.addSubnode(row)
    proxy.scrollTo(.end, animated: false)
    other.addSubnode(row)
    proxy.scrollTo(.end, animated: false)
    #expect(proxy.scrollableNode === other)
    #expect(stage.node.contentOffset.y == 700)
    #expect(other.contentOffset.y == 200)
  }

  @Test func `S2 several nodes may share a proxy; the first in place counts, and they come and go`()
  {
    let stage = ScrollStage()
    let nodes = (0..<3).map { _ in ScrollingProxyNode(proxy: proxy) }
    stage.node.addSubnode(nodes[1])
    stage.node.addSubnode(nodes[2])
    #expect(proxy.scrollableNode === stage.node)
    nodes[1].removeFromSupernode()
    #expect(proxy.scrollableNode === stage.node)
    nodes[2].removeFromSupernode()
    #expect(proxy.scrollableNode == nil)
    stage.node.addSubnode(nodes[0])
    proxy.scrollTo(.end, animated: false)
    #expect(stage.node.contentOffset.y == 700)
  }

  @Test func `S2 the proxy holds neither the scroll view nor its nodes`() {
    var node: ScrollableNode? = ScrollableNode()
    weak let releasedScroll = node
    weak var releasedNode: ScrollingProxyNode?
    do {
      let inside = ScrollingProxyNode(proxy: proxy)
      releasedNode = inside
      node?.addSubnode(inside)
    }
    #expect(proxy.scrollableNode === node)
    node = nil
    #expect(releasedScroll == nil)
    #expect(releasedNode == nil)
    #expect(proxy.scrollableNode == nil)
  }

  @Test func `nodes that are gone are forgotten`() {
    for _ in 0..<1000 { _ = ScrollingProxyNode(proxy: proxy) }
    let stage = stage()
    #expect(proxy.scrollableNode === stage.node)
  }

  @Test func `the node is hidden and takes no touches`() {
    let stage = stage()
    #expect(stage.node.subnodes.filter { !$0.isHidden }.isEmpty)
    #expect(stage.node.hitTest(CGPoint(x: 0, y: 0), with: nil) === stage.node)
  }

  // MARK: - Waiting

  @Test func `S2 a request from before there is a scroll view is carried out after layout`() {
    final class Screen: ViewController {
      let list = ScrollableNode()
      let proxy: ScrollingProxy
      init(proxy: ScrollingProxy) {
        self.proxy = proxy
        super.init()
      }
      override func viewDidLoad() {
        super.viewDidLoad()
        list.addSubnode(ScrollingProxyNode(proxy: proxy))
        view.addSubnode(list)
      }
      override func viewDidLayoutSubnodes() {
        list.frame = view.bounds
        list.contentSize = CGSize(width: 80, height: 100)
      }
    }
    proxy.scrollTo(.end, animated: false)
    let screen = Screen(proxy: proxy)
    let host = TestHost(rootViewController: screen)
    // 100 rows less the 24 of the screen.
    #expect(screen.list.contentOffset.y == 76)
    host.settle()
    #expect(host.window.screen.isIdle)
  }

  @Test func `a request before the window, and one after it, are carried out in their order`() {
    let stage = ScrollStage()
    let row = Node()
    row.addSubnode(ScrollingProxyNode(proxy: proxy))
    proxy.scrollTo(.end, animated: false)
    proxy.scrollTo(.point(CGPoint(x: 0, y: 50)), animated: false)
    stage.node.addSubnode(row)
    proxy.scrollTo(.point(CGPoint(x: 0, y: 60)), animated: false)
    #expect(stage.node.contentOffset.y == 0)
    stage.host.advance(by: 0)
    #expect(stage.node.contentOffset.y == 60)
  }

  @Test func `an animated request that has waited is animated`() {
    let stage = ScrollStage()
    proxy.scrollTo(.end, animated: true)
    stage.node.addSubnode(ScrollingProxyNode(proxy: proxy))
    stage.host.advance(by: 0)
    #expect(stage.node.contentOffset.y == 0)
    stage.host.settle()
    #expect(stage.node.contentOffset.y == 700)
  }

  @Test func `S2 waiting takes no timer and no frame`() {
    let stage = ScrollStage()
    proxy.scrollTo(.end, animated: true)
    stage.host.settle()
    #expect(stage.host.window.screen.isIdle)
    #expect(stage.host.diagnostics.isEmpty)
  }

  @Test func `a node that leaves before layout leaves the request waiting for the next`() {
    let stage = ScrollStage()
    let node = ScrollingProxyNode(proxy: proxy)
    proxy.scrollTo(.end, animated: false)
    stage.node.addSubnode(node)
    node.removeFromSupernode()
    stage.host.advance(by: 0)
    #expect(stage.node.contentOffset.y == 0)
    stage.node.addSubnode(node)
    stage.host.advance(by: 0)
    #expect(stage.node.contentOffset.y == 700)
  }

  @Test func `of more than 16 that wait the oldest are forgotten`() {
    let stage = ScrollStage()
    var offsets: [CGFloat] = []
    stage.node.onProgress { _, new in offsets.append(new.offset) }
    for index in 1...20 {
      proxy.scrollTo(.point(CGPoint(x: 0, y: CGFloat(index))), animated: false)
    }
    stage.node.addSubnode(ScrollingProxyNode(proxy: proxy))
    stage.host.advance(by: 0)
    #expect(offsets == (5...20).map { CGFloat($0) })
  }

  @Test func `content that was changed in the same turn is laid out before its end is looked for`()
  {
    final class Filling: ScrollableNode {
      override func layoutSubnodes() {
        super.layoutSubnodes()
        contentSize.height = CGFloat(subnodes.count) * 1000
      }
    }
    let stage = ScrollStage(Filling())
    stage.node.addSubnode(ScrollingProxyNode(proxy: proxy))
    stage.node.addSubnode(Node())
    proxy.scrollTo(.end, animated: false)
    #expect(stage.node.contentOffset.y == 1700)
  }
}
