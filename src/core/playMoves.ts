import { UserError } from './errors.ts';
import { type Game, OVER, type State } from './game.ts';

/** Plays moves in notation. @throws UserError that says which of them does not fit */
export function playMoves(game: Game, state: State, moves: readonly string[]): void {
  for (const [i, text] of moves.entries()) {
    try {
      if (state.turn === OVER)
        throw new UserError(`${text} cannot be played: the game is over`, 'Leave it out.');
      state.play(game.parseMove(state, text));
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      throw new UserError(`move ${i + 1} of ${moves.length}: ${error.message}`, error.hint);
    }
  }
}
