import Foundation

/// Gives the scroll view around it to a ``ScrollingProxy``, and marks what it is in as an item.
///
/// ```swift
/// for (index, row) in rows.enumerated() {
///   row.addSubnode(ScrollingProxyNode(proxy: proxy, id: index))
/// }
/// proxy.scrollTo(.item(42, anchor: .top), animated: true)
/// ```
///
/// It shows nothing and takes no touches. It finds the scroll view by walking up its supernodes, also
/// after it has moved to another one.
public final class ScrollingProxyNode: Node {
  /// The proxy that it stands for.
  public let proxy: ScrollingProxy

  /// What ``ScrollingProxy/Destination/item(_:anchor:)`` calls the node that this one is in; nil, the
  /// default, does not make it an item. Change it when a row is used again.
  public var id: AnyHashable?

  /// A node that stands for a proxy, which holds it weakly.
  public init(proxy: ScrollingProxy, id: AnyHashable? = nil) {
    self.proxy = proxy
    self.id = id
    super.init(frame: .zero)
    isHidden = true
    isUserInteractionEnabled = false
    proxy.add(self)
  }

  /// Tells the proxy.
  public override func didMoveToSupernode() {
    super.didMoveToSupernode()
    proxy.nodesDidMove()
  }

  /// Tells the proxy.
  public override func didMoveToWindow() {
    super.didMoveToWindow()
    proxy.nodesDidMove()
  }
}
