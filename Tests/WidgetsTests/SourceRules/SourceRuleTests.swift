import Testing

@Suite(.enabled(if: SourceTree.isPresent, SourceTree.absence))
struct SourceRuleTests {
  private var swiftFiles: [SourceFile] { SourceTree.swiftFiles }
  private var modules: [SourceFile] { swiftFiles.filter { $0.isInside("Sources") } }

  /// The rules' own tests hold samples of what they forbid.
  private var proseFiles: [SourceFile] {
    SourceTree.files.filter { !$0.isInside("Tests/WidgetsTests/SourceRules") }
  }

  @Test func `files and functions are short enough to be read`() {
    expectNone(swiftFiles.flatMap(TextRules.lengths))
  }

  @Test func `nothing ends the program or hides a race without saying so`() {
    expectNone(swiftFiles.flatMap(PatternRule.safety.violations))
    expectNone(swiftFiles.flatMap(PatternRule.forcedUnwraps))
  }

  @Test func `everything that is there is finished`() {
    expectNone(proseFiles.flatMap(TextRules.unfinishedWork))
  }

  @Test func `files and folders are named after what they are about`() {
    expectNone(SourceTree.files.flatMap(TextRules.emptyNames))
  }

  @Test func `Widgets does not call the computed members of CGRect`() {
    let files = swiftFiles.filter { $0.isInside("Sources/Widgets") }
    expectNone(files.flatMap(PatternRule.rectangles.violations))
    expectNone(files.flatMap(PatternRule.rectangleMembers))
  }

  @Test func `no module uses a service of Foundation`() {
    expectNone(modules.flatMap(PatternRule.services.violations))
  }

  @Test func `no module opens its internals to the others of the package`() {
    let files = modules.filter { !PatternRule.measuredFiles.contains($0.path) }
    expectNone(files.flatMap(PatternRule.packageAccess.violations))
  }

  @Test func `everything public is documented`() {
    expectNone(modules.flatMap(DocumentationRules.violations))
  }

  @Test func `no file holds a path of one machine`() {
    expectNone(proseFiles.flatMap(TextRules.absolutePaths))
  }

  @Test(.enabled(if: SourceTree.trackedTopLevel != nil, "needs git and a checkout"))
  func `the top of the repository holds only what belongs there`() {
    let allowed: Set<String> = [
      "Package.swift", "Sources", "Tests", "Examples", "CHANGELOG.md", "README.md", "LICENSE",
    ]
    let names = SourceTree.trackedTopLevel ?? []
    #expect(names.filter { !allowed.contains($0) && !$0.hasPrefix(".") } == [])
  }
}
