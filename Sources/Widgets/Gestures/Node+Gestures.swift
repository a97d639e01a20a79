extension Node {
  /// The recognisers on this node, in the order in which they were added.
  public final var gestureRecognizers: [GestureRecognizer] { rare?.gestureRecognizers ?? [] }

  /// Attaches a recogniser; one that is on another node leaves it first (GES-15).
  public final func addGestureRecognizer(_ recognizer: GestureRecognizer) {
    recognizer.node?.removeGestureRecognizer(recognizer)
    madeRare.gestureRecognizers.append(recognizer)
    recognizer.node = self
  }

  /// Detaches a recogniser, which is interrupted; nothing when it is not on this node.
  public final func removeGestureRecognizer(_ recognizer: GestureRecognizer) {
    guard recognizer.node === self else { return }
    recognizer.interrupt()
    if let rare { rare.gestureRecognizers.removeAll { $0 === recognizer } }
    recognizer.node = nil
  }

  /// The node has left a window: what its recognisers have begun, or wait for, ends.
  final func interruptGestures() {
    guard let rare, !rare.gestureRecognizers.isEmpty else { return }
    for recognizer in rare.gestureRecognizers { recognizer.interrupt() }
  }
}
