/// What the command line asks for.
struct Options {
  var printsJSON = false
  var effort = Effort.full
  /// Part of the names of the tasks to run; empty runs all.
  var filter = ""

  static let usage = """
    usage: WidgetsBenchmarks [--json] [--smoke] [--filter TEXT]
      --json         one JSON object a line: task, n, value (the median), unit
      --smoke        one short round of each row, to see that it runs
      --filter TEXT  only tasks whose name contains TEXT, and their yardsticks
    """

  /// Reads arguments without the program's name; nil when one is not understood.
  init?(_ arguments: some Sequence<String>) {
    var rest = Array(arguments)[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--json": printsJSON = true
      case "--smoke": effort = .smoke
      case "--filter":
        guard let text = rest.popFirst() else { return nil }
        filter = text
      default: return nil
      }
    }
  }
}
