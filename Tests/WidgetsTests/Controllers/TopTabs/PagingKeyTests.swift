import Foundation
import Testing
import Widgets
import WidgetsTestSupport

/// Who gets the keys while pages move.
@MainActor struct PagingKeyTests {
  @Test func `keys go to the page that comes as soon as the pages have set off`() {
    let stage = PagerStage()
    #expect(stage.page("A")?.list.isFocused == true)
    stage.host.press(.right)
    #expect(stage.pager.isMoving)
    stage.host.press(.down)
    stage.host.press(.right)
    stage.host.press(.end)
    #expect(stage.pager.isMoving)
    stage.host.settle()
    #expect(stage.page("A")?.y == 0)
    #expect(stage.page("B")?.y == 1)
    #expect(stage.page("C")?.y == 376)
    #expect(stage.page("C")?.list.isFocused == true)
  }

  @Test func `keys of one moment go to the page that the one before them leads to`() {
    let stage = PagerStage()
    for code in [Key.Code.right, .down, .left, .down, .down] {
      stage.host.window.screen.send(.key(Key(code)))
    }
    stage.host.settle()
    #expect(stage.page("A")?.y == 2)
    #expect(stage.page("B")?.y == 1)
    #expect(stage.page("A")?.list.isFocused == true)
  }

  @Test func `Tab on the way changes nothing of where the pages go`() {
    let stage = PagerStage()
    stage.host.press(.right)
    stage.host.press(.tab)
    #expect(stage.pager.isMoving)
    stage.host.settle()
    #expect(stage.isAtRest)
    #expect(stage.pager.selectedID == AnyHashable("B"))
  }

  @Test func `a page that a finger holds keeps its keys until it is let go`() {
    let stage = PagerStage()
    stage.hold(by: -50)
    stage.host.press(.down)
    #expect(stage.page("A")?.y == 1)
    stage.release(at: 10)
    stage.host.press(.down)
    #expect(stage.pager.isMoving)
    stage.host.settle()
    #expect(stage.page("A")?.y == 1)
    #expect(stage.page("B")?.y == 1)
  }
}
