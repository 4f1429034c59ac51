/** Katarenga in sentences. */
import type { Move } from '../../../../core/index.ts';
import { OFF } from '../../../../games/katarenga/cells.ts';
import { PASS, originOf, targetOf } from '../../../../games/katarenga/moves.ts';
import type { KatarengaState } from '../../../../games/katarenga/state.ts';
import { isPeaceful } from './reach.ts';
import { SEATS, lastRow, nameOf, scorers } from './steps.ts';

export function howTo(state: KatarengaState): string {
  const press = 'Press a pawn, then a marked square.';
  const [first, ...others] = scorers(state);
  if (first === undefined)
    return isPeaceful(state) ? `${press} Nobody may capture on their first move.` : press;
  const who =
    others.length > 0 ? `Pawns on row ${lastRow(state, state.side)}` : `The pawn on ${nameOf(state, first)}`;
  const what = state.board.camps ? 'can move into a camp' : 'can be taken off for a point';
  return `${press} ${who} ${what}: press beyond the row.`;
}

export function describe(before: KatarengaState, move: Move): string {
  const who = SEATS[before.side]!;
  if (move === PASS) return `${who} cannot move and passes`;
  const from = nameOf(before, originOf(move));
  const to = targetOf(move);
  if (to === OFF)
    return before.board.camps
      ? `${who} moves the pawn on ${from} into a camp`
      : `${who} takes the pawn on ${from} off the board for a point`;
  const moves = `${who} moves from ${from} to ${nameOf(before, to)}`;
  return before.pawnAt(to) === -1 ? moves : `${moves} and captures`;
}

/** Why the game is over, after who has won; empty where that goes without saying. */
function reason(state: KatarengaState, winner: number | undefined): string {
  const { pawns, board, passes, side } = state;
  if (passes > 1) return ': neither side can move';
  if (winner === undefined && pawns.count(0) + pawns.count(1) === 0)
    return ': no pawns are left, and nobody has two points';
  if (passes > 0 && board.blocked !== 'pass') return `: ${SEATS[1 - side]} cannot move`;
  if (winner === undefined) return `: ${board.maxPlies} moves have been played`;
  const loser = SEATS[1 - winner]!;
  if (board.camps)
    return state.score(winner) > 1 ? ': both camps are reached' : `: ${loser} has fewer than two pawns left`;
  return pawns.count(0) + pawns.count(1) === 0
    ? `: ${loser} has no pawns left, and each of ${SEATS[winner]}'s is a point`
    : '';
}

export function describeEnd(state: KatarengaState): string {
  const winner = SEATS.findIndex((_, seat) => state.result(seat) === 1);
  if (winner === -1) return `Draw, ${state.score(0)} to ${state.score(1)}${reason(state, undefined)}`;
  const points = state.board.camps ? '' : ` ${state.score(winner)} to ${state.score(1 - winner)}`;
  return `${SEATS[winner]} wins${points}${reason(state, winner)}`;
}
