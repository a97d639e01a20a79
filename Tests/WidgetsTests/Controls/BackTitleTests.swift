import Testing

@testable import Widgets

@MainActor struct BackTitleTests {
  @Test(
    arguments: [
      (nil, nil, nil, "Back"),
      (nil, nil, "", "Back"),
      (nil, nil, "Table", "Table"),
      (nil, "List", "Table", "List"),
      ("Home", "List", "Table", "Home"),
      ("Home", nil, nil, "Home"),
    ] as [(String?, String?, String?, String)])
  func `NAV-53 the bar button item's title wins, then the back button title, then the title`(
    barButton: String?, backButton: String?, title: String?, label: String
  ) {
    let back = BackTitle(barButtonTitle: barButton, backButtonTitle: backButton, title: title)
    #expect(back.label == label)
    #expect(back.candidates.first == label)
  }

  @Test(arguments: [
    (NavigationItem.BackButtonDisplayMode.default, ["Table", "Back", ""], "Table"),
    (.generic, ["Back", ""], "Back"),
    (.minimal, [""], "Table"),
  ])
  func `NAV-55 the display mode says what may be shown, the best first`(
    mode: NavigationItem.BackButtonDisplayMode, candidates: [String], label: String
  ) {
    let back = BackTitle(title: "Table", mode: mode)
    #expect(back.candidates == candidates)
    #expect(back.label == label)
  }

  @Test func `NAV-55 nothing is listed twice when the title is the generic one`() {
    #expect(BackTitle().candidates == ["Back", ""])
  }

  @Test func `an empty back button title asks for the chevron alone, which is still called Back`() {
    let back = BackTitle(backButtonTitle: "", title: "Table")
    #expect(back.candidates == [""])
    #expect(back.label == "Back")
  }
}
