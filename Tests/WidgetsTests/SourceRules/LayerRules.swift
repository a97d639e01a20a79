/// The layers of the module Widgets: which folder is in which, and who may name whom.
enum LayerRules {
  static let folders: [[String]] = [
    ["Geometry", "Text", "Motion", "Bindings", "Diagnostics"],
    ["Drawing", "Events"],
    ["Nodes", "Gestures"],
    ["Scrolling", "Lists", "Controls"],
    ["Controllers"],
    ["Hosting"],
  ]

  private static let module = "Sources/Widgets"

  /// The layer of a path below Sources/Widgets; nil for a folder that is in none.
  static func layer(of path: String) -> Int? {
    guard path.hasPrefix(module + "/") else { return nil }
    let folder = String(path.dropFirst(module.count + 1).prefix { $0 != "/" })
    return folders.firstIndex { $0.contains(folder) }
  }

  /// Every place where a file names a type of a higher layer, or is in no layer.
  static func violations(in files: [SourceFile]) -> [Violation] {
    let files = files.filter { $0.isInside(module) && $0.isSwift }
    let owners = owners(of: files)
    return files.flatMap { file in
      guard let layer = layer(of: file.path) else {
        return [file.violation(line: 1, "is in no layer's folder; move it into one of DESIGN 2")]
      }
      return violations(in: file, layer: layer, owners: owners)
    }
  }

  /// Where each type is declared, by its name, with those around it joined by dots.
  private static func owners(of files: [SourceFile]) -> [String: (layer: Int, path: String)] {
    var owners: [String: (layer: Int, path: String)] = [:]
    for file in files {
      guard let layer = layer(of: file.path) else { continue }
      for type in file.tokens.typeDeclarations where !type.isPrivate {
        let name = (type.outer + [type.name]).joined(separator: ".")
        if let known = owners[name], known.layer <= layer { continue }
        owners[name] = (layer, file.path)
      }
    }
    return owners
  }

  private static func violations(
    in file: SourceFile, layer: Int, owners: [String: (layer: Int, path: String)]
  ) -> [Violation] {
    let own = Set(file.tokens.typeDeclarations.map(\.name))
    return file.tokens.indices.compactMap { index in
      let token = file.tokens[index]
      guard token.kind == .word, let first = token.text.first, first.isUppercase else { return nil }
      let name: String
      if file.tokens.isMember(index) {
        guard let outer = file.tokens[optional: index - 2] else { return nil }
        name = outer.isWord("Widgets") ? token.text : outer.text + "." + token.text
      } else if own.contains(token.text) {
        return nil
      } else {
        name = token.text
      }
      guard let owner = owners[name], owner.layer > layer else { return nil }
      return file.violation(
        line: token.line,
        "\(name) is declared in layer \(owner.layer) (\(owner.path)), above this file's layer "
          + "\(layer); name a protocol of a lower layer, or move this code up as an extension")
    }
  }
}

extension [Token] {
  fileprivate func isMember(_ index: Int) -> Bool { self[optional: index - 1]?.isMark(".") == true }
}
