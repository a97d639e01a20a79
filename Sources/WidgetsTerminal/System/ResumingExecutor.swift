/// Lets a task that waits go on in the thread that resumes it, until it comes to its actor.
///
/// A continuation goes back to its actor by way of the pool of threads, so that two threads wake up
/// for each tick (tried on Swift 6.3). Where this executor is preferred only the actor's does. What has
/// no actor must not run in its scope: it would run on the pump's thread.
final class ResumingExecutor: TaskExecutor {
  static let shared = ResumingExecutor()

  func enqueue(_ job: consuming ExecutorJob) {
    job.runSynchronously(on: asUnownedTaskExecutor())
  }
}
