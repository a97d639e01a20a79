import Widgets

/// An app of the gallery.
struct Demo {
  /// What it is called on the command line.
  let name: String
  /// What it shows, in one line.
  let summary: String
  /// Its story as a script: played when there is no terminal.
  let script: String
  /// Makes the app.
  let make: @MainActor () -> ViewController
}

extension Demo {
  /// Every demo, in the order of the list.
  static let all = [
    Demo(
      name: "item-tap-scroll",
      summary: "A tap on the selected tab scrolls to the top, by hand",
      script: text(PackageResources.item_tap_scroll_script),
      make: { ItemTapScrollTabController() }),
    Demo(
      name: "reselect-policy",
      summary: "The same as a policy in one line, and what came of it",
      script: text(PackageResources.reselect_policy_script),
      make: { ReselectPolicyController() }),
    Demo(
      name: "triggers",
      summary: "Four ways to see that the selected tab was chosen again",
      script: text(PackageResources.triggers_script),
      make: { TriggersController() }),
    Demo(
      name: "app-router",
      summary: "Tabs and a stack that render a state; each action is printed",
      script: text(PackageResources.app_router_script),
      make: { AppRouterController() }),
    Demo(
      name: "top-tabs",
      summary: "Titles above pages to swipe, in step with one optional value",
      script: text(PackageResources.top_tabs_script),
      make: { TopTabsDemoController() }),
    Demo(
      name: "fixed-top-tabs",
      summary: "Three titles that share the width, with a line that stretches",
      script: text(PackageResources.fixed_top_tabs_script),
      make: { FixedTopTabsDemoController() }),
    Demo(
      name: "scroll-tracker",
      summary: "A list tells how far it is, and buttons send it to places",
      script: text(PackageResources.scroll_tracker_script),
      make: { ScrollTrackerController() }),
    Demo(
      name: "physics",
      summary: "A list, a pager and a list in a list to throw about",
      script: text(PackageResources.physics_script),
      make: { PhysicsController() }),
    Demo(
      name: "table",
      summary: "Ten million rows: jump to any of them, delete and add",
      script: text(PackageResources.table_script),
      make: { NavigationController(rootViewController: TableDemoController()) }),
    Demo(
      name: "live-feed",
      summary: "Rows arrive above and below what you read; it stays in place",
      script: text(PackageResources.live_feed_script),
      make: { NavigationController(rootViewController: LiveFeedController()) }),
  ]

  /// The demo that is played when there is neither a name nor a terminal.
  static var first: Demo { all[0] }

  /// The demo with a name; nil when there is none.
  static func named(_ name: String) -> Demo? {
    all.first { $0.name == name }
  }

  private static func text(_ bytes: [UInt8]) -> String {
    String(decoding: bytes, as: UTF8.self)
  }
}
