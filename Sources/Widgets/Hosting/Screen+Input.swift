import Foundation

extension Screen {
  /// Hands an event to the window it is for.
  func handle(_ event: InputEvent) {
    switch event {
    case .touch(let id, let phase, let location):
      handleTouch(id: id, phase: phase, location: location)
    case .key(let key):
      handleKey(key)
    case .paste(let text):
      _ = (keyWindow ?? windows.last)?.firstKeyResponder.textPasted(text)
    case .wheel(let wheel):
      handleWheel(wheel)
    case .resize:
      for window in windows { window.fitScreen() }
    case .capabilities:
      for window in windows {
        window.fitScreen()
        window.capabilitiesDidChange()
      }
    }
  }

  /// Whether what is typed now is for a screen that is not in place yet, but will be.
  var awaitsAnotherScreen: Bool {
    windows.contains { $0.rootViewController?.awaitsAnotherScreen ?? false }
  }

  /// Whether this frame is to find the node that keys go to.
  var awaitsFocus: Bool { (keyWindow ?? windows.last)?.awaitsFocus ?? false }

  /// A touch or a wheel on screens that change places is for what is around them.
  private func handleTouch(id: Int, phase: Touch.Phase, location: CGPoint) {
    guard location.isFinite else { return }
    if phase == .began {
      for window in windows { window.touches.cancel(id: id) }
      for window in windows.reversed() {
        let point = window.point(ofScreen: location)
        if let node = window.hit(at: point) {
          if let receiver = node.touchReceiver {
            window.touches.begin(id: id, at: point, on: receiver, now: now)
          }
          return
        }
      }
    } else {
      for window in windows {
        let point = window.point(ofScreen: location)
        window.touches.change(id: id, phase, at: point, now: now)
      }
    }
  }

  private func handleWheel(_ wheel: Wheel) {
    for window in windows.reversed() {
      var wheel = wheel
      wheel.location = window.point(ofScreen: wheel.location)
      if let node = window.hit(at: wheel.location) {
        _ = node.touchReceiver?.wheelTurned(wheel)
        return
      }
    }
  }

  private func handleKey(_ key: Key) {
    guard let window = keyWindow ?? windows.last, window.firstKeyResponder.handle(key) else {
      onUnhandledKey?(key)
      return
    }
  }
}
