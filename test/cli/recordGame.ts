/** A record of a random game, for tests of what reads records. */
import {
  type GameRecord,
  OVER,
  RECORD_FORMAT,
  Random,
  outcome,
  settleOptions,
} from '../../src/core/index.ts';
import { findGame } from '../../src/games/index.ts';

export function recordGame(position: string, seed: number): GameRecord {
  const game = findGame('ataxx');
  const options = settleOptions(game, {});
  const state = game.parsePosition(position, options);
  const random = new Random(seed);
  const moves: string[] = [];
  while (state.turn !== OVER) {
    const move = state.sample(random);
    moves.push(game.formatMove(state, move));
    state.play(move);
  }
  const agents = ['random', 'random'];
  const head = { format: RECORD_FORMAT, version: '0.1.0', game: game.name, options, agents } as const;
  return { ...head, seed, index: 0, position, moves, ...outcome(state) };
}
