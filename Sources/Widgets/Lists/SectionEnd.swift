/// One of the two ends of a section.
enum SectionEnd: Hashable, Sendable {
  case header
  case footer
}
