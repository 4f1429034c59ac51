/** Counts which kinds of moves an agent makes in Saboteur, in which situation. */
import { makeAgent } from '../src/agents/index.ts';
import { OVER, Random, settleOptions } from '../src/core/index.ts';
import { saboteur } from '../src/games/saboteur/index.ts';
import { MOVE_KINDS, SITUATIONS, kindOfMove, situationOf } from '../src/games/saboteur/publicMove.ts';
import { think } from '../src/search/index.ts';

export const GAMES = 400;
export const OPPONENT = 'saboteur/careful';

const options = settleOptions(saboteur, {});

/**
 * The moves of an agent in games of which it begins every other one: a row for each situation.
 * @param name also names the streams of its games
 */
export function countMoves(name: string, spec = name, opponent = OPPONENT): number[][] {
  const counts = SITUATIONS.map(() => MOVE_KINDS.map(() => 0));
  for (let game = 0; game < GAMES; game++) {
    const stream = new Random(1).derive(name, game);
    const players = [spec, opponent].map((text, i) =>
      makeAgent(text, { game: saboteur, random: stream.derive('agent', i), clock: () => 0 }),
    );
    const state = saboteur.start(options, stream.derive('setup'));
    while (state.turn !== OVER) {
      const player = (state.turn + game) % 2;
      const before = state.clone();
      state.play(think(players[player]!, state));
      if (player === 0) counts[situationOf(before)]![kindOfMove(before, state)]!++;
    }
  }
  return counts;
}
