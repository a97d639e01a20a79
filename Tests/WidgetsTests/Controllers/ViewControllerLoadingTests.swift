import Testing
import Widgets
import WidgetsTestSupport

@MainActor struct ViewControllerLoadingTests {
  private let controller = RecordingViewController("A")

  @Test func `VC-01 the first read of the view loads it`() {
    #expect(!controller.isViewLoaded)
    #expect(controller.log.calls.isEmpty)
    _ = controller.view
    #expect(controller.log.calls == ["A.loadView()", "A.viewDidLoad()"])
    #expect(controller.isViewLoaded)
  }

  @Test func `VC-02 asking whether the view is loaded does not load it`() {
    #expect(controller.viewIfLoaded == nil)
    #expect(!controller.isViewLoaded)
    #expect(controller.log.calls.isEmpty)
  }

  @Test func `VC-02 loadViewIfNeeded loads once`() {
    controller.loadViewIfNeeded()
    let view = controller.viewIfLoaded
    controller.loadViewIfNeeded()
    #expect(view != nil)
    #expect(controller.viewIfLoaded === view)
    #expect(controller.log.calls == ["A.loadView()", "A.viewDidLoad()"])
  }

  @Test func `VC-03 viewDidLoad comes once for each view that is loaded`() {
    let first = controller.view
    _ = controller.view
    controller.view = nil
    #expect(!controller.isViewLoaded)
    let second = controller.view
    #expect(first !== second)
    #expect(controller.log.calls.filter { $0 == "A.viewDidLoad()" }.count == 2)
  }

  @Test func `VC-04 a view that is assigned before is not loaded`() {
    let view = Node()
    controller.view = view
    #expect(controller.isViewLoaded)
    #expect(controller.view === view)
    #expect(controller.log.calls.isEmpty)
  }

  @Test func `VC-05 the default view is as large as the screen and has no colour`() {
    let host = TestHost(
      size: CGSize(width: 40, height: 12), rootViewController: ViewController())
    let root = host.window.rootViewController
    #expect(root?.view.frame == CGRect(x: 0, y: 0, width: 40, height: 12))
    #expect(root?.view.backgroundColor == nil)
    //  Without a window the screen is 80 × 24 cells (DESIGN 3).
    #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 80, height: 24))
  }

  @Test func `VC-06 FR-LIFE-09 no initialiser of a stock controller loads the view`() {
    #expect(!ViewController().isViewLoaded)
    #expect(!NavigationController().isViewLoaded)
    #expect(!NavigationController(rootViewController: controller).isViewLoaded)
    #expect(!TabBarController().isViewLoaded)
    #expect(!controller.isViewLoaded)
  }

  @Test func `FR-LIFE-09 viewDidLoad sees what a subclass set after super init`() {
    let plain = LatePlain()
    let navigation = LateNavigation()
    let tabs = LateTabs()
    #expect(![plain, navigation, tabs].contains { $0.isViewLoaded })
    for _ in 1...2 { for controller in [plain, navigation, tabs] { _ = controller.view } }
    #expect(plain.seen == ["late"])
    #expect(navigation.seen == ["late"])
    #expect(tabs.seen == ["late"])
  }

  @Test func `VC-07 a view that is replaced leads to its controller no more`() {
    let old = Node()
    let new = Node()
    controller.view = old
    controller.view = new
    #expect(old.next !== controller)
    #expect(new.next === controller)
  }

  @Test func `VC-07 one view for two controllers stops the program`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let first = ViewController()
        let second = ViewController()
        second.view = first.view
      }
    }
  }

  @Test func `reading the view inside loadView stops the program`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        final class Reading: ViewController {
          override func loadView() { view.tag = 1 }
        }
        Reading().loadViewIfNeeded()
      }
    }
  }

  @Test func `a loadView that assigns no view stops the program`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        final class Forgetting: ViewController {
          override func loadView() {}
        }
        Forgetting().loadViewIfNeeded()
      }
    }
  }
}

private final class LatePlain: ViewController {
  private var value = "early"
  var seen: [String] = []

  override init() {
    super.init()
    value = "late"
  }

  override func viewDidLoad() { seen.append(value) }
}

private final class LateNavigation: NavigationController {
  private var value = "early"
  var seen: [String] = []

  override init() {
    super.init()
    value = "late"
  }

  override func viewDidLoad() { seen.append(value) }
}

private final class LateTabs: TabBarController {
  private var value = "early"
  var seen: [String] = []

  override init() {
    super.init()
    value = "late"
  }

  override func viewDidLoad() { seen.append(value) }
}
