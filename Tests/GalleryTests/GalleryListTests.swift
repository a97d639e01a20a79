import Testing
import Widgets
import WidgetsTestSupport

@testable import Gallery

@MainActor struct GalleryListTests {
  private let list = GalleryListController()
  private let host: TestHost

  init() {
    host = TestHost(rootViewController: list)
  }

  @Test func `every demo is a row with its summary`() {
    for demo in Demo.all {
      #expect(host.screen.contains(demo.name))
      #expect(host.screen.contains(demo.summary))
    }
  }

  @Test func `a click opens a demo over the whole screen`() throws {
    try host.tap("reselect-policy", role: .row)
    host.settle()
    #expect(list.presentedViewController is ReselectPolicyController)
    #expect(!host.screen.contains("gallery"))
  }

  @Test func `Enter opens the demo at the cursor`() {
    host.press(.enter)
    host.settle()
    #expect(list.presentedViewController is ItemTapScrollTabController)
  }

  @Test func `Escape pops first and comes back at the root`() throws {
    host.press(.enter)
    host.settle()
    try host.tap("Row 3")
    host.settle()
    host.press(.escape)
    host.settle()
    #expect(host.surface.text(ofRow: 0).contains("Table"))
    host.press(.escape)
    host.settle()
    #expect(list.presentedViewController == nil)
    #expect(host.screen.contains("Widgets gallery"))
  }

  @Test func `Escape in the list is not handled`() {
    var unhandled: [Key] = []
    host.window.screen.onUnhandledKey = { unhandled.append($0) }
    host.press(.escape)
    #expect(unhandled == [Key(.escape)])
  }

  @Test(arguments: [CGSize(width: 1, height: 1), .zero, CGSize(width: 500, height: 200)])
  func `any size will do`(size: CGSize) {
    let host = TestHost(size: size, rootViewController: GalleryListController())
    for demo in Demo.all {
      host.window.rootViewController = demo.make()
      // A demo with a timer never comes to rest.
      host.advance(by: 1)
    }
    #expect(host.diagnostics == [])
  }

  @Test(arguments: [30, 40, 60, 79])
  func `on a narrow screen summaries go on below their names`(width: Int) {
    let host = TestHost(
      size: CGSize(width: width, height: 60), rootViewController: GalleryListController())
    host.settle()
    #expect(!host.screen.contains("…"))
    #expect(host.screen.contains("? shows keys"))
    for demo in Demo.all { #expect(host.screen.contains(demo.name)) }
  }

  @Test func `the second click of a double click does nothing in the demo`() {
    let row = CGPoint(x: 5, y: 2)
    host.tap(at: row)
    host.advance(by: 0.1)
    host.tap(at: row)
    host.settle()
    let demo = list.presentedViewController as? TabBarController
    let stack = demo?.selectedViewController as? NavigationController
    #expect(stack?.viewControllers.count == 1)
  }

  @Test func `keys that are typed ahead go to the demo`() {
    for code in [Key.Code.enter, .down, .down, .enter] {
      host.window.screen.send(.key(Key(code)))
    }
    host.settle()
    #expect(host.surface.text(ofRow: 0).contains("Row 2"))
  }
}
