import Foundation

/// The changes of nodes inside one block of animation, while it runs.
@MainActor final class NodeAnimationBlock {
  /// The innermost block that runs.
  private(set) static var current: NodeAnimationBlock?

  let animation: NodeAnimation
  private var started: NodeAnimationRun?
  /// A window in which changes are shown at once.
  private weak var calmRoot: (any NodeRoot)?

  init(_ animation: NodeAnimation) {
    self.animation = animation
  }

  /// Runs a body inside a block; inside none when that is nil.
  static func with<Result>(
    _ block: NodeAnimationBlock?, _ body: () throws -> Result
  ) rethrows -> Result {
    let outer = current
    current = block
    defer { current = outer }
    return try body()
  }

  // MARK: - Changes, before they are made

  func willChange(_ node: Node, place: CGPoint, area: CGRect) {
    add(
      NodeChange(
        place: CGPoint(x: place.x - node.place.x, y: place.y - node.place.y),
        origin: CGPoint(
          x: area.origin.x - node.area.origin.x, y: area.origin.y - node.area.origin.y),
        size: CGSize(
          width: area.size.width - node.area.size.width,
          height: area.size.height - node.area.size.height)), of: node)
  }

  func willChange(_ node: Node, alpha: CGFloat) {
    add(NodeChange(alpha: alpha - node.storedAlpha), of: node)
  }

  func didChange(_ node: Node, from color: Color?) {
    guard let run = run(for: node) else { return }
    node.madeAnimations.add(color: color, to: run, of: node)
  }

  private func add(_ change: NodeChange, of node: Node) {
    guard let run = run(for: node) else { return }
    node.madeAnimations.add(change, to: run, of: node)
  }

  /// What shows a change of the node over time; nil when it is shown at once.
  private func run(for node: Node) -> NodeAnimationRun? {
    guard let root = node.root, root.isOnScreen else { return nil }
    guard !animation.takesNoTime, !root.screenTraits.prefersReducedMotion else {
      calmRoot = root
      return nil
    }
    let result = started ?? NodeAnimationRun(animation, on: root)
    started = result
    return result
  }

  // MARK: - The end of the block

  /// Starts what the block has collected; without anything it is over.
  func start(_ completion: ((Bool) -> Void)?) {
    if let started {
      started.start(completion)
    } else if let calmRoot {
      if let completion { calmRoot.afterLayout { completion(true) } }
    } else {
      completion?(true)
    }
  }
}
