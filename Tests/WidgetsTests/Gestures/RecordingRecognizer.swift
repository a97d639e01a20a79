import Foundation

@testable import Widgets

/// A recogniser that writes what it sees into a log, and becomes what a test tells it.
class RecordingRecognizer: GestureRecognizer {
  let name: String
  let log: CallLog
  var stateAtDown: State?
  var stateAtMove: State?
  var stateAtUp: State?
  var prevents = true
  var isPreventable = true

  init(_ name: String, _ log: CallLog) {
    self.name = name
    self.log = log
    super.init()
    addTarget(log) { [name] log, recognizer in log.add("\(name) action \(recognizer.state)") }
  }

  override func touchesBegan(_ touches: Set<Touch>, with event: Event) {
    log.add("\(name) began")
    if let stateAtDown { state = stateAtDown }
  }

  override func touchesMoved(_ touches: Set<Touch>, with event: Event) {
    log.add("\(name) moved")
    if let stateAtMove { state = state == .possible ? stateAtMove : .changed }
  }

  override func touchesEnded(_ touches: Set<Touch>, with event: Event) {
    log.add("\(name) ended")
    if let stateAtUp { state = stateAtUp }
  }

  override func touchesCancelled(_ touches: Set<Touch>, with event: Event) {
    log.add("\(name) cancelled")
    super.touchesCancelled(touches, with: event)
  }

  override func canPrevent(_ other: GestureRecognizer) -> Bool { prevents }

  override func canBePrevented(by other: GestureRecognizer) -> Bool { isPreventable }

  override func reset() {
    log.add("\(name) reset \(state)")
  }
}

/// A node that writes the touches that it gets into a log.
final class TouchRecordingNode: Node {
  let name: String
  let log: CallLog
  var allowsGestures = true

  init(_ name: String, _ log: CallLog, frame: CGRect) {
    self.name = name
    self.log = log
    super.init(frame: frame)
  }

  override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
    log.add("\(name) began")
  }

  override func touchesMoved(_ touches: Set<Touch>, with event: Event?) {
    log.add("\(name) moved")
  }

  override func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
    log.add("\(name) ended")
  }

  override func touchesCancelled(_ touches: Set<Touch>, with event: Event?) {
    log.add("\(name) cancelled")
  }

  override func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool {
    allowsGestures
  }
}

/// A delegate with an answer to each question.
final class AnsweringDelegate: GestureRecognizerDelegate {
  var begins = true
  var receives = true
  var isSimultaneous = false

  func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool { begins }

  func gestureRecognizer(_ recognizer: GestureRecognizer, shouldReceive touch: Touch) -> Bool {
    receives
  }

  func gestureRecognizer(
    _ recognizer: GestureRecognizer, shouldRecognizeSimultaneouslyWith other: GestureRecognizer
  ) -> Bool { isSimultaneous }
}
