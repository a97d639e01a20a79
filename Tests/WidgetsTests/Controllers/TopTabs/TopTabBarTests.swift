import Foundation
import Testing
import Widgets
import WidgetsTestSupport

/// The strip of titles on its own: measuring, the indicator, scrolling, taps and keys.
@MainActor struct TopTabBarTests {
  /// A bar at the top of a screen of cells.
  @MainActor private final class Stage {
    let bar = TopTabBar()
    let host: TestHost

    init(
      _ titles: [String] = ["One", "Two", "Three", "Four"], width: CGFloat = 14,
      metrics: Metrics = .cells, configure: (TopTabBar) -> Void = { _ in }
    ) {
      bar.items = titles.map { TopTabItem(title: $0) }
      configure(bar)
      let controller = ViewController()
      host = TestHost(
        size: CGSize(width: width, height: 10 * metrics.lineHeight), metrics: metrics,
        rootViewController: controller)
      bar.frame = CGRect(
        origin: .zero, size: bar.sizeThatFits(CGSize(width: width, height: 0)))
      controller.view.addSubnode(bar)
      bar.frame.size = bar.sizeThatFits(CGSize(width: width, height: 0))
      host.advance(by: 0)
    }

    func show(_ from: Int, _ to: Int, _ fraction: Double) {
      bar.showProgress(from: bar.items[from], to: bar.items[to], fraction: fraction)
      host.advance(by: 0)
    }

    /// The first line, and below it a mark for each reversed cell.
    var look: String {
      let width = Int(bar.frame.size.width)
      let marks = (0..<width).map { x in
        host.surface[x, 0].attributes.contains(.reverse) ? "#" : " "
      }
      return host.surface.text(ofRow: 0) + "\n" + marks.joined()
    }

    var strip: ScrollableNode? { bar.subnodes.first as? ScrollableNode }
  }

  // MARK: - Measuring

  @Test func `titles are as wide as their texts, with a column on both sides`() {
    let stage = Stage(width: 40)
    // 3 + 2, 3 + 2, 5 + 2, 4 + 2.
    let frames = stage.bar.items.compactMap { stage.bar.titleFrame(of: $0) }
    #expect(frames.map(\.origin.x) == [0, 5, 10, 17])
    #expect(frames.map(\.size.width) == [5, 5, 7, 6])
    #expect(stage.host.surface.text(ofRow: 0) == " One  Two  Three  Four")
    #expect(stage.host.surface[1, 0].attributes == .bold)
  }

  @Test func `fixed titles share the width, and the last takes what is left`() {
    let stage = Stage(["A", "B", "C"], width: 20) { $0.style = .fixed }
    let frames = stage.bar.items.compactMap { stage.bar.titleFrame(of: $0) }
    // 20 / 3 = 6.67: edges at 6 and 13.
    #expect(frames.map(\.origin.x) == [0, 6, 13])
    #expect(frames.map(\.size.width) == [6, 7, 7])
    stage.strip?.setContentOffset(CGPoint(x: 5, y: 0), animated: false)
    #expect(stage.strip?.scrollMetrics.length(along: .horizontal) == 0)
  }

  @Test func `wide characters count with their columns`() {
    let stage = Stage(["日本", "🎉"], width: 30)
    #expect(stage.bar.titleFrame(of: stage.bar.items[0])?.size.width == 6)
    #expect(stage.bar.titleFrame(of: stage.bar.items[1])?.size.width == 4)
  }

  @Test func `the indicator is hidden until the titles are measured`() {
    let bar = TopTabBar()
    bar.items = [TopTabItem(title: "A")]
    bar.selectedItem = bar.items[0]
    #expect(bar.indicatorFrame == nil)
    #expect(bar.titleFrame(of: bar.items[0]) == nil)
    let controller = ViewController()
    let host = TestHost(rootViewController: controller)
    controller.view.addSubnode(bar)
    host.advance(by: 0)
    // Still without a width.
    #expect(bar.indicatorFrame == nil)
    bar.frame = CGRect(x: 0, y: 2, width: 30, height: 1)
    host.advance(by: 0)
    #expect(bar.indicatorFrame == CGRect(x: 0, y: 0, width: 3, height: 1))
  }

