/**
 * Positions as patterns, for learning: which squares there are, from the eyes of the side to move, in a blend of two phases
 * by how much of the board is empty.
 */
import type { FeatureSet } from '../../../core/index.ts';
import type { Board } from '../board.ts';
import { shape } from '../shape.ts';
import type { AtaxxState } from '../state.ts';
import { type WindowSquares, squareClass, squaresOf } from './boardSquares.ts';
import { SQUARES } from './squares.ts';
import { stonesIn } from './windows.ts';

/** What the patterns correct. */
export const shapeOf = shape.make({});

/** A position is open in so many parts of this, and late in the others. */
export const PARTS = 64;

/** How many weights a phase has: the right to move, then squares. The late phase comes second. */
export const FIRST_SQUARE = 1;
export const PHASE = FIRST_SQUARE + SQUARES;

/** How open a position is. */
export function openness({ board, counts }: AtaxxState): number {
  const empty = board.cellCount - counts[0]! - counts[1]!;
  return Math.trunc((PARTS * empty) / board.cellCount);
}

/** Boards with equal cells share what is computed for one of them. */
export function keyOf({ size, cells }: Board): string {
  return `${size} ${cells.join(' ')}`;
}

const known = new Map<string, readonly WindowSquares[]>();

function squaresOn(board: Board): readonly WindowSquares[] {
  const key = keyOf(board);
  const squares = known.get(key) ?? squaresOf(board);
  known.set(key, squares);
  return squares;
}

export const patterns: FeatureSet<AtaxxState> = {
  name: 'patterns',
  about: 'Shape, and what was learned: the worth of each square of two by two cells to the side to move.',
  layout: 'ataxx/shape-and-squares/1',
  size: 2 * PHASE,
  // On 8x8: the right to move, and 81 squares.
  most: 2 * (1 + 81),
  per: PARTS,
  predicts: 'result',
  recipe: {
    teacher: 'alphabeta(heuristic=shape, selective=true, nodes=500)',
    player: 'alphabeta(heuristic=patterns(weights=$weights), selective=true, nodes=500)',
    generations: 3,
    games: 2000,
    openings: 'random(plies=8)',
  },
  base: (state, seat) => shapeOf.value(state, seat),
  list(state, seat, features) {
    const { stones } = state;
    const own = 2 * seat;
    const enemy = own ^ 2;
    const open = openness(state);
    const add = (number: number): void => {
      features.add(number, open);
      features.add(number + PHASE, PARTS - open);
    };
    add(0);
    for (const { file, rank, squares } of squaresOn(state.board)) {
      const ours = stonesIn(stones[own]!, stones[own + 1]!, file, rank);
      const theirs = stonesIn(stones[enemy]!, stones[enemy + 1]!, file, rank);
      for (const square of squares) add(FIRST_SQUARE + squareClass(square, ours, theirs));
    }
  },
};
