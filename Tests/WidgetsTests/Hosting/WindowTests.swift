import Foundation
import Testing

@testable import Widgets

@MainActor struct WindowTests {
  private let host = FakeScreenHost()
  private let log = CallLog()

  @Test func `WIN-01 a new window is hidden until it is shown`() {
    let window = host.makeHiddenWindow()
    #expect(window.isHidden)
    #expect(host.screen.windows == [])
    #expect(!window.isKeyWindow)
    window.makeKeyAndVisible()
    #expect(!window.isHidden)
    #expect(window.isKeyWindow)
    #expect(host.screen.windows == [window])
  }

  @Test func `WIN-01 one window is the key window`() {
    let first = host.makeWindow()
    let second = host.makeWindow()
    #expect(!first.isKeyWindow)
    #expect(second.isKeyWindow)
    let third = host.makeHiddenWindow()
    third.isHidden = false
    #expect(second.isKeyWindow)
    second.isHidden = true
    #expect(!second.isKeyWindow)
    #expect(third.isKeyWindow)
  }

  @Test func `WIN-02 the root's view fills the window and follows its size`() {
    let window = host.makeWindow()
    let controller = ViewController()
    window.rootViewController = controller
    #expect(window.subnodes == [controller.view])
    #expect(controller.view.frame == window.bounds)
    window.frame = CGRect(x: 5, y: 5, width: 100, height: 50)
    host.runFrame()
    #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
  }

  @Test func `WIN-02 replacing the root removes the old view`() {
    let window = host.makeWindow()
    let (old, new) = (ViewController(), ViewController())
    window.rootViewController = old
    host.runFrame()
    window.rootViewController = new
    #expect(window.subnodes == [new.view])
    #expect(old.view.window == nil)
    window.rootViewController = nil
    #expect(window.subnodes == [])
  }

  @Test func `WIN-03 the root appears with its window, not before`() {
    let window = host.makeHiddenWindow()
    let controller = LoggingController("root", log)
    window.rootViewController = controller
    host.runFrame()
    #expect(log.take() == [])
    #expect(!controller.isViewLoaded)
    window.makeKeyAndVisible()
    #expect(log.take() == ["root willAppear", "root isAppearing"])
    host.runFrame()
    #expect(log.take() == ["root didAppear"])
  }

  @Test func `WIN-03 the root disappears and appears again with its window`() {
    let window = host.makeWindow()
    window.rootViewController = LoggingController("root", log)
    host.runFrame()
    _ = log.take()
    window.isHidden = true
    host.runFrame()
    #expect(log.take() == ["root willDisappear", "root didDisappear"])
    window.isHidden = false
    host.runFrame()
    #expect(log.take() == ["root willAppear", "root isAppearing", "root didAppear"])
  }

