public import Foundation
public import Widgets

extension TestHost {
  // MARK: - Taps

  /// Taps what shows a text, as a person would who reads the screen.
  ///
  /// The whole text counts, and only what a tap would reach: visible, and its middle not covered.
  /// Windows are searched front to back. Without a role, buttons and other controls are preferred
  /// to tabs, those to rows, and those to any other text.
  ///
  /// - Throws: ``TapError`` with the texts that could be tapped instead, when nothing shows the
  ///   text or several things of one role do.
  public func tap(_ text: String, role: TapRole? = nil) throws(TapError) {
    tap(at: try ScreenReader(screen: window.screen).target(text, role: role).point)
  }

  /// Taps the middle of the visible part of a node, whatever is in front of it.
  ///
  /// A node that cannot be seen is not tapped; a diagnostic `testhost.tap` says so.
  public func tap(_ node: Node) {
    guard let point = ScreenReader(screen: window.screen).middle(of: node) else {
      report("testhost.tap", "\(Swift.type(of: node)) cannot be seen, so it was not tapped.")
      return
    }
    tap(at: point)
  }

  /// Puts a finger down at a point of the screen and lifts it, with a frame after each.
  public func tap(at point: CGPoint) {
    touchDown(at: point)
    touchUp(at: point)
  }

  // MARK: - Fingers

  /// Puts a finger down and runs a frame. Fingers are told apart by number; 0 by default.
  public func touchDown(at point: CGPoint, finger: Int = 0) {
    send(.touch(id: finger, phase: .began, location: point))
  }

  /// Moves a finger that is down and runs a frame.
  public func touchMove(to point: CGPoint, finger: Int = 0) {
    send(.touch(id: finger, phase: .moved, location: point))
  }

  /// Lifts a finger and runs a frame.
  public func touchUp(at point: CGPoint, finger: Int = 0) {
    send(.touch(id: finger, phase: .ended, location: point))
  }

  /// Takes a finger away, as a system does when it interrupts, and runs a frame.
  public func touchCancel(at point: CGPoint, finger: Int = 0) {
    send(.touch(id: finger, phase: .cancelled, location: point))
  }

  /// Drags a finger in a straight line at a constant speed, a step each 1/60 s, and lifts it.
  ///
  /// - Parameters:
  ///   - start: Where the finger comes down, in the screen's units.
  ///   - end: Where it is lifted.
  ///   - duration: Seconds from down to up, on the host's clock; 0.3 by default. At 0 or less the
  ///     finger moves in one step.
  public func drag(from start: CGPoint, to end: CGPoint, duration: Double = 0.3) {
    let duration = duration.isFinite ? max(0, duration) : 0
    let steps = max(1, Int((min(duration, 3600) * 60).rounded()))
    touchDown(at: start)
    for step in 1...steps {
      advance(by: duration / Double(steps))
      let part = CGFloat(step) / CGFloat(steps)
      touchMove(
        to: CGPoint(
          x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part))
    }
    touchUp(at: end)
  }

  // MARK: - Wheel and keys

  /// Turns the wheel over a point by some lines and runs a frame; positive scrolls towards the end
  /// of the content.
  public func wheel(at point: CGPoint, by lines: Int) {
    send(.wheel(Wheel(location: point, delta: CGSize(width: 0, height: CGFloat(lines)))))
  }

  /// Turns any kind of wheel and runs a frame.
  public func turn(_ wheel: Wheel) {
    send(.wheel(wheel))
  }

  /// Presses a key and runs a frame.
  public func press(_ key: Key) {
    send(.key(key))
  }

  /// Presses the key of each character of a text, with a frame after each; a line break is Enter, a
  /// tab is Tab.
  public func type(_ text: String) {
    for character in text {
      if character.isNewline {
        press(.enter)
      } else if character == "\t" {
        press(.tab)
      } else {
        press(.character(character))
      }
    }
  }

  /// Pastes a text into what keys go to and runs a frame.
  public func paste(_ text: String) {
    send(.paste(text))
  }

  /// Presses a key without modifiers and runs a frame.
  public func press(_ code: Key.Code) {
    press(Key(code))
  }
}
