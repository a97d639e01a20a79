/// One animation on its way: the clock of all changes that one block made.
@MainActor final class NodeAnimationRun: FrameAnimation {
  private struct Member {
    weak var node: Node?
  }

  let animation: NodeAnimation
  /// How much of the way was done in the last frame.
  private(set) var progress: Double
  private let start: Double
  private weak var root: (any NodeRoot)?
  private var members: [Member] = []
  private var trackCount = 0
  private var completion: ((Bool) -> Void)?
  private var isOver = false

  init(_ animation: NodeAnimation, on root: any NodeRoot) {
    self.animation = animation
    self.root = root
    start = root.now + animation.delay
    progress = animation.progress(at: -1)
  }

  /// Takes up the node, once for each.
  func add(_ node: Node) {
    members.append(Member(node: node))
    trackCount += 1
  }

  /// The node is not animated by this any more. When that was the last one, the end has come early.
  func remove() {
    trackCount -= 1
    if trackCount == 0, !isOver { end(finished: false) }
  }

  /// Goes on the clock, at once or after the delay, during which there are no frames.
  func start(_ completion: ((Bool) -> Void)?) {
    guard !isOver, let root else {
      completion?(false)
      return
    }
    self.completion = completion
    guard animation.delay > 0, let window = root as? Node else { return root.add(self) }
    root.add(
      ScheduledWork(due: start, interval: nil, node: window) { [weak root] in root?.add(self) })
  }

  /// How much of the way is done at this moment.
  var currentProgress: Double {
    root.map { animation.progress(at: $0.now - start) } ?? progress
  }

  func step(now: Double) -> Bool {
    guard !isOver, let root else { return false }
    progress = animation.progress(at: now - start)
    root.drawingIsWanted()
    if now - start < animation.duration || !animation.endsByItself { return true }
    isOver = true
    for member in members {
      guard let node = member.node, let animations = node.rare?.animations else { continue }
      animations.remove(self, from: node)
    }
    end(finished: true)
    return false
  }

  private func end(finished: Bool) {
    isOver = true
    guard let completion else { return }
    self.completion = nil
    root?.afterLayout { completion(finished) }
  }
}
