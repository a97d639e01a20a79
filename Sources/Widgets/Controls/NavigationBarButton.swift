import Foundation

/// A button that a navigation bar makes, for an item or for the way back.
class NavigationBarButton: Button {
  override var takesFocusFromTouches: Bool { takesFocusAsBarItem }
}

extension Node {
  /// Whether a finger gives focus to this node, an item of a bar. In a bar that a controller keeps
  /// it does only from another item: else who taps an item means the content, which keeps the keys.
  final var takesFocusAsBarItem: Bool {
    var bar: Node?
    walkUp { node in
      if node.isManagedBar { bar = node }
      return bar == nil
    }
    guard let bar else { return true }
    return root?.focusedNode?.isDescendant(of: bar) ?? false
  }
}
