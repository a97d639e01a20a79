// Programs that import Widgets see Foundation's geometry and `IndexPath` without a second import,
// as UIKit's do.
@_exported public import Foundation
