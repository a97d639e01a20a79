import Testing

@testable import Widgets

struct KeyNameTests {
  @Test(arguments: [
    ("enter", Key(.enter)), ("Return", Key(.enter)), ("esc", Key(.escape)), ("tab", Key(.tab)),
    ("x", Key(.character("x"))), ("X", Key(.character("X"))), ("space", Key(.character(" "))),
    ("f5", Key(.function(5))), ("F12", Key(.function(12))), ("pageup", Key(.pageUp)),
    ("alt+2", Key(.character("2"), modifiers: .alt)),
    ("ctrl+pageup", Key(.pageUp, modifiers: .control)),
    ("Control+Shift+Tab", Key(.tab, modifiers: [.control, .shift])),
    ("cmd+option+é", Key(.character("é"), modifiers: [.command, .alt])),
    ("+", Key(.character("+"))), ("ctrl++", Key(.character("+"), modifiers: .control)),
    ("👍🏽", Key(.character("👍🏽"))),
  ])
  func `a key is read from its name`(name: String, key: Key) {
    #expect(Key(name: name) == key)
  }

  @Test(arguments: ["", "f0", "f36", "f", "fx", "hyper+x", "ctrl+", "ctrl", "up down", "alt+xy"])
  func `other names are no key`(name: String) {
    // A single character is always a key.
    if name != "f" { #expect(Key(name: name) == nil) }
  }

  @Test func `the name of a key reads back`() {
    let codes: [Key.Code] = [
      .character("a"), .character(" "), .character("+"), .enter, .escape, .tab, .backspace,
      .delete, .insert, .up, .down, .left, .right, .home, .end, .pageUp, .pageDown, .function(1),
      .function(35),
    ]
    let sets: [Key.Modifiers] = [[], .shift, .alt, .control, .command, [.control, .alt, .shift]]
    for code in codes {
      for modifiers in sets {
        let key = Key(code, modifiers: modifiers)
        #expect(Key(name: key.name) == key, "\(key.name)")
      }
    }
  }
}
