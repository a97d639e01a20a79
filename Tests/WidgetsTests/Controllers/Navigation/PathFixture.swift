import Widgets
import WidgetsTestSupport

/// A value of a path; two may be equal but for their ids.
struct PathPage: Identifiable, Hashable {
  let id: Int
  var title = "page"
}

/// A navigation controller whose screens stand for numbers, and everything that is heard of it.
@MainActor final class PathFixture {
  let log = CallRecord()
  let root: RecordingViewController
  let navigation: NavigationController
  /// The ids that screens were made for, oldest first.
  private(set) var made: [Int] = []
  /// The paths that were told.
  private(set) var told: [[Int]] = []
  /// Runs with each path that is told.
  var onTold: ([PathPage]) -> Void = { _ in }

  init(root: String? = "R") {
    self.root = RecordingViewController(root ?? "", log: log)
    navigation =
      root == nil
      ? NavigationController() : NavigationController(rootViewController: self.root)
    navigation.onPathChange(of: PathPage.self) { [weak self] path in
      self?.told.append(path.map(\.id))
      self?.onTold(path)
    }
  }

  func set(_ ids: [Int], animated: Bool = true) {
    navigation.setPath(ids.map { PathPage(id: $0) }, animated: animated) { page in
      made.append(page.id)
      return RecordingViewController("\(page.id)", log: log)
    }
  }

  /// The titles of the stack, the root first.
  var stack: [String] { navigation.viewControllers.map { $0.title ?? "" } }

  func show() -> TestHost {
    let host = TestHost(rootViewController: navigation)
    host.settle()
    log.removeAll()
    return host
  }

  /// The four appearance calls since the last time.
  func takeAppearances() -> [String] {
    defer { log.removeAll() }
    return log.calls.filter { $0.contains("ppear(") }
      .map { $0.replacing("view", with: "").replacing("(true)", with: "") }
  }
}
