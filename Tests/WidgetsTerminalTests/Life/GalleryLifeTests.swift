import Testing
import Widgets

@testable import WidgetsTerminal

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The gallery as a process in a terminal: how it starts, lives and ends.
@Suite(
  .enabled(if: GalleryProcess.path != nil, "the gallery is not built"), .serialized,
  .timeLimit(.minutes(5)))
struct GalleryLifeTests {
  private static let firstText = "scrolls to the top"

  @Test func `keys and the mouse work, and Ctrl-C ends it with 130`() async throws {
    let gallery = try #require(GalleryProcess("exec $GALLERY"))
    #expect(await gallery.shows("Widgets gallery"))
    var start = gallery.terminal.output.count
    gallery.terminal.type("\r")
    #expect(await gallery.wait { gallery.terminal.output.count > start + 100 })
    start = gallery.terminal.output.count
    gallery.terminal.type("\u{1B}")
    #expect(await gallery.shows("Widgets gallery", after: start))
    // What goes away takes no touches until it is gone.
    try await Task.sleep(for: .seconds(1))
    gallery.terminal.read()
    start = gallery.terminal.output.count
    gallery.terminal.type("\u{1B}[<0;5;3M\u{1B}[<0;5;3m")
    #expect(await gallery.wait { gallery.terminal.output.count > start + 100 })
    gallery.terminal.type("\u{3}")
    #expect(await gallery.end() == .status(130))
    #expect(gallery.leftover == nil)
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT])
  func `FR-TRM-11 a signal to end gives the terminal back and ends with 128 and its number`(
    _ number: Int32
  ) async throws {
    let gallery = try await Self.started()
    kill(gallery.id, number)
    #expect(await gallery.end(within: 2) == .status(128 + number))
    #expect(gallery.leftover == nil)
  }

  @Test(arguments: [
    SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF, SIGPIPE, SIGXCPU, SIGIO, 40, SIGSEGV, SIGABRT,
    SIGILL, SIGTRAP, SIGFPE, SIGBUS, SIGSYS,
  ])
  func `FR-TRM-11 any other deadly signal gives the terminal back and then kills`(
    _ number: Int32
  ) async throws {
    let gallery = try await Self.started()
    kill(gallery.id, number)
    #expect(await gallery.end(within: 3) == .signal(number))
    #expect(gallery.leftover == nil)
  }

  @Test func `FR-TRM-11 a second signal while the first is handled changes nothing`() async throws {
    let gallery = try await Self.started()
    kill(gallery.id, SIGTERM)
    kill(gallery.id, SIGTERM)
    #expect(await gallery.end(within: 2) == .status(143))
    #expect(gallery.leftover == nil)
  }

  @Test func `Ctrl-Z gives the terminal back, and fg brings the screen up again`() async throws {
    let gallery = try #require(
      GalleryProcess(
        "set -m; $GALLERY item-tap-scroll; echo \"[$?]\"; fg >/dev/null; echo \"<$?>\""))
    #expect(await gallery.shows("\u{1B}[?1049h"))
    try await Task.sleep(for: .milliseconds(200))
    gallery.terminal.read()
    let start = gallery.terminal.output.count
    gallery.terminal.type("\u{1A}")
    #expect(await gallery.shows("[148]", after: start))
    #expect(await gallery.shows("\u{1B}[2J", after: start))
    let text = String(decoding: gallery.terminal.output[start...], as: UTF8.self)
    let parts = text.split(separator: "[148]", maxSplits: 1)
    #expect(parts.first?.contains("\u{1B}[?1049l") == true)
    #expect(parts.last?.contains("\u{1B}[?1049h") == true)
    gallery.terminal.type("\u{3}")
    #expect(await gallery.shows("<130>", after: start))
    #expect(await gallery.end() == .status(0))
    #expect(gallery.leftover == nil)
  }

  @Test func `continued in the background it leaves the terminal alone`() async throws {
    let gallery = try #require(
      GalleryProcess(
        "set -m; $GALLERY item-tap-scroll; echo \"[$?]\"; bg >/dev/null; sleep 0.5; echo later; "
          + "fg >/dev/null; echo \"<$?>\""))
    #expect(await gallery.shows("\u{1B}[?1049h"))
    try await Task.sleep(for: .milliseconds(200))
    gallery.terminal.read()
    let start = gallery.terminal.output.count
    gallery.terminal.type("\u{1A}")
    #expect(await gallery.shows("later", after: start))
    let text = String(decoding: gallery.terminal.output[start...], as: UTF8.self)
    let background = try #require(text.split(separator: "[148]", maxSplits: 1).last)
    #expect(!background.prefix { $0 != "l" }.contains("\u{1B}"))
    #expect(await gallery.shows("\u{1B}[2J", after: start))
    gallery.terminal.type("\u{3}")
    #expect(await gallery.shows("<130>", after: start))
    #expect(await gallery.end() == .status(0))
    #expect(gallery.leftover == nil)
  }

  @Test func `a burst of resizes is drawn a few times, the last size at the end`() async throws {
    let gallery = try await Self.started()
    let start = gallery.terminal.output.count
    let begin = ContinuousClock.now
    for columns in 50..<100 as Range<UInt16> {
      gallery.terminal.resize(columns: columns, rows: 24)
      kill(gallery.id, SIGWINCH)
    }
    let frames = (ContinuousClock.now - begin) / .milliseconds(16)
    #expect(await gallery.shows("\u{1B}[2J", after: start))
    try await Task.sleep(for: .milliseconds(300))
    gallery.terminal.read()
    let text = String(decoding: gallery.terminal.output[start...], as: UTF8.self)
    // Each frame that passed meanwhile may have been drawn.
    #expect(Double(text.matches(of: /\u{1B}\[2J/).count) <= 10 + frames)
    gallery.terminal.type("\u{3}")
    #expect(await gallery.end() == .status(130))
  }

  @Test func `FR-TRM-09 it lives through tiny and absurd sizes`() async throws {
    let gallery = try await Self.started()
    for (columns, rows) in [(1, 1), (2, 1), (1, 50), (0, 0), (1_000, 1), (3, 3), (80, 24)]
      as [(UInt16, UInt16)]
    {
      gallery.terminal.resize(columns: columns, rows: rows)
      kill(gallery.id, SIGWINCH)
      try await Task.sleep(for: .milliseconds(40))
      gallery.terminal.type("\u{1B}[B\u{1B}[<65;1;1M\u{1B}[<0;1;1M\u{1B}[<0;1;1m")
      try await Task.sleep(for: .milliseconds(40))
      gallery.terminal.read()
    }
    gallery.terminal.type("\u{3}")
    #expect(await gallery.end() == .status(130))
    #expect(gallery.leftover == nil)
  }

  @Test func `a terminal that is closed ends it within a second`() async throws {
    let gallery = try await Self.started()
    gallery.terminal.hangUp()
    let end = await gallery.end(within: 1, reading: false)
    #expect(end == .status(129) || end == .status(0))
  }

  @Test func `a terminal that takes nothing does not keep it from ending`() async throws {
    let gallery = try await Self.started()
    for turn in 0..<200 as Range<UInt16> {
      gallery.terminal.resize(columns: 300 - turn % 2, rows: 100)
      kill(gallery.id, SIGWINCH)
      try await Task.sleep(for: .milliseconds(5))
    }
    kill(gallery.id, SIGTERM)
    #expect(await gallery.end(within: 4, reading: false) == .status(143))
    #expect(gallery.leftover == nil)
  }

  private static func started() async throws -> GalleryProcess {
    let gallery = try #require(GalleryProcess())
    // The first frame has come when the queries before it have.
    #expect(await gallery.shows("\u{1B}[2J"))
    try await Task.sleep(for: .milliseconds(20))
    gallery.terminal.read()
    return gallery
  }
}
