import Testing
import Widgets
import WidgetsTestSupport

/// Taps on the tab of a table with nothing in it.
@MainActor struct EmptyTableReselectTests {
  private final class EmptyTableController: ViewController, TableNodeDataSource {
    let table = TableNode()
    private let sections: Int

    init(sections: Int) {
      self.sections = sections
      super.init()
      title = "Empty"
    }

    override func loadView() {
      table.dataSource = self
      view = table
    }

    func numberOfSections(in tableNode: TableNode) -> Int { sections }

    func tableNode(_ tableNode: TableNode, numberOfRowsInSection section: Int) -> Int { 0 }

    func tableNode(_ tableNode: TableNode, cellForRowAt indexPath: IndexPath) -> TableNodeCell {
      TableNodeCell(reuseIdentifier: nil)
    }
  }

  @Test(arguments: [0, 1], [ReselectPolicy.popToRoot, .popThenScroll, .scrollThenPop])
  func `FR-TAB-01 TAB-35 three taps on an empty table move nothing and stop nothing`(
    sections: Int, policy: ReselectPolicy
  ) {
    let screen = EmptyTableController(sections: sections)
    let tabs = TabBarController()
    let delegate = RecordingTabBarControllerDelegate()
    tabs.delegate = delegate
    tabs.reselectPolicy = policy
    tabs.viewControllers = [NavigationController(rootViewController: screen)]
    let host = TestHost(rootViewController: tabs)
    for _ in 1...3 {
      tabs.tapItem(at: 0)
      host.settle()
    }
    let top = CGPoint(x: 0, y: -screen.table.adjustedContentInset.top)
    #expect(screen.table.contentOffset == top)
    #expect(delegate.outcomes == [.nothingToDo, .nothingToDo, .nothingToDo])
    #expect(delegate.log.calls.filter { $0.hasPrefix("shouldSelect") }.count == 3)
    #expect(delegate.log.calls.filter { $0.hasPrefix("didSelect") }.count == 3)
    #expect(host.diagnostics.isEmpty)
  }
}
