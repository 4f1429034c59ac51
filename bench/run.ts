/** Measures one game in a process of its own, and prints one line of JSON. `playout bench` starts it for each game. */
import { makeAgent } from '../src/agents/index.ts';
import {
  CHANCE,
  type Game,
  OVER,
  Random,
  type State,
  defaults,
  perft,
  settleOptions,
} from '../src/core/index.ts';
import { findGame } from '../src/games/index.ts';
import { openCrew } from '../src/workers/crew.node.ts';
import { type BenchCase, benchCases } from './cases.ts';
import { clockSeconds, cpuSeconds, perSecond } from './measure.ts';
import { heapPerIteration } from './heap.ts';
import { signature } from './signature.ts';

const GAMES_A_BATCH = 100;

/** The work of a case, as `perSecond` repeats it. */
function prepare(game: Game, bench: BenchCase): () => number {
  const random = new Random(1);
  const root = game.start(settleOptions(game, bench.options), random);
  const state = root.clone();
  const listed = new Int32Array(game.maxMoves);
  switch (bench.what) {
    case 'playOut': {
      const policy = game.playouts.find(({ name }) => name === bench.playout);
      const playout = policy?.make(defaults(policy.options)) ?? { run: (s: State) => s.playOut(random) };
      return () => {
        for (let i = 0; i < GAMES_A_BATCH; i++) {
          state.assign(root);
          playout.run(state, random);
        }
        return GAMES_A_BATCH;
      };
    }
    case 'loop':
      return () => {
        for (let i = 0; i < GAMES_A_BATCH; i++) {
          state.assign(root);
          while (state.turn !== OVER) state.play(listed[random.below(state.moves(listed))]!);
        }
        return GAMES_A_BATCH;
      };
    case 'perft':
      return () => perft(game, root, bench.depth!);
    case 'search': {
      const rules = settleOptions(game, bench.options);
      while (root.turn === CHANCE) root.play(root.sample(random));
      const search = makeAgent(bench.spec!, { game, random, clock: () => 0, rules, openCrew });
      return () => {
        search.reset();
        search.start(root);
        search.advance(Infinity);
        const { iterations, nodes } = search.analysis();
        return bench.unit === 'moves' ? nodes : iterations;
      };
    }
  }
}

const name = process.argv[2] ?? '';
const game = findGame(name);
const speeds = new Map<string, number>();
const results = (benchCases[name] ?? []).map((bench) => {
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
// A crew of threads must not keep the process.
process.exit();
