/** A position in words: whose turn, who leads, who won. */
import { CHANCE, type Game, type State } from '../core/index.ts';

/** Whose turn it is, in words. */
export function describeTurn(game: Game, state: State): string {
  if (state.turn >= 0) return `${game.seatName(state.turn)} to move`;
  return state.turn === CHANCE ? 'chance to move' : 'game over';
}

/** The result of a finished game, in words: `x wins`, `draw`, `x and o share the win`. */
export function describeResult(game: Game, state: State): string {
  const seats = Array.from({ length: state.seats }, (_, seat) => seat);
  const first = seats.filter((seat) => state.result(seat) > 0);
  if (first.length === 1) return `${game.seatName(first[0]!)} wins`;
  if (first.length === state.seats) return 'draw';
  return `${first.map((seat) => game.seatName(seat)).join(' and ')} share the win`;
}

/** Scores of all seats, in words: `x 2, o 2`. */
export function describeScores(game: Game, state: State): string {
  return Array.from({ length: state.seats }, (_, seat) => `${game.seatName(seat)} ${state.score(seat)}`).join(
    ', ',
  );
}
