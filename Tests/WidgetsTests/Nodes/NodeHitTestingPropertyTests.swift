import Foundation
import Testing

@testable import Widgets

/// Takes touches around itself, too.
private final class HaloNode: Node {
  override func point(inside point: CGPoint, with event: Event?) -> Bool {
    point.x >= bounds.origin.x - 5 && point.x < bounds.origin.x + bounds.size.width + 5
      && point.y >= bounds.origin.y - 5 && point.y < bounds.origin.y + bounds.size.height + 5
  }
}

/// Takes no touches itself.
private final class GlassNode: Node {
  override func hitTest(_ point: CGPoint, with event: Event?) -> Node? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}

/// Takes every touch that it is asked about.
private final class GreedyNode: Node {
  override func hitTest(_ point: CGPoint, with event: Event?) -> Node? { self }
}

/// A subclass that overrides neither.
private final class PlainNode: Node {}

@MainActor struct NodeHitTestingPropertyTests {
  @Test(arguments: 1...40)
  func `VIEW-10 to 13 hitTest is a walk from front to back on any tree`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let root = Node(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    var nodes = [root]
    for _ in 0..<40 { grow(&nodes, &random) }
    for round in 0..<60 {
      for _ in 0..<5 {
        let point = CGPoint(
          x: CGFloat.random(in: -20...120, using: &random).rounded(),
          y: CGFloat.random(in: -20...120, using: &random).rounded())
        let hit = root.hitTest(point, with: nil)
        let expected = walk(root, point)
        #expect(hit === expected, "seed \(seed), round \(round), point \(point)")
        if hit !== expected { return }
      }
      change(&nodes, &random)
    }
  }

  // MARK: - The walk that it is compared with

  private func walk(_ node: Node, _ point: CGPoint) -> Node? {
    if node is GreedyNode { return node }
    guard node.isUserInteractionEnabled, !node.isHidden, node.alpha >= 0.01 else { return nil }
    let halo: CGFloat = node is HaloNode ? 5 : 0
    let area = node.bounds
    guard point.x >= area.origin.x - halo, point.y >= area.origin.y - halo,
      point.x < area.origin.x + area.size.width + halo,
      point.y < area.origin.y + area.size.height + halo
    else { return nil }
    for child in node.subnodes.reversed() {
      let inner = CGPoint(
        x: point.x - child.frame.origin.x + child.bounds.origin.x,
        y: point.y - child.frame.origin.y + child.bounds.origin.y)
      if let hit = walk(child, inner) { return hit }
    }
    return node is GlassNode ? nil : node
  }

  // MARK: - Random trees

  private func grow(_ nodes: inout [Node], _ random: inout SeededGenerator) {
    let frame = frame(&random)
    let node: Node
    switch Int.random(in: 0..<12, using: &random) {
    case 0: node = HaloNode(frame: frame)
    case 1: node = GlassNode(frame: frame)
    case 2: node = PlainNode(frame: frame)
    case 3: node = Control(frame: frame)
    case 4: node = Label(frame: frame)
    case 5 where Bool.random(using: &random): node = GreedyNode(frame: frame)
    default: node = Node(frame: frame)
    }
    dress(node, &random)
    nodes.randomElement(using: &random)?.insertSubnode(
      node, at: Int.random(in: 0...3, using: &random))
    nodes.append(node)
  }

  private func frame(_ random: inout SeededGenerator) -> CGRect {
    CGRect(
      x: CGFloat(Int.random(in: -10...60, using: &random)),
      y: CGFloat(Int.random(in: -10...60, using: &random)),
      width: CGFloat(Int.random(in: 0...80, using: &random)),
      height: CGFloat(Int.random(in: 0...80, using: &random)))
  }

  private func dress(_ node: Node, _ random: inout SeededGenerator) {
    node.isHidden = Int.random(in: 0..<8, using: &random) == 0
    node.alpha = [1, 1, 1, 1, 0.5, 0.005].randomElement(using: &random) ?? 1
    node.isUserInteractionEnabled = Int.random(in: 0..<8, using: &random) > 0
    node.clipsToBounds = Bool.random(using: &random)
    if Int.random(in: 0..<4, using: &random) == 0 {
      node.bounds.origin = CGPoint(
        x: CGFloat(Int.random(in: -20...20, using: &random)),
        y: CGFloat(Int.random(in: -20...20, using: &random)))
    }
  }

  private func change(_ nodes: inout [Node], _ random: inout SeededGenerator) {
    guard let node = nodes.dropFirst().randomElement(using: &random) else { return }
    switch Int.random(in: 0..<7, using: &random) {
    case 0: node.frame = frame(&random)
    case 1: dress(node, &random)
    case 2: node.supernode?.bringSubnodeToFront(node)
    case 3: node.supernode?.sendSubnodeToBack(node)
    case 4:
      let home = nodes.randomElement(using: &random) ?? nodes[0]
      if !home.isDescendant(of: node) { home.addSubnode(node) }
    case 5: node.removeFromSupernode()
    default: grow(&nodes, &random)
    }
  }
}
