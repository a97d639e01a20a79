import Testing
import Widgets

@testable import Gallery

struct GalleryOptionsTests {
  private func options(_ text: String) throws -> GalleryOptions {
    try GalleryOptions(text.split(separator: " ").map { String($0) })
  }

  private func message(_ text: String) -> String? {
    do {
      _ = try options(text)
      return nil
    } catch {
      return (error as? GalleryOptions.UsageError)?.message
    }
  }

  @Test func `no arguments ask for the list`() throws {
    #expect(try options("") == GalleryOptions())
  }

  @Test func `a name, a script and a size may come in any order`() throws {
    var expected = GalleryOptions()
    expected.demo = "item-tap-scroll"
    expected.script = "a.script"
    expected.size = CGSize(width: 40, height: 10)
    #expect(try options("item-tap-scroll --script a.script --size 40x10") == expected)
    #expect(try options("--size 40x10 --script a.script item-tap-scroll") == expected)
  }

  @Test func `a dash stands for standard input`() throws {
    #expect(try options("--script -").script == "-")
  }

  @Test(arguments: ["--help", "-h", "item-tap-scroll --help"])
  func `help asks for the usage`(text: String) throws {
    #expect(try options(text).showsUsage)
  }

  @Test(arguments: [
    ("--script", "--script needs a value"),
    ("--size", "--size needs a value"),
    ("--size big", "\"big\" is not a size; write WxH, such as 80x24"),
    ("--size 0x0", "\"0x0\" is not a size; write WxH, such as 80x24"),
    ("--size 80x0", "\"80x0\" is not a size; write WxH, such as 80x24"),
    ("--fast", "unknown option \"--fast\""),
    ("-", "unknown option \"-\""),
    ("one two", "one demo at a time"),
    ("--script a --script b", "one script at a time"),
  ])
  func `what cannot be understood is said`(text: String, expected: String) {
    #expect(message(text) == expected)
  }
}
