public import Foundation

/// What a host tells its screen: something a person or the world did.
public enum InputEvent: Hashable, Sendable {
  /// A finger, or a mouse button, changed; `id` tells fingers apart.
  case touch(id: Int, phase: Touch.Phase, location: CGPoint)
  /// A key was pressed.
  case key(Key)
  /// A text was pasted. It can be of any size, and is never a key.
  case paste(String)
  /// A wheel was turned.
  case wheel(Wheel)
  /// The host's size changed; the screen reads it from the host.
  case resize
  /// What the host is capable of changed; the screen reads it from the host and draws all anew.
  case capabilities
}

extension InputEvent {
  /// Whether it goes to whoever has the keys.
  var isTyped: Bool {
    switch self {
    case .key, .paste: true
    case .touch, .wheel, .resize, .capabilities: false
    }
  }
}
