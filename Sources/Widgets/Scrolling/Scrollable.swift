/// Something that can be sent to the top of its content, such as a controller that shows a list.
///
/// ```swift
/// extension FeedController: Scrollable {
///   func scrollToTop() { scrollToTop(animated: true) }
/// }
/// ```
///
/// In a subclass of a class that conforms, override ``scrollToTop(animated:)``: a new
/// `scrollToTop()` there is never called, because Swift looks defaults up when the conforming class
/// is compiled.
@MainActor public protocol Scrollable {
  /// Sends the content to its top, animated; calls ``scrollToTop(animated:)`` by default.
  func scrollToTop()

  /// Sends the content to its top.
  ///
  /// Returns whether anything will move: false when it is there or on the way already.
  @discardableResult func scrollToTop(animated: Bool) -> Bool
}

extension Scrollable {
  /// Sends the content to its top, animated.
  public func scrollToTop() {
    scrollToTop(animated: true)
  }
}
