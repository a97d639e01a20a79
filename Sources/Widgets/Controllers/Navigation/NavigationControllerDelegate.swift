/// Is told by a navigation controller which screen it shows. Every method has a default.
@MainActor public protocol NavigationControllerDelegate: AnyObject {
  /// A controller is about to be shown: by a push, a pop, a new stack, or for the first time. Comes
  /// after its ``ViewController/viewWillAppear(_:)`` (NAV-23, NAV-24).
  func navigationController(
    _ navigationController: NavigationController, willShow controller: ViewController,
    animated: Bool)

  /// A controller is shown. Comes after its ``ViewController/viewDidAppear(_:)`` (NAV-23).
  func navigationController(
    _ navigationController: NavigationController, didShow controller: ViewController,
    animated: Bool)
}

extension NavigationControllerDelegate {
  /// Does nothing.
  public func navigationController(
    _ navigationController: NavigationController, willShow controller: ViewController,
    animated: Bool
  ) {}

  /// Does nothing.
  public func navigationController(
    _ navigationController: NavigationController, didShow controller: ViewController,
    animated: Bool
  ) {}
}
