import Testing
import Widgets
import WidgetsTestSupport

@MainActor struct ViewControllerContainmentTests {
  private let log = CallRecord()
  private let parent: RecordingViewController
  private let child: RecordingViewController

  init() {
    parent = RecordingViewController("P", log: log)
    child = RecordingViewController("C", log: log)
  }

  @Test func `VC-50 addChild calls willMove before it links`() {
    log.once("C.willMove(toParent: P)") { [log, child] in
      log.add("parent \(child.parent?.title ?? "nil")")
    }
    parent.addChild(child)
    #expect(log.calls == ["C.willMove(toParent: P)", "parent nil"])
    #expect(parent.children == [child])
    #expect(child.parent === parent)
  }

  @Test func `VC-51 removeFromParent unlinks, then calls didMove`() {
    parent.addChild(child)
    log.removeAll()
    log.once("C.didMove(toParent: nil)") { [log, child] in
      log.add("parent \(child.parent?.title ?? "nil")")
    }
    child.removeFromParent()
    #expect(log.calls == ["C.didMove(toParent: nil)", "parent nil"])
    #expect(parent.children.isEmpty)
  }

  @Test func `VC-51 removing a controller without a parent does nothing`() {
    child.removeFromParent()
    #expect(log.calls.isEmpty)
  }

  @Test func `VC-52 a child of another parent leaves it first`() {
    let other = ViewController()
    other.addChild(child)
    parent.addChild(child)
    #expect(other.children.isEmpty)
    #expect(child.parent === parent)
  }

  @Test func `VC-50 adding a child again does nothing`() {
    parent.addChild(child)
    log.removeAll()
    parent.addChild(child)
    #expect(log.calls.isEmpty)
    #expect(parent.children == [child])
  }

  @Test func `VC-53 a presented controller is no child`() {
    let host = TestHost(rootViewController: parent)
    parent.present(child, animated: false)
    host.settle()
    #expect(parent.children.isEmpty)
    #expect(child.parent == nil)
  }

