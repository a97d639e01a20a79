import Foundation

/// A difference between two states of a node, number by number.
struct NodeChange {
  var place = CGPoint.zero
  var origin = CGPoint.zero
  var size = CGSize.zero
  var alpha: CGFloat = 0

  var isNothing: Bool { place == .zero && origin == .zero && size == .zero && alpha == 0 }

  /// Changes each number together with that of another change.
  mutating func merge(_ other: NodeChange, _ body: (inout CGFloat, CGFloat) -> Void) {
    body(&place.x, other.place.x)
    body(&place.y, other.place.y)
    body(&origin.x, other.origin.x)
    body(&origin.y, other.origin.y)
    body(&size.width, other.size.width)
    body(&size.height, other.size.height)
    body(&alpha, other.alpha)
  }
}

/// What is drawn of a node: its properties, or a state on the way to them.
struct NodeLook {
  var place: CGPoint
  var area: CGRect
  var alpha: CGFloat
  var color: Color?

  /// Moves back by the part of a change that is not done yet.
  mutating func undo(_ change: NodeChange, part: CGFloat) {
    place.x -= change.place.x * part
    place.y -= change.place.y * part
    area.origin.x -= change.origin.x * part
    area.origin.y -= change.origin.y * part
    area.size.width -= change.size.width * part
    area.size.height -= change.size.height * part
    alpha -= change.alpha * part
  }
}

/// The animations of one node, the oldest first.
@MainActor final class NodeAnimationTracks {
  struct Track {
    let run: NodeAnimationRun
    var change = NodeChange()
    /// The colour at the start, when it changes.
    var color: Color??
  }

  private(set) var tracks: [Track] = []

  /// What is drawn now: the properties, moved back by what each animation has still to do.
  ///
  /// - Parameter progress: How much of its way an animation has done.
  func look(_ model: NodeLook, progress: (NodeAnimationRun) -> Double) -> NodeLook {
    var look = model
    for track in tracks {
      let done = progress(track.run)
      look.undo(track.change, part: CGFloat(1 - done))
      if let color = track.color { look.color = Color.between(color, model.color, at: done) }
    }
    look.alpha = min(max(0, look.alpha), 1)
    look.area.size.width = max(0, look.area.size.width)
    look.area.size.height = max(0, look.area.size.height)
    return look
  }

  func add(_ change: NodeChange, to run: NodeAnimationRun, of node: Node) {
    var change = change
    if run.animation.beginsFromCurrentState { takeOver(&change, for: run, of: node) }
    let index = index(of: run, of: node)
    tracks[index].change.merge(change) { $0 += $1 }
  }

  /// A colour does not add up: the newest animation takes it over where it is.
  func add(color old: Color?, to run: NodeAnimationRun, of node: Node) {
    var model = node.modelLook
    model.color = old
    let shown = look(model) { $0.currentProgress }.color
    for index in tracks.indices where tracks[index].run !== run { tracks[index].color = nil }
    let index = index(of: run, of: node)
    if tracks[index].color == nil { tracks[index].color = .some(shown) }
    removeEmpty(except: run, of: node)
  }

  func remove(_ run: NodeAnimationRun, from node: Node) {
    guard tracks.contains(where: { $0.run === run }) else { return }
    tracks.removeAll { $0.run === run }
    node.animationsDidChange(tracks)
    run.remove()
  }

  /// Takes the numbers that change away from the older animations, and starts where they are.
  private func takeOver(_ change: inout NodeChange, for run: NodeAnimationRun, of node: Node) {
    let changed = change
    for index in tracks.indices where tracks[index].run !== run {
      let left = CGFloat(1 - tracks[index].run.currentProgress)
      let old = tracks[index].change
      change.merge(old) { mine, old in mine += mine == 0 ? 0 : old * left }
      tracks[index].change.merge(changed) { old, changed in if changed != 0 { old = 0 } }
    }
    removeEmpty(except: run, of: node)
  }

  private func removeEmpty(except run: NodeAnimationRun, of node: Node) {
    for track in tracks where track.run !== run && track.change.isNothing && track.color == nil {
      remove(track.run, from: node)
    }
  }

  private func index(of run: NodeAnimationRun, of node: Node) -> Int {
    if let index = tracks.firstIndex(where: { $0.run === run }) { return index }
    tracks.append(Track(run: run))
    run.add(node)
    node.animationsDidChange(tracks)
    return tracks.count - 1
  }
}

extension Node {
  /// The properties as they read back.
  var modelLook: NodeLook {
    NodeLook(place: place, area: area, alpha: storedAlpha, color: storedBackgroundColor)
  }

  /// What is drawn in this frame.
  var look: NodeLook {
    guard flags.contains(.animated), let animations = rare?.animations else { return modelLook }
    return animations.look(modelLook) { $0.progress }
  }

  var madeAnimations: NodeAnimationTracks {
    let rare = madeRare
    let animations = rare.animations ?? NodeAnimationTracks()
    rare.animations = animations
    return animations
  }

  /// Is drawn as its properties are, without calls.
  func forgetAnimations() {
    guard flags.contains(.animated) else { return }
    rare?.animations = nil
    animationsDidChange([])
  }

  /// An animation was added or has ended.
  func animationsDidChange(_ tracks: [NodeAnimationTracks.Track]) {
    flags.set(.animated, !tracks.isEmpty)
    let isBlocked = tracks.contains { !$0.run.animation.allowsUserInteraction }
    if isBlocked != flags.contains(.blockedByAnimation) {
      flags.set(.blockedByAnimation, isBlocked)
      updateBox()
      root?.focusMayBeFound()
    }
  }
}

extension Color {
  /// A colour on the way from one to another. The screen's own, nil, has no place between others:
  /// it changes half-way.
  static func between(_ start: Color?, _ end: Color?, at progress: Double) -> Color? {
    guard progress > 0 else { return start }
    guard progress < 1 else { return end }
    guard let a = start?.components, let b = end?.components else {
      return progress < 0.5 ? start : end
    }
    func mix(_ a: UInt8, _ b: UInt8) -> UInt8 {
      UInt8((Double(a) + (Double(b) - Double(a)) * progress).rounded())
    }
    return .rgb(mix(a.red, b.red), mix(a.green, b.green), mix(a.blue, b.blue))
  }
}
