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

  func add(_ work: ScheduledWork) { screen.pipeline.add(work) }

  func add(_ animation: any FrameAnimation) { screen.pipeline.add(animation) }

  func atTransitions(_ body: @escaping () -> Void) { screen.pipeline.atTransitions(body) }

  func afterLayout(_ body: @escaping () -> Void) { screen.pipeline.afterLayout(body) }
}
