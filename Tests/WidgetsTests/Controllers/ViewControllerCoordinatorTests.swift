import Testing
import Widgets
import WidgetsTestSupport

/// A controller that writes the sizes that are announced, and keeps the coordinators.
@MainActor private final class Resizing: RecordingViewController {
  private(set) var coordinators: [ViewControllerTransitionCoordinator] = []
  private(set) var inherited: [ViewControllerTransitionCoordinator?] = []

  override func viewWillTransition(
    to size: CGSize, with coordinator: ViewControllerTransitionCoordinator
  ) {
    log.add("\(name) \(Int(view.bounds.size.width)) to \(Int(size.width))")
    coordinators.append(coordinator)
    inherited.append(transitionCoordinator)
    super.viewWillTransition(to: size, with: coordinator)
  }

  override func viewWillAppear(_ animated: Bool) { inherited.append(transitionCoordinator) }
}

@MainActor struct ViewControllerCoordinatorTests {
  private let log = CallRecord()
  private let narrow = CGSize(width: 40, height: 24)

  @Test func `VC-65 a new size of the window is announced to the parent, then to the children`() {
    let parent = Resizing("P", log: log)
    let child = Resizing("C", log: log)
    let unloaded = Resizing("U", log: log)
    parent.addChild(child)
    parent.addChild(unloaded)
    parent.view.addSubnode(child.view)
    let host = TestHost(rootViewController: parent)
    log.removeAll()
    host.resize(to: narrow)
    #expect(log.calls == ["P 80 to 40", "C 80 to 40"])
    #expect(parent.view.bounds.size == narrow)
    #expect(child.coordinators.first === parent.coordinators.first)
  }

  @Test func `VC-65 children inherit the coordinator of an ancestor while it lasts`() {
    final class Quiet: ViewController {}
    let parent = Resizing("P", log: log)
    let child = Quiet()
    parent.addChild(child)
    var seen: ViewControllerTransitionCoordinator?
    let host = TestHost(rootViewController: parent)
    log.once("P 80 to 40") { seen = child.transitionCoordinator }
    host.resize(to: narrow)
    #expect(seen != nil)
    #expect(seen === parent.coordinators.first)
    #expect(parent.transitionCoordinator == nil)
    #expect(child.transitionCoordinator == nil)
  }

  @Test func `VC-65 stack, tabs and modals hear of a new size`() {
    let a = Resizing("A", log: log)
    let b = Resizing("B", log: log)
    let tabs = TabBarController()
    tabs.viewControllers = [NavigationController(rootViewController: a)]
    let host = TestHost(rootViewController: tabs)
    tabs.present(b, animated: false)
    host.settle()
    log.removeAll()
    host.resize(to: narrow)
    #expect(log.calls == ["A 80 to 40", "B 80 to 40"])
  }

  @Test func `VC-65 the same size is not announced`() {
    let parent = Resizing("P", log: log)
    let host = TestHost(rootViewController: parent)
    log.removeAll()
    host.resize(to: CGSize(width: 80, height: 24))
    #expect(log.calls.isEmpty)
  }

  @Test func `what goes along with a new size runs when it is set, the completion after layout`() {
    final class Along: ViewController {
      var widths: [CGFloat] = []
      override func viewWillTransition(
        to size: CGSize, with coordinator: ViewControllerTransitionCoordinator
      ) {
        super.viewWillTransition(to: size, with: coordinator)
        coordinator.animate { [unowned self] _ in
          widths.append(self.view.window?.bounds.size.width ?? 0)
        } completion: { [unowned self] _ in
          widths.append(self.view.bounds.size.width)
        }
        widths.append(view.bounds.size.width)
      }
    }
    let along = Along()
    let host = TestHost(rootViewController: along)
    host.resize(to: narrow)
    #expect(along.widths == [80, 40, 40])
  }

  @Test(arguments: [true, false])
  func `VC-65 a push has a coordinator until its end`(animated: Bool) {
    let top = Resizing("B", log: log)
    let navigation = NavigationController(rootViewController: ViewController())
    let host = TestHost(rootViewController: navigation)
    var ends = 0
    log.once("B.viewDidLoad()") {
      let coordinator = navigation.transitionCoordinator
      #expect(coordinator?.isAnimated == animated)
      coordinator?.animate(alongsideTransition: nil) { _ in ends += 1 }
    }
    navigation.pushViewController(top, animated: animated)
    host.settle()
    #expect(top.inherited.count == 1)
    #expect(top.inherited.first.flatMap { $0 }?.isAnimated == animated)
    #expect(ends == 1)
    #expect(navigation.transitionCoordinator == nil)
  }

  @Test func `a presentation has a coordinator for both, 0.35 s long`() {
    let modal = Resizing("M", log: log)
    let root = ViewController()
    let host = TestHost(rootViewController: root)
    root.present(modal, animated: true)
    host.advance(by: 0.1)
    let coordinator = modal.transitionCoordinator
    #expect(coordinator != nil)
    #expect(coordinator === root.transitionCoordinator)
    //  SCROLL-PHYSICS 3, navigation push.
    #expect(coordinator?.transitionDuration == 0.35)
    host.settle()
    #expect(modal.transitionCoordinator == nil)
    #expect(root.transitionCoordinator == nil)
    #expect(coordinator?.animate(alongsideTransition: nil) == false)
  }
}
