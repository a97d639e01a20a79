import Testing

@testable import WidgetsTerminal

/// The gallery where something is missing: a terminal, a way in, a way out.
@Suite(
  .enabled(if: GalleryProcess.path != nil, "the gallery is not built"), .timeLimit(.minutes(5)))
struct GalleryStartTests {
  @Test(arguments: ["TERM=dumb", "TERM=", "X=1", "TERM=unknown"])
  func `a terminal without a screen gets a message and status 2`(_ variable: String) async throws {
    let gallery = try #require(GalleryProcess(environment: [variable]))
    #expect(await gallery.end() == .status(2))
    #expect(gallery.terminal.text.contains("TERM"))
    #expect(!gallery.terminal.output.contains(0x1B))
    #expect(gallery.leftover == nil)
  }

  @Test(arguments: ["</dev/null", "<&-", "</etc/passwd"])
  func `an input that is no terminal gets a message and status 2`(
    _ redirection: String
  ) async throws {
    let gallery = try #require(GalleryProcess("exec $GALLERY item-tap-scroll \(redirection)"))
    #expect(await gallery.end() == .status(2))
    #expect(gallery.terminal.text.contains("Standard input is not a terminal"))
    #expect(!gallery.terminal.output.contains(0x1B))
    #expect(gallery.leftover == nil)
  }

  @Test(arguments: ["2>&-", "2>/dev/null", "2>/dev/full"])
  func `standard error may be closed or full`(_ redirection: String) async throws {
    let gallery = try #require(GalleryProcess("exec $GALLERY item-tap-scroll \(redirection)"))
    #expect(await gallery.shows("\u{1B}[2J"))
    gallery.terminal.type("\u{3}")
    #expect(await gallery.end() == .status(130))
    #expect(gallery.leftover == nil)
  }

  @Test(arguments: [">/dev/full", ">&-"])
  func `an output that takes nothing gets a message and status 74`(
    _ redirection: String
  ) async throws {
    let gallery = try #require(GalleryProcess("exec $GALLERY \(redirection)"))
    #expect(await gallery.end() == .status(74))
    #expect(gallery.terminal.text.contains("Gallery: standard output: "))
  }

  @Test func `FR-TRM-13 an output that is a pipe gets no escape byte`() async throws {
    let gallery = try #require(
      GalleryProcess("exec 3>&1; $GALLERY | tr '\\033' E >&3; echo over"))
    #expect(await gallery.shows("over"))
    #expect(!gallery.terminal.text.contains("E["))
  }

  @Test(arguments: [
    ["TERM=xterm-256color", "NO_COLOR=1"],
    ["TERM=xterm-256color", "NO_COLOR=0", "COLORTERM=24bit"],
    ["TERM=vt100"], ["TERM=xterm-mono"],
  ])
  func `FR-TRM-13 no colour is sent where none is wanted or there are none`(
    _ environment: [String]
  ) async throws {
    let gallery = try #require(
      GalleryProcess("exec $GALLERY item-tap-scroll", environment: environment))
    #expect(await gallery.shows("\u{1B}[2J"))
    gallery.terminal.type("\u{1B}[B\t\u{1B}[C\u{3}")
    #expect(await gallery.end() == .status(130))
    for match in gallery.terminal.text.matches(of: /\u{1B}\[([0-9;]*)m/) {
      let codes = match.1.split(separator: ";").compactMap { Int($0) }
      #expect(codes.allSatisfy { $0 < 30 }, "\(match.1)")
    }
    #expect(gallery.leftover == nil)
  }
}
