import Testing
import Widgets
import WidgetsTestSupport

@MainActor struct RecordingTests {
  @Test func `a recording controller writes its life cycle down in order`() {
    let controller = RecordingViewController("A")
    let host = TestHost(rootViewController: controller)
    host.window.rootViewController = nil
    host.advance(by: 0)
    #expect(
      controller.log.calls == [
        "A.loadView()", "A.viewDidLoad()", "A.viewWillAppear(false)", "A.viewIsAppearing(false)",
        "A.viewDidAppear(false)", "A.viewWillDisappear(false)", "A.viewDidDisappear(false)",
      ])
  }

  @Test func `several recording controllers share a log`() {
    let log = CallRecord()
    let parent = RecordingViewController("A", log: log)
    let child = RecordingViewController("B", log: log)
    parent.addChild(child)
    child.didMove(toParent: parent)
    #expect(log.calls == ["B.willMove(toParent: A)", "B.didMove(toParent: A)"])
  }

  @Test func `a recording delegate writes the calls of a tap down and answers as it is told`() {
    let tabs = TabBarController()
    tabs.viewControllers = [RecordingViewController("A"), RecordingViewController("B")]
    let delegate = RecordingTabBarControllerDelegate()
    tabs.delegate = delegate
    let host = TestHost(rootViewController: tabs)
    tabs.tapItem(at: 0)
    delegate.shouldSelect = { $0.title != "B" }
    tabs.tapItem(at: 1)
    host.settle()
    #expect(
      delegate.log.calls == [
        "shouldSelect(A)", "willReselect(A, plan: nothingToDo)", "didSelect(A)",
        "didReselect(A, outcome: nothingToDo)", "shouldSelect(B)",
      ])
    #expect(delegate.outcomes == [.nothingToDo])
    #expect(tabs.selectedIndex == 0)
  }

  @Test func `what the closure alone held is released`() {
    #expect(releaseCheck { [ViewController(), Node()] } == [])
  }

  @Test func `what somebody holds is named`() {
    let kept = RecordingViewController("A")
    #expect(releaseCheck { [kept, Node()] } == ["RecordingViewController"])
  }

  @Test func `a frame runs before the check`() {
    let host = TestHost(rootViewController: ViewController())
    let alive = releaseCheck(host) {
      let node = Node()
      host.window.addSubnode(node)
      host.window.schedule(after: 0) { node.removeFromSupernode() }
      return [node]
    }
    #expect(alive == [])
  }
}
