import Foundation
import Testing

@testable import Widgets

@MainActor struct TabSelectionTests {
  @Test func `TAB-01 TAB-02 without items nothing is selected and the index is NSNotFound`() {
    let tabs = TabSelection<String>()
    #expect(tabs.items == [])
    #expect(tabs.selected == nil)
    #expect(tabs.selectedIndex == NSNotFound)
  }

  @Test func `TAB-03 the first items select the first`() throws {
    var tabs = TabSelection<String>()
    let change = try tabs.setItems(["A", "B"])
    #expect(tabs.selectedIndex == 0)
    #expect(change == .init(added: ["A", "B"], previous: nil, selected: "A"))
    #expect(change.changesSelection)
  }

  @Test func `TAB-04 the selected item stays selected wherever it is`() throws {
    var tabs = try selection(of: ["A", "B", "C"], at: 2)
    let change = try tabs.setItems(["C", "A"])
    #expect(tabs.selected == "C")
    #expect(tabs.selectedIndex == 0)
    #expect(change == .init(removed: ["B"], previous: "C", selected: "C"))
    #expect(!change.changesSelection)
  }

  @Test func `TAB-04 else the item at the same index is selected`() throws {
    var tabs = try selection(of: ["A", "B", "C"], at: 1)
    let change = try tabs.setItems(["X", "Y", "Z"])
    #expect(tabs.selected == "Y")
    #expect(
      change
        == .init(
          removed: ["A", "B", "C"], added: ["X", "Y", "Z"], previous: "B", selected: "Y"))
  }

  @Test func `TAB-04 else the first item is selected`() throws {
    var tabs = try selection(of: ["A", "B", "C"], at: 2)
    _ = try tabs.setItems(["X"])
    #expect(tabs.selected == "X")
    #expect(tabs.selectedIndex == 0)
  }

  @Test func `FR-TAB-17 replacing all items twice never leaves the selection dangling`() throws {
    var tabs = try selection(of: ["A", "B", "C"], at: 2)
    _ = try tabs.setItems(["D", "E", "F"])
    #expect(tabs.selectedIndex == 2)
    #expect(tabs.selected == "F")
    _ = try tabs.setItems(["G"])
    #expect(tabs.selectedIndex == 0)
    #expect(tabs.selected == "G")
  }

  @Test func `removing the last item selects nothing, and the next items start anew`() throws {
    var tabs = try selection(of: ["A", "B", "C"], at: 2)
    let change = try tabs.setItems([])
    #expect(change == .init(removed: ["A", "B", "C"], previous: "C", selected: nil))
    #expect(tabs.selectedIndex == NSNotFound)
    _ = try tabs.setItems(["X", "Y", "Z"])
    #expect(tabs.selected == "X")
  }

  @Test func `the same items again change nothing`() throws {
    var tabs = try selection(of: ["A", "B"], at: 1)
    #expect(try tabs.setItems(["A", "B"]) == .init(previous: "B", selected: "B"))
  }

  @Test func `an item that is there twice is refused`() throws {
    var tabs = try selection(of: ["A", "B"], at: 1)
    #expect(throws: TabSelection.Refusal.duplicate("C")) { try tabs.setItems(["C", "D", "C"]) }
    #expect(tabs.items == ["A", "B"])
    #expect(tabs.selected == "B")
  }

  @Test func `TAB-08 selecting by index and by item are the same`() throws {
    var byIndex = try selection(of: ["A", "B", "C"], at: 0)
    var byItem = byIndex
    let changes = (try byIndex.select(at: 2), try byItem.select("C"))
    #expect(changes.0 == changes.1)
    #expect(changes.0 == .init(previous: "A", selected: "C"))
    #expect((byIndex.selectedIndex, byIndex.selected) == (byItem.selectedIndex, byItem.selected))
  }

  @Test func `TAB-09 a foreign item is refused`() throws {
    var tabs = try selection(of: ["A", "B"], at: 1)
    #expect(throws: TabSelection.Refusal.foreign("X")) { try tabs.select("X") }
    #expect(tabs.selected == "B")
  }

  @Test(arguments: [-1, 2, 99, NSNotFound, Int.min])
  func `TAB-10 an index out of range is refused`(index: Int) throws {
    var tabs = try selection(of: ["A", "B"], at: 1)
    #expect(throws: TabSelection<String>.Refusal.outOfRange(index)) {
      try tabs.select(at: index)
    }
    #expect(tabs.selected == "B")
  }

  @Test func `TAB-11 selecting what is selected changes nothing`() throws {
    var tabs = try selection(of: ["A", "B"], at: 1)
    let change = try tabs.select(at: 1)
    #expect(change == .init(previous: "B", selected: "B"))
    #expect(!change.changesSelection)
    #expect(try tabs.select("B") == change)
  }

  @Test func `any replacement of up to four items keeps TAB-04`() throws {
    let orders = Self.orders(of: [0, 1, 2, 3])
    for old in orders where !old.isEmpty {
      for index in old.indices {
        for new in orders {
          var tabs = TabSelection<Int>()
          _ = try tabs.setItems(old)
          _ = try tabs.select(at: index)
          let change = try tabs.setItems(new)
          let expected =
            new.contains(old[index])
            ? old[index] : new.indices.contains(index) ? new[index] : new.first
          #expect(tabs.selected == expected)
          #expect(change.selected == expected)
          #expect(change.previous == old[index])
          #expect(tabs.selectedIndex == expected.flatMap(new.firstIndex(of:)) ?? NSNotFound)
        }
      }
    }
  }

  private func selection(of items: [String], at index: Int) throws -> TabSelection<String> {
    var tabs = TabSelection<String>()
    _ = try tabs.setItems(items)
    _ = try tabs.select(at: index)
    return tabs
  }

  /// Every order of every subset.
  static func orders(of items: [Int]) -> [[Int]] {
    [[]]
      + items.flatMap { item in
        orders(of: items.filter { $0 != item }).map { [item] + $0 }
      }
  }
}
