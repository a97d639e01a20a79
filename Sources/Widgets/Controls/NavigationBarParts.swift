import Foundation

/// The nodes of a navigation bar, made from its top item and the one before.
@MainActor final class NavigationBarParts {
  private var back: BackButton?
  private var backItems: [NavigationItem] = []
  private var left: [Node] = []
  private var right: [Node] = []
  private var title: Node?
  private let titleLabel = Label(frame: .zero)
  private var buttons: [BarButtonItem: Button] = [:]

  init() {
    titleLabel.textAttributes = [.bold, .underline]
    titleLabel.textAlignment = .center
  }

  // MARK: - Content

  /// Makes the nodes for an item and puts them into the bar. Nodes that stay keep their focus.
  func show(
    _ top: NavigationItem?, back backItem: NavigationItem?, in bar: Node,
    goBack: @escaping () -> Void
  ) {
    let old = all
    let showsBack =
      !(top?.hidesBackButton ?? true)
      && (top?.leftBarButtonItems.isEmpty ?? true || top?.leftItemsSupplementBackButton ?? false)
    showBack(to: showsBack ? backItem : nil, from: top, goBack: goBack)
    let items = (top?.leftBarButtonItems ?? []) + (top?.rightBarButtonItems ?? [])
    buttons = buttons.filter { items.contains($0.key) }
    left = (top?.leftBarButtonItems ?? []).map { node(for: $0) }
    right = (top?.rightBarButtonItems ?? []).map { node(for: $0) }
    titleLabel.text = top?.title
    title = top?.titleNode ?? (top?.title == nil ? nil : titleLabel)
    let new = all
    for node in old where !new.contains(node) && node.supernode === bar {
      node.removeFromSupernode()
    }
    for (index, node) in new.enumerated() { bar.insertSubnode(node, at: index) }
  }

  /// In the order of the Tab key.
  private var all: [Node] {
    [back].compactMap { $0 } + left + [title].compactMap { $0 } + right.reversed()
  }

  private func showBack(
    to item: NavigationItem?, from top: NavigationItem?, goBack: @escaping () -> Void
  ) {
    guard let item, let top else {
      back = nil
      backItems = []
      return
    }
    if backItems != [item, top] {
      // Another way back is another button, so focus does not stay behind on the old one.
      let button = BackButton(frame: .zero)
      button.titleAttributes = .underline
      button.addTarget(button, for: .primaryAction) { _, _ in goBack() }
      back = button
      backItems = [item, top]
    }
    back?.backTitle = item.backTitle
    back?.isEnabled = item.backBarButtonItem?.isEnabled ?? true
  }

  private func node(for item: BarButtonItem) -> Node {
    if let customNode = item.customNode { return customNode }
    let button = buttons[item] ?? makeButton(for: item)
    button.title = item.title
    button.isEnabled = item.isEnabled
    return button
  }

  private func makeButton(for item: BarButtonItem) -> Button {
    let button = NavigationBarButton(frame: .zero)
    button.titleAttributes = .underline
    button.addTarget(item, for: .primaryAction) { item, _ in item.performPrimaryAction() }
    buttons[item] = button
    return button
  }

  // MARK: - Layout

  /// Gives the nodes their frames; where reading goes from right to left, as in a mirror.
  func place(in area: CGRect, traits: Traits) {
    let metrics = traits.metrics
    let layout = NavigationBarLayout(
      width: area.size.width, back: back?.widths(traits) ?? [],
      left: left.map { width(of: $0, metrics) }, right: right.map { width(of: $0, metrics) },
      title: title.map { size(of: $0, in: area).width } ?? 0, metrics: metrics)
    if let back, let slot = layout.back {
      back.shown = layout.backChoice
      place(back, slot, in: area, traits)
    }
    for (node, slot) in zip(left, layout.left) { place(node, slot, in: area, traits) }
    for (node, slot) in zip(right, layout.right) { place(node, slot, in: area, traits) }
    if let title { place(title, layout.title, in: area, traits, margin: 0) }
  }

  private func width(of node: Node, _ metrics: Metrics) -> CGFloat {
    let width = size(of: node, in: CGRect.zero).width
    return buttons.values.contains(where: { $0 === node }) ? width : width + 2 * metrics.columnWidth
  }

  /// The size a part wants: what fits it, else the size it has.
  private func size(of node: Node, in area: CGRect) -> CGSize {
    let size = node.intrinsicContentSize
    let fitting = node.sizeThatFits(area.size)
    return CGSize(
      width: max(0, size.width >= 0 ? size.width : fitting.width),
      height: max(0, size.height >= 0 ? size.height : fitting.height)
    ).sanitized
  }

  /// Buttons and the label fill the height; other nodes stand in the middle of it, a column away
  /// from their neighbours.
  private func place(
    _ node: Node, _ slot: NavigationBarLayout.Slot, in area: CGRect, _ traits: Traits,
    margin: CGFloat? = nil
  ) {
    let metrics = traits.metrics
    var frame = CGRect(
      x: area.left + slot.start, y: area.top, width: slot.width, height: area.size.height)
    let isOwn =
      node === back || node === titleLabel || buttons.values.contains(where: { $0 === node })
    if !isOwn {
      let margin = min(margin ?? metrics.columnWidth, slot.width / 2)
      let height = min(size(of: node, in: area).height, area.size.height)
      let above = metrics.visibleEdge(before: (area.size.height - height) / 2)
      frame = CGRect(
        x: frame.origin.x + margin, y: area.top + above, width: slot.width - 2 * margin,
        height: height)
    }
    node.frame = frame.placed(in: area, traits.layoutDirection)
  }
}
