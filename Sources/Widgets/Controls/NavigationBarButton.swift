/// A button that a navigation bar makes, for an item or for the way back.
class NavigationBarButton: Button {
  override var takesFocusFromTouches: Bool { takesFocusAsBarItem }
}
