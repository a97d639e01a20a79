import Testing
import WidgetsTestSupport

@testable import Widgets

@MainActor struct NavigationBarTests {
  private let screen = ControlScreen()
  private let bar = NavigationBar(frame: CGRect(x: 0, y: 0, width: 40, height: 1))
  private let table = NavigationItem(title: "Table")
  private let row = NavigationItem(title: "Row 3")

  init() {
    screen.show(bar)
    bar.items = [table, row]
    screen.refresh()
  }

  private var backButton: BackButton? {
    bar.subnodes.lazy.compactMap { $0 as? BackButton }.first
  }

  @Test func `NAV-50 the top item is the last, and the back item the one before`() {
    #expect(bar.topItem === row)
    #expect(bar.backItem === table)
    bar.items = []
    #expect(bar.topItem == nil && bar.backItem == nil)
  }

  @Test func `it shows the way back, the title and the items in one line`() {
    row.rightBarButtonItem = BarButtonItem(title: "Edit")
    screen.refresh()
    //  40 columns; the title of 5 starts at 17.
    #expect(screen.line(0) == " ‹ Table         Row 3             Edit")
  }

  @Test func `the line is underlined, and the title bold, so the bar shows without colour`() {
    #expect(screen.attributes(12, 0) == .underline)
    #expect(screen.attributes(39, 0) == .underline)
    #expect(screen.attributes(17, 0) == [.underline, .bold])
  }

  @Test func `it hides what is below`() {
    let below = Label(frame: CGRect(x: 0, y: 0, width: 40, height: 1))
    below.text = String(repeating: "x", count: 40)
    screen.controller.view.insertSubnode(below, at: 0)
    screen.refresh()
    #expect(screen.line(0) == " ‹ Table         Row 3")
  }

  @Test func `NAV-52 the top's left item replaces the back button`() {
    row.leftBarButtonItem = BarButtonItem(title: "Close")
    screen.refresh()
    #expect(screen.line(0) == " Close           Row 3")
    #expect(backButton == nil)
  }

  @Test func `NAV-52 the back item's backBarButtonItem names the back button`() {
    table.backBarButtonItem = BarButtonItem(title: "Home")
    screen.refresh()
    #expect(screen.line(0) == " ‹ Home          Row 3")
    #expect(backButton?.accessibilityLabel == "Home")
  }

  @Test func `NAV-52 there is no back button at the root`() {
    bar.items = [table]
    screen.refresh()
    #expect(backButton == nil)
    #expect(screen.line(0) == "                 Table")
  }

  @Test func `NAV-53 an untitled item is gone back to with Back`() {
    table.title = nil
    screen.refresh()
    #expect(screen.line(0) == " ‹ Back          Row 3")
  }

  @Test func `NAV-54 a custom node in backBarButtonItem is ignored`() {
    let node = Node(frame: CGRect(x: 0, y: 0, width: 3, height: 1))
    table.backBarButtonItem = BarButtonItem(customNode: node)
    screen.refresh()
    #expect(screen.line(0) == " ‹ Table         Row 3")
    #expect(node.supernode == nil)
  }

  @Test(
    arguments: [
      (16, " ‹ Table Row 3"), (15, " ‹ Table Row 3"), (14, " ‹ Back Row 3"),
      (13, " ‹  Row 3"), (5, " ‹ …"),
    ] as [(CGFloat, String)])
  func `NAV-55 as the bar gets narrower it shows the title, then Back, then the chevron`(
    width: CGFloat, shown: String
  ) {
    bar.frame = CGRect(x: 0, y: 0, width: width, height: 1)
    screen.refresh()
    #expect(screen.line(0) == shown)
    #expect(backButton?.accessibilityLabel == "Table")
  }

  @Test func `NAV-55 generic shows Back, minimal the chevron`() {
    table.backButtonDisplayMode = .generic
    screen.refresh()
    #expect(screen.line(0).hasPrefix(" ‹ Back "))
    table.backButtonDisplayMode = .minimal
    screen.refresh()
    #expect(screen.line(0) == " ‹               Row 3")
  }

  @Test func `NAV-56 hidesBackButton on the top item hides the back button`() {
    row.hidesBackButton = true
    screen.refresh()
    #expect(backButton == nil)
    row.hidesBackButton = false
    table.hidesBackButton = true
    #expect(backButton != nil)
  }

  @Test func `NAV-56 left items may supplement the back button`() {
    row.leftBarButtonItem = BarButtonItem(title: "Close")
    row.leftItemsSupplementBackButton = true
    screen.refresh()
    #expect(screen.line(0) == " ‹ Table  Close  Row 3")
  }

  @Test func `NAV-57 a new title is shown in the next frame`() {
    row.title = "Changed"
    screen.refresh()
    #expect(screen.line(0) == " ‹ Table        Changed")
  }

  @Test func `an item that has left the bar does not change it`() {
    bar.items = [table]
    screen.refresh()
    row.title = "Changed"
    #expect(screen.host.window.screen.isIdle)
  }

  @Test func `a title that is too long leaves out its end between clusters`() {
    bar.frame = CGRect(x: 0, y: 0, width: 12, height: 1)
    row.title = "日本語日本語"
    screen.refresh()
    // The chevron takes 3 columns, the title 7 of what is left but one, 8, in their middle.
    #expect(screen.line(0) == " ‹  日本語…")
  }

  @Test func `a title node and custom nodes stand in the bar`() {
    let title = Label(text: "custom")
    row.titleNode = title
    let node = Label(text: "node")
    row.rightBarButtonItem = BarButtonItem(customNode: node)
    screen.refresh()
    #expect(screen.line(0) == " ‹ Table         custom            node")
    row.titleNode = nil
    row.rightBarButtonItem = nil
    screen.refresh()
    #expect(title.supernode == nil && node.supernode == nil)
  }

  @Test func `a node that changes the bar while it enters it is heard`() {
    final class Changing: Node {
      var onEnter: () -> Void = {}
      override func didMoveToWindow() { if window != nil { onEnter() } }
    }
    let node = Changing(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
    node.onEnter = { [row] in row.title = "Entered" }
    row.rightBarButtonItem = BarButtonItem(customNode: node)
    screen.refresh()
    #expect(screen.line(0) == " ‹ Table        Entered")
    #expect(node.supernode === bar)
  }

  @Test func `its parts stand inside the safe area`() {
    let screen = ControlScreen(width: 400, height: 300, metrics: .points)
    let bar = NavigationBar(frame: CGRect(x: 0, y: 0, width: 400, height: 64))
    bar.items = [table, row]
    screen.controller.additionalSafeAreaInsets = EdgeInsets(top: 20, left: 10)
    screen.show(bar)
    let button = bar.subnodes.first { $0 is Button }
    #expect(button?.frame.origin == CGPoint(x: 10, y: 20))
    #expect(button?.frame.size.height == 44)
  }

  @Test func `its height comes from the metrics`() {
    #expect(bar.intrinsicContentSize == CGSize(width: -1, height: 1))
    let screen = ControlScreen(width: 400, height: 300, metrics: .points)
    let bar = NavigationBar()
    screen.show(bar)
    #expect(bar.sizeThatFits(CGSize(width: 400, height: 300)) == CGSize(width: 400, height: 44))
  }
}