  @Test func `the bar is as high as a toolbar, with a line a cell higher`() {
    for (metrics, style, height) in [
      (Metrics.cells, TopTabBar.IndicatorStyle.fill, 1), (.cells, .underline, 2),
      (.points, .fill, 44), (.points, .underline, 44),
    ] as [(Metrics, TopTabBar.IndicatorStyle, CGFloat)] {
      let stage = Stage(metrics: metrics) { $0.indicatorStyle = style }
      #expect(stage.bar.frame.size.height == height)
    }
  }

  @Test func `a title that changes is measured anew`() {
    let stage = Stage(width: 40) { $0.selectedItem = $0.items[1] }
    stage.bar.items[0].title = "Longer"
    stage.host.advance(by: 0)
    #expect(stage.host.surface.text(ofRow: 0) == " Longer  Two  Three  Four")
    #expect(stage.bar.indicatorFrame?.origin.x == 8)
  }

  @Test func `no items, one item, and one cell`() {
    let none = Stage([])
    #expect(none.bar.indicatorFrame == nil)
    #expect(none.host.surface.text(ofRow: 0) == "")
    none.host.press(.right)
    let one = Stage(["A"], width: 1) { $0.selectedItem = $0.items[0] }
    one.host.press(.end)
    #expect(one.bar.indicatorFrame?.size == CGSize(width: 3, height: 1))
  }

  // MARK: - Indicator and strip, step by step

  // One, Two, Three and Four are 5, 5, 7 and 6 long and begin at 0, 5, 10 and 17: 23 in all, of
  // which 14 are seen.
  private static let starts: [CGFloat] = [0, 5, 10, 17]
  private static let ends: [CGFloat] = [5, 10, 17, 23]
  private static let fractions = [0, 0.25, 0.5, 0.75, 1]

  /// What of an edge's way is done: linear, the rear edge of an elastic indicator, and its front.
  private static let linear: [CGFloat] = [0, 0.25, 0.5, 0.75, 1]
  private static let rear: [CGFloat] = [0, 0.0761204675, 0.2928932188, 0.6173165676, 1]
  private static let front: [CGFloat] = [0, 0.3826834324, 0.7071067812, 0.9238795325, 1]

  /// The offsets of the strip on the ways from 0 to 1, from 1 to 2 and from 2 to 3.
  private static let offsets: [TopTabBar.Placement: [[CGFloat]]] = [
    // At rest start + n · (length − 14) with n = 0, 1/3, 2/3, 1: 0, 2, 16/3, 9.
    .normalized: [
      [0, 0.5, 1, 1.5, 2], [2, 2.8333333333, 3.6666666667, 4.5, 5.3333333333],
      [5.3333333333, 6.25, 7.1666666667, 8.0833333333, 9],
    ],
    // start + length / 2 − 7 is −4.5, 0.5, 6.5 and 13, limited 0, 0.5, 6.5 and 9.
    .center: [
      [0, 0.125, 0.25, 0.375, 0.5], [0.5, 2, 3.5, 5, 6.5], [6.5, 7.125, 7.75, 8.375, 9],
    ],
    // The starts, limited: 0, 5, 9, 9.
    .leading: [[0, 1.25, 2.5, 3.75, 5], [5, 6, 7, 8, 9], [9, 9, 9, 9, 9]],
    // What is past 14 of the end of the linear indicator.
    .nearest: [[0, 0, 0, 0, 0], [0, 0, 0, 1.25, 3], [3, 4.5, 6, 7.5, 9]],
  ]

  @Test(arguments: TopTabBar.Placement.allCases, TopTabBar.IndicatorShape.allCases)
  func `the indicator at each quarter of the way`(
    placement: TopTabBar.Placement, shape: TopTabBar.IndicatorShape
  ) throws {
    let stage = Stage {
      $0.placement = placement
      $0.indicatorShape = shape
    }
    for way in 0..<3 {
      for (step, fraction) in Self.fractions.enumerated() {
        stage.show(way, way + 1, fraction)
        let offset = try #require(Self.offsets[placement])[way][step]
        let rear = shape == .linear ? Self.linear[step] : Self.rear[step]
        let front = shape == .linear ? Self.linear[step] : Self.front[step]
        let start = Self.starts[way] + (Self.starts[way + 1] - Self.starts[way]) * rear
        let end = Self.ends[way] + (Self.ends[way + 1] - Self.ends[way]) * front
        let frame = try #require(stage.bar.indicatorFrame)
        #expect(abs((stage.strip?.contentOffset.x ?? -1) - offset) < 1e-6)
        #expect(abs(frame.origin.x - (start - offset)) < 1e-6)
        #expect(abs(frame.size.width - (end - start)) < 1e-6)
      }
    }
  }

