/** Positions that no play can reach: refused with the reason. */
import { UserError } from '../../core/index.ts';
import { type Board, GOAL } from './board.ts';
import type { KatarengaOptions } from './options.ts';
import type { KatarengaState } from './state.ts';
import { isOfQuarters } from './tiles.ts';

const NAMES = ['White', 'Black'] as const;

function impossible(why: string): UserError {
  return new UserError(`position: ${why}`, 'No game comes to this position.');
}

/** The printed game has its own boards. @throws UserError if the tiles cannot be laid from them */
export function checkTiles(tiles: string, options: KatarengaOptions): void {
  if (options.tiles !== 'quarters' || isOfQuarters(tiles)) return;
  throw new UserError(
    'position: the four quarterboards cannot be laid so that they show these tiles',
    'The printed game (preset=official) is played on its quarterboards; add tiles=random to play it on any tiles.',
  );
}

/** @throws UserError with the reason if no game comes to this position */
export function checkPosition(state: KatarengaState): void {
  if (state.score(0) >= GOAL && state.score(1) >= GOAL)
    throw impossible(`both sides have ${GOAL} or more; the first to get there has won`);
  if (state.board.camps) checkCamps(state);
  else checkPoints(state);
  checkPasses(state);
}

/** Before the pawns are put down, because there is no room for more. @throws UserError if there are too many */
export function checkNumbers(
  pawns: readonly (readonly number[])[],
  points: readonly number[],
  { size, camps }: Board,
): void {
  for (const [side, name] of NAMES.entries()) {
    const onBoard = pawns[side]!.length;
    if (onBoard + points[side]! > size)
      throw impossible(
        `${name} has ${onBoard} pawns and ${points[side]} ${camps ? 'in camps' : 'points'}, but began with ${size} pawns`,
      );
  }
}

function checkPoints(state: KatarengaState): void {
  const { pawns } = state;
  if (pawns.count(0) + pawns.count(1) === 0) {
    // The last side with pawns was given a point for each of them.
    if (state.score(0) + state.score(1) === 0) throw impossible('there are no pawns, but nobody has a point');
    return;
  }
  for (const [side, name] of NAMES.entries()) {
    const points = state.score(side);
    if (points > GOAL) throw impossible(`${name} has ${points} points, but ${GOAL} end the game`);
    if (pawns.count(side) === 0 && points < GOAL)
      throw impossible(`${name} has no pawns, so the other side's would have been taken off for points`);
  }
}

function checkCamps(state: KatarengaState): void {
  const few = NAMES.filter((_, side) => state.pawns.count(side) + state.score(side) < GOAL);
  if (few.length > 1) throw impossible(`both sides have fewer than ${GOAL} pawns left; the first has lost`);
  for (const [side, name] of NAMES.entries()) {
    const camps = state.score(side);
    if (camps > GOAL) throw impossible(`${name} has ${camps} pawns in camps, but there are only ${GOAL}`);
    if (camps === GOAL && few.length > 0)
      throw impossible(
        `${name} has both camps, but ${few[0]} had already lost with fewer than ${GOAL} pawns`,
      );
  }
}

function checkPasses(state: KatarengaState): void {
  const { passes, side, ply } = state;
  if (passes > 1 && state.board.blocked !== 'pass')
    throw impossible(`a second pass cannot be, for the first has ended the game`);
  if (passes > ply) throw impossible(`${passes} passes in ${ply} plies`);
  for (let i = 1; i <= passes; i++) {
    const passed = i % 2 === 1 ? 1 - side : side;
    if (!state.isBlocked(passed, ply - i))
      throw impossible(`${NAMES[passed]} has passed, but is not blocked`);
  }
}
