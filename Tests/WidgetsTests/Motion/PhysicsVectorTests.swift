import Testing

@testable import Widgets

/// The vectors P-01 to P-123 of SCROLL-PHYSICS 7, each a case that is reported by its id.
@MainActor struct PhysicsVectorTests {
  @Test func `all 123 vectors are read`() {
    #expect(PhysicsVector.all.map(\.id) == (1...123).map { $0 < 10 ? "P-0\($0)" : "P-\($0)" })
  }

  @Test(arguments: PhysicsVector.all)
  func `the formula gives what the vector says`(vector: PhysicsVector) throws {
    let family = vector.kind.prefix { $0 != "." }
    let evaluate = try #require(PhysicsVectorEvaluation.families[String(family)])
    vector.expectMatch(try evaluate(vector))
  }
}
