/** Names the tests that have been running for long, so that one that hangs is known before anybody loses patience. */
import type { Reporter, TestCase, TestModule } from 'vitest/node';

const EVERY_MS = 5 * 60_000;

export default class LongRunning implements Reporter {
  /** When each began: files, of which the hooks may hang too, and tests. */
  private readonly running = new Map<TestModule | TestCase, number>();
  private clock: NodeJS.Timeout | undefined;

  onTestRunStart(): void {
    this.clock = setInterval(() => this.say(), EVERY_MS);
  }

  onTestModuleStart(module: TestModule): void {
    this.running.set(module, Date.now());
  }

  onTestModuleEnd(module: TestModule): void {
    this.running.delete(module);
  }

  onTestCaseReady(test: TestCase): void {
    this.running.set(test, Date.now());
  }

  onTestCaseResult(test: TestCase): void {
    this.running.delete(test);
  }

  onTestRunEnd(): void {
    clearInterval(this.clock);
  }

  private say(): void {
    const now = Date.now();
    for (const [task, began] of this.running) {
      const minutes = Math.floor((now - began) / 60_000);
      if (now - began < EVERY_MS) continue;
      const name =
        task.type === 'module' ? task.relativeModuleId : `${task.module.relativeModuleId} > ${task.fullName}`;
      console.log(`still running after ${minutes} min: ${name}`);
    }
  }
}
