import Widgets
import WidgetsTestSupport

/// What the command line asks for.
struct GalleryOptions: Equatable {
  /// Why a command line cannot be understood.
  struct UsageError: Error, Equatable {
    let message: String
  }

  /// The name of a demo; nil for the list of demos.
  var demo: String?
  /// The path of a script to play, `-` for standard input; nil for none.
  var script: String?
  /// The size of the screen that a script is played on; nil for 80 × 24.
  var size: CGSize?
  /// Whether only the usage is to be printed.
  var showsUsage = false

  static let usage = """
    usage: Gallery [NAME] [--script FILE] [--size WxH]

      NAME           the demo to open; without it the demos are listed, or, where there is no
                     terminal, the first one plays its script
      --script FILE  play a script without a terminal; - is standard input
      --size WxH     the size of the screen for a script; 80x24 by default

    A script has one command a line:

      tap TEXT, tap ROLE:TEXT, tap X,Y    roles are button, field, tab, row and text
      drag X,Y X,Y MS    wheel X,Y N    key NAME    type TEXT    paste TEXT
      wait MS    settle    resize WxH    screen    events    state    svg FILE
    """

  init() {}

  /// Reads the arguments, without the name of the program.
  init(_ arguments: [String]) throws(UsageError) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--help", "-h":
        showsUsage = true
      case "--script":
        guard script == nil else { throw UsageError(message: "one script at a time") }
        script = try Self.value(of: argument, in: &rest)
      case "--size":
        let text = try Self.value(of: argument, in: &rest)
        guard let size = ScreenSize(text), size.size.width > 0, size.size.height > 0 else {
          throw UsageError(message: "\"\(text)\" is not a size; write WxH, such as 80x24")
        }
        self.size = size.size
      default:
        guard !argument.hasPrefix("-") else {
          throw UsageError(message: "unknown option \"\(argument)\"")
        }
        guard demo == nil else { throw UsageError(message: "one demo at a time") }
        demo = argument
      }
    }
  }

  private static func value(
    of option: String, in rest: inout ArraySlice<String>
  ) throws(UsageError) -> String {
    guard let value = rest.popFirst() else {
      throw UsageError(message: "\(option) needs a value")
    }
    return value
  }
}
