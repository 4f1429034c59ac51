import { UserError } from './errors.ts';
import { type Game, type Move, OVER, type State } from './game.ts';

/** Plays moves in notation, and returns them. @throws UserError that says which of them does not fit */
export function playMoves(game: Game, state: State, moves: readonly string[]): Move[] {
  return moves.map((text, i) => {
    try {
      if (state.turn === OVER)
        throw new UserError(`${text} cannot be played: the game is over`, 'Leave it out.');
      const move = game.parseMove(state, text);
      state.play(move);
      return move;
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      throw new UserError(`move ${i + 1} of ${moves.length}: ${error.message}`, error.hint);
    }
  });
}
