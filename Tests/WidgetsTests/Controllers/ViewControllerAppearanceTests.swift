import Testing
import Widgets
import WidgetsTestSupport

/// A controller that also writes its layout, and what it sees of its window in the calls.
@MainActor private final class Observing: RecordingViewController {
  private(set) var windowAtWill: [Bool] = []
  private(set) var sizesWhenAppearing: [CGSize] = []
  private(set) var insetsWhenAppearing: [EdgeInsets] = []

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    windowAtWill.append(view.window != nil)
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    if view.window != nil { sizesWhenAppearing.append(view.bounds.size) }
    insetsWhenAppearing.append(view.safeAreaInsets)
  }

  override func viewWillLayoutSubnodes() { log.add("\(name).viewWillLayoutSubnodes()") }
  override func viewDidLayoutSubnodes() { log.add("\(name).viewDidLayoutSubnodes()") }
}

@MainActor private final class LoggingNode: Node {
  let log: CallRecord
  let name: String

  init(_ name: String, log: CallRecord) {
    self.log = log
    self.name = name
    super.init(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
  }

  override func layoutSubnodes() { log.add("\(name).layoutSubnodes()") }
}

@MainActor struct ViewControllerAppearanceTests {
  private let log = CallRecord()

  @Test func `VC-08 the first appearance makes its calls in this order`() {
    let controller = Observing("A", log: log)
    let host = TestHost(rootViewController: controller)
    host.settle()
    #expect(
      log.calls == [
        "A.loadView()", "A.viewDidLoad()", "A.viewWillAppear(false)", "A.viewIsAppearing(false)",
        "A.viewWillLayoutSubnodes()", "A.viewDidLayoutSubnodes()", "A.viewDidAppear(false)",
      ])
  }

  @Test func `VC-08 a pushed controller makes the same calls`() {
    let navigation = NavigationController(rootViewController: ViewController())
    let host = TestHost(rootViewController: navigation)
    let controller = Observing("B", log: log)
    navigation.pushViewController(controller, animated: true)
    host.settle()
    #expect(
      log.calls.filter { !$0.contains("Move") } == [
        "B.loadView()", "B.viewDidLoad()", "B.viewWillAppear(true)", "B.viewIsAppearing(true)",
        "B.viewWillLayoutSubnodes()", "B.viewDidLayoutSubnodes()", "B.viewDidAppear(true)",
      ])
  }

  @Test func `VC-09 window, size and safe area are right when the view is appearing`() {
    let navigation = NavigationController(rootViewController: ViewController())
    let host = TestHost(
      size: CGSize(width: 50, height: 20), rootViewController: navigation)
    let controller = Observing("B", log: log)
    controller.view = Node(frame: CGRect(x: 0, y: 0, width: 3, height: 3))
    navigation.pushViewController(controller, animated: true)
    host.settle()
    #expect(controller.windowAtWill == [false])
    #expect(controller.sizesWhenAppearing == [CGSize(width: 50, height: 20)])
    #expect(controller.insetsWhenAppearing == [EdgeInsets(top: 1)])
  }

  @Test func `VC-10 viewIsAppearing comes once for each viewWillAppear, before a frame is shown`() {
    let controller = Observing("B", log: log)
    let navigation = NavigationController(rootViewController: ViewController())
    let host = TestHost(rootViewController: navigation)
    for _ in 1...3 {
      navigation.pushViewController(controller, animated: true)
      host.advance(by: 0)
      #expect(log.calls.last { $0.contains("ppear") } == "B.viewIsAppearing(true)")
      host.settle()
      navigation.popViewController(animated: false)
      host.settle()
    }
    let wills = log.calls.filter { $0.hasPrefix("B.viewWillAppear") }.count
    #expect(wills == 3)
    #expect(log.calls.filter { $0.hasPrefix("B.viewIsAppearing") }.count == wills)
  }

  @Test func `VC-11 there is layout between will and did of every size`() {
    for size in [CGSize(width: 1, height: 1), CGSize(width: 500, height: 200)] {
      log.removeAll()
      let controller = Observing("A", log: log)
      let host = TestHost(size: size, rootViewController: controller)
      host.settle()
      let did = log.calls.firstIndex(of: "A.viewDidAppear(false)") ?? 0
      #expect(log.calls[..<did].contains("A.viewDidLayoutSubnodes()"))
    }
  }

  @Test func `VC-12 the layout calls stand around that of the view, and children follow`() {
    let controller = Observing("A", log: log)
    let view = LoggingNode("root", log: log)
    let child = LoggingNode("child", log: log)
    view.addSubnode(child)
    controller.view = view
    let host = TestHost(rootViewController: controller)
    host.settle()
    log.removeAll()
    view.setNeedsLayout()
    child.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(
      log.calls == [
        "A.viewWillLayoutSubnodes()", "root.layoutSubnodes()", "A.viewDidLayoutSubnodes()",
        "child.layoutSubnodes()",
      ])
  }

  @Test func `VC-13 layout that is settled calls nothing`() {
    let controller = Observing("A", log: log)
    let host = TestHost(rootViewController: controller)
    host.settle()
    controller.view.layoutIfNeeded()
    log.removeAll()
    controller.view.layoutIfNeeded()
    host.settle()
    #expect(log.calls.isEmpty)
  }

  @Test(arguments: [true, false])
  func `VC-15 all calls of one transition say the same about animation`(animated: Bool) {
    let navigation = NavigationController(
      rootViewController: RecordingViewController("A", log: log))
    let host = TestHost(rootViewController: navigation)
    log.removeAll()
    navigation.pushViewController(RecordingViewController("B", log: log), animated: animated)
    host.settle()
    navigation.popViewController(animated: animated)
    host.settle()
    let calls = log.calls.filter { $0.contains("ppear") }
    #expect(calls.count == 10)
    #expect(calls.allSatisfy { $0.hasSuffix("(\(animated))") })
  }

  @Test func `VC-16 a push covers, a presentation over the screen does not`() {
    let a = RecordingViewController("A", log: log)
    let navigation = NavigationController(rootViewController: a)
    let host = TestHost(rootViewController: navigation)
    log.removeAll()
    navigation.pushViewController(ViewController(), animated: false)
    host.settle()
    #expect(log.calls == ["A.viewWillDisappear(false)", "A.viewDidDisappear(false)"])
    navigation.popViewController(animated: false)
    host.settle()
    log.removeAll()
    let modal = ViewController()
    modal.modalPresentationStyle = .overFullScreen
    a.present(modal, animated: false)
    host.settle()
    #expect(log.calls.isEmpty)
  }
}
