import Widgets

/// A table of ten million rows in sections whose headers stay in view.
///
/// It opens at once, and any row is one jump away: type its number. With one height for all rows the
/// table does arithmetic; with heights of their own it goes by an estimate, and learns the height of
/// a row when that comes into view. `Edit` shows controls that delete rows, or add one below.
final class TableDemoController: ViewController {
  private static let cellIdentifier = "row"
  private static let rowsPerSection = 100_000

  private let table = TableNode()
  private let bar = TableDemoBar()
  private var sections = (0..<100).map {
    NumberedRows($0 * rowsPerSection..<($0 + 1) * rowsPerSection)
  }
  private var addedCount = 0
  /// The number that a person is typing.
  private var digits = "" {
    didSet { digitsDidChange() }
  }
  /// Ends a number after a pause.
  private var pause: ScheduledWork?

  override init() {
    super.init()
    countRows()
    navigationItem.rightBarButtonItem = editButtonItem
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    table.register(TableNodeCell.self, forCellReuseIdentifier: Self.cellIdentifier)
    table.dataSource = self
    table.delegate = self
    view.addSubnode(table)
    view.addSubnode(bar)
    bar.onGo = { [weak self] share in self?.go(toShare: share) }
    bar.onHeights = { [weak self] in self?.switchHeights() }
  }

  override func viewDidLayoutSubnodes() {
    let size = view.bounds.size
    let height = bar.sizeThatFits(size).height + view.safeAreaInsets.bottom
    table.frame = CGRect(x: 0, y: 0, width: size.width, height: max(0, size.height - height))
    bar.frame = CGRect(x: 0, y: size.height - height, width: size.width, height: height)
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    table.setEditing(editing, animated: animated)
  }

  private func countRows() {
    title = "\(sections.reduce(0) { $0 + $1.count }.grouped) rows"
  }

  // MARK: - Going to a row

  /// Says what happened; a number that is typed begins anew.
  private func say(_ text: String) {
    pause?.cancel()
    digits = ""
    bar.text = text
  }

  /// While a number is typed keys come here first, so that Backspace deletes a digit before a row.
  override var canBecomeFirstResponder: Bool { true }

  private func digitsDidChange() {
    bar.text = digits.isEmpty ? TableDemoBar.hint : "Go to row \(digits)"
    if digits.isEmpty {
      resignFirstResponder()
    } else if table.isFocused {
      becomeFirstResponder()
    }
  }

  /// Digits work wherever focus is, also on a button. Another key ends the number.
  override func keyPressed(_ key: Key) -> Bool {
    if typeNumber(key) { return true }
    guard isFirstResponder else { return super.keyPressed(key) }
    digits = ""
    return table.keyPressed(key)
  }

  override var keyHints: [KeyHint] {
    [KeyHint("0123456789".map { Key(.character($0)) }, title: "Go to the row of a number")]
  }

  /// Digits go to the row with that number, with every one that is typed; returns whether the key
  /// belongs to a number.
  private func typeNumber(_ key: Key) -> Bool {
    guard key.modifiers.isEmpty else { return false }
    switch key.code {
    case .character(let character) where character.isWholeNumber && character.isASCII:
      if digits.count < 7 { digits.append(character) }
    case .backspace where !digits.isEmpty:
      digits.removeLast()
    case .escape where !digits.isEmpty:
      digits = ""
    case .enter where !digits.isEmpty:
      selectNumber()
    default:
      return false
    }
    if let number = Int(digits) { go(toNumber: number) }
    pause?.cancel()
    pause = view.schedule(after: 1.5) { [weak self] in self?.digits = "" }
    return true
  }

  private func path(ofNumber number: Int) -> IndexPath? {
    let section = number / Self.rowsPerSection
    return sections[section].row(ofNumber: number).map { IndexPath(row: $0, section: section) }
  }

  private func go(toNumber number: Int) {
    guard let path = path(ofNumber: number) else { return }
    table.scrollToRow(at: path, at: .top, animated: false)
  }

  /// Selects the row whose number was typed.
  private func selectNumber() {
    let number = Int(digits)
    digits = ""
    guard let path = number.flatMap(path(ofNumber:)) else { return }
    table.selectRow(at: path, animated: false, scrollPosition: .none)
    tableNode(table, didSelectRowAt: path)
  }

  private func go(toShare share: Double) {
    let last = sections.count * Self.rowsPerSection - 1
    go(toNumber: Int(Double(last) * share))
  }

  // MARK: - Heights

  /// Between one height for all, and an own one for each row.
  private func switchHeights() {
    let isUniform = table.rowHeight == TableNode.automaticDimension
    table.estimatedRowHeight = isUniform ? 0 : table.traits.metrics.rowHeight
    table.rowHeight =
      isUniform ? table.traits.metrics.rowHeight : TableNode.automaticDimension
    bar.heights = isUniform ? "uniform" : "own"
  }

  // MARK: - Rows

  private func isTenth(_ path: IndexPath) -> Bool {
    guard case .number(let number) = sections[path.section][path.row] else { return false }
    return number % 10 == 0
  }

  private func name(of path: IndexPath) -> String {
    switch sections[path.section][path.row] {
    case .number(let number): "Row \(number.grouped)"
    case .added(let serial): "New row \(serial)"
    }
  }
}

// MARK: - TableNodeDataSource

extension TableDemoController: TableNodeDataSource {
  func numberOfSections(in tableNode: TableNode) -> Int { sections.count }

  func tableNode(_ tableNode: TableNode, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }

  func tableNode(_ tableNode: TableNode, titleForHeaderInSection section: Int) -> String? {
    "From \((section * Self.rowsPerSection).grouped)"
  }

  func tableNode(_ tableNode: TableNode, cellForRowAt indexPath: IndexPath) -> TableNodeCell {
    let cell = tableNode.dequeueReusableCell(withIdentifier: Self.cellIdentifier, for: indexPath)
    cell.textLabel.text = name(of: indexPath)
    return cell
  }

  func tableNode(
    _ tableNode: TableNode, commit editingStyle: TableNodeCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    if editingStyle == .delete {
      say("\(name(of: indexPath)) deleted")
      sections[indexPath.section].remove(at: indexPath.row)
      tableNode.deleteRows(at: [indexPath])
    } else {
      addedCount += 1
      sections[indexPath.section].insert(addedCount, after: indexPath.row)
      tableNode.insertRows(at: [IndexPath(row: indexPath.row + 1, section: indexPath.section)])
      say("New row \(addedCount) added")
    }
    countRows()
  }
}

// MARK: - TableNodeDelegate

extension TableDemoController: TableNodeDelegate {
  /// Asked only while rows have heights of their own.
  func tableNode(_ tableNode: TableNode, heightForRowAt indexPath: IndexPath) -> CGFloat {
    tableNode.traits.metrics.rowHeight * (isTenth(indexPath) ? 2 : 1)
  }

  func tableNode(
    _ tableNode: TableNode, editingStyleForRowAt indexPath: IndexPath
  ) -> TableNodeCell.EditingStyle {
    isTenth(indexPath) ? .insert : .delete
  }

  func tableNode(_ tableNode: TableNode, didSelectRowAt indexPath: IndexPath) {
    say("\(name(of: indexPath)) selected")
  }
}
