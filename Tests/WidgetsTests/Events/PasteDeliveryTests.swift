import Testing
import Widgets
import WidgetsTestSupport

@MainActor struct PasteDeliveryTests {
  @Test func `a paste goes to the first responder, and up the chain until it is taken`() {
    let controller = PastedController()
    let host = TestHost(rootViewController: controller)
    host.settle()
    let field = PastedNode(frame: CGRect(x: 0, y: 0, width: 10, height: 1))
    controller.view.addSubnode(field)
    #expect(field.becomeFirstResponder())
    controller.view.window?.screen.send(.paste("one\ntwo"))
    host.settle()
    #expect(field.texts == ["one\ntwo"])
    #expect(controller.texts == [])
    field.takesTexts = false
    controller.view.window?.screen.send(.paste("three"))
    host.settle()
    #expect(controller.texts == ["three"])
  }

  @Test func `a paste that nobody takes is dropped and is no key`() {
    let controller = PastedController()
    controller.takesTexts = false
    let host = TestHost(rootViewController: controller)
    host.settle()
    controller.view.window?.screen.send(.paste("q"))
    host.settle()
    #expect(controller.keys == [])
  }
}

private final class PastedNode: Node {
  var texts: [String] = []
  var takesTexts = true

  override var canBecomeFirstResponder: Bool { true }

  override func textPasted(_ text: String) -> Bool {
    guard takesTexts else { return super.textPasted(text) }
    texts.append(text)
    return true
  }
}

private final class PastedController: ViewController {
  var texts: [String] = []
  var keys: [Key] = []
  var takesTexts = true

  override func textPasted(_ text: String) -> Bool {
    guard takesTexts else { return super.textPasted(text) }
    texts.append(text)
    return true
  }

  override func keyPressed(_ key: Key) -> Bool {
    keys.append(key)
    return super.keyPressed(key)
  }
}
