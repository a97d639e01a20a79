import Testing
import Widgets
import WidgetsTestSupport

/// A controller that writes the flags it has in each of its appearance calls.
@MainActor private final class Flagged: ViewController {
  private(set) var flags: [String] = []

  init(_ title: String) {
    super.init()
    self.title = title
  }

  private func write(_ call: String) {
    var set: [String] = []
    if isMovingToParent { set.append("toParent") }
    if isMovingFromParent { set.append("fromParent") }
    if isBeingPresented { set.append("presented") }
    if isBeingDismissed { set.append("dismissed") }
    flags.append("\(call): \(set.joined(separator: " "))")
  }

  func takeFlags() -> [String] {
    defer { flags = [] }
    return flags
  }

  override func viewWillAppear(_ animated: Bool) { write("will") }
  override func viewIsAppearing(_ animated: Bool) { write("is") }
  override func viewDidAppear(_ animated: Bool) { write("did") }
  override func viewWillDisappear(_ animated: Bool) { write("willNot") }
  override func viewDidDisappear(_ animated: Bool) { write("didNot") }
}

@MainActor struct ViewControllerMovementTests {
  private let a = Flagged("A")
  private let b = Flagged("B")
  private let navigation: NavigationController
  private let host: TestHost

  init() {
    navigation = NavigationController(rootViewController: a)
    host = TestHost(rootViewController: navigation)
  }

  @Test(arguments: [true, false])
  func `VC-66 NAV-26 moving flags are set for the one that comes or goes`(animated: Bool) {
    #expect(a.takeFlags() == ["will: toParent", "is: toParent", "did: toParent"])
    navigation.pushViewController(b, animated: animated)
    host.settle()
    #expect(a.takeFlags() == ["willNot: ", "didNot: "])
    #expect(b.takeFlags() == ["will: toParent", "is: toParent", "did: toParent"])
    navigation.popViewController(animated: animated)
    host.settle()
    #expect(a.takeFlags() == ["will: ", "is: ", "did: "])
    #expect(b.takeFlags() == ["willNot: fromParent", "didNot: fromParent"])
    #expect(!b.isMovingFromParent)
  }

  @Test func `VC-66 a controller that was set below the top is revealed, not added`() {
    let top = Flagged("C")
    navigation.setViewControllers([a, b, top], animated: false)
    host.settle()
    navigation.popViewController(animated: false)
    host.settle()
    #expect(b.takeFlags() == ["will: ", "is: ", "did: "])
  }

  @Test func `VC-66 a controller that leaves unseen has no flags afterwards`() {
    navigation.setViewControllers([a, b, Flagged("C")], animated: false)
    host.settle()
    navigation.popToRootViewController(animated: false)
    host.settle()
    #expect(!b.isMovingFromParent)
    #expect(!b.isMovingToParent)
  }

  @Test func `VC-36 the flags of a presentation`() {
    let modal = Flagged("M")
    var atCompletion: [Bool] = []
    a.present(modal, animated: true) {
      atCompletion += [modal.isBeingPresented, modal.isBeingDismissed]
    }
    host.settle()
    #expect(modal.takeFlags() == ["will: presented", "is: presented", "did: presented"])
    let second = Flagged("N")
    modal.present(second, animated: true)
    host.settle()
    #expect(modal.takeFlags() == ["willNot: ", "didNot: "])
    second.dismiss(animated: true)
    host.settle()
    #expect(modal.takeFlags() == ["will: ", "is: ", "did: "])
    modal.dismiss(animated: true) {
      atCompletion += [modal.isBeingPresented, modal.isBeingDismissed]
    }
    host.settle()
    #expect(modal.takeFlags() == ["willNot: dismissed", "didNot: dismissed"])
    #expect(atCompletion == [false, false, false, false])
  }

  @Test func `VC-37 the flags belong to the controller that is presented, not to its root`() {
    let root = Flagged("R")
    final class Presented: NavigationController {
      var flags: [Bool] = []
      override func viewWillAppear(_ animated: Bool) {
        flags = [isBeingPresented, isMovingToParent]
      }
    }
    let modal = Presented(rootViewController: root)
    a.present(modal, animated: true)
    host.settle()
    #expect(root.takeFlags() == ["will: toParent", "is: toParent", "did: toParent"])
    #expect(modal.flags == [true, false])
  }
}
