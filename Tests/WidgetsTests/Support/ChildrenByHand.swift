import Widgets

/// Puts a child into the view of its parent, with the calls that UIKit asks for.
@MainActor func add(_ child: ViewController, to parent: ViewController) {
  parent.addChild(child)
  parent.view.addSubnode(child.view)
  child.didMove(toParent: parent)
}

/// Takes a child out of the view of its parent, with the calls that UIKit asks for.
@MainActor func remove(_ child: ViewController) {
  child.willMove(toParent: nil)
  child.viewIfLoaded?.removeFromSupernode()
  child.removeFromParent()
}