  @Test func `VC-54 a view in that of a controller which is not its parent stops the program`()
    async
  {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let parent = ViewController()
        let child = ViewController()
        let stranger = ViewController()
        parent.addChild(child)
        withExtendedLifetime((parent, stranger)) { stranger.view.addSubnode(child.view) }
      }
    }
  }

  @Test func `VC-54 a view of a controller without a parent may be placed anywhere`() {
    let host = TestHost(rootViewController: parent)
    parent.view.addSubnode(child.view)
    host.settle()
    #expect(child.view.window != nil)
    #expect(AppearanceAudit(log.calls).appeared == ["P", "C"])
    child.view.removeFromSupernode()
    host.settle()
    #expect(AppearanceAudit(log.calls).appeared == ["P"])
  }

  @Test func `VC-55 adding the view to a parent on screen calls will at once, did after layout`() {
    let host = TestHost(rootViewController: parent)
    parent.addChild(child)
    log.removeAll()
    parent.view.addSubnode(child.view)
    #expect(
      log.calls == [
        "C.loadView()", "C.viewDidLoad()", "C.viewWillAppear(false)", "C.viewIsAppearing(false)",
      ])
    host.settle()
    #expect(log.calls.last == "C.viewDidAppear(false)")
    log.removeAll()
    child.view.removeFromSupernode()
    #expect(log.calls == ["C.viewWillDisappear(false)"])
    host.settle()
    #expect(log.calls == ["C.viewWillDisappear(false)", "C.viewDidDisappear(false)"])
  }

  @Test func `VC-55 a view that is added and removed in one turn settles as gone`() {
    let host = TestHost(rootViewController: parent)
    parent.addChild(child)
    child.loadViewIfNeeded()
    log.removeAll()
    parent.view.addSubnode(child.view)
    child.view.removeFromSupernode()
    host.settle()
    #expect(
      log.calls == [
        "C.viewWillAppear(false)", "C.viewIsAppearing(false)", "C.viewWillDisappear(false)",
        "C.viewDidDisappear(false)",
      ])
  }

  @Test func `VC-56 each call comes to the parent, then to the child in its view`() {
    parent.addChild(child)
    parent.view.addSubnode(child.view)
    log.removeAll()
    let host = TestHost(rootViewController: parent)
    host.settle()
    #expect(
      log.calls == [
        "P.viewWillAppear(false)", "C.viewWillAppear(false)", "P.viewIsAppearing(false)",
        "C.viewIsAppearing(false)", "P.viewDidAppear(false)", "C.viewDidAppear(false)",
      ])
    log.removeAll()
    host.window.rootViewController = ViewController()
    host.settle()
    #expect(
      log.calls == [
        "P.viewWillDisappear(false)", "C.viewWillDisappear(false)", "P.viewDidDisappear(false)",
        "C.viewDidDisappear(false)",
      ])
  }

  @Test func `VC-56 the child of a pushed controller hears all of the transition`() {
    parent.addChild(child)
    parent.view.addSubnode(child.view)
    log.removeAll()
    let navigation = NavigationController(rootViewController: ViewController())
    let host = TestHost(rootViewController: navigation)
    navigation.pushViewController(parent, animated: true)
    host.settle()
    navigation.popViewController(animated: true)
    host.settle()
    #expect(
      log.calls.filter { $0.contains("ppear") } == [
        "P.viewWillAppear(true)", "C.viewWillAppear(true)", "P.viewIsAppearing(true)",
        "C.viewIsAppearing(true)", "P.viewDidAppear(true)", "C.viewDidAppear(true)",
        "P.viewWillDisappear(true)", "C.viewWillDisappear(true)", "P.viewDidDisappear(true)",
        "C.viewDidDisappear(true)",
      ])
  }

  @Test func `VC-57 a child without a view in the parent's gets nothing and is not loaded`() {
    parent.addChild(child)
    let host = TestHost(rootViewController: parent)
    host.settle()
    #expect(!child.isViewLoaded)
    child.loadViewIfNeeded()
    log.removeAll()
    host.window.rootViewController = ViewController()
    host.settle()
    #expect(!log.calls.contains { $0.hasPrefix("C.") })
  }

  @Test func `VC-58 a container that forwards by hand keeps its child silent until it does`() {
    final class Silent: ViewController {
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }
    #expect(parent.shouldAutomaticallyForwardAppearanceMethods)
    let silent = Silent()
    let host = TestHost(rootViewController: silent)
    silent.addChild(child)
    child.loadViewIfNeeded()
    log.removeAll()
    silent.view.addSubnode(child.view)
    host.settle()
    #expect(log.calls.isEmpty)
    child.beginAppearanceTransition(true, animated: true)
    child.endAppearanceTransition()
    #expect(
      log.calls == [
        "C.viewWillAppear(true)", "C.viewIsAppearing(true)", "C.viewDidAppear(true)",
      ])
  }

  @Test func `VC-59 beginning to appear loads the view, and the last end makes the did call`() {
    child.beginAppearanceTransition(true, animated: false)
    child.beginAppearanceTransition(true, animated: false)
    #expect(log.calls == ["C.loadView()", "C.viewDidLoad()", "C.viewWillAppear(false)"])
    child.endAppearanceTransition()
    #expect(log.calls.count == 3)
    child.endAppearanceTransition()
    #expect(log.calls.last == "C.viewDidAppear(false)")
    child.beginAppearanceTransition(false, animated: true)
    child.endAppearanceTransition()
    #expect(log.calls.suffix(2) == ["C.viewWillDisappear(true)", "C.viewDidDisappear(true)"])
  }

  @Test func `VC-60 the opposite direction takes over in flight`() {
    child.loadViewIfNeeded()
    log.removeAll()
    child.beginAppearanceTransition(true, animated: false)
    child.beginAppearanceTransition(false, animated: false)
    child.endAppearanceTransition()
    #expect(
      log.calls == [
        "C.viewWillAppear(false)", "C.viewWillDisappear(false)", "C.viewDidDisappear(false)",
      ])
  }

  @Test func `VC-61 beginning what is so already calls nothing`() {
    child.beginAppearanceTransition(true, animated: false)
    child.endAppearanceTransition()
    log.removeAll()
    child.beginAppearanceTransition(true, animated: false)
    child.endAppearanceTransition()
    #expect(log.calls.isEmpty)
  }

  @Test func `VC-64 another preferred size tells the parent at once`() {
    final class Listening: ViewController {
      var sizes: [CGSize] = []
      override func preferredContentSizeDidChange(
        forChildContentContainer child: ViewController
      ) { sizes.append(child.preferredContentSize) }
    }
    let listening = Listening()
    listening.addChild(child)
    child.preferredContentSize = CGSize(width: 3, height: 4)
    child.preferredContentSize = CGSize(width: 3, height: 4)
    #expect(listening.sizes == [CGSize(width: 3, height: 4)])
  }

  @Test func `a child of itself stops the program`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let controller = ViewController()
        controller.addChild(controller)
      }
    }
  }

  @Test func `a child of its own descendant stops the program`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let top = ViewController()
        let middle = ViewController()
        let bottom = ViewController()
        top.addChild(middle)
        middle.addChild(bottom)
        bottom.addChild(top)
      }
    }
  }
}
