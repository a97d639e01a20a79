import Foundation

@testable import Widgets

/// A node that writes the calls of its hooks into a log, and does in them what a test wants.
final class RecordingNode: Node {
  enum Hook: Hashable {
    case willMoveToSupernode, didMoveToSupernode, willMoveToWindow, didMoveToWindow
    case didAddSubnode, willRemoveSubnode, layout, draw, boundsDidChange, tint, safeArea, margins
  }

  let name: String
  private let log: CallLog
  private var actions: [Hook: (RecordingNode) -> Void] = [:]

  init(_ name: String, _ log: CallLog, frame: CGRect = .zero) {
    self.name = name
    self.log = log
    super.init(frame: frame)
  }

  /// Runs an action in a hook, each time it is called.
  func on(_ hook: Hook, _ action: @escaping (RecordingNode) -> Void) {
    actions[hook] = action
  }

  /// Runs an action in a hook, the first time it is called.
  func once(_ hook: Hook, _ action: @escaping (RecordingNode) -> Void) {
    actions[hook] = { node in
      node.actions[hook] = nil
      action(node)
    }
  }

  override func willMove(toSupernode newSupernode: Node?) {
    add(.willMoveToSupernode, "willMove(toSupernode: \(Self.name(newSupernode)))")
  }

  override func didMoveToSupernode() {
    add(.didMoveToSupernode, "didMoveToSupernode")
  }

  override func willMove(toWindow newWindow: Node?) {
    add(.willMoveToWindow, "willMove(toWindow: \(Self.name(newWindow)))")
  }

  override func didMoveToWindow() {
    add(.didMoveToWindow, "didMoveToWindow")
  }

  override func didAddSubnode(_ subnode: Node) {
    add(.didAddSubnode, "didAddSubnode(\(Self.name(subnode)))")
  }

  override func willRemoveSubnode(_ subnode: Node) {
    add(.willRemoveSubnode, "willRemoveSubnode(\(Self.name(subnode)))")
  }

  override func layoutSubnodes() {
    add(.layout, "layout")
  }

  override func draw(_ rect: CGRect, in canvas: Canvas) {
    add(.draw, "draw")
  }

  override func boundsDidChange(from oldBounds: CGRect) {
    add(.boundsDidChange, "boundsDidChange")
  }

  override func tintColorDidChange() {
    add(.tint, "tint")
  }

  override func safeAreaInsetsDidChange() {
    add(.safeArea, "safeArea")
  }

  override func layoutMarginsDidChange() {
    add(.margins, "margins")
  }

  private func add(_ hook: Hook, _ call: String) {
    log.add("\(name).\(call)")
    actions[hook]?(self)
  }

  private static func name(_ node: Node?) -> String {
    guard let node else { return "nil" }
    return (node as? RecordingNode)?.name ?? "\(type(of: node))"
  }
}
