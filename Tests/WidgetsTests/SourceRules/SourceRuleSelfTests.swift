import Testing

/// Each rule finds a sample of what it forbids, and leaves its neighbour alone.
struct SourceRuleSelfTests {
  private func file(_ text: String, path: String = "Sources/Widgets/Nodes/A.swift") -> SourceFile {
    SourceFile(path: path, text: text)
  }

  private func lines(_ violations: [Violation]) -> [Int] { violations.map(\.line) }

  @Test(arguments: [
    ("a\n  try! b()", [2]), ("a as! B", [1]), ("final class A: @unchecked Sendable {}", [1]),
    ("nonisolated(unsafe) var a = 1", [1]), ("try? a()\nb as? C\nunowned(unsafe) let d: D", []),
    ("// try! as! @unchecked Sendable", []), ("\"try! as!\"", []),
  ])
  func `unsafe code is found`(text: String, expected: [Int]) {
    #expect(lines(PatternRule.safety.violations(in: file(text))) == expected)
  }

  @Test(arguments: [
    ("a!", 1), ("f(x)!.y", 1), ("a[0]!", 1), ("let a: B!", 1), ("\"\"!", 1), ("a?.b!()", 1),
    ("a != b", 0), ("!a", 0), ("f(!a)", 0), ("a!=b", 0), ("try! a", 0), ("// a!", 0), ("\"a!\"", 0),
    ("\"\\(a!)\"", 1), ("#if !os(Linux)", 0),
  ])
  func `a forced unwrap is found`(text: String, count: Int) {
    #expect(PatternRule.forcedUnwraps(in: file(text)).count == count)
  }

  @Test(arguments: [
    ("a.maxX", 1), ("a.frame\n  .insetBy(dx: 1, dy: 1)", 1), ("node.bounds.width", 1),
    ("clipRect.isEmpty", 1), ("frame.contains(p)", 1), ("frame.size.width", 0),
    ("touches.isEmpty", 0), ("surface.width", 0), ("let maxX = 1", 0), ("bounds.origin.x", 0),
    ("let rect: CellRect\nrect.isEmpty", 0), ("let rect: CGRect\nrect.isEmpty", 1),
  ])
  func `a computed member of a rectangle is found`(text: String, count: Int) {
    let found =
      PatternRule.rectangles.violations(in: file(text))
      + PatternRule.rectangleMembers(in: file(text))
    #expect(found.count == count)
  }

  @Test(arguments: [
    ("let a = Date()", 1), ("Timer.scheduledTimer()", 1), ("String(format: a)", 1),
    ("a.components(separatedBy: b)", 1), ("a.trimmingCharacters(in: b)", 1), ("NSString()", 1),
    ("String(a)", 0), ("let update = 1", 0), ("NSNotFound", 0), ("struct List<Data> {}", 0),
  ])
  func `a service of Foundation is found`(text: String, count: Int) {
    #expect(PatternRule.services.violations(in: file(text)).count == count)
  }

  @Test func `a long function is found, and one of just the length is not`() {
    func source(_ count: Int) -> SourceFile {
      let statements = String(repeating: "  a()\n", count: count)
      return file("func f(\n  a: Int = 1\n) -> Int\nwhere A: B {\n\(statements)}\nfunc g() {}\n")
    }
    #expect(TextRules.lengths(in: source(40)) == [])
    #expect(
      TextRules.lengths(in: source(41)).map(\.message) == ["f has 41 lines, more than 40; split it"]
    )
  }

  @Test func `bodies are those of functions, initialisers, accessors and computed properties`() {
    let text = """
      protocol P {
        func a()
        var b: Int { get }
      }
      struct S {
        var stored = [1, 2]
        var observed = 1 {
          didSet { print(1) }
        }
        var computed: Int {
          1
        }
        init?(_ a: () -> Void = {}) { self.init() }
        subscript(a: Int) -> Int { 1 }
        func d(_ e: some P) async throws -> [Int] { [] }
      }
      """
    let names = file(text).tokens.functionBodies.map(\.name)
    #expect(names == ["b", "didSet", "computed", "init", "subscript", "d"])
  }

  @Test func `a long file is found, a table is not`() {
    let text = String(repeating: "\n", count: 401)
    #expect(TextRules.lengths(in: file(text)).count == 1)
    #expect(TextRules.lengths(in: file(text, path: "Sources/Widgets/Text/WidthTable.swift")) == [])
  }

  @Test(arguments: [
    ("// TODO: a", 1), ("a // FIXME", 1), ("XXX", 1), ("\"Not implemented\"", 1), ("todos", 0),
    ("let aTODOb = 1", 0),
  ])
  func `unfinished work is found, in comments too`(text: String, count: Int) {
    #expect(TextRules.unfinishedWork(in: file(text)).count == count)
  }

  @Test(arguments: [
    ("Sources/Widgets/Nodes/Node+Helpers.swift", 1), ("Sources/Widgets/Common/Node.swift", 1),
    ("Sources/Widgets/Nodes/Node.swift", 0), ("Sources/Widgets/Text/Score.swift", 0),
  ])
  func `an empty name is found`(path: String, count: Int) {
    #expect(TextRules.emptyNames(in: file("", path: path)).count == count)
  }

  @Test(arguments: [
    ("let a = \"/home/me\"", "Sources/A.swift", 1), ("cd /tmp/x", ".ci/run", 1),
    ("cd /tmp/x", "Tests/A.swift", 0), ("a/home/b", "README.md", 0),
  ])
  func `a path of one machine is found`(text: String, path: String, count: Int) {
    #expect(TextRules.absolutePaths(in: file(text, path: path)).count == count)
  }

  @Test(arguments: [
    ("public struct A {}", 1), ("/// A.\npublic struct A {}", 0), ("open class A {}", 1),
    ("/// A.\n@MainActor open class A {\n  open func b() {}\n  public override func c() {}\n}", 1),
    ("/// A.\npublic enum A {\n  case b\n}", 1),
    ("/// A.\npublic enum A {\n  /// B.\n  case b, c\n}", 0),
    ("/// A.\npublic protocol A {\n  static func b()\n}", 1), ("enum A {\n  case b\n}", 0),
    ("/// A.\n@available(*, deprecated)\npublic func a() {}", 0), ("public import Foundation", 0),
    ("public extension A {}", 0), ("let a = open(b, c)", 0),
    ("/// A.\npublic internal(set) var a = 1", 0), ("public private(set) weak var a: B?", 1),
    ("/// A.\npublic class A {\n  public class func b() {}\n}", 1),
  ])
  func `what has no documentation is found`(text: String, count: Int) {
    #expect(DocumentationRules.violations(in: file(text)).count == count)
  }

  @Test func `access for the package is found`() {
    let found = PatternRule.packageAccess.violations(in: file("package func a() {}"))
    #expect(found.count == 1)
  }
}