  @Test func `WIN-04 replacing the root of a visible window completes both`() {
    let window = host.makeWindow()
    window.rootViewController = LoggingController("old", log)
    host.runFrame()
    _ = log.take()
    window.rootViewController = LoggingController("new", log)
    host.runFrame()
    let calls = log.take()
    #expect(
      calls.filter { $0.hasPrefix("old") } == ["old willDisappear", "old didDisappear"])
    #expect(
      calls.filter { $0.hasPrefix("new") }
        == ["new willAppear", "new isAppearing", "new didAppear"])
  }

  @Test func `WIN-04 a root that moves to another window leaves the first one`() {
    let first = host.makeWindow()
    let second = host.makeWindow()
    let controller = LoggingController("root", log)
    first.rootViewController = controller
    host.runFrame()
    _ = log.take()
    second.rootViewController = controller
    #expect(first.rootViewController == nil)
    #expect(controller.view.window === second)
    host.runFrame()
    #expect(
      log.take() == [
        "root willDisappear", "root willAppear", "root isAppearing", "root didAppear",
      ])
    second.isHidden = true
    host.runFrame()
    #expect(log.take() == ["root willDisappear", "root didDisappear"])
  }

  @Test func `WIN-04 a root that is taken away and given back in one frame stays shown`() {
    let window = host.makeWindow()
    let controller = LoggingController("root", log)
    window.rootViewController = controller
    host.runFrame()
    _ = log.take()
    window.rootViewController = nil
    window.rootViewController = controller
    host.runFrame()
    #expect(
      log.take() == [
        "root willDisappear", "root willAppear", "root isAppearing", "root didAppear",
      ])
    window.rootViewController = nil
    host.runFrame()
    #expect(log.take() == ["root willDisappear", "root didDisappear"])
  }

  @Test func `WIN-04 a root that moves to a hidden window disappears`() {
    let window = host.makeWindow()
    let hidden = host.makeHiddenWindow()
    let controller = LoggingController("root", log)
    window.rootViewController = controller
    host.runFrame()
    _ = log.take()
    hidden.rootViewController = controller
    host.runFrame()
    #expect(log.take() == ["root willDisappear", "root didDisappear"])
    hidden.isHidden = false
    host.runFrame()
    #expect(log.take() == ["root willAppear", "root isAppearing", "root didAppear"])
  }

  @Test func `WIN-06 the safe area of a root's view is the window's`() {
    let host = FakeScreenHost(safeAreaInsets: EdgeInsets(top: 59, bottom: 34))
    let window = host.makeWindow()
    let controller = ViewController()
    window.rootViewController = controller
    #expect(window.safeAreaInsets == EdgeInsets(top: 59, bottom: 34))
    #expect(controller.view.safeAreaInsets == window.safeAreaInsets)
    window.frame.origin.x = 7
    #expect(window.safeAreaInsets == EdgeInsets(top: 59, bottom: 34))
  }

  @Test func `setting the same root again changes nothing`() {
    let window = host.makeWindow()
    let controller = LoggingController("root", log)
    window.rootViewController = controller
    host.runFrame()
    _ = log.take()
    window.rootViewController = controller
    host.runFrame()
    #expect(log.take() == [])
  }

  @Test func `keys that a full-screen presentation leaves alone reach the window`() {
    let window = host.makeWindow()
    let root = ViewController()
    window.rootViewController = root
    host.runFrame()
    root.present(ViewController(), animated: false)
    host.runWantedFrames()
    let button = Button(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let other = Button(frame: CGRect(x: 20, y: 0, width: 10, height: 10))
    root.presentedViewController?.view.addSubnode(button)
    root.presentedViewController?.view.addSubnode(other)
    host.runFrame()
    #expect(button.isFocused)
    host.press(.tab)
    #expect(other.isFocused)
  }
}

@MainActor struct WindowLevelTests {
  private let host = FakeScreenHost()

  @Test func `WIN-05 a higher level is in front, whatever is shown last`() {
    let high = host.makeWindow(level: 10)
    let low = host.makeWindow()
    let other = host.makeWindow()
    #expect(host.screen.windows == [low, other, high])
    low.windowLevel = 20
    #expect(host.screen.windows == [other, high, low])
    low.windowLevel = 10
    #expect(host.screen.windows == [other, high, low])
  }

  @Test func `WIN-05 touches go to the front-most window that is hit`() {
    let log = CallLog()
    let low = host.makeWindow()
    let high = host.makeWindow(level: 1)
    low.addSubnode(TouchRecordingNode("low", log, frame: low.bounds))
    high.frame = CGRect(x: 100, y: 100, width: 50, height: 50)
    high.addSubnode(TouchRecordingNode("high", log, frame: high.bounds))
    host.tap(120, 120)
    #expect(log.take() == ["high began", "high ended"])
    host.tap(5, 5)
    #expect(log.take() == ["low began", "low ended"])
    high.isUserInteractionEnabled = false
    host.tap(120, 120)
    #expect(log.take() == ["low began", "low ended"])
    high.isUserInteractionEnabled = true
    high.isHidden = true
    host.tap(120, 120)
    #expect(log.take() == ["low began", "low ended"])
  }

