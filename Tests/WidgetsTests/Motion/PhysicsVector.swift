import Foundation
import Testing

/// One entry of physics-vectors.json: what a formula has to give for an input.
struct PhysicsVector: Decodable, Sendable, CustomTestStringConvertible {
  /// A value of JSON, as far as the vectors use it.
  enum Value: Decodable, Sendable, Hashable {
    case number(Double)
    case flag(Bool)
    case text(String)
    case list([Value])
    case object([String: Value])
    case never

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if container.decodeNil() {
        self = .never
      } else if let flag = try? container.decode(Bool.self) {
        self = .flag(flag)
      } else if let number = try? container.decode(Double.self) {
        self = .number(number)
      } else if let text = try? container.decode(String.self) {
        self = .text(text)
      } else if let list = try? container.decode([Value].self) {
        self = .list(list)
      } else {
        self = .object(try container.decode([String: Value].self))
      }
    }

    /// A number; those that are not finite are written as text.
    var number: Double? {
      switch self {
      case .number(let number): number
      case .text(let text): Double(text)
      default: nil
      }
    }
  }

  let id: String
  let kind: String
  let input: [String: Value]
  let expect: Value
  let tol: Value
  let note: String

  var testDescription: String { note.isEmpty ? "\(id) \(kind)" : "\(id) \(kind): \(note)" }

  /// All vectors, or none when the file cannot be read, which a test of the count reports.
  static let all: [PhysicsVector] = {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("physics-vectors.json")
    guard let data = try? Data(contentsOf: file) else { return [] }
    return (try? JSONDecoder().decode([PhysicsVector].self, from: data)) ?? []
  }()

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    id = try container.decode(String.self, forKey: .id)
    kind = try container.decode(String.self, forKey: .kind)
    input = try container.decode([String: Value].self, forKey: .input)
    // A result of null means never, not that there is none.
    expect =
      try container.decodeNil(forKey: .expect)
      ? .never : container.decode(Value.self, forKey: .expect)
    tol = try container.decode(Value.self, forKey: .tol)
    note = try container.decode(String.self, forKey: .note)
  }

  private enum CodingKeys: String, CodingKey {
    case id, kind, input, expect, tol, note
  }

  /// A number of the input.
  func callAsFunction(_ name: String) throws -> Double {
    try #require(input[name]?.number, "\(id) has no input \(name)")
  }

  /// Whether a result is the one expected, each number within its tolerance.
  func expectMatch(_ result: Value) {
    switch (expect, result) {
    case (.object(let fields), .object(let results)):
      for (name, expected) in fields {
        var tolerance = tol
        if case .object(let tolerances) = tol { tolerance = tolerances[name] ?? .number(0) }
        expectMatch(results[name] ?? .never, expected, tolerance, name)
      }
    default: expectMatch(result, expect, tol, kind)
    }
  }

  private func expectMatch(
    _ result: Value, _ expected: Value, _ tolerance: Value, _ name: String
  ) {
    guard case .number(let number) = result, case .number(let wanted) = expected,
      let tolerance = tolerance.number
    else {
      #expect(result == expected, "\(id) \(name)")
      return
    }
    #expect(abs(number - wanted) <= tolerance, "\(id) \(name)")
  }
}
