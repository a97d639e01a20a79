/// Keeps a touch from the content of a scroll view while it may become a drag (SCR-60).
///
/// It never recognises: it fails when the finger has rested long enough or is lifted, and nodes
/// hear of the touch then.
final class ContentTouchDelay: GestureRecognizer {
  override init() {
    super.init()
    delaysTouchesBegan = true
    delaysTouchesEnded = false
    cancelsTouchesInNode = false
  }

  override func touchesBegan(_ touches: Set<Touch>, with event: Event) {
    // A touch on the scroll view itself is not one on its content.
    let isOnContent = touches.contains { $0.node !== node }
    let canScroll = (node as? ScrollableNode)?.isScrollEnabled ?? false
    if isOnContent, canScroll, deadline == nil {
      wait(until: event.timestamp + StandardDuration.contentTouchDelay)
    } else {
      state = .failed
    }
  }

  override func touchesEnded(_ touches: Set<Touch>, with event: Event) {
    state = .failed
  }

  override func deadlinePassed() {
    state = .failed
  }
}
