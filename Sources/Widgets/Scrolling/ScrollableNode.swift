public import Foundation

/// A node that shows a part of its content and lets a person move it.
///
/// Add the content as subnodes and say how large it is:
///
/// ```swift
/// let list = ScrollableNode(frame: view.bounds)
/// list.contentSize = CGSize(width: 80, height: 200)
/// list.addSubnode(content)
/// list.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
/// ```
///
/// The subnodes' frames never change: the offset is the origin of ``Node/bounds`` (SCR-01). A
/// finger, the wheel and the keys move the content; ``delegate`` hears about it. A subclass that
/// overrides `boundsDidChange`, `safeAreaInsetsDidChange`, `didMoveToWindow`, `keyPressed`,
/// `wheelTurned` or `gestureRecognizerShouldBegin` calls the base.
open class ScrollableNode: Node, Scrollable {
  // MARK: Stored state

  /// Who hears about the scrolling, weakly (SCR-82); nil by default.
  open weak var delegate: (any ScrollableNodeDelegate)?

  /// The size of the content; zero by default (SCR-02).
  ///
  /// When the end comes nearer than the offset, the offset goes back to the end, at once and
  /// unanimated (SCR-09). A length that is negative or not finite counts as 0.
  public final var contentSize: CGSize {
    get {
      contentSizeIsAskedFor()
      return storedContentSize
    }
    set { setContentSize(newValue) }
  }

  /// Space added around the content; zero by default. Content that rests at its top goes with it
  /// (SCR-08). What is not finite counts as 0.
  public final var contentInset: EdgeInsets {
    get { storedContentInset }
    set { setContentInset(newValue) }
  }

