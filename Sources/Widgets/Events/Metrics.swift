public import Foundation

/// Sizes that differ between screens of cells and screens of points.
public struct Metrics: Hashable, Sendable {
  /// The height of a navigation bar: 1 cell, 44 points (NAV-65).
  public var navigationBarHeight: CGFloat
  /// The height of a tab bar: 1 cell, 49 points (TAB-58).
  public var tabBarHeight: CGFloat
  /// The height of a toolbar: 1 cell, 44 points.
  public var toolbarHeight: CGFloat
  /// The default height of a table row: 1 cell, 44 points (TBL-13).
  public var rowHeight: CGFloat
  /// The default height of a section header: 1 cell, 28 points.
  public var sectionHeaderHeight: CGFloat
  /// The default margins inside a node: (0, 1, 0, 1) cells, 8 points each (VIEW-46).
  public var layoutMargins: EdgeInsets
  /// How many pixel-independent points one unit of this screen stands for: 16 for cells, 1 for
  /// points. Every other constant that is given in points is divided by it.
  public var pointsPerUnit: CGFloat
  /// How far a finger moves before it drags: 1 cell, 10 points (SCR-48).
  public var dragThreshold: CGFloat
  /// The smallest movement that can be seen: 1 cell, a third of a point.
  public var smallestVisibleStep: CGFloat
  /// The width of one column of text: 1 cell, 8 points.
  public var columnWidth: CGFloat
  /// The height of one line of text: 1 cell, 20 points.
  public var lineHeight: CGFloat
  /// Whether transitions are drawn as movement: false for cells, where they are drawn as a cut and
  /// only their duration is kept on the clock.
  public var animatesTransitions: Bool

  /// A screen of character cells.
  public static let cells = Metrics(
    navigationBarHeight: 1, tabBarHeight: 1, toolbarHeight: 1, rowHeight: 1,
    sectionHeaderHeight: 1, layoutMargins: EdgeInsets(left: 1, right: 1), pointsPerUnit: 16,
    dragThreshold: 1, smallestVisibleStep: 1, columnWidth: 1, lineHeight: 1,
    animatesTransitions: false)

  /// A screen of pixel-independent points.
  public static let points = Metrics(
    navigationBarHeight: 44, tabBarHeight: 49, toolbarHeight: 44, rowHeight: 44,
    sectionHeaderHeight: 28, layoutMargins: EdgeInsets(top: 8, left: 8, bottom: 8, right: 8),
    pointsPerUnit: 1, dragThreshold: 10, smallestVisibleStep: 1.0 / 3, columnWidth: 8,
    lineHeight: 20, animatesTransitions: true)
}
