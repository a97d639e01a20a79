import Foundation
import Testing
import Widgets
import WidgetsTestSupport

/// A drag that takes the keyboard away.
@MainActor struct KeyboardDismissTests {
  private final class Field: Node {
    var resigns = true
    override var canBecomeFirstResponder: Bool { true }
    override var canResignFirstResponder: Bool { resigns }
  }

  private let stage = ScrollStage()
  private let field = Field(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

  init() {
    stage.node.addSubnode(field)
    field.becomeFirstResponder()
  }

  @Test(arguments: [
    (ScrollableNode.KeyboardDismissMode.none, true), (.onDrag, false), (.interactive, false),
  ])
  func `SCR-78 a drag makes the first responder resign, unless the mode is none`(
    mode: ScrollableNode.KeyboardDismissMode, isFirst: Bool
  ) {
    stage.node.keyboardDismissMode = mode
    stage.flick(by: 50)
    #expect(field.isFirstResponder == isFirst)
  }

  @Test func `SCR-78 it has resigned by the time the delegate hears of the drag`() {
    let recorder = ScrollRecorder()
    var wasFirst: Bool?
    recorder.onCall = { call, _ in
      if call == "willBeginDragging" { wasFirst = field.isFirstResponder }
    }
    stage.node.delegate = recorder
    stage.node.keyboardDismissMode = .onDrag
    stage.flick(by: 50)
    #expect(wasFirst == false)
  }

  @Test func `SCR-78 a field beside the scroll view resigns, too`() {
    let search = Field(frame: CGRect(x: 0, y: 0, width: 300, height: 20))
    stage.controller.view.addSubnode(search)
    search.becomeFirstResponder()
    stage.node.keyboardDismissMode = .onDrag
    stage.flick(by: 50)
    #expect(!search.isFirstResponder)
  }

  @Test func `one that refuses keeps the keyboard, and the content moves all the same`() {
    field.resigns = false
    stage.node.keyboardDismissMode = .onDrag
    stage.flick(by: 50)
    #expect(field.isFirstResponder)
    #expect(stage.node.contentOffset.y > 0)
  }

  @Test func `the scroll view that is dragged decides, not one around or inside of it`() {
    let inner = ScrollableNode(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    inner.contentSize = CGSize(width: 300, height: 1000)
    stage.node.addSubnode(inner)
    stage.node.keyboardDismissMode = .onDrag
    stage.flick(by: 50)
    #expect(inner.contentOffset.y > 0)
    #expect(field.isFirstResponder)
  }

  @Test func `a tap, the wheel and a program leave it`() {
    stage.node.keyboardDismissMode = .onDrag
    stage.host.tap(at: CGPoint(x: 150, y: 150))
    stage.host.wheel(at: CGPoint(x: 150, y: 150), by: 3)
    stage.node.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    stage.host.settle()
    #expect(stage.node.contentOffset.y == 300)
    #expect(field.isFirstResponder)
  }

  @Test func `a drag of content that fits takes nothing away`() {
    stage.node.contentSize.height = 100
    stage.node.keyboardDismissMode = .onDrag
    stage.flick(by: 50)
    #expect(field.isFirstResponder)
  }
}
