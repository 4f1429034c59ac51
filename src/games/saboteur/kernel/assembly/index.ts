/** Whole playouts of Saboteur: the same moves from the same stream as those of `state.ts` and `playouts.ts`. */
import { DECK } from '../../constants';
import { below, stream } from '../../../../core/kernel/assembly/random';
import { readBoard, revealed, writeBoard } from './board';
import { imagine } from './imagine';
import {
  countActions,
  countLays,
  draw,
  dropKth,
  hideDrops,
  isBlocked,
  kindsOf,
  playKthAction,
  playKthLay,
} from './moves';
import { missing, near, nearer, survey } from './path';
import { facts, fitTable, pieceSides, pieceTunnels, position, waysTable } from './position';

export { imagine, stream, position, facts, fitTable, waysTable, pieceSides, pieceTunnels, near, nearer };

/** A uniformly random move. */
function playAny(seat: i32): void {
  const hand = kindsOf(seat);
  const blocked = isBlocked(seat);
  const lays = blocked ? 0 : countLays(seat);
  const actions = countActions(hand, blocked);
  const k = i32(below(lays + actions + popcnt(hand)));
  if (k < lays) playKthLay(seat, hand, k);
  else if (k >= lays + actions) dropKth(seat, hand, k - lays - actions);
  else playKthAction(seat, hand, blocked, k - lays);
}

/** Plays the position to its end by uniformly random moves. */
export function playOut(dropsHidden: bool): void {
  hideDrops(dropsHidden);
  readBoard();
  let played = load<i32>(facts);
  const gold = load<i32>(facts, 4);
  while (played != DECK && ((revealed >> gold) & 1) == 0) {
    const seat = played & 1;
    playAny(seat);
    draw(seat, played);
    played++;
  }
  writeBoard();
  store<i32>(facts, played);
}

/** Tiles missing to the nearest of some objectives; `near` and `nearer` show the way. */
export function missingTiles(objectives: i32): i32 {
  survey();
  return missing(objectives);
}

/** Tiles missing to each objective, a byte each. */
export function missingToEach(): i32 {
  survey();
  return missing(1) | (missing(2) << 8) | (missing(4) << 16);
}