  @Test func `S5 normalized: the first is at the start, the last at the end`() {
    let stage = Stage()
    stage.show(0, 0, 0)
    #expect(stage.look == " One  Two  Thr\n#####         ")
    stage.show(3, 3, 0)
    // From 9 on: the last column of Two, then Three.
    #expect(stage.look == "  Three  Four\n        ######")
  }

  @Test func `a filled title, at each quarter`() {
    let stage = Stage(width: 23)
    let text = " One  Two  Three  Four"
    let marks = [
      "          #######      ", "            #######    ", "              ######   ",
      "               ####### ", "                 ######",
    ]
    for (fraction, marks) in zip(Self.fractions, marks) {
      stage.show(2, 3, fraction)
      // Starts 10, 11.75, 13.5, 15.25, 17 and ends 17, 18.5, 20, 21.5, 23, to the nearest cell.
      #expect(stage.look == text + "\n" + marks)
    }
  }

  @Test func `an elastic line below, at each quarter`() {
    let stage = Stage(["A", "B"], width: 12) {
      $0.style = .fixed
      $0.indicatorStyle = .underline
      $0.indicatorShape = .elastic
    }
    let lines = [
      // 0–6, 0.46–8.30, 1.76–10.24, 3.70–11.54, 6–12.
      "━━━━━━", "━━━━━━━━", "  ━━━━━━━━", "    ━━━━━━━━", "      ━━━━━━",
    ]
    for (fraction, line) in zip(Self.fractions, lines) {
      stage.show(0, 1, fraction)
      #expect(stage.host.surface.text(ofRow: 0) == "   A     B")
      #expect(stage.host.surface.text(ofRow: 1) == line)
    }
  }

  // MARK: - Colours

  @Test func `title colours blend with the progress, and each tab has its own indicator`() {
    let stage = Stage(["A", "B"], width: 6) {
      $0.titleColor = .rgb(0, 0, 0)
      $0.selectedTitleColor = .rgb(200, 100, 0)
      $0.items[0].color = .rgb(0, 0, 100)
      $0.items[1].color = .rgb(0, 100, 0)
    }
    stage.show(0, 1, 0)
    #expect(stage.host.surface[1, 0].background == .rgb(200, 100, 0))
    #expect(stage.host.surface[1, 0].foreground == .rgb(0, 0, 100))
    #expect(stage.host.surface[4, 0].foreground == .rgb(0, 0, 0))
    stage.show(0, 1, 0.75)
    // The indicator covers 2.25 to 5.25: reversed, its colour is the foreground.
    #expect(stage.host.surface[4, 0].attributes.contains(.reverse))
    #expect(stage.host.surface[4, 0].foreground == .rgb(0, 75, 25))
    #expect(stage.host.surface[4, 0].background == .rgb(150, 75, 0))
    #expect(stage.host.surface[1, 0].foreground == .rgb(50, 25, 0))
  }

  @Test func `without colours the selected title is seen by being reversed`() {
    let stage = Stage(width: 23) { $0.selectedItem = $0.items[1] }
    #expect(stage.look == " One  Two  Three  Four\n     #####             ")
  }

  // MARK: - A strip that a person moves

  @Test func `a strip that the person scrolls is not fought`() {
    let stage = Stage()
    stage.show(0, 0, 0)
    stage.host.touchDown(at: CGPoint(x: 12, y: 0))
    stage.host.touchMove(to: CGPoint(x: 5, y: 0))
    #expect(stage.strip?.contentOffset.x == 6)
    stage.show(0, 1, 0.5)
    #expect(stage.strip?.contentOffset.x == 6)
    stage.host.touchUp(at: CGPoint(x: 5, y: 0))
    stage.host.settle()
    let left = stage.strip?.contentOffset.x ?? 0
    #expect(left >= 6)
    // Then it goes to its place with the rest of the way, without a jump.
    stage.show(0, 1, 0.51)
    #expect(abs((stage.strip?.contentOffset.x ?? 0) - left) < 0.2)
    stage.show(0, 1, 1)
    stage.show(1, 1, 0)
    #expect(stage.strip?.contentOffset.x == 2)
  }

