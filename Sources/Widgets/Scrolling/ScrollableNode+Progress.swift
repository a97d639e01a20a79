public import Foundation

extension ScrollableNode {
  /// How far the content is scrolled along an axis, down by default.
  public final func progress(along axis: Axis = .vertical) -> ScrollProgress {
    ScrollProgress(scrollMetrics, along: axis, tolerance: tolerance)
  }

  /// Runs a handler whenever the progress along an axis has changed, with the old and the new one,
  /// while this node lives or until the token is cancelled.
  ///
  /// It runs once for each change of the offset, after the delegate's call, and of the range.
  /// Movements along the other axis, and an offset that is set to what it is, are not told. The
  /// handler may scroll.
  @discardableResult public final func onProgress(
    along axis: Axis = .vertical,
    _ handler: @escaping (_ old: ScrollProgress, _ new: ScrollProgress) -> Void
  ) -> ObservationToken {
    let observed = observedMetrics ?? Observed(scrollMetrics)
    observedMetrics = observed
    return observed.didSet(for: self) { node, old, new in
      let old = ScrollProgress(old, along: axis, tolerance: node.tolerance)
      let new = ScrollProgress(new, along: axis, tolerance: node.tolerance)
      if old != new { handler(old, new) }
    }
  }

  /// Writes the progress along an axis into a binding, now and whenever it has changed, while this
  /// node lives or until the token is cancelled. Equal values are not written.
  @discardableResult public final func publishProgress(
    along axis: Axis = .vertical, to binding: Binding<ScrollProgress>
  ) -> ObservationToken {
    let now = progress(along: axis)
    if binding.value != now { binding.value = now }
    return onProgress(along: axis) { _, new in binding.value = new }
  }

  /// The offset along an axis, measured from the start of the content, as a binding.
  ///
  /// Writing it moves the content at once, within the range; the other axis stays. It holds the node
  /// weakly: without it the value is 0 and writing does nothing. ``Binding/onChange(_:)`` runs with
  /// every change of the progress.
  public final func offset(along axis: Axis = .vertical) -> Binding<CGFloat> {
    let observed = observedMetrics ?? Observed(scrollMetrics)
    observedMetrics = observed
    return Binding(
      get: { [weak self] in self?.progress(along: axis).offset ?? 0 },
      set: { [weak self] in self?.move(to: $0, along: axis, animated: false) },
      changes: observed)
  }

  /// Moves the content to a distance from its start along an axis, within the range.
  final func move(to distance: CGFloat, along axis: Axis, animated: Bool) {
    let range = scrollMetrics.range(along: axis)
    var target = contentOffset
    target[axis] = distance.isFinite ? range.clamp(range.min + distance) : distance
    setContentOffset(target, animated: animated)
  }

  /// The offset or the range may have changed: tells those who observe them.
  final func metricsMayHaveChanged() {
    guard let observedMetrics else { return }
    let metrics = scrollMetrics
    if observedMetrics.value != metrics { observedMetrics.value = metrics }
  }

  /// Scrolls to the top, animated, whenever a trigger fires, while this node lives or until the
  /// token is cancelled.
  ///
  /// The target is the offset, not a row: it works for an empty list as well. At the top, and on the
  /// way there, nothing happens (``scrollToTop()``). A trigger that is nil never fires.
  @discardableResult public final func scrollToTop(
    on trigger: Observed<Trigger>?
  ) -> ObservationToken {
    onTrigger(of: trigger) { $0.scrollToTop() }
  }
}
