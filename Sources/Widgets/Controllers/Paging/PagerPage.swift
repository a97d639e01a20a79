import Foundation

/// A page of a pager: its id, and its controller once that has been made.
@MainActor final class PagerPage {
  /// What the page is called.
  let id: AnyHashable
  /// Makes the controller; nil for a page that was given as one.
  var make: (() -> ViewController?)?
  /// Makes what a strip shows for the page; nil leaves it to the controller, or to the id.
  var makeItem: (() -> TopTabItem)?
  /// The controller; nil until the page is seen, and again when it was let go.
  var controller: ViewController?
  /// What a strip shows for the page.
  var item: TopTabItem?
  /// How far the content was scrolled when the controller was let go.
  var keptDistance: CGFloat?

  /// A page whose controller is made when it is needed.
  init(id: AnyHashable, make: @escaping () -> ViewController?) {
    self.id = id
    self.make = make
  }

  /// A page that is a controller.
  init(controller: ViewController) {
    id = AnyHashable(controller)
    self.controller = controller
  }

  // MARK: - The place of the content

  /// Lets the controller go; how far its content is scrolled is kept.
  func letGo() {
    if let content = controller?.contentScrollableNode {
      keptDistance = content.scrollMetrics.distance(along: .vertical)
    }
    controller?.tellWillMove(toParent: nil)
    controller?.viewIfLoaded?.removeFromSupernode()
    controller?.removeFromParent()
    controller = nil
  }

  /// Scrolls the content of a controller that was made anew to where it was; it must be laid out.
  func restorePlace() {
    guard let distance = keptDistance, let content = controller?.contentScrollableNode else {
      return
    }
    keptDistance = nil
    content.move(to: distance, along: .vertical, animated: false)
  }
}
