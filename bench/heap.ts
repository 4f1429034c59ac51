/** Does a search leave anything on the heap? Bytes per iteration of UCT once it is warm; the tree itself lies outside. */
import { makeAgent } from '../src/agents/index.ts';
import { CHANCE, type Game, Random, settleOptions } from '../src/core/index.ts';

const ITERATIONS = 20_000;
const RUNS = 5;

export function heapPerIteration(game: Game): number {
  const random = new Random(1);
  const root = game.start(settleOptions(game, {}), random);
  while (root.turn === CHANCE) root.play(root.sample(random));
  const search = makeAgent(`uct(iterations=${ITERATIONS})`, { game, random, clock: () => 0 });
  let least = Infinity;
  for (let run = 0; run < RUNS; run++) {
    search.start(root);
    const before = process.memoryUsage().heapUsed;
    search.advance(Infinity);
    const grown = process.memoryUsage().heapUsed - before;
    // A collection in between would hide what was left: such a run shows less than nothing.
    if (grown >= 0) least = Math.min(least, grown / ITERATIONS);
  }
  return least;
}
