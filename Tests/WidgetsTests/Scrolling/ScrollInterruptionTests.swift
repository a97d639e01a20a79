import Foundation
import Testing
import Widgets
import WidgetsTestSupport

/// What happens to a drag, or to content that coasts, when something else happens in the middle.
@MainActor struct ScrollInterruptionTests {
  private let stage = ScrollStage(content: CGSize(width: 300, height: 5000))
  private var host: TestHost { stage.host }
  private var node: ScrollableNode { stage.node }

  private func coast() {
    node.contentOffset.y = 1000
    stage.flick(by: 100)
    host.advance(by: 0.1)
    #expect(node.isDecelerating)
  }

  private func hold() {
    host.touchDown(at: CGPoint(x: 150, y: 200))
    host.advance(by: 0.02)
    host.touchMove(to: CGPoint(x: 150, y: 150))
    #expect(node.isDragging)
  }

  // MARK: - Other fingers

  @Test func `a second finger neither moves the content nor ends the drag`() {
    hold()
    let offset = node.contentOffset.y
    host.touchDown(at: CGPoint(x: 20, y: 20), finger: 1)
    host.touchMove(to: CGPoint(x: 20, y: 120), finger: 1)
    #expect(node.contentOffset.y == offset)
    host.touchUp(at: CGPoint(x: 20, y: 120), finger: 1)
    #expect(node.isDragging && node.isTracking)
    host.touchMove(to: CGPoint(x: 150, y: 140))
    #expect(node.contentOffset.y == offset + 10)
    host.touchUp(at: CGPoint(x: 150, y: 140))
    host.settle()
    #expect(stage.calls.filter { $0.hasPrefix("didEndDragging") }.count == 1)
  }

  @Test func `a second finger that is taken away leaves the first one tracking`() {
    hold()
    host.touchDown(at: CGPoint(x: 20, y: 20), finger: 1)
    host.touchCancel(at: CGPoint(x: 20, y: 20), finger: 1)
    #expect(node.isTracking && node.isDragging)
  }

  // MARK: - The tree

  @Test func `a change of tabs during a drag ends it, and the list stays where it is`() {
    let tabs = TabBarController()
    let first = ViewController()
    tabs.viewControllers = [first, ViewController()]
    let host = TestHost(
      size: CGSize(width: 300, height: 400), metrics: .points, rootViewController: tabs)
    node.removeFromSupernode()
    first.view.addSubnode(node)
    host.settle()
    host.touchDown(at: CGPoint(x: 150, y: 200))
    host.touchMove(to: CGPoint(x: 150, y: 100))
    let offset = node.contentOffset.y
    tabs.selectedIndex = 1
    host.touchMove(to: CGPoint(x: 150, y: 50))
    #expect(!node.isDragging && !node.isTracking)
    host.touchUp(at: CGPoint(x: 150, y: 50))
    tabs.selectedIndex = 0
    host.settle()
    #expect(node.contentOffset.y == offset && offset > 0)
    #expect(host.window.screen.isIdle)
  }

  @Test func `a change of tabs while it coasts stops it for good`() {
    let tabs = TabBarController()
    let first = ViewController()
    tabs.viewControllers = [first, ViewController()]
    let host = TestHost(
      size: CGSize(width: 300, height: 400), metrics: .points, rootViewController: tabs)
    node.removeFromSupernode()
    first.view.addSubnode(node)
    host.settle()
    host.drag(from: CGPoint(x: 150, y: 250), to: CGPoint(x: 150, y: 150), duration: 0.1)
    host.advance(by: 0.1)
    tabs.selectedIndex = 1
    let offset = node.contentOffset.y
    host.advance(by: 0.2)
    tabs.selectedIndex = 0
    host.settle()
    #expect(node.contentOffset.y == offset)
    #expect(!node.isDecelerating)
  }

  @Test func `a node that is hidden while it coasts comes to rest all the same`() {
    coast()
    node.isHidden = true
    host.settle()
    #expect(stage.calls.last == "didEndDecelerating()")
    #expect(host.window.screen.isIdle)
  }

