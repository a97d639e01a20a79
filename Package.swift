// swift-tools-version: 6.2

import PackageDescription

/// The scripts of the gallery's demos; what they print stands beside them.
let demos = [
  "app-router",
  "fixed-top-tabs",
  "item-tap-scroll",
  "live-feed",
  "physics",
  "reselect-policy",
  "scroll-tracker",
  "table",
  "top-tabs",
  "triggers",
]

let package = Package(
  name: "Widgets",
  products: [
    .library(name: "Widgets", targets: ["Widgets"]),
    .library(name: "WidgetsTerminal", targets: ["WidgetsTerminal"]),
    .library(name: "WidgetsTestSupport", targets: ["WidgetsTestSupport"]),
    .executable(name: "Gallery", targets: ["Gallery"]),
    .executable(name: "WidgetsBenchmarks", targets: ["WidgetsBenchmarks"]),
  ],
  targets: [
    .target(name: "Widgets"),
    .target(name: "WidgetsTerminal", dependencies: ["Widgets"]),
    .target(name: "WidgetsTestSupport", dependencies: ["Widgets"]),
    .executableTarget(
      name: "Gallery",
      dependencies: ["Widgets", "WidgetsTerminal", "WidgetsTestSupport"],
      path: "Examples/Gallery",
      exclude: demos.map { "Scripts/\($0).txt" },
      resources: demos.map { .embedInCode("Scripts/\($0).script") }
    ),
    .executableTarget(
      name: "WidgetsBenchmarks",
      dependencies: ["Widgets", "WidgetsTerminal", "WidgetsTestSupport"]),
    .testTarget(
      name: "WidgetsTests", dependencies: ["Widgets", "WidgetsTestSupport"],
      exclude: ["Motion/physics-vectors.json"]),
    .testTarget(name: "WidgetsTerminalTests", dependencies: ["Widgets", "WidgetsTerminal"]),
    .testTarget(
      name: "GalleryTests", dependencies: ["Gallery", "Widgets", "WidgetsTestSupport"]),
  ]
)

let warningsAreErrors = Context.environment["WIDGETS_WARNINGS_AS_ERRORS"] != nil

for target in package.targets {
  var settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InferIsolatedConformances"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  ]
  // `swift test -c release` is about the optimised library: to optimise the tests as well, as one
  // module each, takes twice as long as everything else.
  if target.type == .test {
    let flags = ["-Onone", "-no-whole-module-optimization", "-enable-batch-mode", "-gnone"]
    settings.append(.unsafeFlags(flags, .when(configuration: .release)))
  }
  if warningsAreErrors { settings.append(.treatAllWarnings(as: .error)) }
  target.swiftSettings = settings
}
