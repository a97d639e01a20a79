import Foundation
import Testing
import Widgets
import WidgetsTestSupport

/// Numbers that are no use, for every property of scrolling, gestures and containers that takes one:
/// what DESIGN 8 and SCROLL-PHYSICS 6 say about them, and nothing else happens.
@MainActor struct OddNumberTests {
  /// What is set, and what is true afterwards.
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let codes: [String]
    let act: @MainActor (ScrollStage) -> Bool

    init(
      _ description: String, reports codes: [String] = [],
      _ act: @escaping @MainActor (ScrollStage) -> Bool
    ) {
      testDescription = description
      self.codes = codes
      self.act = act
    }
  }

  nonisolated private static let odd: [CGFloat] = [.nan, .infinity, -.infinity, -1]

  // MARK: - Scroll views

  nonisolated private static let sizes = [
    Row("content sizes that are no lengths are 0") { stage in
      odd.allSatisfy { length in
        stage.node.contentSize = CGSize(width: length, height: length)
        return stage.node.contentSize == .zero && stage.node.contentOffset == .zero
      }
    },
    Row("insets that are no numbers are 0, negative ones stay") { stage in
      odd.allSatisfy { inset in
        stage.node.contentInset = EdgeInsets(top: inset, left: inset, bottom: inset, right: inset)
        return stage.node.contentInset.top == (inset == -1 ? -1 : 0)
          && stage.node.contentOffset.y == (inset == -1 ? 1 : 0)
      }
    },
    Row("a viewport without a size has a range and no pages") { stage in
      stage.node.isPagingEnabled = true
      stage.node.frame = .zero
      stage.flick(by: 100)
      stage.host.wheel(at: .zero, by: 3)
      stage.host.settle()
      return stage.node.scrollMetrics.maximumOffset == CGPoint(x: 300, y: 1000)
        && stage.node.contentOffset == .zero
    },
    Row("a viewport with a negative size counts as one without") { stage in
      stage.node.frame = CGRect(x: 9, y: 9, width: -50, height: -20)
      stage.host.settle()
      return stage.node.scrollMetrics.viewportSize == .zero && stage.node.contentOffset == .zero
    },
    Row("content without end") { stage in
      stage.node.contentSize.height = 1e15
      stage.flick(by: 100)
      stage.host.wheel(at: CGPoint(x: 9, y: 9), by: 1_000_000)
      stage.node.scrollRectToVisible(
        CGRect(x: 0, y: 1e15 - 10, width: 1, height: 10), animated: true)
      stage.host.settle()
      return stage.node.contentOffset.y == 1e15 - 300
    },
  ]

  nonisolated private static let offsets = [
    Row(
      "offsets that are no numbers are refused",
      reports: Array(repeating: "scroll.offset", count: 6)
    ) { stage in
      odd.dropLast().allSatisfy { place in
        stage.node.setContentOffset(CGPoint(x: 0, y: place), animated: false)
        stage.node.setContentOffset(CGPoint(x: place, y: 0), animated: true)
        return stage.node.contentOffset == .zero
      }
    },
    Row(
      "assigned offsets that are no numbers are refused",
      reports: Array(repeating: "node.bounds", count: 3)
    ) { stage in
      odd.dropLast().allSatisfy { place in
        stage.node.contentOffset.y = place
        return stage.node.contentOffset == .zero
      }
    },
    Row("rectangles that are no numbers show nothing") { stage in
      odd.dropLast().allSatisfy { place in
        stage.node.scrollRectToVisible(
          CGRect(x: 0, y: place, width: 10, height: 10), animated: false)
        stage.node.scrollRectToVisible(
          CGRect(x: 0, y: 900, width: 10, height: place), animated: true)
        return stage.node.contentOffset == .zero
      }
    },
    Row("a wheel that is no number turns nothing") { stage in
      odd.dropLast().allSatisfy { delta in
        for isPrecise in [true, false] {
          stage.host.turn(
            Wheel(
              location: CGPoint(x: 9, y: 9), delta: CGSize(width: delta, height: delta),
              isPrecise: isPrecise))
        }
        return stage.node.contentOffset == .zero
      }
    },
    Row("touches at no place touch nothing") { stage in
      odd.dropLast().allSatisfy { place in
        stage.host.touchDown(at: CGPoint(x: 150, y: 200))
        stage.host.touchMove(to: CGPoint(x: place, y: place))
        stage.host.touchUp(at: CGPoint(x: place, y: place))
        stage.host.tap(at: CGPoint(x: place, y: 9))
        stage.host.settle()
        return stage.node.contentOffset == .zero && !stage.node.isDragging
      }
    },
  ]

  nonisolated private static let rates = [
    Row("rates that would never stop, or stop nothing, are limited") { stage in
      for (rate, limited) in [(0, 0.5), (-7, 0.5), (1, 0.9999), (.infinity, 0.9999)]
        as [(Double, Double)]
      {
        guard DecelerationRate(rawValue: rate).rawValue == limited else { return false }
      }
      stage.node.decelerationRate = DecelerationRate(rawValue: .nan)
      return stage.node.decelerationRate == .normal
    },
    Row(
      "scales that are no scales are refused",
      reports: Array(repeating: "scroll.zoom", count: 13)
    ) { stage in
      for scale in odd + [0] {
        stage.node.minimumZoomScale = scale
        stage.node.maximumZoomScale = scale
      }
      for scale in odd.dropLast() { stage.node.zoomScale = scale }
      return stage.node.minimumZoomScale == 1 && stage.node.maximumZoomScale == 1
        && stage.node.zoomScale == 1
    },
    Row("scales the wrong way round are one scale") { stage in
      stage.node.minimumZoomScale = 3
      stage.node.maximumZoomScale = 2
      return stage.node.pinchGestureRecognizer == nil
    },
    Row("durations and numbers of gestures are limited") { _ in
      let press = LongPressGestureRecognizer()
      press.minimumPressDuration = .nan
      press.numberOfTapsRequired = -3
      press.numberOfTouchesRequired = 0
      let tap = TapGestureRecognizer()
      tap.numberOfTapsRequired = 0
      tap.numberOfTouchesRequired = -1
      let swipe = SwipeGestureRecognizer()
      swipe.numberOfTouchesRequired = 0
      let pan = PanGestureRecognizer()
      pan.minimumNumberOfTouches = 0
      return press.minimumPressDuration == 0 && press.numberOfTapsRequired == 0
        && press.numberOfTouchesRequired == 1 && tap.numberOfTapsRequired == 1
        && tap.numberOfTouchesRequired == 1 && swipe.numberOfTouchesRequired == 1
        && pan.minimumNumberOfTouches == 1
    },
    Row("a press without end never begins, and lets the screen rest") { stage in
      let press = LongPressGestureRecognizer()
      press.minimumPressDuration = .infinity
      stage.controller.view.addGestureRecognizer(press)
      stage.host.touchDown(at: CGPoint(x: 9, y: 9))
      stage.host.advance(by: 9)
      let state = press.state
      stage.host.touchUp(at: CGPoint(x: 9, y: 9))
      stage.host.settle()
      return state == .possible && stage.host.window.screen.isIdle
    },
    Row("a distance that is no number allows no movement") { stage in
      let press = LongPressGestureRecognizer()
      press.allowableMovement = .nan
      stage.controller.view.addGestureRecognizer(press)
      stage.host.touchDown(at: CGPoint(x: 9, y: 9))
      stage.host.touchMove(to: CGPoint(x: 200, y: 9))
      stage.host.advance(by: 1)
      let state = press.state
      stage.host.touchUp(at: CGPoint(x: 200, y: 9))
      return state != .began && state != .changed
    },
  ]

  // MARK: - Containers

  nonisolated private static let containers = [
    Row(
      "tabs that are not there are refused", reports: Array(repeating: "tabs.index", count: 5)
    ) { stage in
      let tabs = TabBarController()
      tabs.viewControllers = [ViewController(), ViewController()]
      stage.host.window.rootViewController = tabs
      for index in [-1, 2, .max, .min] { tabs.selectedIndex = index }
      tabs.tapItem(at: 9)
      return tabs.selectedIndex == 0
    },
    Row(
      "pages that are not there are refused",
      reports: Array(repeating: "pager.index", count: 4) + ["toptabs.index"]
    ) { stage in
      let pages = TopTabsController()
      pages.viewControllers = [ViewController(), ViewController()]
      stage.host.window.rootViewController = pages
      for index in [-1, 2, .max, .min] { pages.selectedIndex = index }
      pages.tapTab(at: -1)
      return pages.selectedIndex == 0
    },
    Row("an offset of a pager that is no number selects nothing") { stage in
      let pages = PagingController()
      pages.viewControllers = [ViewController(), ViewController()]
      stage.host.window.rootViewController = pages
      stage.host.settle()
      for place in odd.dropLast() {
        pages.scrollableNode.setContentOffset(CGPoint(x: place, y: 0), animated: false)
      }
      return pages.selectedIndex == 0
    },
    Row("at least the selected page is kept") { stage in
      let pages = PagingController()
      pages.setPages(0..<4) { _ in ViewController() }
      stage.host.window.rootViewController = pages
      pages.maximumKeptPages = -3
      for index in [1, 2, 3] {
        pages.selectedIndex = index
        stage.host.settle()
      }
      return pages.children == [pages.selectedViewController]
    },
    Row("safe areas that are no numbers are 0") { stage in
      stage.controller.additionalSafeAreaInsets = EdgeInsets(
        top: .nan, left: .infinity, bottom: -.infinity, right: 2)
      stage.host.settle()
      return stage.controller.view.safeAreaInsets == EdgeInsets(right: 2)
    },
    Row("bars and pages without a size") { stage in
      let pages = TopTabsController()
      pages.viewControllers = [ViewController(), ViewController(), ViewController()]
      let tabs = TabBarController()
      tabs.viewControllers = [NavigationController(rootViewController: pages)]
      let holder = ViewController()
      stage.host.window.rootViewController = holder
      holder.addChild(tabs)
      tabs.view.frame = CGRect(x: 5, y: 5, width: 0, height: 0)
      holder.view.addSubnode(tabs.view)
      stage.host.settle()
      pages.selectPage(at: 2, animated: true)
      pages.tapTab(at: 1)
      stage.host.settle()
      tabs.view.frame = CGRect(x: 0, y: 0, width: 200, height: 300)
      stage.host.settle()
      return pages.selectedIndex == 1 && !pages.isMoving
        && pages.scrollableNode.contentOffset.x == 200
    },
  ]

  nonisolated private static let rows = sizes + offsets + rates + containers

  @Test(arguments: rows) func `DESIGN 8, SCROLL-PHYSICS 6`(row: Row) {
    let stage = ScrollStage(content: CGSize(width: 300, height: 1000))
    #expect(row.act(stage))
    stage.host.settle()
    #expect(stage.host.diagnostics.map(\.code.rawValue) == row.codes)
    #expect(stage.host.window.screen.isIdle)
  }
}
