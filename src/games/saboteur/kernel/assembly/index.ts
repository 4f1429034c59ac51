/** Whole playouts of Saboteur: the same moves from the same stream as those of `state.ts` and `playouts.ts`. */
import { BIAS, COURSE, DECK, HAND, PATH, PILE, UNIFORM } from '../../constants';
import { next, stream } from '../../../../core/kernel/assembly/random';
import { pieceSets, playBest, prepareBias } from './bias';
import { readBoard, revealed, writeBoard } from './board';
import { countCrowds, playListed } from './course';
import { imagine } from './imagine';
import { draw, gold, readCards } from './moves';
import { missing, near, nearer } from './path';
import { playAlongPath, preparePath } from './pathFinder';
import { facts, fitTable, pieceSides, pieceTunnels, position, waysTable } from './position';
import { playAny } from './uniform';

export {
  imagine,
  stream,
  position,
  facts,
  fitTable,
  waysTable,
  pieceSides,
  pieceTunnels,
  near,
  nearer,
  pieceSets,
};

/** Cards in the hand of the seat to move after this many moves. */
function handSize(played: i32): i32 {
  return HAND - ((max(played, PILE) - PILE) >> 1);
}

/** A move of the playout that is not drawn uniformly. */
function playInformed(playout: i32, seat: i32, played: i32): void {
  if (playout == PATH) playAlongPath(seat);
  else if (playout == BIAS) playBest(seat, played);
  else playListed(seat, handSize(played));
}

/**
 * Plays the position to its end.
 * @param playout one of `UNIFORM`, `COURSE`, `PATH` and `BIAS`
 * @param epsilon out of 65536: how often a uniformly random move is played instead
 * @param passable tiles that carry a path, a bit for each
 * @param setting of `PATH`: out of 65536, how often the mover is wary, and `CUNNING` if it is; of `BIAS`: 1 if `row12` is on
 */
export function playOut(playout: i32, dropsHidden: bool, epsilon: u32, passable: i32, setting: i32): void {
  readBoard();
  readCards(dropsHidden);
  if (playout == PATH) preparePath(passable, setting);
  if (playout == BIAS) prepareBias(passable, setting == 1);
  if (playout == COURSE) countCrowds();
  let played = load<i32>(facts);
  while (played != DECK && ((revealed >> gold) & 1) == 0) {
    const seat = played & 1;
    if (playout == UNIFORM || (epsilon > 0 && next() >> 16 < epsilon)) playAny(seat);
    else playInformed(playout, seat, played);
    draw(seat, played);
    played++;
  }
  writeBoard();
  store<i32>(facts, played);
}

/** Tiles missing to the nearest of some objectives; `near` and `nearer` show the way. */
export function missingTiles(objectives: i32): i32 {
  readBoard();
  return missing(objectives);
}

/** Tiles missing to each objective, a byte each. */
export function missingToEach(): i32 {
  readBoard();
  return missing(1) | (missing(2) << 8) | (missing(4) << 16);
}
