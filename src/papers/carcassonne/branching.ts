/**
 * How many choices there are in games of UCT-Tuned against itself, layer by layer and for a whole turn. Symmetric tiles
 * look alike in several rotations, which can be counted once or each.
 */
import { makeAgent } from '../../agents/index.ts';
import { CHANCE, OVER, Random, settleOptions } from '../../core/index.ts';
import { number, object, required } from '../../core/schema/index.ts';
import { carcassonne } from '../../games/carcassonne/index.ts';
import { think } from '../../search/index.ts';
import type { Study } from '../study.ts';
import { UCT_TUNED, withOptions } from './agents.ts';

const GAMES = 20;
const ROTATIONS = ['all', 'distinct'] as const;
const PLAYER = withOptions(UCT_TUNED, 'iterations=100');

const mean = (about: string) => required(number(), about);

const branchingSchema = object('branching', {
  tile: mean('Placements of a tile.'),
  meeple: mean('Meeple decisions after a placement.'),
  draw: mean('Types of tiles that may be drawn.'),
  turn: mean('Placements with a meeple decision each.'),
});

/** Means over a game. */
export type Branching = ReturnType<(typeof branchingSchema)['read']>;

function ofGame(task: string, seed: number): Branching {
  const [rotations, place] = task.split(' ');
  const random = new Random(seed).derive('branching', Number(place));
  const state = carcassonne.start(settleOptions(carcassonne, { rotations: rotations! }), random);
  const player = makeAgent(PLAYER, { game: carcassonne, random, clock: () => 0 });
  const next = state.clone();
  const listed = new Int32Array(carcassonne.maxMoves);
  const replies = new Int32Array(carcassonne.maxMoves);
  const sums = { tile: 0, meeple: 0, draw: 0, turn: 0 };
  const counts = { turns: 0, draws: 0 };
  let isPlacement = true;
  while (state.turn !== OVER) {
    const choices = state.moves(listed);
    if (state.turn === CHANCE) {
      sums.draw += choices;
      counts.draws++;
      isPlacement = true;
      state.play(state.sample(random));
      continue;
    }
    if (isPlacement) {
      counts.turns++;
      sums.tile += choices;
      for (let i = 0; i < choices; i++) {
        next.assign(state);
        next.play(listed[i]!);
        sums.turn += next.turn === state.turn ? next.moves(replies) : 1;
      }
    } else sums.meeple += choices;
    isPlacement = false;
    state.play(think(player, state));
  }
  return {
    tile: sums.tile / counts.turns,
    meeple: sums.meeple / counts.turns,
    draw: sums.draw / counts.draws,
    turn: sums.turn / counts.turns,
  };
}

/** Tasks are named `all 3`: which rotations count, and the place of the game. */
export const branching: Study<Branching> = {
  key: 'branching',
  seconds: 8,
  tasks: (scale) => {
    const games = Math.max(2, Math.round(Math.min(1, scale) * GAMES));
    return ROTATIONS.flatMap((kind) => Array.from({ length: games }, (_, i) => `${kind} ${i}`));
  },
  compute: ofGame,
  result: branchingSchema,
};
