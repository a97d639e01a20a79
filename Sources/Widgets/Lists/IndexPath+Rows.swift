public import Foundation

extension IndexPath {
  /// The path of a row of a table. `NSNotFound` as the row stands for the section itself where a
  /// method says so (TBL-04).
  public init(row: Int, section: Int) {
    self = [section, row]
  }

  /// The path of an item of a collection.
  public init(item: Int, section: Int) {
    self = [section, item]
  }

  /// The section, from 0. A path that has not two parts stops the program.
  public var section: Int {
    get { part(0) }
    set { self = [newValue, part(1)] }
  }

  /// The row in its section, from 0. A path that has not two parts stops the program.
  public var row: Int {
    get { part(1) }
    set { self = [part(0), newValue] }
  }

  /// The item in its section, from 0; the same as ``row``.
  public var item: Int {
    get { part(1) }
    set { self = [part(0), newValue] }
  }

  private func part(_ index: Int) -> Int {
    guard count == 2 else {
      stop(
        "The path of a row has two parts, its section and its row, but this one is \(self). "
          + "Make it with IndexPath(row:section:).")
    }
    return self[index]
  }
}
