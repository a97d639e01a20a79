import Foundation
import Testing

@testable import Widgets

@MainActor struct NodeHitTestingTests {
  private let root = Node(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  private func child(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> Node {
    let node = Node(frame: CGRect(x: x, y: y, width: width, height: height))
    root.addSubnode(node)
    return node
  }

  private func hit(_ x: CGFloat, _ y: CGFloat) -> Node? {
    root.hitTest(CGPoint(x: x, y: y), with: nil)
  }

  @Test func `VIEW-10 the left and top edges are inside, the others are not`() {
    #expect(root.point(inside: .zero, with: nil))
    #expect(root.point(inside: CGPoint(x: 99.99, y: 99.99), with: nil))
    #expect(!root.point(inside: CGPoint(x: 100, y: 50), with: nil))
    #expect(!root.point(inside: CGPoint(x: 50, y: 100), with: nil))
    #expect(!root.point(inside: CGPoint(x: -0.01, y: 50), with: nil))
  }

  @Test func `VIEW-10 the origin of bounds counts`() {
    root.bounds.origin = CGPoint(x: 50, y: 0)
    #expect(!root.point(inside: CGPoint(x: 49, y: 1), with: nil))
    #expect(root.point(inside: CGPoint(x: 149, y: 1), with: nil))
  }

  @Test func `VIEW-10 a point that is not a number is nowhere`() {
    #expect(hit(.nan, 5) == nil)
    #expect(hit(5, .infinity) == nil)
  }

  @Test func `VIEW-11 a hidden node is passed over with what is in it`() {
    let node = child(0, 0, 50, 50)
    let inner = Node(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    node.addSubnode(inner)
    #expect(hit(5, 5) === inner)
    node.isHidden = true
    #expect(hit(5, 5) === root)
    node.isHidden = false
    #expect(hit(5, 5) === inner)
  }

  @Test func `VIEW-11 a node without interaction is passed over with what is in it`() {
    let node = child(0, 0, 50, 50)
    node.addSubnode(Node(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
    node.isUserInteractionEnabled = false
    #expect(hit(5, 5) === root)
  }

  @Test(arguments: [(0.005, false), (0.02, true), (0, false), (1, true)])
  func `VIEW-11 alpha below a hundredth is passed over`(alpha: CGFloat, isHit: Bool) {
    let node = child(0, 0, 50, 50)
    node.alpha = alpha
    #expect((hit(5, 5) === node) == isHit)
  }

  @Test func `VIEW-11 the node itself is asked, too`() {
    root.isHidden = true
    #expect(hit(5, 5) == nil)
    root.isHidden = false
    root.alpha = 0
    #expect(hit(5, 5) == nil)
    root.alpha = 1
    root.isUserInteractionEnabled = false
    #expect(hit(5, 5) == nil)
  }

  @Test func `VIEW-12 the front-most subnode wins, else the node itself`() {
    let back = child(0, 0, 50, 50)
    let front = child(25, 25, 50, 50)
    #expect(hit(30, 30) === front)
    #expect(hit(10, 10) === back)
    #expect(hit(90, 90) === root)
    #expect(hit(100, 100) == nil)
    root.bringSubnodeToFront(back)
    #expect(hit(30, 30) === back)
    root.sendSubnodeToBack(back)
    #expect(hit(30, 30) === front)
  }

  @Test(arguments: [false, true])
  func `VIEW-13 a subnode cannot be hit outside its supernode`(clips: Bool) {
    let node = child(0, 0, 50, 50)
    node.clipsToBounds = clips
    node.addSubnode(Node(frame: CGRect(x: 40, y: 40, width: 40, height: 40)))
    #expect(hit(60, 60) === root)
    #expect(hit(45, 45) === node.subnodes.first)
  }

  @Test func `VIEW-14 labels take no touches, plain nodes and controls do`() {
    #expect(Node().isUserInteractionEnabled)
    #expect(Control().isUserInteractionEnabled)
    let label = Label()
    #expect(!label.isUserInteractionEnabled)
    label.frame = root.bounds
    root.addSubnode(label)
    #expect(hit(5, 5) === root)
  }

  @Test func `VIEW-15 a disabled control is hit`() {
    let control = Control(frame: root.bounds)
    control.isEnabled = false
    root.addSubnode(control)
    #expect(hit(5, 5) === control)
  }

  @Test func `a node that has moved is hit where it is`() {
    let node = child(0, 0, 10, 10)
    node.frame.origin = CGPoint(x: 50, y: 50)
    #expect(hit(5, 5) === root)
    #expect(hit(55, 55) === node)
    node.bounds.size = CGSize(width: 20, height: 20)
    #expect(hit(46, 46) === node)
    node.center = CGPoint(x: 10, y: 10)
    #expect(hit(0, 0) === node)
    node.removeFromSupernode()
    #expect(hit(0, 0) === root)
  }
}
