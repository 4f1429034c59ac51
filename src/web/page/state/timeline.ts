/** A game as a list of positions: the start and the state after each move. */
import { type Game, type OptionValues, Random, type State, settleOptions } from '../../../core/index.ts';

/** The start position as text; games with a random set-up draw it from the seed. */
export function freshStart(game: Game, chosen: OptionValues, seed: number): string {
  return game.formatPosition(game.start(settleOptions(game, chosen), new Random(seed).derive('setup')));
}

/** States before the first move, after it, …: one more than there are moves. @throws UserError */
export function replay(game: Game, options: OptionValues, start: string, moves: readonly string[]): State[] {
  const states = [game.parsePosition(start, options)];
  for (const text of moves) states.push(played(game, states.at(-1)!, text));
  return states;
}

/** The state after a move; the given one stays as it is. @throws UserError for a move that is not legal */
export function played(game: Game, state: State, text: string): State {
  const after = state.clone();
  after.play(game.parseMove(state, text));
  return after;
}

/**
 * How many moves remain when the last decision is taken back: to before the last move that a person chose.
 * @param decided was the move from this position a person's own choice?
 */
export function beforeLastDecision(states: readonly State[], decided: (state: State) => boolean): number {
  return states.slice(0, -1).findLastIndex(decided);
}
