import Testing

@Suite(.enabled(if: SourceTree.isPresent, SourceTree.absence))
struct LayerTests {
  @Test func `a file of Widgets names types of its own layer or of a lower one`() {
    expectNone(LayerRules.violations(in: SourceTree.swiftFiles))
  }

  @Test func `each module imports only what it may, and sees others as a user does`() {
    expectNone(SourceTree.swiftFiles.flatMap(ImportRules.violations))
  }
}

/// The rules find what they are for, and nothing else.
struct LayerRuleSelfTests {
  private func violations(_ files: [(path: String, text: String)]) -> [String] {
    LayerRules.violations(
      in: files.map { SourceFile(path: "Sources/Widgets/" + $0.path, text: $0.text) }
    ).map { "\($0.path.split(separator: "/").last ?? ""):\($0.line)" }
  }

  private let window = (path: "Hosting/Window.swift", text: "open class Window: Node {}")
  private let node = (path: "Nodes/Node.swift", text: "open class Node {}")

  @Test func `a name from above is found with its line`() {
    let user = (path: "Nodes/User.swift", text: "\nlet window: Window? = nil")
    #expect(violations([window, node, user]) == ["User.swift:2"])
  }

  @Test func `a name from below is fine`() {
    #expect(violations([window, node]) == [])
  }

  @Test func `the message says what to do`() {
    let files = [
      SourceFile(path: "Sources/Widgets/Hosting/Window.swift", text: "struct Window {}"),
      SourceFile(path: "Sources/Widgets/Nodes/User.swift", text: "let window: Window?"),
    ]
    #expect(
      LayerRules.violations(in: files).map(\.description) == [
        "Sources/Widgets/Nodes/User.swift:1: Window is declared in layer 5 "
          + "(Sources/Widgets/Hosting/Window.swift), above this file's layer 2; name a protocol "
          + "of a lower layer, or move this code up as an extension"
      ])
  }

  @Test func `comments, strings, members and longer words are no names`() {
    let text = #"""
      // Window
      /// Window ``Window``
      /* Window /* Window */ Window */
      let a = "Window \"Window\" \\"
      let b = """
        Window
        """
      let c = WindowLevel.Window
      """#
    #expect(violations([window, (path: "Nodes/User.swift", text: text)]) == [])
  }

  @Test func `the code of an interpolation counts`() {
    let user = (path: "Nodes/User.swift", text: #"let a = "a \(f(Window.self)) b""#)
    #expect(violations([window, user]) == ["User.swift:1"])
  }

  @Test func `a type that is nested in an extension above is found where it is named with a dot`() {
    let above = (path: "Hosting/Node+Window.swift", text: "extension Node { struct Level {} }")
    let user = (path: "Nodes/User.swift", text: "let level: Node.Level?")
    #expect(violations([above, node, user]) == ["User.swift:1"])
  }

  @Test func `a nested type of the file's own hides one above`() {
    let user = (path: "Text/User.swift", text: "enum Line { struct Window {}\nlet a: Window }")
    #expect(violations([window, user]) == [])
  }

  @Test func `a file outside the layers' folders is found`() {
    #expect(violations([(path: "Loose.swift", text: "")]) == ["Loose.swift:1"])
    #expect(violations([(path: "Other/Loose.swift", text: "")]) == ["Loose.swift:1"])
  }

  @Test(arguments: [
    ("Sources/WidgetsTerminal/A.swift", "@testable import Widgets", 1),
    ("Examples/Gallery/A.swift", "@testable import Widgets", 1),
    ("Sources/WidgetsTestSupport/A.swift", "import Testing", 1),
    ("Sources/Widgets/Nodes/A.swift", "import WidgetsTerminal", 1),
    ("Sources/Widgets/Nodes/A.swift", "import class Dispatch.DispatchQueue", 3),
    ("Sources/Widgets/Nodes/A.swift", "@_exported public import Foundation", 1),
    ("Tests/WidgetsTests/A.swift", "DispatchQueue.main.async {}", 1),
    ("Sources/WidgetsTerminal/A.swift", "import Dispatch", 2),
    ("Sources/WidgetsTerminal/System/MainQueue.swift", "import Dispatch", 0),
    ("Sources/WidgetsTerminal/A.swift", "public import Widgets", 0),
    ("Sources/WidgetsTerminal/A.swift", "import Glibc\nimport Synchronization", 0),
    ("Tests/WidgetsTests/A.swift", "@testable import Widgets\nimport Testing", 0),
    ("Sources/Widgets/Geometry/Foundation.swift", "@_exported public import Foundation", 0),
  ])
  func `an import that breaks a rule is found`(path: String, text: String, count: Int) {
    #expect(ImportRules.violations(in: SourceFile(path: path, text: text)).count == count)
  }
}
