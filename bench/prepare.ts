/** The work of a case, as `perSecond` repeats it. */
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
import { openPool } from '../src/workers/pool.node.ts';
import type { BenchCase } from './cases.ts';
import type { Work } from './measure.ts';

const GAMES_A_BATCH = 100;

export function prepare(game: Game, bench: BenchCase): Work {
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
      const options = settleOptions(game, bench.options);
      while (root.turn === CHANCE) root.play(root.sample(random));
      const search = makeAgent(bench.spec!, { game, random, clock: () => 0, options, openPool });
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
