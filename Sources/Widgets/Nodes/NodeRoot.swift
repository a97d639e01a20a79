/// What a tree that is in a window can ask of it. `Window` conforms.
///
/// The protocol keeps the arrows between layers pointing down: a node reaches its window only
/// through it.
@MainActor protocol NodeRoot: FirstResponderHolder {
  /// What is known of the screen.
  var screenTraits: Traits { get }
  /// The host's time, in seconds.
  var now: Double { get }
  /// Whether the window can be seen: visible, and on a screen.
  var isOnScreen: Bool { get }
  /// The record that calls are written into, if there is one.
  var callRecord: CallRecord? { get }
  /// Who takes the diagnostics of this tree, if not the task's handler.
  var diagnosticHandler: ((Diagnostic) -> Void)? { get }
  /// What was copied.
  var pasteboard: Pasteboard { get }
  /// The node that keys go to first.
  var focusedNode: Node? { get set }
  /// The part of the tree that focus may move in: the front-most presented content.
  var focusScope: Node { get }
  /// The part of ``focusScope`` that focus goes to by itself: the view of the controller that is
  /// seen inside of its containers.
  var focusContent: Node { get }
  /// The nodes that had focus before.
  var focusMemory: FocusMemory { get }

  /// A node may be able to take focus that could not before.
  func focusMayBeFound()
  /// Asks the host for a frame.
  func requestFrame()
  /// Marks that something must be drawn at a place that is not known, and asks for a frame.
  func drawingIsWanted()
  /// Marks that some nodes must be recorded anew, and asks for a frame.
  func recordingIsWanted()
  /// A node was recorded anew: what it shows may have changed, where it is and nowhere else.
  func didRecord(_ node: Node)
  /// Runs `work` when it is due.
  func add(_ work: ScheduledWork)
  /// Steps `animation` in every frame until it has ended.
  func add(_ animation: any FrameAnimation)
  /// Runs `body` in the transition stage of the next frame, or of this one if that is still to
  /// come.
  func atTransitions(_ body: @escaping () -> Void)
  /// Runs `body` when layout of the next frame, or of this one, is done.
  func afterLayout(_ body: @escaping () -> Void)
}

/// Something that moves by the clock. Every step is a function of time alone.
@MainActor protocol FrameAnimation: AnyObject {
  /// Shows the state at `now`; returns false at its end.
  func step(now: Double) -> Bool
}
