/** Measures one game in its own process, and prints one line of JSON; `run.ts` starts it for each game. */
import { withoutKernels } from '../src/core/index.ts';
import { openGame } from '../src/cli/openGame.ts';
import { type BenchCase, casesOf } from './cases.ts';
import { heapPerIteration } from './heap.ts';
import { measureLab } from './lab.ts';
import { clockSeconds, cpuSeconds, drawWords, perSecond } from './measure.ts';
import { prepare } from './prepare.ts';
import type { BenchResult } from './results.ts';
import { signature } from './signature.ts';

const typed = process.argv[2] ?? '';
const game = await openGame(typed);
const results: BenchResult[] = [];

function measure(bench: BenchCase): void {
  const { unit, published, beside } = bench;
  const work = prepare(game, bench);
  const works = [drawWords, work];
  if (bench.what === 'playOut') works.push(() => withoutKernels(work));
  const [words, speed, plain] = perSecond(works, bench.isParallel ? clockSeconds : cpuSeconds);
  const other = results.find(({ name }) => name === `${game.name}: ${beside}`);
  results.push({
    name: `${game.name}: ${bench.name}`,
    unit,
    perSecond: speed!,
    perWord: speed! / words!,
    published: published?.perSecond ?? null,
    source: published?.source ?? null,
    ratio: published ? speed! / published.perSecond : null,
    beside: beside ?? null,
    share: other ? speed! / other.perSecond : null,
    kernel: plain === undefined ? null : speed! / plain,
  });
}

for (const bench of casesOf(game)) measure(bench);
results.push(...(await measureLab(game, typed, results[0]!)));
console.log(
  JSON.stringify({
    game: game.name,
    results,
    heapPerIteration: heapPerIteration(game),
    signature: signature(game),
  }),
);
// A pool of threads must not keep the process.
process.exit();
