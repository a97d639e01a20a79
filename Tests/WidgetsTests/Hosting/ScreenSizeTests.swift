import Foundation
import Testing

@testable import Widgets

@MainActor struct ScreenSizeTests {
  @Test(arguments: [
    (CGSize(width: 0, height: 0), CGSize(width: 80, height: 24)),
    (CGSize(width: 1, height: 1), CGSize(width: 1, height: 1)),
    (CGSize(width: 500, height: 200), CGSize(width: 500, height: 200)),
    (CGSize(width: 40, height: 0), CGSize(width: 40, height: 24)),
    (CGSize(width: -5, height: 10), CGSize(width: 80, height: 10)),
    (CGSize(width: CGFloat.nan, height: .infinity), CGSize(width: 80, height: 24)),
  ])
  func `a size that is not known is 80 by 24`(size: CGSize, expected: CGSize) {
    let host = FakeScreenHost(size: size, metrics: .cells)
    let window = host.makeWindow()
    let controller = ViewController()
    window.rootViewController = controller
    host.runFrame()
    #expect(host.screen.bounds == CGRect(origin: .zero, size: expected))
    #expect(window.frame == host.screen.bounds)
    #expect(controller.view.frame == host.screen.bounds)
  }

  @Test func `on a screen of points it is as many columns and lines of text`() {
    let host = FakeScreenHost(size: .zero, metrics: .points)
    // 80 × 8 and 24 × 20 points.
    #expect(host.screen.bounds == CGRect(x: 0, y: 0, width: 640, height: 480))
  }

  @Test func `a new size is laid out and drawn in the frame that learns of it`() {
    let host = FakeScreenHost(metrics: .cells)
    let controller = ViewController()
    host.makeWindow().rootViewController = controller
    host.runWantedFrames()
    var sizes: [CGSize] = []
    host.onPresent = { sizes.append($0.size) }
    for (width, height) in [(1, 1), (500, 200), (0, 0), (80, 24)] as [(CGFloat, CGFloat)] {
      host.resize(width, height)
      #expect(controller.view.frame == host.screen.bounds)
      #expect(host.screen.isIdle)
    }
    #expect(
      sizes == [
        CGSize(width: 1, height: 1), CGSize(width: 500, height: 200),
        CGSize(width: 80, height: 24),
      ])
  }

  @Test func `VIEW-47 a new size keeps the safe area without telling`() {
    let log = CallLog()
    let host = FakeScreenHost(safeAreaInsets: EdgeInsets(top: 44))
    let window = host.makeWindow()
    let node = RecordingNode("node", log, frame: window.bounds)
    node.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.addSubnode(node)
    _ = log.take()
    host.resize(500, 200)
    #expect(window.safeAreaInsets == EdgeInsets(top: 44))
    #expect(node.safeAreaInsets == EdgeInsets(top: 44))
    #expect(log.take(".safeArea") == [])
  }

  @Test func `a new safe area is learnt with a new size`() {
    let host = FakeScreenHost(safeAreaInsets: EdgeInsets(top: 44))
    let window = host.makeWindow()
    host.capabilities.safeAreaInsets = EdgeInsets(left: 20)
    host.resize(480, 320)
    #expect(window.safeAreaInsets == EdgeInsets(left: 20))
  }

  @Test func `a window with a frame of its own keeps it`() {
    let host = FakeScreenHost()
    let window = host.makeWindow()
    window.frame = CGRect(x: 10, y: 10, width: 100, height: 100)
    host.resize(500, 500)
    #expect(window.frame == CGRect(x: 10, y: 10, width: 100, height: 100))
  }

  @Test func `a hidden window learns of a new size when it is shown`() {
    let host = FakeScreenHost()
    let window = host.makeHiddenWindow()
    _ = host.makeWindow()
    host.resize(500, 200)
    window.isHidden = false
    #expect(window.frame == CGRect(x: 0, y: 0, width: 500, height: 200))
  }
}
