import Foundation
import Testing

/// One file of the package, as the source rules read it.
struct SourceFile: Sendable {
  /// From the root of the package, with slashes.
  let path: String
  let lines: [Substring]
  let tokens: [Token]

  init(path: String, text: String) {
    self.path = path
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    tokens = path.hasSuffix(".swift") ? [Token](source: text) : []
  }

  var isSwift: Bool { path.hasSuffix(".swift") }

  /// The file's name without folders and without what follows the last dot.
  var stem: Substring {
    let name = path.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
    return name[..<dot]
  }

  func isInside(_ folder: String) -> Bool { path.hasPrefix(folder + "/") }

  func violation(line: Int, _ message: String) -> Violation {
    Violation(path: path, line: line, message: message)
  }
}

/// One place that breaks a source rule, and what to do there.
struct Violation: Equatable, Sendable, CustomStringConvertible {
  let path: String
  let line: Int
  let message: String

  var description: String { "\(path):\(line): \(message)" }
}

/// Fails once for each place that breaks a rule.
func expectNone(_ violations: [Violation], sourceLocation: SourceLocation = #_sourceLocation) {
  for violation in violations {
    Issue.record(Comment(rawValue: violation.description), sourceLocation: sourceLocation)
  }
}

/// The files of this package, read once.
enum SourceTree {
  /// The folder of Package.swift, found from where this file was compiled; nil when it is gone.
  static let root: String? = {
    var folder = #filePath.split(separator: "/", omittingEmptySubsequences: false)[...]
    while folder.count > 1 {
      folder = folder.dropLast()
      let path = folder.joined(separator: "/")
      if FileManager.default.fileExists(atPath: path + "/Package.swift") { return path }
    }
    return nil
  }()

  static var isPresent: Bool { root != nil && !files.isEmpty }
  static let absence: Comment = "the package's sources are not on this machine"

  /// Every text file below Sources, Tests, Examples and `.ci`, and those at the top.
  static let files: [SourceFile] = {
    guard let root else { return [] }
    var paths = topLevelFiles
    for folder in ["Sources", "Tests", "Examples", ".ci"] {
      let found = FileManager.default.enumerator(atPath: root + "/" + folder)
      while let path = found?.nextObject() as? String { paths.append(folder + "/" + path) }
    }
    return paths.sorted().compactMap { path in
      guard isText(path), let text = try? String(contentsOfFile: root + "/" + path, encoding: .utf8)
      else { return nil }
      return SourceFile(path: path, text: text)
    }
  }()

  static var swiftFiles: [SourceFile] { files.filter(\.isSwift) }

  /// What git keeps at the top of the package; nil without git or outside a checkout.
  static let trackedTopLevel: Set<String>? = {
    guard let root else { return nil }
    let git = Process()
    let output = Pipe()
    git.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    git.arguments = ["git", "-C", root, "ls-files"]
    git.standardInput = FileHandle.nullDevice
    git.standardError = FileHandle.nullDevice
    git.standardOutput = output
    guard (try? git.run()) != nil else { return nil }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    git.waitUntilExit()
    guard git.terminationStatus == 0 else { return nil }
    let names = String(decoding: data, as: UTF8.self).split(separator: "\n").compactMap {
      $0.split(separator: "/").first.map(String.init)
    }
    return Set(names)
  }()

  private static let topLevelFiles = [
    "Package.swift", "README.md", "CHANGELOG.md", "LICENSE", ".gitignore", ".swift-format",
  ]

  private static func isText(_ path: String) -> Bool {
    let name = path.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return true }
    let kinds: Set<Substring> = ["swift", "md", "txt", "py", "sh", "json", "script"]
    return kinds.contains(name[name.index(after: dot)...])
  }
}
