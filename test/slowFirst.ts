/**
 * The order of the test files: the slow ones first, or one of them is left for the end and runs while the other cores
 * have nothing to do. The rest follows as Vitest sorts it.
 */
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Slowest first. A file that is missing here is only run later. */
const SLOW: readonly string[] = [
  'test/deaths/deaths.test.ts',
  'test/browser/report.test.ts',
  'test/browser/accessible.test.ts',
  'test/signature.test.ts',
];

export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const rank = ({ moduleId }: TestSpecification): number => {
      const at = SLOW.findIndex((path) => moduleId.endsWith(`/${path}`));
      return at < 0 ? SLOW.length : at;
    };
    return sorted.toSorted((a, b) => rank(a) - rank(b));
  }
}
