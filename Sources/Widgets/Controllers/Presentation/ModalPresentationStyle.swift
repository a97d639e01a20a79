/// How a controller is presented over others.
public enum ModalPresentationStyle: Hashable, Sendable {
  /// What the toolkit thinks best: full screen.
  case automatic
  /// It covers the screen, and what is behind it disappears (VC-25).
  case fullScreen
  /// It covers the screen, and what is behind it stays, without appearance calls (VC-24).
  case overFullScreen

  /// Whether what is behind is taken away.
  var coversPresenter: Bool { self != .overFullScreen }
}
