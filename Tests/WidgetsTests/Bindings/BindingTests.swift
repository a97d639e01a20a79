import Testing
import Widgets

@MainActor struct BindingTests {
  private struct User: Equatable {
    var name = "Ann"
    var age = 30
  }

  @Test func `reads and writes go through the closures`() {
    var stored = 1
    let binding = Binding(get: { stored }, set: { stored = $0 })
    binding.value = 2
    #expect(stored == 2)
    stored = 3
    #expect(binding.value == 3)
  }

  @Test func `willSet runs before the write and still reads the old value`() {
    let source = Observed(1)
    var log: [String] = []
    let binding = source.binding.willSet { log.append("\(source.value) then \($0)") }
    binding.value = 2
    #expect(log == ["1 then 2"])
    #expect(source.value == 2)
  }

  @Test func `S3 writing an equal value runs willSet and didSet all the same`() {
    let source = Observed(1)
    var log: [String] = []
    let binding = source.binding
      .willSet { log.append("will \($0)") }
      .didSet { log.append("did \($0) \($1)") }
    binding.value = 1
    binding.value = 1
    #expect(log == ["will 1", "did 1 1", "will 1", "did 1 1"])
  }

  @Test func `didSet runs after the write with the value before it`() {
    let source = Observed("a")
    var log: [String] = []
    let binding = source.binding.didSet { log.append("\($0) \($1) \(source.value)") }
    binding.value = "b"
    #expect(log == ["a b b"])
  }

  @Test func `interceptors run from the last to the first before the write, and back after it`() {
    let source = Observed(0)
    var log: [String] = []
    let binding = source.binding
      .willSet { _ in log.append("will 1") }
      .didSet { _, _ in log.append("did 1") }
      .willSet { _ in log.append("will 2") }
      .didSet { _, _ in log.append("did 2") }
    binding.value = 1
    #expect(log == ["will 2", "will 1", "did 1", "did 2"])
  }

  @Test func `writes through the original binding run no interceptor`() {
    let source = Observed(0)
    var count = 0
    let intercepted = source.binding.willSet { _ in count += 1 }
    source.binding.value = 1
    #expect(count == 0)
    #expect(intercepted.value == 1)
  }

  @Test func `S3 a repeated selection is seen by someone who only sees values`() {
    let selection = Observed("news")
    var repeats = 0
    let intercepted = selection.binding.willSet { if $0 == selection.value { repeats += 1 } }
    for tab in ["about", "about", "news", "news", "news"] { intercepted.value = tab }
    #expect(repeats == 3)
  }

  // MARK: - Parts

  @Test func `a property of the value is a binding of its own`() {
    let user = Observed(User())
    let name = user.binding.name
    name.value = "Bob"
    #expect(user.value == User(name: "Bob", age: 30))
    user.value.name = "Cid"
    #expect(name.value == "Cid")
  }

  @Test func `a projection by key path is the same as one by name`() {
    let user = Observed(User())
    user.binding.projected(\.age).value = 31
    #expect(user.binding.age.value == 31)
  }

  @Test func `writing a property runs the interceptors of the whole, with the whole`() {
    let user = Observed(User())
    var log: [User] = []
    user.binding.willSet { log.append($0) }.age.value = 31
    #expect(log == [User(name: "Ann", age: 31)])
  }

  @Test func `interceptors of a property hear its writes only`() {
    let user = Observed(User())
    var log: [Int] = []
    let age = user.binding.age.willSet { log.append($0) }
    user.binding.name.value = "Bob"
    age.value = 40
    #expect(log == [40])
  }

  // MARK: - Following

  @Test func `a binding of an observed value says when it changes, through parts as well`() {
    let user = Observed(User())
    var ages: [Int] = []
    let age = user.binding.willSet { _ in }.age.didSet { _, _ in }
    let token = age.onChange { ages.append(age.value) }
    user.value.age = 31
    age.value = 32
    user.value.name = "Bob"
    #expect(token != nil)
    #expect(ages == [31, 32, 32])
  }

  @Test func `a binding of two closures cannot be followed`() {
    let binding = Binding(get: { 1 }, set: { _ in })
    #expect(binding.onChange {} == nil)
  }

  @Test func `a binding of closures that names its source changes with that`() {
    let state = Observed([1, 2])
    let count = Binding(
      get: { state.value.count }, set: { state.value = Array(repeating: 0, count: $0) },
      changes: state)
    var counts: [Int] = []
    let token = count.onChange { counts.append(count.value) }
    state.value.append(3)
    count.value = 1
    #expect(counts == [3, 1])
    token?.cancel()
    count.value = 5
    #expect(counts == [3, 1])
  }
}
