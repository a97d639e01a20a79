import Foundation
import Testing
import Widgets
import WidgetsTestSupport

/// A stack that is made from values.
@MainActor struct NavigationControllerPathTests {
  private let fixture = PathFixture()
  private var navigation: NavigationController { fixture.navigation }

  @Test func `values become screens above the root, made in their order`() {
    let host = fixture.show()
    fixture.set([1, 2, 3])
    #expect(fixture.stack == ["R", "1", "2", "3"])
    #expect(fixture.made == [1, 2, 3])
    host.settle()
    #expect(
      fixture.takeAppearances() == [
        "R.WillDisappear", "3.WillAppear", "R.DidDisappear", "3.DidAppear",
      ])
    #expect(navigation.viewControllers.map(\.isViewLoaded) == [true, false, false, true])
  }

  @Test func `an empty path shows the root, by one pop`() {
    let host = fixture.show()
    fixture.set([1, 2, 3], animated: false)
    host.settle()
    _ = fixture.takeAppearances()
    fixture.set([])
    #expect(fixture.stack == ["R"])
    #expect(navigation.isTransitioning)
    host.settle()
    #expect(
      fixture.takeAppearances() == [
        "3.WillDisappear", "R.WillAppear", "3.DidDisappear", "R.DidAppear",
      ])
  }

  @Test func `screens that exist are kept, wherever they stand`() {
    let host = fixture.show()
    fixture.set([1, 2, 3])
    host.settle()
    let before = navigation.viewControllers
    fixture.set([3, 4, 1])
    host.settle()
    #expect(fixture.stack == ["R", "3", "4", "1"])
    #expect(fixture.made == [1, 2, 3, 4])
    #expect(navigation.viewControllers[1] === before[3])
    #expect(navigation.viewControllers[3] === before[1])
    #expect(before[2].parent == nil)
  }

  @Test func `what is replaced below the top is no transition`() {
    let host = fixture.show()
    fixture.set([1, 2])
    host.settle()
    _ = fixture.takeAppearances()
    fixture.set([7, 8, 2])
    host.settle()
    #expect(fixture.stack == ["R", "7", "8", "2"])
    #expect(fixture.takeAppearances() == [])
  }

  @Test func `equal values with different ids are different screens`() {
    fixture.set([1, 2, 3])
    #expect(Set(navigation.viewControllers).count == 4)
    #expect(PathPage(id: 1).title == PathPage(id: 2).title)
  }

  @Test func `the same id with another value keeps its screen, and is told with the new value`() {
    let host = fixture.show()
    var told: [String] = []
    navigation.onPathChange(of: PathPage.self) { told = $0.map(\.title) }
    fixture.set([1, 2])
    host.settle()
    navigation.setPath(
      [PathPage(id: 1, title: "renamed"), PathPage(id: 2)], animated: true
    ) { _ in ViewController() }
    #expect(fixture.stack == ["R", "1", "2"])
    navigation.popViewController(animated: true)
    host.settle()
    #expect(told == ["renamed"])
  }

  @Test func `values of another type are other screens, also with the same ids`() {
    struct Other: Identifiable, Hashable { let id: Int }
    fixture.set([1, 2])
    let before = navigation.viewControllers
    navigation.setPath([Other(id: 1)], animated: false) { _ in ViewController() }
    #expect(navigation.viewControllers.count == 2)
    #expect(navigation.viewControllers[1] !== before[1])
  }

  // MARK: - What is refused

  @Test func `an id that is there twice is refused, and nothing is made`() {
    let host = fixture.show()
    fixture.set([1])
    fixture.set([2, 1, 2])
    #expect(fixture.stack == ["R", "1"])
    #expect(fixture.made == [1])
    #expect(host.diagnostics.map(\.code.rawValue) == ["navigation.path"])
    fixture.set([2, 1])
    #expect(fixture.stack == ["R", "2", "1"])
  }

  @Test func `one screen for two values is refused`() {
    let host = fixture.show()
    let only = ViewController()
    navigation.setPath([PathPage(id: 1), PathPage(id: 2)], animated: true) { _ in only }
    #expect(fixture.stack == ["R"])
    #expect(host.diagnostics.map(\.code.rawValue) == ["navigation.duplicate"])
    #expect(only.parent == nil)
  }

  @Test func `NAV-06 a navigation controller, or a screen of another stack, is refused`() {
    let host = fixture.show()
    let elsewhere = ViewController()
    let other = NavigationController(rootViewController: elsewhere)
    for screen in [other, elsewhere] {
      navigation.setPath([PathPage(id: 1)], animated: true) { _ in screen }
    }
    #expect(fixture.stack == ["R"])
    #expect(
      host.diagnostics.map(\.code.rawValue) == ["navigation.nested", "navigation.shown"])
    fixture.set([1])
    #expect(fixture.stack == ["R", "1"])
  }

  // MARK: - The root, and screens pushed by hand

  @Test func `without a root the path is the whole stack`() {
    let fixture = PathFixture(root: nil)
    let host = fixture.show()
    fixture.set([1, 2])
    host.settle()
    fixture.set([2])
    host.settle()
    #expect(fixture.stack == ["2"])
    fixture.set([])
    host.settle()
    #expect(fixture.stack == [])
    fixture.set([3])
    host.settle()
    #expect(fixture.stack == ["3"])
    #expect(fixture.told == [])
  }

  @Test func `a root that is replaced by hand is the root`() {
    fixture.set([1, 2])
    let other = ViewController()
    other.title = "O"
    navigation.viewControllers = [other] + navigation.viewControllers.dropFirst()
    #expect(fixture.told == [])
    fixture.set([2])
    #expect(fixture.stack == ["O", "2"])
  }

  @Test func `a screen that was pushed by hand stays until the path changes`() {
    let host = fixture.show()
    fixture.set([1])
    host.settle()
    let byHand = ViewController()
    byHand.title = "X"
    navigation.pushViewController(byHand, animated: true)
    host.settle()
    fixture.set([1])
    #expect(fixture.stack == ["R", "1", "X"])
    fixture.set([1, 2])
    host.settle()
    #expect(fixture.stack == ["R", "1", "2"])
    #expect(fixture.told == [])
  }

  @Test func `the first path takes the place of what was pushed by hand`() {
    navigation.pushViewController(ViewController(), animated: false)
    fixture.set([])
    #expect(fixture.stack == ["R"])
  }

  // MARK: - Override points and the delegate

  @Test func `a subclass sees one push, one pop, and a new stack`() {
    final class Heard: NavigationController {
      var calls: [String] = []
      override func pushViewController(_ controller: ViewController, animated: Bool) {
        calls.append("push")
        super.pushViewController(controller, animated: animated)
      }
      override func popToViewController(
        _ controller: ViewController, animated: Bool
      ) -> [ViewController] {
        calls.append("pop")
        return super.popToViewController(controller, animated: animated)
      }
      override func setViewControllers(_ controllers: [ViewController], animated: Bool) {
        calls.append("set \(controllers.count)")
        super.setViewControllers(controllers, animated: animated)
      }
    }
    let navigation = Heard(rootViewController: ViewController())
    navigation.calls = []
    for ids in [[1], [1, 2, 3], [1, 2, 3], [1], [4], []] {
      navigation.setPath(ids.map { PathPage(id: $0) }, animated: true) { _ in ViewController() }
    }
    #expect(navigation.calls == ["push", "set 4", "pop", "set 2", "pop"])
  }

  @Test func `a subclass that refuses is told as what is left of the path`() {
    final class Refusing: NavigationController {
      override func pushViewController(_ controller: ViewController, animated: Bool) {
        if viewControllers.isEmpty { super.pushViewController(controller, animated: animated) }
      }
    }
    let navigation = Refusing(rootViewController: ViewController())
    var told: [[Int]] = []
    navigation.onPathChange(of: PathPage.self) { told.append($0.map(\.id)) }
    navigation.setPath([PathPage(id: 1)], animated: true) { _ in ViewController() }
    #expect(navigation.viewControllers.count == 1)
    #expect(told == [[]])
  }

  // MARK: - Cost and memory

  @Test func `a path of 1,000 values that differs by one push makes one screen, by one push`() {
    let host = fixture.show()
    fixture.set(Array(0..<1000), animated: false)
    host.settle()
    #expect(fixture.made.count == 1000)
    fixture.log.removeAll()
    fixture.set(Array(0..<1001))
    host.settle()
    #expect(fixture.made.suffix(1) == [1000])
    #expect(fixture.made.count == 1001)
    #expect(
      fixture.takeAppearances() == [
        "999.WillDisappear", "1000.WillAppear", "999.DidDisappear", "1000.DidAppear",
      ])
  }

  @Test func `screens that have left are freed, and so is the whole`() {
    let host = fixture.show()
    let left = releaseCheck(host) {
      fixture.set([1, 2])
      host.settle()
      let gone = Array(navigation.viewControllers.dropFirst())
      fixture.set([])
      host.settle()
      return gone
    }
    #expect(left == [])
    let popped = releaseCheck(host) {
      fixture.set([3])
      host.settle()
      let gone = Array(navigation.viewControllers.dropFirst())
      navigation.popViewController(animated: true)
      host.settle()
      return gone
    }
    #expect(popped == [])
    let whole = releaseCheck {
      let fixture = PathFixture()
      fixture.set([1, 2])
      return [fixture.navigation, fixture.root] + fixture.navigation.viewControllers
    }
    #expect(whole == [])
  }
}
