/** The learned evaluation, fast: all that a pawn counts by its cell is one number of a table made for the board. */
import { type Evaluation, type FeatureSet, type Weights, boundOf, viewOf } from '../../../core/index.ts';
import type { Board } from '../board.ts';
import { COUNTS, firstOf } from '../pawns.ts';
import type { KatarengaState } from '../state.ts';
import { FARTHEST } from './distances.ts';
import {
  Ground,
  MOVE,
  countFeature,
  distanceFeature,
  materialOf,
  pawnFeature,
  raceFeature,
  secondFeature,
} from './features.ts';

/** What a board's cells are worth: `tables[2 * side + isOther]`, by cell. */
interface Compiled {
  readonly distances: Ground['distances'];
  readonly tables: readonly Int32Array[];
}

function compile(board: Board, weights: Int32Array): Compiled {
  const { distances, places } = new Ground(board);
  const tables: Int32Array[] = [];
  for (let side = 0; side < 2; side++) {
    for (let isOther = 0; isOther < 2; isOther++)
      tables.push(
        Int32Array.from(
          places[side]!,
          (place, cell) =>
            weights[pawnFeature(place, isOther)]! +
            weights[distanceFeature(distances[side]![cell]!, isOther)]!,
        ),
      );
  }
  return { distances, tables };
}

/** A side's pawns, summed up. One object for all evaluations, so that nothing is allocated. */
class Line {
  sum = 0;
  nearest = FARTHEST;
  second = FARTHEST;

  read(words: Int32Array, side: number, distances: Uint8Array, table: Int32Array): void {
    const first = firstOf(side);
    const end = first + words[COUNTS + side]!;
    let sum = 0;
    let nearest = FARTHEST;
    let second = FARTHEST;
    for (let at = first; at < end; at++) {
      const cell = words[at]!;
      const distance = distances[cell]!;
      sum += table[cell]!;
      if (distance < nearest) {
        second = nearest;
        nearest = distance;
      } else if (distance < second) second = distance;
    }
    this.sum = sum;
    this.nearest = nearest;
    this.second = second;
  }
}

export function raceEvaluation(
  set: FeatureSet<KatarengaState>,
  { values }: Weights,
): Evaluation<KatarengaState> {
  const bound = boundOf(set);
  const own = new Line();
  const enemy = new Line();
  const boards = new WeakMap<Board, Compiled>();
  let board: Board | undefined;
  let compiled: Compiled | undefined;
  const compiledFor = (wanted: Board): Compiled => {
    if (board === wanted && compiled) return compiled;
    compiled = boards.get(wanted) ?? compile(wanted, values);
    boards.set(wanted, compiled);
    board = wanted;
    return compiled;
  };
  return {
    value(state, seat) {
      const view = viewOf(state, seat);
      const other = 1 - view;
      const { distances, tables } = compiledFor(state.board);
      const { words } = state.pawns;
      own.read(words, view, distances[view]!, tables[2 * view]!);
      enemy.read(words, other, distances[other]!, tables[2 * other + 1]!);
      const sum =
        materialOf(state, view) +
        values[MOVE]! +
        own.sum +
        enemy.sum +
        values[raceFeature(own.nearest, enemy.nearest, state.score(view), state.score(other))]! +
        values[secondFeature(own.second, 0)]! +
        values[secondFeature(enemy.second, 1)]! +
        values[countFeature(words[COUNTS + view]!, 0)]! +
        values[countFeature(words[COUNTS + other]!, 1)]!;
      const value = Math.max(-bound, Math.min(bound, sum));
      return view === seat ? value : -value;
    },
  };
}
