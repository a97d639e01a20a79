import Widgets
import WidgetsTestSupport

/// A screen with a table on it that writes down what the table asks and tells.
@MainActor final class TableFixture: ViewController, TableNodeDataSource, TableNodeDelegate {
  let tableNode: TableNode
  /// The texts of the rows, by section.
  var sections: [[String]]
  /// What was asked and told, by short names.
  var log: [String] = []
  var created = 0
  var heights: ((IndexPath) -> CGFloat)?
  var allowsHighlight = true
  var selectedInstead: (IndexPath) -> IndexPath? = { $0 }
  var deselectedInstead: (IndexPath) -> IndexPath? = { $0 }
  var headerTitles: [String?] = []
  var footerTitles: [String?] = []
  var headerHeight: ((Int) -> CGFloat)?
  var makeHeader: ((Int) -> Node?)?
  var onCell: ((IndexPath) -> Void)?
  var onWillDisplay: ((IndexPath) -> Void)?
  var onDidSelect: ((IndexPath) -> Void)?
  var makeCell: ((IndexPath) -> TableNodeCell)?
  var canEdit: (IndexPath) -> Bool = { _ in true }
  var editingStyle: (IndexPath) -> TableNodeCell.EditingStyle = { _ in .delete }
  var onCommit: ((TableNodeCell.EditingStyle, IndexPath) -> Void)?

  init(_ sections: [[String]], table: TableNode = TableNode()) {
    self.sections = sections
    tableNode = table
    super.init()
    tableNode.register(TableNodeCell.self, forCellReuseIdentifier: "row")
    tableNode.showsVerticalScrollIndicator = false
    tableNode.dataSource = self
    tableNode.delegate = self
  }

  /// One section of rows `0`, `1`, `2`, ….
  convenience init(rows: Int) {
    self.init([(0..<rows).map(String.init)])
  }

  override func loadView() { view = tableNode }

  /// A test host of 20 columns that shows the table.
  func host(rows: CGFloat) -> TestHost {
    TestHost(size: CGSize(width: 20, height: rows), rootViewController: self)
  }

  /// A test host of 320 points that shows the table.
  func host(points: CGFloat) -> TestHost {
    TestHost(
      size: CGSize(width: 320, height: points), metrics: .points, rootViewController: self)
  }

  /// The log since the last call.
  func takeLog() -> [String] {
    defer { log = [] }
    return log
  }

  // MARK: Data source

  func numberOfSections(in tableNode: TableNode) -> Int { sections.count }

  func tableNode(_ tableNode: TableNode, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }

  func tableNode(_ tableNode: TableNode, cellForRowAt indexPath: IndexPath) -> TableNodeCell {
    log.append("cell \(indexPath.short)")
    onCell?(indexPath)
    if let makeCell { return makeCell(indexPath) }
    let cell = tableNode.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel.text = sections[indexPath.section][indexPath.row]
    return cell
  }

  func tableNode(_ tableNode: TableNode, titleForHeaderInSection section: Int) -> String? {
    headerTitles.indices.contains(section) ? headerTitles[section] : nil
  }

  func tableNode(_ tableNode: TableNode, titleForFooterInSection section: Int) -> String? {
    footerTitles.indices.contains(section) ? footerTitles[section] : nil
  }

  func tableNode(_ tableNode: TableNode, canEditRowAt indexPath: IndexPath) -> Bool {
    log.append("canEdit \(indexPath.short)")
    return canEdit(indexPath)
  }

  func tableNode(
    _ tableNode: TableNode, commit editingStyle: TableNodeCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    log.append("\(editingStyle) \(indexPath.short)")
    onCommit?(editingStyle, indexPath)
  }

  // MARK: Delegate

  func tableNode(
    _ tableNode: TableNode, editingStyleForRowAt indexPath: IndexPath
  ) -> TableNodeCell.EditingStyle {
    log.append("style \(indexPath.short)")
    return editingStyle(indexPath)
  }

  func tableNode(_ tableNode: TableNode, heightForHeaderInSection section: Int) -> CGFloat {
    headerHeight?(section) ?? tableNode.sectionHeaderHeight
  }

  func tableNode(_ tableNode: TableNode, nodeForHeaderInSection section: Int) -> Node? {
    makeHeader?(section)
  }

  func tableNode(
    _ tableNode: TableNode, willDisplayHeaderNode node: Node, forSection section: Int
  ) {
    log.append("displayHeader \(section)")
  }

  func tableNode(
    _ tableNode: TableNode, didEndDisplayingHeaderNode node: Node, forSection section: Int
  ) {
    log.append("endHeader \(section)")
  }

  func tableNode(_ tableNode: TableNode, heightForRowAt indexPath: IndexPath) -> CGFloat {
    log.append("height \(indexPath.short)")
    return heights?(indexPath) ?? TableNode.automaticDimension
  }

  func tableNode(
    _ tableNode: TableNode, willDisplay cell: TableNodeCell, forRowAt indexPath: IndexPath
  ) {
    log.append("display \(indexPath.short)")
    onWillDisplay?(indexPath)
  }

  func tableNode(
    _ tableNode: TableNode, didEndDisplaying cell: TableNodeCell, forRowAt indexPath: IndexPath
  ) {
    log.append("end \(indexPath.short)")
  }

  func tableNode(_ tableNode: TableNode, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    log.append("shouldHighlight \(indexPath.short)")
    return allowsHighlight
  }

  func tableNode(_ tableNode: TableNode, didHighlightRowAt indexPath: IndexPath) {
    log.append("didHighlight \(indexPath.short)")
  }

  func tableNode(_ tableNode: TableNode, didUnhighlightRowAt indexPath: IndexPath) {
    log.append("didUnhighlight \(indexPath.short)")
  }

  func tableNode(_ tableNode: TableNode, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    log.append("willSelect \(indexPath.short)")
    return selectedInstead(indexPath)
  }

  func tableNode(_ tableNode: TableNode, didSelectRowAt indexPath: IndexPath) {
    log.append("didSelect \(indexPath.short)")
    onDidSelect?(indexPath)
  }

  func tableNode(_ tableNode: TableNode, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    log.append("willDeselect \(indexPath.short)")
    return deselectedInstead(indexPath)
  }

  func tableNode(_ tableNode: TableNode, didDeselectRowAt indexPath: IndexPath) {
    log.append("didDeselect \(indexPath.short)")
  }

  func scrollableNodeDidScroll(_ scrollableNode: ScrollableNode) {
    log.append("scroll \(Int(scrollableNode.contentOffset.y))")
  }
}

extension IndexPath {
  /// `section.row`.
  var short: String { "\(section).\(row)" }
}

extension [String] {
  /// Those that begin with one of some words.
  func only(_ words: String...) -> [String] {
    filter { line in words.contains { line.hasPrefix($0 + " ") } }
  }
}
