/// What few nodes have, kept apart so that the others do not pay for it.
@MainActor final class NodeRareState {
  weak var owner: (any NodeOwner)?
  var tag = 0
  var tintColor: Color?
  var layoutMargins: EdgeInsets?
  var safeAreaInsets = EdgeInsets.zero
  var autoresizingMask: Autoresizing = []
  var gestureRecognizers: [GestureRecognizer] = []
  var scheduledWork: [ScheduledWork] = []
  var animations: NodeAnimationTracks?
  /// What was chosen to show focus, which may be nothing; nil while nobody has chosen.
  var focusEffect: FocusEffect??
}
