import Widgets

/// Runs a closure and returns which of the objects it returned are still alive afterwards.
///
/// ```swift
/// let host = TestHost(rootViewController: navigation)
/// let alive = releaseCheck(host) {
///   let details = DetailsController()
///   navigation.push(details, animated: false)
///   host.settle()
///   navigation.pop(animated: false)
///   host.settle()
///   return [details]
/// }
/// #expect(alive == [])
/// ```
///
/// The objects are looked at when the closure's own variables are gone and one more frame of the
/// host has run.
///
/// - Parameters:
///   - host: The host that runs the frame; nil, the default, runs none.
///   - body: Returns the objects that should be released when it ends.
/// - Returns: The types of those that are alive, in order; empty when all are released.
@MainActor public func releaseCheck(
  _ host: TestHost? = nil, _ body: () throws -> [AnyObject]
) rethrows -> [String] {
  let objects = try body().map { WeakReference(object: $0) }
  host?.runFrame()
  return objects.compactMap { $0.object.map { "\(type(of: $0))" } }
}

private struct WeakReference {
  weak var object: AnyObject?
}
