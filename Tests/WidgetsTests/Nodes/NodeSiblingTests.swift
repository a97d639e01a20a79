import Testing
import Widgets
import WidgetsTestSupport

/// Faults of the kinds that the field reports about re-entrancy and memory describe, in plain trees.
@MainActor struct NodeSiblingTests {
  private let controller = ViewController()
  private let host: TestHost

  init() {
    host = TestHost(rootViewController: controller)
  }

  private func box(_ x: CGFloat, _ node: Node = Node()) -> Node {
    node.frame = CGRect(x: x, y: 0, width: 10, height: 4)
    controller.view.addSubnode(node)
    return node
  }

  // MARK: - FR-REN: callbacks that change the tree

  @Test func `FR-REN-01 each removal takes the next sibling along`() {
    final class Domino: Node {
      override func willMove(toSupernode newSupernode: Node?) {
        guard newSupernode == nil, let supernode,
          let index = supernode.subnodes.firstIndex(of: self)
        else { return }
        let rest = supernode.subnodes[(index + 1)...]
        rest.first?.removeFromSupernode()
      }
    }
    let nodes = (0..<50).map { box(CGFloat($0), Domino()) }
    nodes[0].removeFromSupernode()
    #expect(controller.view.subnodes == [])
    #expect(nodes.allSatisfy { $0.supernode == nil && $0.window == nil })
  }

  @Test func `FR-REN-01 a node that comes back whenever it is removed ends somewhere`() {
    final class Clinging: Node {
      var returns = 0
      override func didMoveToSupernode() {
        guard supernode == nil, returns < 3, let home else { return }
        returns += 1
        home.addSubnode(self)
      }
      weak var home: Node?
    }
    let node = Clinging()
    node.home = controller.view
    _ = box(0, node)
    node.removeFromSupernode()
    #expect(node.supernode === controller.view)
    #expect(node.window === host.window)
    #expect(node.returns == 1)
    host.settle()
    #expect(host.diagnostics == [])
  }

  @Test func `FR-REN-03 a bounds change that changes bounds stops when it asks for what is there`()
  {
    final class Square: Node {
      var calls = 0
      override func boundsDidChange(from oldBounds: CGRect) {
        calls += 1
        bounds.size.height = bounds.size.width
      }
    }
    let node = Square()
    node.frame = CGRect(x: 0, y: 0, width: 8, height: 2)
    #expect(node.bounds.size == CGSize(width: 8, height: 8))
    #expect(node.calls == 2)
  }