  @Test func `a window that is hidden under a finger lets the content go`() {
    hold()
    host.window.isHidden = true
    #expect(!node.isDragging && !node.isTracking)
    host.window.isHidden = false
    host.settle()
    #expect(host.window.screen.isIdle)
  }

  @Test func `another place in the same window does not stop it`() {
    coast()
    let holder = Node(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    stage.controller.view.addSubnode(holder)
    let offset = node.contentOffset.y
    holder.addSubnode(node)
    host.advance(by: 0.1)
    #expect(node.contentOffset.y > offset)
    host.settle()
    #expect(stage.calls.last == "didEndDecelerating()")
  }

  @Test func `a presented screen takes the finger's place, and the content is inside its range`() {
    host.touchDown(at: CGPoint(x: 150, y: 100))
    host.touchMove(to: CGPoint(x: 150, y: 200))
    #expect(node.contentOffset.y < 0)
    stage.controller.present(ViewController(), animated: false)
    host.settle()
    #expect(!node.isDragging)
    #expect(node.contentOffset.y == 0)
  }

  // MARK: - The screen

  @Test func `a screen that is turned under a finger keeps the content in its hand`() {
    node.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    hold()
    let offset = node.contentOffset.y
    host.resize(to: CGSize(width: 500, height: 200))
    #expect(node.isDragging)
    host.touchMove(to: CGPoint(x: 150, y: 140))
    #expect(node.contentOffset.y == offset + 10)
  }

  // MARK: - What is under the finger

  @Test func `SCR-57 a finger that stops a table selects no row, and the next one does`() {
    let table = TableNode(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let rows = RowSource()
    table.dataSource = rows
    table.delegate = rows
    table.register(TableNodeCell.self, forCellReuseIdentifier: "row")
    stage.controller.view.addSubnode(table)
    host.advance(by: 0)
    stage.flick(by: 100)
    host.advance(by: 0.1)
    host.tap(at: CGPoint(x: 150, y: 150))
    host.settle()
    #expect(rows.selected == [])
    host.tap(at: CGPoint(x: 150, y: 150))
    host.settle()
    #expect(rows.selected.count == 1)
  }

  @Test func `SCR-57 a tap recogniser in the content does not take the stopping touch for a tap`() {
    let content = Node(frame: CGRect(x: 0, y: 0, width: 300, height: 5000))
    var taps = 0
    let tap = TapGestureRecognizer()
    tap.addTarget(stage) { _, _ in taps += 1 }
    content.addGestureRecognizer(tap)
    node.addSubnode(content)
    coast()
    host.tap(at: CGPoint(x: 150, y: 150))
    host.settle()
    #expect(taps == 0)
    host.tap(at: CGPoint(x: 150, y: 150))
    host.settle()
    #expect(taps == 1)
  }

  @Test func `a long press in the content ends when the finger drags`() {
    let content = Node(frame: CGRect(x: 0, y: 0, width: 300, height: 5000))
    let press = LongPressGestureRecognizer()
    content.addGestureRecognizer(press)
    node.addSubnode(content)
    stage.flick(by: 100)
    #expect(press.state == .possible || press.state == .failed)
    #expect(node.isDecelerating)
  }
}

/// A thousand rows that note which of them were selected.
@MainActor private final class RowSource: TableNodeDataSource, TableNodeDelegate {
  var selected: [IndexPath] = []

  func tableNode(_ tableNode: TableNode, numberOfRowsInSection section: Int) -> Int { 1000 }

  func tableNode(_ tableNode: TableNode, cellForRowAt indexPath: IndexPath) -> TableNodeCell {
    tableNode.dequeueReusableCell(withIdentifier: "row", for: indexPath)
  }

  func tableNode(_ tableNode: TableNode, didSelectRowAt indexPath: IndexPath) {
    selected.append(indexPath)
  }
}
