import Testing

@testable import Widgets

@MainActor struct NavigationStackTests {
  typealias Stack = NavigationStack<String>
  typealias Change = NavigationStack<String>.Change

  @Test func `NAV-02 an empty stack has neither top nor root`() {
    let stack = Stack()
    #expect(stack.top == nil)
    #expect(stack.root == nil)
    #expect(stack.depth == 0)
  }

  @Test func `NAV-01 NAV-03 a push is on top at once`() throws {
    var stack = Stack()
    let first = try stack.push("R")
    #expect(summary(first) == "+R nil>R push")
    let second = try stack.push("A")
    #expect(summary(second) == "+A R>A push")
    #expect(stack.elements == ["R", "A"])
    #expect((stack.root, stack.top, stack.depth) == ("R", "A", 1))
  }

  @Test(arguments: ["R", "A", "B"])
  func `NAV-05 FR-NAV-05 pushing what is on the stack is refused`(element: String) throws {
    var stack = try self.stack("R", "A", "B")
    #expect(throws: Stack.Refusal.duplicate(element)) { try stack.push(element) }
    #expect(stack.elements == ["R", "A", "B"])
  }

  @Test func `NAV-07 a pop takes the top away`() throws {
    var stack = try self.stack("R", "A")
    #expect(summary(stack.pop()) == "-A A>R pop")
    #expect(stack.elements == ["R"])
  }

  @Test func `NAV-07 a pop at the root, or of nothing, does nothing`() throws {
    var stack = try self.stack("R")
    #expect(stack.pop().isEmpty)
    #expect(stack.elements == ["R"])
    var empty = Stack()
    #expect(empty.pop().isEmpty)
  }

  @Test func `NAV-08 NAV-10 a pop to the root is one change, lowest first`() throws {
    var stack = try self.stack("R", "A", "B")
    #expect(summary(stack.popToRoot()) == "-A -B B>R pop")
    #expect(stack.elements == ["R"])
  }

  @Test func `NAV-08 a pop to the root at the root does nothing`() throws {
    var stack = try self.stack("R")
    #expect(stack.popToRoot().isEmpty)
    var empty = Stack()
    #expect(empty.popToRoot().isEmpty)
  }

  @Test func `NAV-09 a pop to an element takes away all above it`() throws {
    var stack = try self.stack("R", "A", "B", "C")
    #expect(summary(try stack.pop(to: "A")) == "-B -C C>A pop")
    #expect(stack.elements == ["R", "A"])
  }

  @Test func `NAV-09 a pop to a stranger is refused`() throws {
    var stack = try self.stack("R", "A")
    #expect(throws: Stack.Refusal.stranger("X")) { try stack.pop(to: "X") }
    #expect(stack.elements == ["R", "A"])
  }

  @Test func `FR-NAV-07 a pop to the top does nothing`() throws {
    var stack = try self.stack("R", "A")
    #expect(try stack.pop(to: "A").isEmpty)
    #expect(stack.elements == ["R", "A"])
  }

  @Test(arguments: [
    ("RAB", "RA", "-B B>A pop"), ("RAB", "XR", "-A -B +X B>R pop"), ("RA", "RAB", "+B A>B push"),
    ("RA", "X", "-R -A +X A>X push"), ("RA", "AR", "A>R pop"),
  ])
  func `NAV-11 a new top that was on the stack is popped to, any other is pushed`(
    old: String, new: String, expected: String
  ) throws {
    var stack = Stack()
    _ = try stack.set(old.map(String.init))
    #expect(summary(try stack.set(new.map(String.init))) == expected)
    #expect(stack.elements == new.map(String.init))
  }

  @Test func `NAV-12 replacing what is below the top is no transition`() throws {
    var stack = try self.stack("R", "A")
    #expect(summary(try stack.set(["X", "A"])) == "-R +X A>A")
  }

  @Test func `setting the same order changes nothing`() throws {
    var stack = try self.stack("R", "A")
    #expect(try stack.set(["R", "A"]).isEmpty)
  }

  @Test func `NAV-13 setting an element twice is refused`() throws {
    var stack = try self.stack("R", "A")
    #expect(throws: Stack.Refusal.duplicate("X")) { try stack.set(["X", "Y", "X"]) }
    #expect(stack.elements == ["R", "A"])
  }

  @Test func `FR-NAV-03 an empty stack is allowed and can be filled again`() throws {
    var stack = try self.stack("R", "A")
    #expect(summary(try stack.set([])) == "-R -A A>nil pop")
    #expect(summary(try stack.set(["V"])) == "+V nil>V push")
  }

  @Test func `NAV-04 FR-NAV-09 changes before a transition are one change`() throws {
    var stack = try self.stack("R")
    let shown = stack.elements
    _ = try stack.push("B")
    _ = stack.popToRoot()
    _ = try stack.push("C")
    #expect(summary(Change(from: shown, to: stack.elements)) == "+C R>C push")
  }

  @Test func `any two orders of up to four elements differ as their sets and tops say`() {
    let orders = TabSelectionTests.orders(of: [0, 1, 2, 3])
    for old in orders {
      for new in orders {
        let change = NavigationStack<Int>.Change(from: old, to: new)
        #expect(change.removed == old.filter { !new.contains($0) })
        #expect(change.added == new.filter { !old.contains($0) })
        let operation: NavigationStack<Int>.Operation? =
          old.last == new.last
          ? nil : new.last.map(old.contains) ?? true ? .pop : .push
        #expect(change.operation == operation)
      }
    }
  }

  private func stack(_ elements: String...) throws -> Stack {
    var stack = Stack()
    for element in elements { _ = try stack.push(element) }
    return stack
  }

  /// Removed, added, tops and operation in one line.
  private func summary(_ change: Change) -> String {
    let parts =
      change.removed.map { "-\($0)" } + change.added.map { "+\($0)" }
      + ["\(change.from ?? "nil")>\(change.to ?? "nil")"]
      + (change.operation.map { ["\($0)"] } ?? [])
    return parts.joined(separator: " ")
  }
}
