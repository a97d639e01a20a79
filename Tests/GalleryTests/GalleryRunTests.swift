import Testing
import Widgets
import WidgetsTestSupport

@testable import Gallery

/// The program with its output caught, without a terminal.
@MainActor struct GalleryRunTests {
  private struct Result {
    var status: Int32 = -1
    var output = ""
    var errors = ""
  }

  private func run(_ arguments: String...) async -> Result {
    var result = Result()
    let gallery = Gallery(
      hasTerminal: false, output: { result.output += $0 + "\n" },
      errors: { result.errors += $0 + "\n" })
    result.status = await gallery.run(arguments)
    return result
  }

  private func file(_ name: String) -> String {
    let tests = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3)
    return tests.joined(separator: "/") + "/Examples/Gallery/Scripts/" + name
  }

  // MARK: - Scripts of the demos

  @Test(arguments: Demo.all.map(\.name))
  func `a demo plays its own script and prints what stands beside it`(name: String) async throws {
    let expected = try String(contentsOfFile: file("\(name).txt"), encoding: .utf8)
    let result = await run(name)
    #expect(result.output == expected)
    #expect(result.errors == "")
    #expect(result.status == 0)
  }

  @Test(arguments: Demo.all.map(\.name))
  func `a script from a file gives the same`(name: String) async throws {
    let result = await run(name, "--script", file("\(name).script"))
    #expect(result.output == (await run(name)).output)
    #expect(result.status == 0)
  }

  @Test func `without a name and a terminal the first demo plays its script`() async {
    #expect((await run()).output == (await run("item-tap-scroll")).output)
  }

  @Test func `every demo has its own name and a script with something to print`() {
    #expect(Set(Demo.all.map(\.name)).count == Demo.all.count)
    for demo in Demo.all { #expect(demo.script.contains("\nscreen\n")) }
  }

  // MARK: - Mistakes

  @Test func `an unknown name lists the names on standard error`() async {
    let result = await run("nope")
    #expect(result.status == 2)
    #expect(result.output == "")
    #expect(result.errors.hasPrefix("Gallery: there is no demo \"nope\". The demos are:\n"))
    for demo in Demo.all { #expect(result.errors.contains(demo.name)) }
  }

  @Test func `a wrong option prints the usage on standard error`() async {
    let result = await run("--size", "big")
    #expect(result.status == 2)
    #expect(result.errors.contains("usage: Gallery [NAME]"))
  }

  @Test func `a script that is not there is an error`() async {
    let result = await run("item-tap-scroll", "--script", "/nowhere/x")
    #expect(result.status == 2)
    #expect(result.errors == "Gallery: /nowhere/x: cannot read the script \"/nowhere/x\"\n")
  }

  @Test func `help prints the usage`() async {
    let result = await run("--help")
    #expect(result.status == 0)
    #expect(result.output.hasPrefix("usage: Gallery [NAME]"))
  }

  @Test(arguments: [
    ("screen\njump\n", "line 2: unknown command \"jump\""),
    ("settle\ntap tab:Nowhere\n", "line 2: No tab \"Nowhere\" can be tapped. On the screen:"),
  ])
  func `a wrong line ends with its number and status 2`(text: String, message: String) async throws
  {
    let path = "/tmp/widgets-gallery-run-test-\(text.count).script"
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    let result = await run("item-tap-scroll", "--script", path)
    try FileManager.default.removeItem(atPath: path)
    #expect(result.status == 2)
    #expect(result.errors.hasPrefix("Gallery: \(path): \(message)"))
  }
}
