import Testing
import Widgets
import WidgetsTestSupport

@MainActor struct ScriptPlayerTests {
  /// Plays a script on the counter app and returns what it prints, a string for each command.
  private func play(_ text: String) throws -> [String] {
    var printed: [String] = []
    let host = TestHost(
      size: CGSize(width: 20, height: 3), rootViewController: CounterController())
    try ScriptPlayer(host: host) { printed.append($0) }.play(try Script(text))
    return printed
  }

  private func error(_ text: String) throws -> String? {
    do {
      _ = try play(text)
      return nil
    } catch let error as ScriptError {
      return error.description
    }
  }

  @Test func `screen prints each line, blanks at its end cut`() throws {
    #expect(try play("tap Add\nscreen") == ["Add\n1\n"])
  }

  @Test func `a point is tapped where it says`() throws {
    #expect(try play("tap 1,0\ntap 1,0\nscreen") == ["Add\n2\n"])
  }

  @Test func `a key goes to what has the focus`() throws {
    #expect(try play("key enter\nscreen") == ["Add\n1\n"])
  }

  @Test func `wait moves the clock by milliseconds`() throws {
    #expect(try play("wait 999\nscreen\nwait 1\nscreen") == ["Add\n0\n", "Add\n0 late\n"])
  }

  @Test func `settle moves the clock until nothing is due`() throws {
    #expect(try play("settle\nscreen") == ["Add\n0 late\n"])
  }

  @Test func `resize changes the size of the screen`() throws {
    #expect(try play("resize 20x2\nscreen") == ["Add\n0"])
  }

  @Test func `events prints the calls since the last time and nothing for none`() throws {
    let printed = try play("events\nevents\nscreen")
    #expect(
      printed == [
        """
        CounterController.loadView()
        CounterController.viewDidLoad()
        CounterController.viewWillAppear(false)
        CounterController.viewIsAppearing(false)
        CounterController.viewDidAppear(false)
        """, "Add\n0\n",
      ])
  }

  @Test func `state prints the controllers`() throws {
    #expect(try play("state") == ["CounterController"])
  }

  @Test func `a missing text ends the script at its line, and lists what is there`() throws {
    #expect(
      try error("settle\ntap Remove\nscreen") == """
        line 2: No text "Remove" can be tapped. On the screen:
          button "Add" at 1,0
          text "0 late" at 10,1
        """)
  }

  @Test func `a file that cannot be written ends the script at its line`() throws {
    #expect(try error("svg /nowhere/x.svg") == "line 1: cannot write \"/nowhere/x.svg\"")
  }

  @Test func `svg writes the screen as a document`() throws {
    let path = "/tmp/widgets-script-player-test.svg"
    _ = try play("svg \(path)")
    let text = try String(contentsOfFile: path, encoding: .utf8)
    #expect(text.hasPrefix("<svg"))
    #expect(text.contains("Add"))
    try FileManager.default.removeItem(atPath: path)
  }

  @Test(arguments: [
    ("tap 20,0", "20,0"), ("tap 0,3", "0,3"), ("tap -1,0", "-1,0"), ("wheel 0,99 1", "0,99"),
    ("drag 0.5,9 0,0 10", "0.5,9"),
  ])
  func `a point off the screen is a mistake`(line: String, point: String) throws {
    let message = try error("settle\n" + line)
    #expect(message == "line 2: \(point) is not on the screen, which is 20x3")
  }
}

/// A button that counts, and a note that comes after a second.
@MainActor final class CounterController: ViewController {
  let button = Button(title: "Add")
  let label = Label(text: "0")
  private(set) var count = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    button.addTarget(self, for: .primaryAction) { owner, _ in
      owner.count += 1
      owner.label.text = "\(owner.count)"
    }
    view.addSubnode(button)
    view.addSubnode(label)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    view.schedule(after: 1) { [label] in label.text = "\(label.text ?? "") late" }
  }

  override func viewDidLayoutSubnodes() {
    let width = view.bounds.size.width
    button.contentInsets = .zero
    button.frame = CGRect(x: 0, y: 0, width: 3, height: 1)
    label.frame = CGRect(x: 0, y: 1, width: width, height: 1)
  }
}
