import Widgets
import WidgetsTestSupport

/// A screen with nothing on it but what a test adds to it.
@MainActor struct ControlScreen {
  let host: TestHost
  let controller: ViewController

  init(width: CGFloat = 40, height: CGFloat = 6, metrics: Metrics = .cells) {
    controller = ViewController()
    host = TestHost(
      size: CGSize(width: width, height: height), metrics: metrics, rootViewController: controller)
  }

  /// Adds a node and runs a frame.
  func show(_ node: Node) {
    controller.view.addSubnode(node)
    refresh()
  }

  func refresh() { host.advance(by: 0) }

  /// One line of the screen.
  func line(_ y: Int) -> String {
    let lines = host.screen.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.indices.contains(y) ? String(lines[y]) : ""
  }

  func attributes(_ x: Int, _ y: Int) -> TextStyle.Attributes {
    host.surface[x, y].attributes
  }
}

/// Writes down which events of a control happen.
@MainActor final class EventLog {
  var events: [ControlEvent] = []

  func listen(to control: Control) {
    for event in ControlEvent.allCases {
      control.addTarget(self, for: event) { log, _ in log.events.append(event) }
    }
  }
}
