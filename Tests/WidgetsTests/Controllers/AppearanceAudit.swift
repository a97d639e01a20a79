import Widgets
import WidgetsTestSupport

/// Reads a log of life-cycle calls and says where the appearance calls of a controller do not
/// alternate as they should.
///
/// Each `viewWillAppear` is followed by one `viewIsAppearing` and `viewDidAppear`, each
/// `viewWillDisappear` by `viewDidDisappear`; the opposite will may come before the did (VC-60).
struct AppearanceAudit {
  enum Phase {
    case disappeared
    case appearing
    case appeared
    case disappearing
  }

  private(set) var phases: [String: Phase] = [:]
  private(set) var problems: [String] = []
  private var isAppearingDue: Set<String> = []

  /// Reads a log that begins when some controllers have appeared already.
  init(_ calls: [String], appeared: Set<String> = []) {
    for name in appeared { phases[name] = .appeared }
    for call in calls { read(call) }
  }

  private mutating func read(_ call: String) {
    let parts = call.split(separator: ".", maxSplits: 1)
    guard parts.count == 2 else { return }
    let name = String(parts[0])
    let phase = phases[name] ?? .disappeared
    switch parts[1].prefix(while: { $0 != "(" }) {
    case "viewWillAppear":
      expect(phase == .disappeared || phase == .disappearing, call, phase)
      phases[name] = .appearing
      isAppearingDue.insert(name)
    case "viewIsAppearing":
      expect(isAppearingDue.remove(name) != nil, call, phase)
    case "viewDidAppear":
      expect(phase == .appearing && !isAppearingDue.contains(name), call, phase)
      phases[name] = .appeared
    case "viewWillDisappear":
      expect(phase == .appeared || phase == .appearing, call, phase)
      phases[name] = .disappearing
      isAppearingDue.remove(name)
    case "viewDidDisappear":
      expect(phase == .disappearing, call, phase)
      phases[name] = .disappeared
    default:
      break
    }
  }

  private mutating func expect(_ condition: Bool, _ call: String, _ phase: Phase) {
    if !condition { problems.append("\(call) while \(phase)") }
  }

  /// Those whose last appearance call was a did call of appearing.
  var appeared: Set<String> { Set(phases.filter { $0.value == .appeared }.keys) }

  /// Those that wait for a did call.
  var inFlight: Set<String> {
    Set(phases.filter { $0.value == .appearing || $0.value == .disappearing }.keys)
  }
}

extension Window {
  /// The controllers that are shown by what the models say: the root and the presented ones but
  /// those that are covered, with their visible children.
  var seenControllers: [ViewController] {
    guard !isHidden, let rootViewController else { return [] }
    var levels = [rootViewController]
    while let last = levels.last, let next = last.presentedViewController,
      next.presentingViewController === last
    {
      if next.modalPresentationStyle != .overFullScreen { levels.removeLast() }
      levels.append(next)
    }
    return levels.flatMap { level in
      var path = [level]
      while let child = path.last?.visibleChild { path.append(child) }
      return path
    }
  }
}

/// A navigation controller that writes its own appearance calls, and what it tells its delegate.
final class RecordingNavigationController: NavigationController {
  private let log: CallRecord

  init(_ name: String, root: ViewController? = nil, log: CallRecord) {
    self.log = log
    super.init()
    title = name
    if let root { pushViewController(root, animated: false) }
  }

  private func write(_ call: String) { log.add("\(title ?? "").\(call)") }

  override func viewWillAppear(_ animated: Bool) { write("viewWillAppear(\(animated))") }
  override func viewIsAppearing(_ animated: Bool) { write("viewIsAppearing(\(animated))") }
  override func viewDidAppear(_ animated: Bool) { write("viewDidAppear(\(animated))") }
  override func viewWillDisappear(_ animated: Bool) { write("viewWillDisappear(\(animated))") }
  override func viewDidDisappear(_ animated: Bool) { write("viewDidDisappear(\(animated))") }

  override func willShow(_ controller: ViewController, animated: Bool) {
    write("willShow(\(controller.title ?? ""), \(animated))")
    super.willShow(controller, animated: animated)
  }

  override func didShow(_ controller: ViewController, animated: Bool) {
    write("didShow(\(controller.title ?? ""), \(animated))")
    super.didShow(controller, animated: animated)
  }
}

/// A tab bar controller that writes its own appearance calls.
final class RecordingTabBarController: TabBarController {
  private let log: CallRecord

  init(_ name: String, log: CallRecord) {
    self.log = log
    super.init()
    title = name
  }

  private func write(_ call: String) { log.add("\(title ?? "").\(call)") }

  override func viewWillAppear(_ animated: Bool) { write("viewWillAppear(\(animated))") }
  override func viewIsAppearing(_ animated: Bool) { write("viewIsAppearing(\(animated))") }
  override func viewDidAppear(_ animated: Bool) { write("viewDidAppear(\(animated))") }
  override func viewWillDisappear(_ animated: Bool) { write("viewWillDisappear(\(animated))") }
  override func viewDidDisappear(_ animated: Bool) { write("viewDidDisappear(\(animated))") }
}

extension CallRecord {
  /// Runs an action once, when a call is recorded.
  func once(_ call: String, _ action: @escaping () -> Void) {
    var isDue = true
    onCall = { line in
      guard isDue, line == call else { return }
      isDue = false
      action()
    }
  }
}