  @Test func `FR-REN-05 a touch that takes its node away does not reach the one behind`() {
    final class Bubble: Node {
      var began = 0
      override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
        began += 1
        removeFromSupernode()
      }
    }
    let (behind, front) = (Bubble(), Bubble())
    _ = box(0, behind)
    _ = box(0, front)
    host.advance(by: 0)
    host.touchDown(at: CGPoint(x: 2, y: 2))
    host.touchMove(to: CGPoint(x: 3, y: 2))
    host.touchUp(at: CGPoint(x: 3, y: 2))
    #expect(front.began == 1)
    #expect(behind.began == 0)
    host.tap(at: CGPoint(x: 2, y: 2))
    #expect(behind.began == 1)
  }

  @Test func `FR-REN-05 a recogniser that is taken off inside of its action is silent afterwards`()
  {
    let node = box(0)
    let tap = TapGestureRecognizer()
    node.addGestureRecognizer(tap)
    var log: [String] = []
    tap.addTarget(node) { node, tap in
      log.append("first")
      node.removeGestureRecognizer(tap)
    }
    tap.addTarget(node) { _, _ in log.append("second") }
    host.advance(by: 0)
    for _ in 0..<2 { host.tap(at: CGPoint(x: 2, y: 2)) }
    #expect(log.count { $0 == "first" } == 1)
    #expect(log.count <= 2)
  }

  @Test func `FR-REN-07 the tree is emptied while an animation of it runs`() {
    let nodes = (0..<3).map { box(CGFloat($0) * 10) }
    var ends: [Bool] = []
    Node.animate(withDuration: 0.3) {
      for node in nodes { node.frame.origin.y = 10 }
    } completion: {
      ends.append($0)
    }
    host.advance(by: 0.1)
    for node in controller.view.subnodes { node.removeFromSupernode() }
    host.settle()
    #expect(ends == [false])
    #expect(nodes.allSatisfy { $0.frame.origin.y == 10 && !$0.isAnimating })
  }

  @Test func `FR-REN-09 two nodes that follow each other's size come to rest`() {
    final class Follower: Node {
      weak var other: Node?
      override func boundsDidChange(from oldBounds: CGRect) {
        guard let other, other.bounds.size != bounds.size else { return }
        other.bounds.size = bounds.size
      }
    }
    let (one, two) = (Follower(), Follower())
    (one.other, two.other) = (two, one)
    one.frame.size = CGSize(width: 7, height: 3)
    two.frame.size = CGSize(width: 5, height: 2)
    #expect(one.bounds.size == two.bounds.size)
    #expect(one.bounds.size == CGSize(width: 5, height: 2))
  }

  // MARK: - FR-MEM: who keeps a node

  @Test func `FR-MEM-01 what is attached to a node does not keep it`() {
    let alive = releaseCheck(host) {
      let node = box(0)
      let tap = TapGestureRecognizer()
      tap.addTarget(node) { node, _ in node.setNeedsDisplay() }
      node.addGestureRecognizer(tap)
      let control = Button(title: "Press")
      control.addTarget(node, for: .primaryAction) { node, _ in node.setNeedsLayout() }
      node.addSubnode(control)
      let trigger = Observed(0)
      trigger.didSet(for: node) { node, _, _ in node.setNeedsDisplay() }
      host.advance(by: 0)
      host.tap(at: CGPoint(x: 2, y: 2))
      trigger.value = 1
      node.removeFromSupernode()
      return [node, tap, control]
    }
    #expect(alive == [])
  }

  @Test func `FR-MEM-03 a node that leaves while it is touched, focused and animated is freed`() {
    final class Field: Node {
      override var canBecomeFocused: Bool { true }
      override var canBecomeFirstResponder: Bool { true }
    }
    let alive = releaseCheck(host) {
      let node = box(0, Field())
      host.advance(by: 0)
      node.becomeFocused()
      node.becomeFirstResponder()
      host.touchDown(at: CGPoint(x: 2, y: 2))
      Node.animate(withDuration: 1) { node.alpha = 0.5 }
      host.advance(by: 0.1)
      node.removeFromSupernode()
      host.touchUp(at: CGPoint(x: 2, y: 2))
      host.settle()
      return [node]
    }
    #expect(alive == [])
  }

  @Test func `FR-MEM-03 a supernode that goes leaves those that are kept by others usable`() {
    var kept: [Node] = []
    let alive = releaseCheck(host) {
      let outer = box(0)
      for _ in 0..<3 {
        let inner = Node(frame: CGRect(x: 0, y: 0, width: 2, height: 2))
        outer.addSubnode(inner)
        kept.append(inner)
      }
      outer.removeFromSupernode()
      return [outer]
    }
    #expect(alive == [])
    #expect(kept.allSatisfy { $0.supernode == nil && $0.enclosingScrollableNode == nil })
    #expect(kept[0].convert(CGPoint(x: 1, y: 1), to: nil) == CGPoint(x: 1, y: 1))
    for node in kept { controller.view.addSubnode(node) }
    #expect(kept.allSatisfy { $0.window === host.window })
  }

  @Test func `FR-MEM-05 work of a node that comes and goes runs once for each time`() {
    let node = Node(frame: CGRect(x: 0, y: 0, width: 2, height: 2))
    var runs = 0
    for _ in 0..<3 {
      controller.view.addSubnode(node)
      node.schedule(after: 1, every: 1) { runs += 1 }
      host.advance(by: 2.5)
      #expect(runs == 2)
      runs = 0
      node.removeFromSupernode()
      host.advance(by: 3)
      #expect(runs == 0)
    }
    #expect(host.window.screen.isIdle)
  }

  @Test func `FR-MEM-05 what a canvas was asked to draw keeps no node`() {
    final class Picture: Node {
      var canvas: Canvas?
      override func draw(_ rect: CGRect, in canvas: Canvas) {
        self.canvas = canvas
        canvas.text("picture", at: .zero)
      }
    }
    var kept: Canvas?
    let alive = releaseCheck(host) {
      let node = Picture()
      _ = box(0, node)
      host.advance(by: 0)
      kept = node.canvas
      node.removeFromSupernode()
      host.advance(by: 0)
      return [node]
    }
    #expect(alive == [])
    #expect(kept != nil)
  }
}
