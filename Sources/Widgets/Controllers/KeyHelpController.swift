import Foundation

/// The keys that are in force, in a box over the screen. Any of a few keys, or a touch, closes it.
final class KeyHelpController: ViewController {
  private let box: KeyHelpNode

  init(_ help: KeyHelp) {
    box = KeyHelpNode(help)
    super.init()
    modalPresentationStyle = .overFullScreen
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubnode(box)
    let tap = TapGestureRecognizer()
    tap.addTarget(self) { owner, _ in owner.close() }
    view.addGestureRecognizer(tap)
  }

  override func viewDidLayoutSubnodes() {
    let area = view.safeAreaBounds
    let metrics = view.traits.metrics
    let size = box.sizeThatFits(area.size)
    let width = min(size.width, area.size.width)
    let height = min(size.height, area.size.height)
    box.frame = CGRect(
      x: area.origin.x + metrics.visibleEdge(before: (area.size.width - width) / 2),
      y: area.origin.y + metrics.visibleEdge(before: (area.size.height - height) / 2),
      width: width, height: height)
  }

  override var keyCommands: [KeyCommand] {
    [.escape, .enter, .character(" "), .character("?"), .function(1)].map { (code: Key.Code) in
      KeyCommand(Key(code), title: "") { [weak self] in self?.close() }
    }
  }

  /// Keys mean nothing to what is behind the box, but for those with Control, which may end the
  /// program.
  override func keyPressed(_ key: Key) -> Bool {
    key.modifiers.contains(.control) ? super.keyPressed(key) : true
  }

  private func close() { dismiss(animated: false) }
}
