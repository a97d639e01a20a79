import Foundation
import Testing
import Widgets
import WidgetsTestSupport

/// Long random stories: whatever happens, the pager comes to rest in order.
@MainActor struct PagingThrashTests {
  private static let names = ["A", "B", "C", "D", "E", "F"]

  private func step(_ stage: PagerStage<TopTabsController>, _ random: inout SeededGenerator) {
    let host = stage.host
    let pager = stage.pager
    switch Int.random(in: 0..<16, using: &random) {
    case 0, 1:
      if let index = pager.pageIDs.indices.randomElement(using: &random) { pager.tapTab(at: index) }
    case 2:
      if let id = pager.pageIDs.randomElement(using: &random) {
        pager.selectPage(id, animated: Bool.random(using: &random))
      }
    case 3, 4:
      stage.swipe(by: .random(in: -60...60, using: &random), duration: 0.05)
    case 5: host.touchDown(at: CGPoint(x: 40, y: 12))
    case 6, 7:
      host.touchMove(to: CGPoint(x: .random(in: 0..<80, using: &random), y: 12))
    case 8: host.touchUp(at: CGPoint(x: 40, y: 12))
    case 9: host.touchCancel(at: CGPoint(x: 40, y: 12))
    case 10:
      let count = Int.random(in: 0...5, using: &random)
      stage.set(Array(Self.names.shuffled(using: &random).prefix(count)))
    case 11: host.resize(to: CGSize(width: .random(in: 1...90, using: &random), height: 20))
    case 12: host.press(Bool.random(using: &random) ? .left : .right)
    case 13: pager.layoutDirection = Bool.random(using: &random) ? .leftToRight : .rightToLeft
    case 14: pager.navigationController?.pushViewController(ViewController(), animated: true)
    default: pager.navigationController?.popViewController(animated: true)
    }
    host.advance(by: .random(in: 0...0.2, using: &random))
  }

  @Test(arguments: 1...20) func `random stories end in order`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let stage = PagerStage(
      TopTabsController(), Array(Self.names.prefix(3)),
      root: { NavigationController(rootViewController: $0) })
    var last: AnyHashable? = stage.pager.selectedID
    stage.pager.onSelectionChange = { old, new in
      #expect(old == last)
      #expect(old != new)
      last = new
    }
    for _ in 0..<120 { step(stage, &random) }
    stage.host.touchUp(at: CGPoint(x: 40, y: 12))
    stage.pager.navigationController?.popToRootViewController(animated: false)
    stage.pager.layoutDirection = .leftToRight
    stage.host.settle()
    #expect(stage.isAtRest)
    #expect(last == stage.pager.selectedID)
    let bar = stage.pager.topTabBar
    #expect(bar.items.count == stage.pager.pageIDs.count)
    if let selected = bar.selectedItem {
      #expect(bar.indicatorFrame == bar.titleFrame(of: selected))
    }
    let audit = AppearanceAudit(stage.log.calls)
    #expect(audit.problems == [])
    #expect(audit.inFlight == [])
    #expect(audit.appeared == Set([stage.pager.selectedID?.base as? String].compactMap { $0 }))
    #expect(stage.host.diagnostics == [])
  }
}
