import Testing
import Widgets
import WidgetsTestSupport

@MainActor struct TableViewControllerTests {
  private final class Numbers: TableViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Numbers"
      tableNode.register(TableNodeCell.self, forCellReuseIdentifier: "row")
    }

    override func tableNode(_ tableNode: TableNode, numberOfRowsInSection section: Int) -> Int { 3 }

    override func tableNode(
      _ tableNode: TableNode, cellForRowAt indexPath: IndexPath
    ) -> TableNodeCell {
      let cell = tableNode.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      cell.textLabel.text = "Row \(indexPath.row)"
      return cell
    }

    override func tableNode(_ tableNode: TableNode, didSelectRowAt indexPath: IndexPath) {
      let next = ViewController()
      next.title = "Detail"
      navigationController?.pushViewController(next, animated: false)
    }
  }

  @Test func `its view is a table that asks it`() throws {
    let controller = Numbers()
    let host = TestHost(
      size: CGSize(width: 20, height: 4), rootViewController: controller)
    #expect(controller.view === controller.tableNode)
    #expect(host.screen == "›Row 0\n Row 1\n Row 2\n")
    #expect(controller.tableNode.style == .plain)
    #expect(TableViewController(style: .grouped).tableNode.style == .grouped)
  }

  @Test(arguments: [true, false])
  func `TBL-37 the selection is cleared when the screen appears again`(clears: Bool) throws {
    let controller = Numbers()
    controller.clearsSelectionOnViewWillAppear = clears
    let navigation = NavigationController(rootViewController: controller)
    let host = TestHost(size: CGSize(width: 20, height: 5), rootViewController: navigation)
    try host.tap("Row 1")
    host.settle()
    #expect(controller.tableNode.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
    navigation.popViewController(animated: false)
    host.settle()
    #expect((controller.tableNode.indexPathForSelectedRow == nil) == clears)
  }

  @Test func `it is the screen's content to scroll`() {
    let controller = Numbers()
    let host = TestHost(size: CGSize(width: 20, height: 2), rootViewController: controller)
    controller.tableNode.contentOffset.y = 1
    #expect(controller.scrollToTop(animated: true))
    host.settle()
    #expect(controller.tableNode.contentOffset.y == 0)
  }

  @Test func `its edit button begins and ends editing of the table`() throws {
    let controller = Numbers()
    controller.navigationItem.rightBarButtonItem = controller.editButtonItem
    let navigation = NavigationController(rootViewController: controller)
    let host = TestHost(size: CGSize(width: 20, height: 4), rootViewController: navigation)
    try host.tap("Edit")
    #expect(controller.isEditing)
    #expect(controller.tableNode.isEditing)
    #expect(host.screen.hasSuffix("›[-] Row 0\n [-] Row 1\n [-] Row 2"))
    try host.tap("Done")
    #expect(!controller.isEditing)
    #expect(!controller.tableNode.isEditing)
    #expect(controller.editButtonItem.title == "Edit")
  }

  @Test func `editing that begins before the view is loaded loads nothing, and holds then`() {
    let controller = Numbers()
    controller.isEditing = true
    #expect(!controller.isViewLoaded)
    #expect(controller.editButtonItem.title == "Done")
    #expect(controller.tableNode.isEditing)
  }
}
