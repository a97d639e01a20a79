import Foundation

extension Screen {
  /// Hands an event to the window it is for.
  func handle(_ event: InputEvent) {
    switch event {
    case .touch(let id, let phase, let location):
      handleTouch(id: id, phase: phase, location: location)
    case .key(let key):
      handleKey(key)
    case .wheel(let wheel):
      let hit = windows.reversed().lazy.compactMap { $0.hit(at: wheel.location) }.first
      _ = hit?.wheelTurned(wheel)
    case .resize:
      for window in windows { window.fitScreen() }
    }
  }

  private func handleTouch(id: Int, phase: Touch.Phase, location: CGPoint) {
    guard location.isFinite else { return }
    if phase == .began {
      for window in windows.reversed() {
        window.touches.cancel(id: id)
        if let node = window.hit(at: location) {
          window.touches.begin(id: id, at: location, on: node, now: now)
          return
        }
      }
    } else {
      for window in windows { window.touches.change(id: id, phase, at: location, now: now) }
    }
  }

  private func handleKey(_ key: Key) {
    guard let window = keyWindow ?? windows.last, window.firstKeyResponder.keyPressed(key) else {
      onUnhandledKey?(key)
      return
    }
  }
}
