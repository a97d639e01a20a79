import Testing
import Widgets
import WidgetsTestSupport

@MainActor struct ViewControllerSizeTests {
  @Test(arguments: [
    CGSize(width: 1, height: 1), CGSize(width: 500, height: 200), CGSize(width: 2, height: 3),
  ])
  func `every transition works on a screen of any size`(size: CGSize) {
    let log = CallRecord()
    let a = RecordingViewController("A", log: log)
    let b = RecordingViewController("B", log: log)
    let c = RecordingViewController("C", log: log)
    let navigation = RecordingNavigationController("N", root: a, log: log)
    let tabs = RecordingTabBarController("T", log: log)
    tabs.viewControllers = [navigation, c]
    let host = TestHost(size: size, rootViewController: tabs)
    navigation.pushViewController(b, animated: true)
    host.settle()
    #expect(b.view.frame == CGRect(origin: .zero, size: size))
    let modal = RecordingViewController("M", log: log)
    b.present(modal, animated: true)
    host.settle()
    #expect(modal.view.frame == CGRect(origin: .zero, size: size))
    host.resize(to: CGSize(width: 7, height: 5))
    modal.dismiss(animated: true)
    navigation.popViewController(animated: true)
    tabs.selectedIndex = 1
    host.settle()
    #expect(c.view.frame == CGRect(x: 0, y: 0, width: 7, height: 5))
    let audit = AppearanceAudit(log.calls)
    #expect(audit.problems.isEmpty)
    #expect(audit.inFlight.isEmpty)
    #expect(audit.appeared == ["T", "C"])
  }
}