  @Test func `a strip that was scrolled away stays there while nothing is selected anew`() {
    let stage = Stage()
    stage.show(0, 0, 0)
    stage.strip?.setContentOffset(CGPoint(x: 9, y: 0), animated: false)
    stage.bar.setNeedsLayout()
    stage.host.advance(by: 0)
    #expect(stage.strip?.contentOffset.x == 9)
    // A swipe that is given up leaves it there.
    stage.show(0, 1, 0.5)
    #expect((stage.strip?.contentOffset.x ?? 0) < 9)
    stage.show(0, 0, 0)
    #expect(stage.strip?.contentOffset.x == 9)
    // At another width the selected title is seen.
    stage.bar.frame.size.width = 12
    stage.host.advance(by: 0)
    #expect(stage.strip?.contentOffset.x == 0)
  }

  // MARK: - Taps and keys

  private final class Listener: TopTabBarDelegate {
    var titles: [String] = []
    func topTabBar(_ topTabBar: TopTabBar, didSelect item: TopTabItem) {
      titles.append(item.title ?? "")
    }
  }

  @Test func `a tap selects and tells; scripts find titles as tabs`() throws {
    let listener = Listener()
    let stage = Stage { $0.delegate = listener }
    try stage.host.tap("Two")
    try stage.host.tap("Two", role: .tab)
    #expect(listener.titles == ["Two", "Two"])
    #expect(stage.bar.selectedItem === stage.bar.items[1])
    stage.bar.items[0].isEnabled = false
    try stage.host.tap("One", role: .tab)
    #expect(listener.titles == ["Two", "Two"])
    #expect(stage.host.surface[1, 0].attributes.contains(.dim))
  }

  @Test func `left, right, Home and End choose while the bar has focus, Enter chooses again`() {
    let listener = Listener()
    let stage = Stage {
      $0.delegate = listener
      $0.selectedItem = $0.items[0]
    }
    #expect(stage.bar.becomeFocused())
    stage.host.press(.left)
    stage.host.press(.right)
    stage.host.press(.enter)
    stage.host.press(.end)
    stage.host.press(.right)
    stage.host.press(.home)
    #expect(listener.titles == ["Two", "Two", "Four", "One"])
    stage.bar.items[1].isEnabled = false
    stage.host.press(.right)
    #expect(listener.titles.last == "Three")
  }

  @Test func `right to left mirrors the titles, the keys and the indicator, once`() {
    let listener = Listener()
    let stage = Stage(width: 30) {
      $0.layoutDirection = .rightToLeft
      $0.delegate = listener
      $0.selectedItem = $0.items[0]
    }
    #expect(stage.host.surface.text(ofRow: 0) == "        Four  Three  Two  One")
    #expect(stage.bar.indicatorFrame?.origin.x == 25)
    #expect(stage.bar.becomeFocused())
    stage.host.press(.left)
    #expect(listener.titles == ["Two"])
    stage.show(1, 2, 0.5)
    // From 20–25 to 13–20: 16.5–22.5.
    #expect(stage.bar.indicatorFrame?.origin.x == 16.5)
    let narrow = Stage { $0.layoutDirection = .rightToLeft }
    narrow.show(0, 0, 0)
    #expect(narrow.strip?.contentOffset.x == 9)
    #expect(narrow.host.surface.text(ofRow: 0) == "ree  Two  One")
    narrow.show(3, 3, 0)
    #expect(narrow.strip?.contentOffset.x == 0)
  }

  // MARK: - Misuse

  @Test func `an item that is not in the bar is refused`() {
    let stage = Stage()
    stage.bar.selectedItem = TopTabItem(title: "Stranger")
    stage.bar.showProgress(from: stage.bar.items[0], to: TopTabItem(), fraction: 0.5)
    #expect(stage.host.diagnostics.map(\.code.rawValue) == ["bar.stranger", "bar.stranger"])
  }

  @Test func `the strip of a controller cannot be changed by hand`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let tabs = TopTabsController()
      withExtendedLifetime(tabs) { tabs.topTabBar.items = [] }
    }
  }

  @Test func `all is released with the bar`() {
    let alive = releaseCheck {
      let stage = Stage { $0.selectedItem = $0.items[0] }
      let nodes: [Node] = [stage.bar] + stage.bar.subnodes
      return nodes
    }
    #expect(alive == [])
  }
}
