import Foundation

extension TableNode {
  // MARK: - Heights

  /// The height of a header or footer, as the delegate, the properties and the titles say.
  final func askHeight(of end: SectionEnd, inSection section: Int) -> CGFloat {
    let height = ask {
      end == .header ? heightForHeader(inSection: section) : heightForFooter(inSection: section)
    }
    if height == Self.automaticDimension { return automaticHeight(of: end, inSection: section) }
    if height >= 0 && height.isFinite { return height }
    report(
      "table.height",
      "The height of the \(end) of section \(section) must be a finite number from 0, or "
        + "automaticDimension, but is \(height). It counts as 0.")
    return 0
  }

  private func automaticHeight(of end: SectionEnd, inSection section: Int) -> CGFloat {
    if let title = askTitle(of: end, inSection: section) {
      let node = TableNodeHeaderFooterNode(reuseIdentifier: nil)
      node.textLabel.text = title
      return max(fittingHeight(of: node), traits.metrics.sectionHeaderHeight)
    }
    if let node = askNode(of: end, inSection: section) {
      let height = fittingHeight(of: node)
      recycle(node)
      return height
    }
    let isGap = style == .grouped && end == .header && section > 0
    return isGap ? traits.metrics.sectionHeaderHeight : 0
  }

  private func fittingHeight(of node: Node) -> CGFloat {
    ask { node.sizeThatFits(CGSize(width: rowWidth, height: 0)).height }.lengthOrZero
  }

  private func askTitle(of end: SectionEnd, inSection section: Int) -> String? {
    guard let dataSource else { return nil }
    return ask {
      end == .header
        ? dataSource.tableNode(self, titleForHeaderInSection: section)
        : dataSource.tableNode(self, titleForFooterInSection: section)
    }
  }

  private func askNode(of end: SectionEnd, inSection section: Int) -> Node? {
    ask { end == .header ? nodeForHeader(inSection: section) : nodeForFooter(inSection: section) }
  }

  // MARK: - Showing

  /// Makes the headers and footers be those in view.
  final func showSectionMarks(_ parts: [RowIndex.Part]) {
    var headers: [Int: CGRect] = [:]
    var footers: [Int: CGRect] = [:]
    for part in parts {
      switch part.position {
      case .header(let section): headers[section] = rect(of: part)
      case .footer(let section): footers[section] = rect(of: part)
      case .row: break
      }
    }
    if let pinned = pinnedHeader { headers[pinned.section] = pinned.frame }
    show(.header, headers)
    show(.footer, footers)
  }

  /// The header that stays at the top of the visible area, and where (TBL-27, FR-TBL-07).
  final var pinnedHeader: (section: Int, frame: CGRect)? {
    let top = bounds.origin.y + adjustedContentInset.top
    guard style == .plain, let section = position(at: top)?.section else { return nil }
    let natural = rect(of: .header(section: section))
    guard natural.size.height > 0, natural.origin.y < top else { return nil }
    let end = rowsTop + index.span(ofSection: section).end
    let y = max(natural.origin.y, min(top, end - natural.size.height))
    return (section, CGRect(origin: CGPoint(x: 0, y: y), size: natural.size))
  }

  private func show(_ end: SectionEnd, _ frames: [Int: CGRect]) {
    if frames.isEmpty, marks(end).isEmpty { return }
    for (section, node) in marks(end).sorted(by: { $0.key < $1.key })
    where frames[section] == nil || work.hasStaleMarks {
      setMark(nil, end, section)
      node.removeFromSupernode()
      tellEndDisplaying(end, node, section)
      recycle(node)
    }
    for (section, frame) in frames.sorted(by: { $0.key < $1.key }) {
      if let node = marks(end)[section] {
        node.frame = frame
      } else if let node = makeMark(end, section) {
        node.frame = frame
        setMark(node, end, section)
        tellWillDisplay(end, node, section)
        insertSubnode(node, at: cells.count + footers.count)
      }
    }
  }

  private func makeMark(_ end: SectionEnd, _ section: Int) -> Node? {
    if let node = askNode(of: end, inSection: section) { return node }
    guard let title = askTitle(of: end, inSection: section) else { return nil }
    let node = TableNodeHeaderFooterNode(reuseIdentifier: nil)
    node.textLabel.text = title
    if end == .footer { node.textLabel.textAttributes = .dim }
    return node
  }

  private func marks(_ end: SectionEnd) -> [Int: Node] { end == .header ? headers : footers }

  private func setMark(_ node: Node?, _ end: SectionEnd, _ section: Int) {
    if end == .header { headers[section] = node } else { footers[section] = node }
  }

  private func tellWillDisplay(_ end: SectionEnd, _ node: Node, _ section: Int) {
    if end == .header {
      willDisplayHeader(node, forSection: section)
    } else {
      willDisplayFooter(node, forSection: section)
    }
  }

  private func tellEndDisplaying(_ end: SectionEnd, _ node: Node, _ section: Int) {
    if end == .header {
      didEndDisplayingHeader(node, forSection: section)
    } else {
      didEndDisplayingFooter(node, forSection: section)
    }
  }

  private func recycle(_ node: Node) {
    guard let node = node as? TableNodeHeaderFooterNode else { return }
    markPool.put(node, node.reuseIdentifier)
    markPool.trim(to: Self.spareCells)
  }

  // MARK: - Header and footer of the table

  /// Gives the header and the footer of the table their places. Their heights are read here only
  /// (TBL-16).
  final func placeTableEnds() {
    rowsTop = tableHeaderNode?.bounds.size.height ?? 0
    tableHeaderNode?.frame = CGRect(x: 0, y: 0, width: rowWidth, height: rowsTop)
    let height = tableFooterNode?.bounds.size.height ?? 0
    tableFooterNode?.frame = CGRect(
      x: 0, y: rowsTop + index.length, width: rowWidth, height: height)
  }

  final func replaceTableEnd(_ old: Node?, with new: Node?) {
    if old !== new {
      if let old, old.supernode === self { old.removeFromSupernode() }
      if let new { insertSubnode(new, at: 0) }
    }
    placeTableEnds()
    updateContentSize()
    setNeedsLayout()
  }
}
