public import Foundation

/// Sends a scroll view to a place, without knowing it: it is made before any view exists, and handed
/// to the content.
///
/// ```swift
/// let proxy = ScrollingProxy()
/// let button = Button(title: "End")
/// button.addTarget(self, for: .primaryAction) { _, _ in proxy.scrollTo(.end, animated: true) }
/// content.addSubnode(ScrollingProxyNode(proxy: proxy))
/// ```
///
/// A ``ScrollingProxyNode`` inside of the content finds the scroll view around it. There may be
/// several, one in every row for instance: the first that is in a scroll view counts. Nothing is
/// held but weakly.
///
/// A request that comes before there is a scroll view in a window is kept, and carried out after the
/// first layout in which there is one.
@MainActor public final class ScrollingProxy {
  /// Where to scroll.
  public enum Destination: Hashable {
    /// The start of the content. The other axis stays where it is.
    case top
    /// The end of the content, insets included. The other axis stays where it is.
    case end
    /// A distance from the start, as ``ScrollProgress/offset`` measures it, limited to the range. An
    /// axis along which nothing scrolls stays where it is.
    case point(CGPoint)
    /// What a ``ScrollingProxyNode`` with that id is in, or what ``ScrollingProxy/itemRect`` says.
    ///
    /// The same part of the item and of what is visible, such as the middles, are brought together;
    /// without an anchor the item is made visible with the smallest movement. The other axis stays
    /// where it is.
    case item(AnyHashable, anchor: UnitPoint?)
  }

  private struct Request {
    let destination: Destination
    let animated: Bool
  }

  private struct Entry {
    weak var node: ScrollingProxyNode?
  }

  /// How many requests wait at most; of more the oldest are forgotten.
  static let requestLimit = 16

  /// Where an item is that no node stands for, such as a row that is out of view, in the scroll
  /// view's own coordinates; nil, the default, knows none.
  public var itemRect: ((AnyHashable) -> CGRect?)?

  private var entries: [Entry] = []
  private var nextCleaning = 8
  private var requests: [Request] = []
  private weak var awaitedRoot: (any NodeRoot)?

  /// A proxy that knows no scroll view yet.
  public init() {}

  /// The scroll view that the proxy speaks for at the moment; nil while no node of it is in one.
  public var scrollableNode: ScrollableNode? {
    entries.lazy.compactMap { $0.node?.enclosingScrollableNode }.first
  }

  /// Scrolls to a place: now, or when there is a scroll view in a window and it is laid out.
  ///
  /// Requests that wait are carried out in their order. At the place already nothing happens; an item
  /// that nobody knows is reported.
  public func scrollTo(_ destination: Destination, animated: Bool) {
    if requests.isEmpty, let target = scrollableNode, target.root != nil {
      target.layOutFromTop()
      target.scroll(to: destination, of: self, animated: animated)
      return
    }
    if requests.count == Self.requestLimit { requests.removeFirst() }
    requests.append(Request(destination: destination, animated: animated))
    nodesDidMove()
  }

  // MARK: - Nodes

  /// A node stands for this proxy from now on.
  func add(_ node: ScrollingProxyNode) {
    if entries.count >= nextCleaning {
      entries.removeAll { $0.node == nil }
      nextCleaning = max(8, entries.count * 2)
    }
    entries.append(Entry(node: node))
  }

  /// A node may have found a scroll view: what waits for one is carried out after layout.
  func nodesDidMove() {
    guard !requests.isEmpty, let root = scrollableNode?.root, root !== awaitedRoot else { return }
    awaitedRoot = root
    root.afterLayout { [weak self] in self?.carryOut() }
  }

  private func carryOut() {
    awaitedRoot = nil
    guard let target = scrollableNode, target.root != nil else { return }
    let waiting = requests
    requests = []
    for request in waiting {
      target.scroll(to: request.destination, of: self, animated: request.animated)
    }
  }

  /// Where an item is in the scroll view's coordinates.
  func rect(of id: AnyHashable, in scrollableNode: ScrollableNode) -> CGRect? {
    for entry in entries {
      guard let node = entry.node, node.id == id,
        node.enclosingScrollableNode === scrollableNode, let item = node.supernode
      else { continue }
      return item === scrollableNode
        ? node.frame : item.convert(item.bounds, to: scrollableNode)
    }
    return itemRect?(id)
  }
}

extension Node {
  /// Lays out the whole tree that this node is in, if any of it needs that.
  fileprivate func layOutFromTop() {
    var top: Node = self
    while let next = top.supernode { top = next }
    top.layoutIfNeeded()
  }
}
