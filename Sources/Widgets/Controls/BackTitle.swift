/// How a back button is labelled, decided from the item that it leads back to (NAV-53, NAV-55).
struct BackTitle: Hashable, Sendable {
  /// What stands where no other title is known.
  static let generic = "Back"

  /// What may be written beside the chevron, the best first; the empty text is the chevron alone.
  /// Never empty.
  let candidates: [String]

  /// What the button is called, however little of it is shown.
  let label: String

  /// Chooses the title: that of the bar button item, else the back button title, else the title of
  /// the screen, else "Back". An empty title of a screen counts as none; the other two are the
  /// app's own words, so the empty one asks for the chevron alone.
  init(
    barButtonTitle: String? = nil, backButtonTitle: String? = nil, title: String? = nil,
    mode: NavigationItem.BackButtonDisplayMode = .default
  ) {
    let name = title.flatMap { $0.isEmpty ? nil : $0 }
    let full = barButtonTitle ?? backButtonTitle ?? name ?? Self.generic
    switch mode {
    case .default where full.isEmpty, .minimal: candidates = [""]
    case .default where full == Self.generic: candidates = [full, ""]
    case .default: candidates = [full, Self.generic, ""]
    case .generic: candidates = [Self.generic, ""]
    }
    label = full.isEmpty || mode == .generic ? Self.generic : full
  }
}
