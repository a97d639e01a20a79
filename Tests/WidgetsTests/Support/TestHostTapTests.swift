import Testing
import Widgets
import WidgetsTestSupport

@MainActor struct TestHostTapTests {
  private let controller = CanvasController()
  private let host: TestHost

  init() {
    host = TestHost(size: CGSize(width: 40, height: 10), rootViewController: controller)
  }

  private func description(_ text: String, role: TapRole? = nil) -> String? {
    do throws(TapError) {
      try host.tap(text, role: role)
      return nil
    } catch {
      return error.description
    }
  }

  @Test func `a text is tapped in its middle, with a frame for down and one for up`() throws {
    controller.addButton("Add", y: 2)
    host.advance(by: 0)
    try host.tap("Add")
    #expect(controller.taps == ["Add"])
    #expect(host.now == 0)
  }

  @Test func `only the whole text counts`() {
    controller.addButton("Add more", y: 0)
    host.advance(by: 0)
    #expect(
      description("Add") == """
        No text "Add" can be tapped. On the screen:
          button "Add more" at 10,0
        """)
  }

  @Test func `an empty screen is said to be empty`() {
    #expect(description("Add") == "No text \"Add\" can be tapped. There is no text on the screen.")
  }

  @Test func `a control is preferred to a text, and the role chooses`() throws {
    controller.addLabel("Save", y: 0)
    controller.addButton("Save", y: 1)
    host.advance(by: 0)
    try host.tap("Save")
    #expect(controller.taps == ["Save"])
    try host.tap("Save", role: .text)
    #expect(controller.taps == ["Save"])
  }

  @Test func `a role that nothing with the text has is missing`() {
    controller.addLabel("Save", y: 0)
    host.advance(by: 0)
    #expect(
      description("Save", role: .row) == """
        No row "Save" can be tapped. On the screen:
          text "Save" at 10,0
        """)
  }

  @Test func `two of one role are ambiguous`() {
    controller.addButton("Save", y: 0)
    controller.addButton("Save", y: 3)
    host.advance(by: 0)
    #expect(
      description("Save") == """
        2 matches for button "Save". Name a role or tap a point:
          button "Save" at 10,0
          button "Save" at 10,3
        """)
    #expect(controller.taps == [])
  }

  @Test func `what is hidden, transparent, covered or off the screen cannot be tapped`() {
    controller.addButton("Hidden", y: 0).isHidden = true
    controller.addButton("Clear", y: 1).alpha = 0
    controller.addButton("Off", y: 10)
    controller.addButton("Covered", y: 3)
    controller.addCover(CGRect(x: 0, y: 3, width: 40, height: 1))
    host.advance(by: 0)
    for text in ["Hidden", "Clear", "Off", "Covered"] {
      #expect(
        description(text) == "No text \"\(text)\" can be tapped. There is no text on the screen.")
    }
  }

  @Test func `of what is cut off by its container, the visible part is tapped`() throws {
    let container = Node(frame: CGRect(x: 0, y: 0, width: 4, height: 1))
    container.addSubnode(controller.makeButton("Wide", y: 0))
    controller.view.addSubnode(container)
    host.advance(by: 0)
    try host.tap("Wide")
    #expect(controller.taps == ["Wide"])
  }

  @Test func `a window in front is searched first`() throws {
    controller.addButton("OK", y: 0)
    let front = CanvasController()
    front.addButton("OK", y: 5)
    let window = Window(screen: host.window.screen)
    window.windowLevel = 1
    window.rootViewController = front
    window.makeKeyAndVisible()
    host.advance(by: 0)
    try host.tap("OK")
    #expect(front.taps == ["OK"])
    #expect(controller.taps == [])
  }

  @Test func `a node is tapped wherever it is, and one that cannot be seen is not`() {
    let button = controller.addButton("Add", y: 4)
    host.advance(by: 0)
    host.tap(button)
    #expect(controller.taps == ["Add"])
    button.isHidden = true
    host.tap(button)
    #expect(controller.taps == ["Add"])
    #expect(host.diagnostics.map(\.code.rawValue) == ["testhost.tap"])
  }

  @Test func `a size of zero is 80 x 24`() {
    let host = TestHost(size: .zero, rootViewController: controller)
    #expect(host.surface.width == 80)
    #expect(host.surface.height == 24)
  }

  @Test func `resizing lays the app out anew`() {
    host.resize(to: CGSize(width: 12, height: 5))
    #expect(controller.view.bounds.size == CGSize(width: 12, height: 5))
    #expect(host.screen == "\n\n\n\n")
  }

  @Test func `a screen of points is shown in columns of 8 and lines of 20`() {
    let host = TestHost(
      size: CGSize(width: 320, height: 100), metrics: .points, rootViewController: controller)
    #expect(host.surface.width == 40)
    #expect(host.surface.height == 5)
  }

  @Test func `the host's bars and preferences reach the app`() {
    let host = TestHost(
      safeAreaInsets: EdgeInsets(top: 2), prefersReducedMotion: true,
      rootViewController: controller)
    #expect(controller.view.safeAreaInsets.top == 2)
    #expect(host.window.traits.prefersReducedMotion)
  }

  @Test func `a drag takes its time in steps and ends where it says`() {
    let node = TouchNode(frame: CGRect(x: 0, y: 0, width: 40, height: 10))
    controller.view.addSubnode(node)
    host.advance(by: 0)
    host.drag(from: CGPoint(x: 5, y: 8), to: CGPoint(x: 5, y: 2), duration: 0.1)
    #expect(node.phases == ["began 8.0"] + (1...6).map { "moved \(8 - $0).0" } + ["ended 2.0"])
    #expect(abs(host.now - 0.1) < 1e-9)
  }
}

/// Buttons and labels at places.
@MainActor private final class CanvasController: ViewController {
  private(set) var taps: [String] = []

  func makeButton(_ title: String, y: CGFloat) -> Button {
    let button = Button(title: title)
    button.frame = CGRect(x: 0, y: y, width: 20, height: 1)
    button.addTarget(self, for: .primaryAction) { owner, _ in owner.taps.append(title) }
    return button
  }

  @discardableResult func addButton(_ title: String, y: CGFloat) -> Button {
    let button = makeButton(title, y: y)
    view.addSubnode(button)
    return button
  }

  func addLabel(_ text: String, y: CGFloat) {
    let label = Label(text: text)
    label.frame = CGRect(x: 0, y: y, width: 20, height: 1)
    view.addSubnode(label)
  }

  func addCover(_ frame: CGRect) {
    view.addSubnode(Node(frame: frame))
  }
}

private final class TouchNode: Node {
  private(set) var phases: [String] = []

  private func note(_ name: String, _ touches: Set<Touch>) {
    for touch in touches { phases.append("\(name) \(Double(touch.location(in: self).y))") }
  }

  override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {
    note("began", touches)
  }

  override func touchesMoved(_ touches: Set<Touch>, with event: Event?) {
    note("moved", touches)
  }

  override func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
    note("ended", touches)
  }
}
