import Testing
import Widgets
import WidgetsTestSupport

@testable import Gallery

@MainActor struct LiveFeedTests {
  private let host = TestHost(
    size: CGSize(width: 50, height: 12),
    rootViewController: NavigationController(rootViewController: LiveFeedController()))
  private let middle = CGPoint(x: 20, y: 6)

  /// What is on the screen below the bar, without the scroll indicator and the button.
  private var reading: [String] {
    (2..<11).map { String(host.surface.text(ofRow: $0).prefix(49)).trimmedRight }
  }

  @Test func `at the top new posts push the others down`() {
    #expect(host.screen.contains("#1000"))
    host.advance(by: 2.05)
    #expect(host.surface.text(ofRow: 1).hasPrefix(" #1002"))
    #expect(!host.screen.contains("new"))
  }

  @Test func `what is read stays in its place, whatever comes in above and below`() {
    host.wheel(at: middle, by: 12)
    host.advance(by: 0.3)
    let before = reading
    host.advance(by: 7)
    #expect(reading == before)
    #expect(host.screen.contains("↑ 7 new"))
  }

  @Test func `a tap leads to the newest, and nothing is new any more`() throws {
    host.wheel(at: middle, by: 12)
    host.advance(by: 3.05)
    try host.tap("↑ 3 new")
    host.advance(by: 0.9)
    #expect(host.surface.text(ofRow: 1).hasPrefix(" #1003"))
    #expect(!host.screen.contains("new"))
  }

  @Test func `what a person writes is the newest post, and is shown`() {
    host.wheel(at: middle, by: 12)
    host.press(.tab)
    host.type("Hello, n?")
    #expect(host.screen.contains("Hello, n?"))
    host.press(.enter)
    host.advance(by: 0.9)
    #expect(host.surface.text(ofRow: 1).hasPrefix(" #1001 · You"))
    #expect(host.surface.text(ofRow: 2).hasPrefix(" Hello, n?"))
    #expect(host.surface.text(ofRow: 11).hasPrefix(" Write a post"))
    host.press(.enter)
    #expect(host.surface.text(ofRow: 1).hasPrefix(" #1001"))
  }

  @Test func `the key n leads to the newest`() {
    host.wheel(at: middle, by: 30)
    host.advance(by: 2.05)
    host.press(.character("n"))
    host.advance(by: 0.9)
    #expect(host.surface.text(ofRow: 1).hasPrefix(" #1002"))
  }

  @Test func `posts that come in while a finger drags do not move what is under it`() {
    host.wheel(at: middle, by: 12)
    host.touchDown(at: CGPoint(x: 20, y: 9))
    host.touchMove(to: CGPoint(x: 20, y: 7))
    host.touchMove(to: CGPoint(x: 20, y: 6))
    host.advance(by: 0.3)
    let before = reading
    host.advance(by: 3)
    #expect(reading == before)
    host.touchUp(at: CGPoint(x: 20, y: 6))
  }

  @Test func `nothing arrives while the feed is not on the screen`() {
    let feed = LiveFeedController()
    let navigation = NavigationController(rootViewController: feed)
    let host = TestHost(size: CGSize(width: 50, height: 12), rootViewController: navigation)
    navigation.pushViewController(ViewController(), animated: false)
    host.advance(by: 5)
    #expect(host.window.screen.isIdle)
    navigation.popViewController(animated: false)
    host.advance(by: 1.05)
    #expect(host.surface.text(ofRow: 1).hasPrefix(" #1001"))
  }

  @Test func `at the top the mark of the keys stays in the newest post`() {
    host.advance(by: 9.05)
    let marked = (1..<5).first { host.surface.text(ofRow: $0).hasPrefix("›") }
    #expect(marked != nil)
    #expect(host.surface.text(ofRow: 1).contains("#1009"))
  }

  @Test func `a post that a person has marked stays in view`() {
    host.press(.down)
    for _ in 0..<12 {
      host.advance(by: 1)
      let isSeen = (1..<12).contains { host.surface.text(ofRow: $0).hasPrefix("›") }
      #expect(isSeen)
    }
    #expect(host.screen.contains("new"))
  }
}

extension String {
  fileprivate var trimmedRight: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
