import Testing

@Suite(.enabled(if: SourceTree.isPresent, SourceTree.absence))
struct TopicTests {
  @Test(arguments: TopicRules.modules)
  func `everything public stands under one topic of the documentation`(module: String) {
    expectNone(TopicRules.violations(module: module, in: SourceTree.files))
  }
}

struct TopicRuleSelfTests {
  private func violations(page: String, source: String) -> [String] {
    TopicRules.violations(
      module: "Widgets",
      in: [
        SourceFile(path: "Sources/Widgets/Widgets.docc/Widgets.md", text: page),
        SourceFile(path: "Sources/Widgets/Widgets.docc/doing-it.md", text: "# Doing it\n"),
        SourceFile(path: "Sources/Widgets/Nodes/A.swift", text: source),
      ]
    ).map { "\($0.path.split(separator: "/").last ?? ""):\($0.line)" }
  }

  private let source = """
    public struct A { public enum B {} }
    struct C {}
    public func withD(_ e: Int) {}
    extension F { public struct G {} }
    """

  @Test func `what is listed once is fine`() {
    let page = "# ``Widgets``\n## Topics\n### All\n- ``A``\n- ``withD(_:)``\n- <doc:doing-it>\n"
    #expect(violations(page: page, source: source) == [])
  }

  @Test func `what is not listed is found where it is declared`() {
    let page = "# ``Widgets``\n- ``A``\n## Topics\n- <doc:doing-it>\n"
    #expect(violations(page: page, source: source) == ["A.swift:1", "A.swift:3"])
  }

  @Test func `what is listed twice is found where it is listed again`() {
    let page = "## Topics\n- ``A``\n- ``withD(_:)``\n- ``A``\n- <doc:doing-it>\n"
    #expect(violations(page: page, source: source) == ["Widgets.md:4"])
  }

  @Test func `an article that no page leads to is found`() {
    #expect(violations(page: "", source: "") == ["doing-it.md:1"])
  }
}
