import Foundation

@testable import Widgets

/// A node in a window, with the calls that its animations make.
@MainActor struct AnimationStage {
  let host = FakeScreenHost()
  let log = CallLog()
  let window: Window
  let node = Node(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

  init() {
    window = host.makeWindow()
    window.addSubnode(node)
    host.runWantedFrames()
  }
}

/// Tests on an ``AnimationStage``.
@MainActor protocol AnimationTests {
  var stage: AnimationStage { get }
}

extension AnimationTests {
  var host: FakeScreenHost { stage.host }
  var log: CallLog { stage.log }
  var window: Window { stage.window }
  var node: Node { stage.node }

  /// Where the node is drawn.
  var x: CGFloat { node.look.place.x }

  func run(at time: Double) {
    host.runFrame(at: time)
  }

  /// Moves the node along x, at an even speed unless the options say something else.
  func move(
    to x: CGFloat, _ duration: Double = 1, delay: Double = 0,
    _ options: AnimationOptions = .curveLinear, name: String = "end"
  ) {
    Node.animate(withDuration: duration, delay: delay, options: options) {
      node.frame.origin.x = x
    } completion: { [log] in
      log.add("\(name) \($0)")
    }
  }
}
