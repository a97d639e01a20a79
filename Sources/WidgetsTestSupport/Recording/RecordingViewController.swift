public import Widgets

/// A controller that writes each of its life-cycle calls into a log, as `name.method(arguments)`.
///
/// Several may share a log; the lines are in the order of the calls. Its title is its name, and its
/// view is plain.
open class RecordingViewController: ViewController {
  /// What the lines begin with.
  public let name: String
  /// Where the lines are written.
  public let log: CallRecord

  /// A controller with a name, and a log of its own unless one is given.
  public init(_ name: String, log: CallRecord = CallRecord()) {
    self.name = name
    self.log = log
    super.init()
    title = name
  }

  private func write(_ call: String) {
    log.add("\(name).\(call)")
  }

  open override func loadView() {
    write("loadView()")
    super.loadView()
  }

  open override func viewDidLoad() {
    write("viewDidLoad()")
    super.viewDidLoad()
  }

  open override func viewWillAppear(_ animated: Bool) {
    write("viewWillAppear(\(animated))")
    super.viewWillAppear(animated)
  }

  open override func viewIsAppearing(_ animated: Bool) {
    write("viewIsAppearing(\(animated))")
    super.viewIsAppearing(animated)
  }

  open override func viewDidAppear(_ animated: Bool) {
    write("viewDidAppear(\(animated))")
    super.viewDidAppear(animated)
  }

  open override func viewWillDisappear(_ animated: Bool) {
    write("viewWillDisappear(\(animated))")
    super.viewWillDisappear(animated)
  }

  open override func viewDidDisappear(_ animated: Bool) {
    write("viewDidDisappear(\(animated))")
    super.viewDidDisappear(animated)
  }

  open override func willMove(toParent parent: ViewController?) {
    write("willMove(toParent: \(Self.name(of: parent)))")
    super.willMove(toParent: parent)
  }

  open override func didMove(toParent parent: ViewController?) {
    write("didMove(toParent: \(Self.name(of: parent)))")
    super.didMove(toParent: parent)
  }

  private static func name(of controller: ViewController?) -> String {
    controller.map { $0.title ?? "\(type(of: $0))" } ?? "nil"
  }
}
