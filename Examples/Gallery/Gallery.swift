import Widgets
import WidgetsTerminal
import WidgetsTestSupport

/// The program: opens a demo in the terminal, or plays a script.
@MainActor struct Gallery {
  /// The exit status for a command line or a script that is wrong.
  static let usageStatus: Int32 = 2

  /// Whether there is a terminal to show a demo in.
  var hasTerminal = StandardStreams.isOutputTerminal
  /// Takes what is printed, without the last line break.
  var output: (String) -> Void = StandardStreams.print
  /// Takes what is wrong, without the last line break.
  var errors: (String) -> Void = StandardStreams.printError

  /// Does what the arguments ask for and returns the exit status.
  func run(_ arguments: [String]) async -> Int32 {
    let options: GalleryOptions
    do {
      options = try GalleryOptions(arguments)
    } catch {
      errors("Gallery: \(error.message)\n\(GalleryOptions.usage)")
      return Self.usageStatus
    }
    if options.showsUsage {
      output(GalleryOptions.usage)
      return 0
    }
    var demo: Demo?
    if let name = options.demo {
      demo = Demo.named(name)
      guard demo != nil else {
        errors("Gallery: there is no demo \"\(name)\". The demos are:\n\(Self.list)")
        return Self.usageStatus
      }
    }
    if options.script != nil || !hasTerminal { return play(options, demo: demo) }
    return await show(demo?.make() ?? GalleryListController())
  }

  /// Each demo with its summary, a line each.
  private static var list: String {
    let width = Demo.all.map(\.name.count).max() ?? 0
    return Demo.all.map { demo in
      let blanks = String(repeating: " ", count: width - demo.name.count)
      return "  \(demo.name)\(blanks)  \(demo.summary)"
    }.joined(separator: "\n")
  }

  // MARK: - Showing and playing

  private func show(_ controller: ViewController) async -> Int32 {
    do {
      return try await Terminal.run(rootViewController: controller)
    } catch let error as TerminalError {
      errors("Gallery: \(error)")
      return error.exitStatus
    } catch {
      errors("Gallery: \(error)")
      return 1
    }
  }

  private func play(_ options: GalleryOptions, demo: Demo?) -> Int32 {
    let name = options.script == "-" ? "standard input" : options.script ?? "the demo's script"
    do throws(ScriptError) {
      let script: Script
      let controller: ViewController
      if let path = options.script {
        script = try Script(contentsOf: path)
        controller = demo?.make() ?? GalleryListController()
      } else {
        let demo = demo ?? Demo.first
        script = try Script(demo.script)
        controller = demo.make()
      }
      let host = TestHost(
        size: options.size ?? CGSize(width: 80, height: 24), rootViewController: controller)
      defer { for diagnostic in host.diagnostics { errors("Gallery: \(diagnostic)") } }
      try ScriptPlayer(host: host, output: output).play(script)
      return 0
    } catch {
      errors("Gallery: \(name): \(error)")
      return Self.usageStatus
    }
  }
}
