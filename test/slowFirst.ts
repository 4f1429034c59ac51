/**
 * The order of the test files: the slow ones first, or one of them is left for the end and runs while the other cores
 * have nothing to do. The rest follows as Vitest sorts it.
 */
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Slowest first. A file that is missing here is only run later. */
const SLOW: readonly string[] = [
  'test/papers/reproduce.test.ts',
  'test/cluster/faults.test.ts',
  'test/signature.test.ts',
  'test/deaths/deaths.test.ts',
  'test/cli/experiments.test.ts',
  'test/cli/shards.test.ts',
  'test/package/package.test.ts',
  'test/docs/yourOwnGame.test.ts',
  'test/bundle/bundle.test.ts',
  'test/browser/wholeGames.test.ts',
  'test/browser/runs.test.ts',
  'test/browser/accessible.test.ts',
  'test/browser/report.test.ts',
  'test/browser/keeping.test.ts',
  'src/games/saboteur/conformance.test.ts',
  'src/games/ataxx/conformance.test.ts',
  'src/games/marrakech/conformance.test.ts',
  'src/search/outOfMemory.test.ts',
  'src/core/conformance/conformance.test.ts',
  'src/games/carcassonne/conformance.test.ts',
  'src/workers/otherOptions.test.ts',
  'src/games/katarenga/conformance.test.ts',
  'test/browser/sameAnswer.test.ts',
  'test/browser/secrets.test.ts',
  'test/browser/keyboard.test.ts',
  'test/browser/analysis.test.ts',
  'src/search/mcts/forest/forests.test.ts',
  'src/search/minimax/expectimax.test.ts',
  'src/report/report.test.ts',
  'test/cli/outsideGame.test.ts',
  'test/cli/memory.test.ts',
  'test/engines/outlive.test.ts',
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