  @Test func `WIN-05 a higher level is drawn above`() {
    let host = FakeScreenHost(size: CGSize(width: 4, height: 1), metrics: .cells)
    var screen = ""
    host.onPresent = { frame in
      var renderer = CellRenderer(columns: 4, rows: 1, metrics: .cells)
      frame.replay(into: &renderer)
      screen = renderer.surface.text
    }
    let high = host.makeWindow(level: 1)
    let low = host.makeWindow()
    let (label, other) = (Label(), Label())
    (label.text, other.text) = ("high", "low!")
    label.frame = high.bounds
    other.frame = low.bounds
    high.addSubnode(label)
    low.addSubnode(other)
    host.runFrame()
    #expect(screen == "high")
    low.windowLevel = 2
    host.runFrame()
    #expect(screen == "low!")
  }

  @Test func `makeKeyAndVisible brings a visible window to the front of its level`() {
    let first = host.makeWindow()
    let second = host.makeWindow()
    first.makeKeyAndVisible()
    #expect(host.screen.windows == [second, first])
    #expect(first.isKeyWindow)
  }

  @Test func `touches in a window that is not at the origin are in its coordinates`() {
    let window = host.makeWindow()
    window.frame = CGRect(x: 100, y: 50, width: 100, height: 100)
    window.bounds.origin = CGPoint(x: 0, y: 10)
    let spot = LocatingNode(frame: CGRect(x: 10, y: 20, width: 20, height: 20))
    window.addSubnode(spot)
    // (115, 65) is 15 right and 15 down in the window, which begins at (0, 10).
    host.tap(115, 65)
    #expect(spot.location == CGPoint(x: 5, y: 5))
    #expect(spot.locationInWindow == CGPoint(x: 15, y: 25))
    host.screen.send(
      .wheel(Wheel(location: CGPoint(x: 115, y: 65), delta: CGSize(width: 0, height: 1))))
    host.runFrame()
    #expect(spot.wheelLocation == CGPoint(x: 15, y: 25))
  }

  @Test func `two windows have their own focus, and keys go to the key window`() {
    let first = host.makeWindow()
    let second = host.makeWindow()
    let (a, b) = (Button(), Button())
    first.addSubnode(a)
    second.addSubnode(b)
    host.runFrame()
    #expect(a.isFocused)
    #expect(b.isFocused)
    let log = CallLog()
    a.addTarget(log, for: .primaryAction) { log, _ in log.add("a") }
    b.addTarget(log, for: .primaryAction) { log, _ in log.add("b") }
    host.press(.enter)
    first.makeKeyAndVisible()
    host.press(.enter)
    first.isHidden = true
    host.press(.enter)
    #expect(log.take() == ["b", "a", "b"])
  }
}

private final class LocatingNode: Node {
  private(set) var location = CGPoint.zero
  private(set) var locationInWindow = CGPoint.zero
  private(set) var wheelLocation = CGPoint.zero

  override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
    guard let touch = touches.first else { return }
    location = touch.location(in: self)
    locationInWindow = touch.location(in: nil)
  }

  override func wheelTurned(_ wheel: Wheel) -> Bool {
    wheelLocation = wheel.location
    return true
  }
}

/// A controller that writes its appearance calls into a log.
private final class LoggingController: ViewController {
  private let prefix: String
  private let log: CallLog

  init(_ name: String, _ log: CallLog) {
    prefix = name
    self.log = log
    super.init()
  }

  override func viewWillAppear(_ animated: Bool) { log.add("\(prefix) willAppear") }
  override func viewIsAppearing(_ animated: Bool) { log.add("\(prefix) isAppearing") }
  override func viewDidAppear(_ animated: Bool) { log.add("\(prefix) didAppear") }
  override func viewWillDisappear(_ animated: Bool) { log.add("\(prefix) willDisappear") }
  override func viewDidDisappear(_ animated: Bool) { log.add("\(prefix) didDisappear") }
}
