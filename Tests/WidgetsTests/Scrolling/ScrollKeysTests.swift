import Foundation
import Testing
import Widgets
import WidgetsTestSupport

@MainActor struct ScrollKeysTests {
  private func cells() -> ScrollStage {
    ScrollStage(
      size: CGSize(width: 80, height: 24), content: CGSize(width: 200, height: 100),
      metrics: .cells)
  }

  @Test func `arrow and page keys move the focused content`() {
    let stage = cells()
    #expect(stage.node.becomeFocused())
    var offsets: [CGPoint] = []
    for key in [.down, .pageDown, .up, .right, .end, .pageUp, .left, .home] as [Key.Code] {
      stage.host.press(key)
      offsets.append(stage.node.contentOffset)
    }
    // A page is the viewport less one line.
    let expected = [
      (0, 1), (0, 24), (0, 23), (1, 23), (1, 76), (1, 53), (0, 53), (0, 0),
    ].map { CGPoint(x: $0.0, y: $0.1) }
    #expect(offsets == expected)
  }

  @Test func `a key to where the content is keeps it from leaving`() {
    let stage = cells()
    stage.node.becomeFocused()
    stage.host.press(.end)
    stage.node.scrollToTop()
    stage.host.press(.down)
    stage.host.settle()
    #expect(stage.node.contentOffset.y == 76)
    #expect(stage.calls == ["didEndScrollingAnimation()"])
  }

  /// Content of cells on its way to the top, between two rows.
  private func travelling() -> ScrollStage {
    let stage = cells()
    stage.node.becomeFocused()
    stage.host.press(.end)
    stage.node.scrollToTop()
    stage.host.advance(by: 0.12)
    let y = stage.node.contentOffset.y
    #expect(y != y.rounded())
    return stage
  }

  @Test(arguments: [(Key.Code.down, 1), (.up, -1), (.right, 0), (.pageUp, -23)])
  func `a key that stops content of cells leaves it on a whole row`(
    code: Key.Code, step: CGFloat
  ) {
    let stage = travelling()
    let seen = stage.node.contentOffset.y.rounded()
    stage.host.press(code)
    stage.host.settle()
    #expect(stage.node.contentOffset.y == seen + step)
  }

  @Test func `so does a click, and a finger that moves it on`() {
    let stage = travelling()
    let seen = stage.node.contentOffset.y.rounded()
    let point = CGPoint(x: 20, y: 10)
    stage.host.touchDown(at: point)
    #expect(stage.node.contentOffset.y == seen)
    stage.host.advance(by: 0.5)
    stage.host.touchMove(to: CGPoint(x: 20, y: 8))
    stage.host.advance(by: 0.5)
    stage.host.touchUp(at: CGPoint(x: 20, y: 8))
    stage.host.settle()
    #expect(stage.node.contentOffset.y == seen + 2)
  }

  @Test func `on a screen of points a key and a finger stop it where it is`() {
    let stage = ScrollStage()
    stage.node.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
    stage.host.advance(by: 0.1)
    let y = stage.node.contentOffset.y
    #expect(y != y.rounded())
    stage.host.tap(at: CGPoint(x: 20, y: 10))
    stage.host.settle()
    #expect(stage.node.contentOffset.y == y)
  }

  @Test func `momentum that ends because the window goes ends on a whole row`() {
    let stage = cells()
    stage.host.drag(
      from: CGPoint(x: 20, y: 20), to: CGPoint(x: 20, y: 4), duration: 0.1)
    stage.host.advance(by: 0.1)
    let y = stage.node.contentOffset.y
    #expect(stage.node.isDecelerating && y != y.rounded())
    stage.node.removeFromSupernode()
    #expect(stage.node.contentOffset.y == y.rounded())
  }

  @Test func `keys turn whole pages where paging is on`() {
    let stage = ScrollStage(
      size: CGSize(width: 20, height: 6), content: CGSize(width: 80, height: 6), metrics: .cells)
    stage.node.isPagingEnabled = true
    stage.node.becomeFocused()
    var offsets: [CGFloat] = []
    func note() {
      stage.host.settle()
      offsets.append(stage.node.contentOffset.x)
    }
    stage.host.press(.right)
    note()
    stage.host.press(.right)
    stage.host.press(.right)
    note()
    stage.host.press(.left)
    note()
    #expect(offsets == [20, 60, 40])
    #expect(stage.node.contentOffset.y == 0)
  }

  @Test func `a key that moves nothing is left to others`() {
    let stage = cells()
    stage.node.becomeFocused()
    var unhandled: [Key] = []
    stage.host.window.screen.onUnhandledKey = { unhandled.append($0) }
    stage.host.press(.up)
    stage.host.press(Key(.down, modifiers: .alt))
    stage.node.isScrollEnabled = false
    stage.host.press(.down)
    #expect(unhandled == [Key(.up), Key(.down, modifiers: .alt), Key(.down)])
    #expect(stage.node.contentOffset == .zero)
  }

  @Test func `it takes focus only while there is something to scroll`() {
    let stage = cells()
    #expect(stage.node.canBecomeFocused)
    stage.node.contentSize = CGSize(width: 80, height: 24)
    #expect(!stage.node.canBecomeFocused)
  }

  @Test func `the wheel moves by lines and never past the ends`() {
    let stage = ScrollStage()
    let point = CGPoint(x: 9, y: 9)
    stage.host.wheel(at: point, by: 3)
    // A line of text is 20 points.
    #expect(stage.node.contentOffset.y == 60)
    stage.host.wheel(at: point, by: 1000)
    #expect(stage.node.contentOffset.y == 700)
    stage.host.wheel(at: point, by: -1000)
    #expect(stage.node.contentOffset.y == 0)
    stage.host.settle()
    #expect(stage.calls.isEmpty)
  }

  @Test func `the wheel stops what moves`() {
    let stage = ScrollStage()
    stage.node.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
    stage.host.advance(by: 0.15)
    stage.host.wheel(at: CGPoint(x: 9, y: 9), by: 1)
    let y = stage.node.contentOffset.y
    #expect(abs(y - 320) < 0.01)
    stage.host.settle()
    #expect(stage.node.contentOffset.y == y)
    #expect(stage.calls == ["didEndScrollingAnimation()"])
  }

  @Test func `a precise wheel glides, and adds up on the way`() {
    let stage = ScrollStage()
    let wheel = Wheel(
      location: CGPoint(x: 9, y: 9), delta: CGSize(width: 0, height: 30), isPrecise: true)
    stage.host.turn(wheel)
    #expect(stage.node.contentOffset.y == 0)
    stage.host.advance(by: 0.05)
    #expect(stage.node.contentOffset.y > 0 && stage.node.contentOffset.y < 30)
    stage.host.turn(wheel)
    stage.host.settle()
    #expect(stage.node.contentOffset.y == 60)
    #expect(stage.calls.isEmpty)
  }

  @Test func `a wheel that is not finite moves nothing`() {
    let stage = ScrollStage()
    stage.host.turn(
      Wheel(location: CGPoint(x: 9, y: 9), delta: CGSize(width: CGFloat.nan, height: .infinity)))
    #expect(stage.allCalls.isEmpty)
  }
}
