/// The rows of one section: numbers in order, and what a person has done to them.
///
/// Ten million rows fit on the screen because nobody stores them. What is stored are pieces: whole
/// ranges of numbers, split where one was deleted or a new row was added.
struct NumberedRows {
  /// What a row shows.
  enum Row: Hashable {
    case number(Int)
    case added(Int)
  }

  private enum Piece {
    case numbers(Range<Int>)
    case added(Int)

    var count: Int {
      switch self {
      case .numbers(let range): range.count
      case .added: 1
      }
    }
  }

  private var pieces: [Piece]

  init(_ numbers: Range<Int>) { pieces = [.numbers(numbers)] }

  var count: Int { pieces.reduce(0) { $0 + $1.count } }

  subscript(row: Int) -> Row {
    let place = place(of: row)
    switch pieces[place.piece] {
    case .numbers(let range): return .number(range.lowerBound + place.offset)
    case .added(let serial): return .added(serial)
    }
  }

  /// The row of a number, or of the next one that is left; nil after the last.
  func row(ofNumber number: Int) -> Int? {
    var start = 0
    for piece in pieces {
      if case .numbers(let range) = piece, number < range.upperBound {
        return start + max(0, number - range.lowerBound)
      }
      start += piece.count
    }
    return nil
  }

  mutating func remove(at row: Int) {
    let place = place(of: row)
    var rest: [Piece] = []
    if case .numbers(let range) = pieces[place.piece] {
      let gone = range.lowerBound + place.offset
      rest = [.numbers(range.lowerBound..<gone), .numbers((gone + 1)..<range.upperBound)]
    }
    pieces.replaceSubrange(place.piece...place.piece, with: rest.filter { $0.count > 0 })
  }

  /// Adds a row after another one.
  mutating func insert(_ serial: Int, after row: Int) {
    let place = place(of: row)
    var new: [Piece] = [pieces[place.piece], .added(serial)]
    if case .numbers(let range) = pieces[place.piece] {
      let next = range.lowerBound + place.offset + 1
      new = [
        .numbers(range.lowerBound..<next), .added(serial), .numbers(next..<range.upperBound),
      ]
    }
    pieces.replaceSubrange(place.piece...place.piece, with: new.filter { $0.count > 0 })
  }

  private func place(of row: Int) -> (piece: Int, offset: Int) {
    var offset = row
    var piece = 0
    while offset >= pieces[piece].count {
      offset -= pieces[piece].count
      piece += 1
    }
    return (piece, offset)
  }
}

extension Int {
  /// With a comma after each three digits: `1,234,567`.
  var grouped: String {
    var digits = String(self)[...]
    var groups: [Substring] = []
    while digits.count > 3 {
      groups.insert(digits.suffix(3), at: 0)
      digits.removeLast(3)
    }
    return ([digits] + groups).joined(separator: ",")
  }
}