  /// Which part of the safe area is added to ``contentInset``; `automatic` by default.
  public final var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet {
      if contentInsetAdjustmentBehavior != oldValue { rangeDidChange(from: scrollMetrics) }
    }
  }

  /// Everything that is added around the content: ``contentInset`` and the part of the safe area
  /// that ``contentInsetAdjustmentBehavior`` names.
  public internal(set) final var adjustedContentInset = EdgeInsets.zero

  /// Whether a person can move the content; true by default. Programs always can (SCR-29).
  public final var isScrollEnabled = true {
    didSet { if isScrollEnabled != oldValue { panGestureRecognizer.isEnabled = isScrollEnabled } }
  }

  /// Whether a finger can pull the content past its ends; true by default. Without it the
  /// `alwaysBounce` properties have no effect (SCR-52).
  public final var bounces = true

  /// Whether a finger can pull content that fits up and down; false by default (SCR-53).
  public final var alwaysBounceVertical = false {
    didSet { if alwaysBounceVertical != oldValue { rangeDidChange(from: scrollMetrics) } }
  }

  /// Whether a finger can pull content that fits left and right; false by default (SCR-53).
  public final var alwaysBounceHorizontal = false {
    didSet { if alwaysBounceHorizontal != oldValue { rangeDidChange(from: scrollMetrics) } }
  }

  /// Whether a person leaves the content on whole multiples of the viewport's size, one page from
  /// where it was at most; false by default (SCR-55).
  ///
  /// Fingers, the wheel and the keys turn pages. When the viewport or the content changes its size,
  /// the content stays on its page. A program may put it between two of them.
  public final var isPagingEnabled = false

  /// Whether a drag that starts mostly along one axis moves only that one; false by default
  /// (SCR-54).
  public final var isDirectionalLockEnabled = false

  /// How quickly the content slows down after a finger has left it; `normal` by default (SCR-49).
  public final var decelerationRate = DecelerationRate.normal

  /// When a drag makes the first responder of the window resign; `none` by default.
  public final var keyboardDismissMode = KeyboardDismissMode.none

  /// Whether fingers can zoom past the smallest and the largest scale, from where the content
  /// bounces back; true by default (SCR-02).
  public final var bouncesZoom = true

  /// Whether the scroll view answers to a tap on the status bar, and is where a reselected tab
  /// scrolls; true by default. Set it to false for strips and pagers.
  public final var scrollsToTop = true

  /// Whether the place along y is shown at the right edge; true by default.
  public final var showsVerticalScrollIndicator = true {
    didSet { if showsVerticalScrollIndicator != oldValue { requestDrawing() } }
  }

  /// Whether the place along x is shown at the bottom edge; true by default.
  public final var showsHorizontalScrollIndicator = true {
    didSet { if showsHorizontalScrollIndicator != oldValue { requestDrawing() } }
  }

  /// Recognises the finger that moves the content. Its delegate cannot be replaced: that stops the
  /// program (SCR-63).
  public final var panGestureRecognizer: PanGestureRecognizer { scrollPan }

  final let scrollPan = ScrollPanGestureRecognizer()
  private let contentTouchDelay = ContentTouchDelay()

  /// Whether content hears of a touch only when it has rested for 0.15 s or was lifted; one that
  /// drags before is never heard of (SCR-60). True by default.
  public final var delaysContentTouches = true {
    didSet { contentTouchDelay.isEnabled = delaysContentTouches }
  }

  /// Whether a drag may take a touch away from the content that has it (SCR-61); true by default.
  /// When false, a touch that the content has does not scroll.
  public final var canCancelContentTouches = true
  final var storedContentSize = CGSize.zero
  final var storedContentInset = EdgeInsets.zero
  final var activity = ScrollActivity()
  final var zooming = ZoomActivity()
  /// What those who observe the progress were last told; nil while nobody does.
  final var observedMetrics: Observed<ScrollMetrics>?

  // MARK: Creating

  /// A scroll view at a place in its future supernode. It clips its subnodes (SCR-02).
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    flags.insert(.drawsOverlay)
    addGestureRecognizer(scrollPan)
    addGestureRecognizer(contentTouchDelay)
    scrollPan.addTarget(self) { node, _ in node.panDidChange() }
  }

  // MARK: - Override points: scrolling by a program

  /// Moves the content (SCR-24…27).
  ///
  /// The offset is not limited to the range (SCR-03). Unanimated it is there at once, and whatever
  /// moves stops. Animated it takes 0.3 s, from where the content is now, and ends with
  /// ``didEndScrollingAnimation()``; a finger and momentum lose the content first. An animated
  /// change that runs already is turned to the new offset without a jump and ends once. Without a
  /// window, and for a person who prefers less motion, it is there at once and the end is called.
  ///
  /// Nothing happens when the content is there already, and for an offset that is not finite,
  /// which is reported.
  open func setContentOffset(_ offset: CGPoint, animated: Bool) {
    applyContentOffset(offset, animated: animated)
  }

  /// Moves the content by the smallest amount that shows a rectangle of it (SCR-20…23).
  ///
  /// What bars and insets cover does not count as shown. The rectangle is limited to the content;
  /// of one that is larger than the viewport the start is shown. Nothing happens when it is
  /// visible, or not finite.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let target = scrollMetrics.offset(toShow: rect)
    if target != contentOffset { setContentOffset(target, animated: animated) }
  }

  /// Sends the content to its top, animated. What a reselected tab calls.
  open func scrollToTop() {
    scrollToTop(animated: true)
  }

  /// Sends the content to its top: y is minus the top of ``adjustedContentInset``, x stays
  /// (SCR-73). Momentum stops first; it ends with ``didEndScrollingAnimation()``. When the inset
  /// changes on the way, the new top is the target.
  ///
  /// Returns whether anything moves: false at the top, and on the way there, where nothing is
  /// restarted.
  @discardableResult open func scrollToTop(animated: Bool) -> Bool {
    goToTop(animated: animated)
  }

  // MARK: - Override points: zooming by a program

  /// Makes the zoomed content larger or smaller, around the middle of what is visible (SCR-79).
  ///
  /// The scale is limited to ``minimumZoomScale`` and ``maximumZoomScale``, the offset to the range.
  /// Unanimated it is there at once, with one ``didZoom()``. Animated it takes 0.3 s, between
  /// ``willBeginZooming(with:)`` and ``didEndZooming(with:atScale:)``; without a window, and for a
  /// person who prefers less motion, no time.
  ///
  /// Nothing happens without a ``nodeForZooming()``, at that scale already, and for a number that is
  /// not finite, which is reported.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    applyZoomScale(scale, animated: animated)
  }

  /// Zooms and scrolls so that a rectangle of the content fills what is visible: as large as fits,
  /// and in its middle, as far as the range and the scales allow.
  ///
  /// - Parameters:
  ///   - rect: In the coordinates that the zoomed node has at a scale of 1. One without an area asks
  ///     for the largest scale; one that is not finite is reported, and nothing happens.
  ///   - animated: As for ``setZoomScale(_:animated:)``.
  open func zoom(to rect: CGRect, animated: Bool) {
    applyZoom(to: rect, animated: animated)
  }

  // MARK: - Override points: events
  // Each is called once per event; the base writes the call record and calls the delegate.

  /// The offset has changed. Called inside the setter, once per change, after layout was asked for.
  open func didScroll() {
    record("\(type(of: self)).didScroll(\(Self.describe(contentOffset)))")
    delegate?.scrollableNodeDidScroll(self)
  }

  /// A finger begins to move the content.
  open func willBeginDragging() {
    record("\(type(of: self)).willBeginDragging()")
    delegate?.scrollableNodeWillBeginDragging(self)
  }

  /// The finger is about to let the content go. See
  /// ``ScrollableNodeDelegate/scrollableNodeWillEndDragging(_:withVelocity:targetContentOffset:)``.
  open func willEndDragging(
    withVelocity velocity: CGPoint, targetContentOffset: inout CGPoint
  ) {
    record(
      "\(type(of: self)).willEndDragging(velocity: \(Self.describe(velocity)), "
        + "target: \(Self.describe(targetContentOffset)))")
    delegate?.scrollableNodeWillEndDragging(
      self, withVelocity: velocity, targetContentOffset: &targetContentOffset)
  }

  /// The finger has let the content go.
  open func didEndDragging(willDecelerate decelerate: Bool) {
    record("\(type(of: self)).didEndDragging(willDecelerate: \(decelerate))")
    delegate?.scrollableNodeDidEndDragging(self, willDecelerate: decelerate)
  }

  /// The content goes on moving by itself.
  open func willBeginDecelerating() {
    record("\(type(of: self)).willBeginDecelerating()")
    delegate?.scrollableNodeWillBeginDecelerating(self)
  }

  /// The content has come to rest by itself.
  open func didEndDecelerating() {
    record("\(type(of: self)).didEndDecelerating()")
    delegate?.scrollableNodeDidEndDecelerating(self)
  }

  /// An animated change of the offset has ended.
  open func didEndScrollingAnimation() {
    record("\(type(of: self)).didEndScrollingAnimation()")
    delegate?.scrollableNodeDidEndScrollingAnimation(self)
  }

  /// Whether a tap on the status bar may scroll to the top; the base asks the delegate.
  open func shouldScrollToTop() -> Bool {
    record("\(type(of: self)).shouldScrollToTop()")
    return delegate?.scrollableNodeShouldScrollToTop(self) ?? true
  }

  /// The content is at its top after a tap on the status bar.
  open func didScrollToTop() {
    record("\(type(of: self)).didScrollToTop()")
    delegate?.scrollableNodeDidScrollToTop(self)
  }

  /// ``adjustedContentInset`` has changed (SCR-06).
  open func adjustedContentInsetDidChange() {
    record("\(type(of: self)).adjustedContentInsetDidChange()")
    delegate?.scrollableNodeDidChangeAdjustedContentInset(self)
  }

  /// The node of the content that becomes larger when it is zoomed; the base asks the delegate. Nil
  /// keeps zooming off (SCR-79). Called whenever zooming begins or the scale is set.
  open func nodeForZooming() -> Node? { delegate?.nodeForZooming(in: self) }

  /// The content begins to be zoomed: by two fingers, or animated (SCR-80).
  open func willBeginZooming(with node: Node?) {
    record("\(type(of: self)).willBeginZooming()")
    delegate?.scrollableNodeWillBeginZooming(self, with: node)
  }

  /// ``zoomScale`` has changed. Called once per change, after ``didScroll()``.
  open func didZoom() {
    record("\(type(of: self)).didZoom(\(Self.describe(zoomScale)))")
    delegate?.scrollableNodeDidZoom(self)
  }

  /// The content has stopped being zoomed, and has bounced back where it had to (SCR-80).
  open func didEndZooming(with node: Node?, atScale scale: CGFloat) {
    record("\(type(of: self)).didEndZooming(atScale: \(Self.describe(scale)))")
    delegate?.scrollableNodeDidEndZooming(self, with: node, atScale: scale)
  }

  // MARK: - Touches of the content

  /// Whether `node`, in the content, may hear of touches that came down on it; the base says yes
  /// (SCR-62). Called right before it would. Recognisers see them in any case.
  open func touchesShouldBegin(
    _ touches: Set<Touch>, with event: Event?, in node: Node
  ) -> Bool { true }

  /// Whether a drag takes a touch away from `node`, in the content; the base says yes unless it is
  /// a control, which then keeps it and nothing scrolls (SCR-61). Not called when
  /// ``canCancelContentTouches`` is false, and for a touch that the node has not been told of.
  open func touchesShouldCancel(in node: Node) -> Bool { !(node is Control) }

  // MARK: - Node

  open override func boundsDidChange(from oldBounds: CGRect) {
    super.boundsDidChange(from: oldBounds)
    boundsChanged(from: oldBounds)
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    rangeDidChange(from: scrollMetrics)
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    leaveMotion()
  }

  /// What is left of the safe area after ``adjustedContentInset`` has used its part.
  override var safeAreaInsetsForSubnodes: EdgeInsets {
    safeAreaInsets - (adjustedContentInset - storedContentInset)
  }

  /// Whether the content keeps to its pages by itself; a pager does it for its scroll view.
  var turnsPages: Bool { isPagingEnabled }

  /// Somebody reads ``contentSize``: a list that has been told of changes works it out before.
  func contentSizeIsAskedFor() {}

  override func drawOverlay(in canvas: Canvas) -> CGFloat {
    drawIndicators(in: canvas)
  }

  /// True while the content can be scrolled.
  open override var canBecomeFocused: Bool {
    isScrollEnabled && Axis.allCases.contains { scrollMetrics.length(along: $0) > 0 }
  }

  open override func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool {
    recognizer === scrollPan ? acceptsDrag : super.gestureRecognizerShouldBegin(recognizer)
  }

  override var leavesFocusToContent: Bool { true }

  override var ownFocusEffect: FocusEffect? {
    scrollMetrics.length(along: .vertical) > 0 ? .lastColumn : .corners
  }

  /// The keys that scroll along the axes that can be scrolled.
  open override var keyHints: [KeyHint] { scrollKeyHints }

  override func reveal(_ rect: CGRect) {
    stopForKey()
    scrollRectToVisible(rect, animated: false)
  }

  /// Where what has focus in the content is, in the content's coordinates; nil where nothing has.
  var focusedArea: CGRect? {
    guard isFocusInContent, let focused = root?.focusedNode else { return nil }
    return focused.convert(focused.bounds, to: self)
  }

  /// Scrolls as little as it takes until that is in view.
  func revealFocus() {
    if let focusedArea { scrollRectToVisible(focusedArea, animated: false) }
  }

  /// The arrow keys move focus to content in view or a line beyond, else they scroll, as the page
  /// keys, Home and End do.
  open override func keyPressed(_ key: Key) -> Bool {
    moveFocusInside(by: key) || scroll(by: key) || super.keyPressed(key)
  }

  open override func wheelTurned(_ wheel: Wheel) -> Bool {
    turn(wheel)
  }
}
