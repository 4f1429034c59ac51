/**
 * A position as features, from the eyes of the side to move. Pawns count by their tile and by how far they have come, in
 * rows and in moves; the nearest pawns of both sides are in a race, in which points count too.
 */
import type { FeatureList, FeatureSet } from '../../../core/index.ts';
import type { Board } from '../board.ts';
import { cellOfIndex, homeRow, rowOf } from '../cells.ts';
import { COUNTS, firstOf } from '../pawns.ts';
import type { KatarengaState } from '../state.ts';
import { TILES } from '../tiles.ts';
import { FARTHEST, distancesOf } from './distances.ts';

const ROWS = 8;
/** In a race, pawns at this distance and beyond count alike, and so does having none. */
export const LAST = 5;
const PLACES = LAST + 1;
const MOST_PAWNS = 10;

// Where each kind of feature begins.
export const MOVE = 0;
export const PAWN = MOVE + 1;
export const DISTANCE = PAWN + 2 * TILES.length * ROWS;
export const RACE = DISTANCE + 2 * (FARTHEST + 1);
export const SECOND = RACE + 4 * PLACES * PLACES;
export const COUNT = SECOND + 2 * PLACES;
const SIZE = COUNT + 2 * (MOST_PAWNS + 1);

/** What weights correct, in thousandths of the log-odds: pawns and points of the side to move against the other's. */
const PAWN_WORTH = 667;
const POINT_WORTH = 2000;

export function materialOf(state: KatarengaState, seat: number): number {
  const { pawns } = state;
  return (
    PAWN_WORTH * (pawns.count(seat) - pawns.count(1 - seat)) +
    POINT_WORTH * (state.score(seat) - state.score(1 - seat))
  );
}

/** What features the pawns of a side have by the cells they stand on. */
export class Ground {
  readonly distances: readonly [Uint8Array, Uint8Array];
  /** By side and cell: the number of tile and row, for the side to move; the other's follow. */
  readonly places: readonly [Uint8Array, Uint8Array];

  constructor(board: Board) {
    this.distances = [distancesOf(board, 0), distancesOf(board, 1)];
    this.places = [placesOf(board, 0), placesOf(board, 1)];
  }
}

function placesOf({ squares, size, tiles }: Board, side: number): Uint8Array {
  return Uint8Array.from({ length: squares }, (_, cell) => {
    const toGo = Math.abs(homeRow(1 - side, size) - rowOf(cell, size));
    const tile = TILES.findIndex((one) => one === tiles[cellOfIndex(cell, size)]);
    return tile * ROWS + Math.round((toGo * (ROWS - 1)) / (size - 1));
  });
}

const grounds = new WeakMap<Board, Ground>();

function groundOf(board: Board): Ground {
  const ground = grounds.get(board) ?? new Ground(board);
  grounds.set(board, ground);
  return ground;
}

/** The feature of a pawn: `isOther` is 1 for a pawn of the side that is not to move. */
export function pawnFeature(place: number, isOther: number): number {
  return PAWN + isOther * TILES.length * ROWS + place;
}

export function distanceFeature(distance: number, isOther: number): number {
  return DISTANCE + isOther * (FARTHEST + 1) + distance;
}

/** The feature of the nearest pawns of both sides, by points. */
export function raceFeature(own: number, enemy: number, ownPoints: number, enemyPoints: number): number {
  const points = 2 * Math.min(1, ownPoints) + Math.min(1, enemyPoints);
  return RACE + (points * PLACES + Math.min(LAST, own)) * PLACES + Math.min(LAST, enemy);
}

export function secondFeature(distance: number, isOther: number): number {
  return SECOND + isOther * PLACES + Math.min(LAST, distance);
}

export function countFeature(count: number, isOther: number): number {
  return COUNT + isOther * (MOST_PAWNS + 1) + Math.min(MOST_PAWNS, count);
}

/** Lists a side's pawns. @returns the distances of the nearest and the second nearest, as 16 * second + nearest */
function listPawns(
  { pawns, board }: KatarengaState,
  side: number,
  isOther: number,
  features: FeatureList,
): number {
  const { words } = pawns;
  const { distances, places } = groundOf(board);
  const first = firstOf(side);
  let nearest = FARTHEST;
  let second = FARTHEST;
  for (let at = first; at < first + words[COUNTS + side]!; at++) {
    const cell = words[at]!;
    const distance = distances[side]![cell]!;
    features.add(pawnFeature(places[side]![cell]!, isOther), 1);
    features.add(distanceFeature(distance, isOther), 1);
    if (distance < nearest) {
      second = nearest;
      nearest = distance;
    } else if (distance < second) second = distance;
  }
  return 16 * second + nearest;
}

export const race: FeatureSet<KatarengaState> = {
  name: 'race',
  about:
    'Material, and what was learned: pawns by tile, rows and moves to the last row, and the race of the nearest.',
  layout: 'katarenga/material-and-race/1',
  size: SIZE,
  // Both sides have at most 20 pawns.
  most: 6 + 2 * 40,
  predicts: 'result',
  recipe: {
    teacher: 'alphabeta(heuristic=simple, selective=true, nodes=500)',
    player: 'alphabeta(heuristic=race(weights=$weights), selective=true, nodes=500)',
    generations: 2,
    games: 2000,
    openings: 'random(plies=4)',
  },
  base: (state, seat) => materialOf(state, seat),
  list(state, seat, features) {
    const other = 1 - seat;
    features.add(MOVE, 1);
    const own = listPawns(state, seat, 0, features);
    const enemy = listPawns(state, other, 1, features);
    features.add(raceFeature(own & 15, enemy & 15, state.score(seat), state.score(other)), 1);
    features.add(secondFeature(own >> 4, 0), 1);
    features.add(secondFeature(enemy >> 4, 1), 1);
    features.add(countFeature(state.pawns.count(seat), 0), 1);
    features.add(countFeature(state.pawns.count(other), 1), 1);
  },
};
