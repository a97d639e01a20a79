import Foundation

extension Window: NodeRoot {
  var screenTraits: Traits { screen.traits }
  var now: Double { screen.now }
  var isOnScreen: Bool { !isHidden }
  var pasteboard: Pasteboard { screen.pasteboard }

  func requestFrame() { screen.pipeline.requestFrame() }

  /// A window that is not shown is drawn when it is.
  func drawingIsWanted() {
    if !isHidden { screen.pipeline.requestDrawing() }
  }

  func recordingIsWanted() {
    if !isHidden { screen.pipeline.requestRecording() }
  }

  func didRecord(_ node: Node) {
    guard screen.pipeline.change != .everything else { return }
    let place = node.convert(node.bounds, to: nil)
    screen.pipeline.noteChange(
      in: place.moved(x: frame.origin.x - bounds.origin.x, y: frame.origin.y - bounds.origin.y))
  }

  func add(_ work: ScheduledWork) { screen.pipeline.add(work) }

  func add(_ animation: any FrameAnimation) { screen.pipeline.add(animation) }

  func atTransitions(_ body: @escaping () -> Void) { screen.pipeline.atTransitions(body) }

  func afterLayout(_ body: @escaping () -> Void) { screen.pipeline.afterLayout(body) }
}
