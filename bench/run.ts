/** Measures one game in its own process, and prints one line of JSON. `playout bench` starts it for each game. */
import { findGame } from '../src/games/index.ts';
import { casesOf } from './cases.ts';
import { clockSeconds, cpuSeconds, perSecond } from './measure.ts';
import { heapPerIteration } from './heap.ts';
import { prepare } from './prepare.ts';
import { signature } from './signature.ts';

const name = process.argv[2] ?? '';
const game = findGame(name);
const speeds = new Map<string, number>();
const results = casesOf(game).map((bench) => {
  const speed = perSecond(prepare(game, bench), bench.isParallel ? clockSeconds : cpuSeconds);
  speeds.set(bench.name, speed);
  const { unit, published, beside } = bench;
  return {
    name: `${name}: ${bench.name}`,
    unit,
    perSecond: speed,
    published: published?.perSecond ?? null,
    ratio: published ? speed / published.perSecond : null,
    beside: beside ?? null,
    share: beside === undefined ? null : speed / speeds.get(beside)!,
  };
});
console.log(
  JSON.stringify({ results, heapPerIteration: heapPerIteration(game), signature: signature(game) }),
);
// A pool of threads must not keep the process.
process.exit();
