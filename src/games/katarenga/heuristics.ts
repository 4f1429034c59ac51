/**
 * Evaluations of a position. In units of a pawn, for one side against the other:
 *
 *     E = a * (own pawns - enemy pawns) + b * (own points - enemy points)
 *       + s * (own pawns on the enemy's home row that cannot be captured next - the enemy's)
 *       + r * (mean progress of own pawns - the enemy's) / (n - 1)
 *       + m * (own pawns on the central ceil(n/2) x ceil(n/2) squares - the enemy's)
 *       + h * (attacked and undefended enemy pawns - own)
 *
 * A pawn is attacked if an enemy pawn could capture it, and defended if a pawn of its own side could take back.
 */
import {
  type Evaluation,
  type Heuristic,
  type NumberOption,
  type Values,
  number,
  option,
} from '../../core/index.ts';
import type { Board } from './board.ts';
import { CELLS, columnOf, homeRow, rowOf } from './cells.ts';
import { learned } from './learned/index.ts';
import { markAttacks } from './moves.ts';
import { COUNTS, firstOf } from './pawns.ts';
import type { KatarengaState } from './state.ts';

/** No weight is larger, so that the bounds below hold. */
const MOST_WEIGHT = 10;

function weight(value: number, about: string): NumberOption {
  return option(number(0, MOST_WEIGHT), value, about);
}

const SIMPLE = {
  a: weight(1, 'Weight of a pawn.'),
  b: weight(3, 'Weight of a point.'),
  r: weight(0.3, 'Weight of the mean progress of pawns, from 0 on the home row to 1 on the last.'),
};

const TACTICAL = {
  s: weight(2, "Weight of a pawn on the enemy's home row that cannot be captured next."),
  m: weight(0.05, 'Weight of a pawn on the central squares.'),
  h: weight(0.5, 'Weight of an enemy pawn that is attacked and not defended.'),
};

const FEATURES = { ...SIMPLE, ...TACTICAL };

/** Mean progress of a side's pawns, from 0 to 1. */
function progress({ words }: KatarengaState['pawns'], side: number, size: number): number {
  const first = firstOf(side);
  const count = words[COUNTS + side]!;
  if (count === 0) return 0;
  let rows = 0;
  for (let at = first; at < first + count; at++) rows += words[at]! % size;
  const mean = rows / count / (size - 1);
  return side === 0 ? mean : 1 - mean;
}

function makeSimple({ a, b, r }: Values<typeof SIMPLE>): Evaluation<KatarengaState> {
  const worth = (state: KatarengaState, side: number): number =>
    a * state.pawns.count(side) + b * state.score(side) + r * progress(state.pawns, side, state.board.size);
  return { value: (state, seat) => worth(state, seat) - worth(state, 1 - seat) };
}

// ── with attacks ──────────────────────────────────────────────────────────────────────────────────

/** Each evaluation marks the cells that White and Black attack with its own number. */
const attacks = [new Int32Array(CELLS), new Int32Array(CELLS)] as const;
let stamp = 0;

function isCentral(cell: number, size: number): boolean {
  const edge = Math.floor((size - Math.ceil(size / 2)) / 2);
  const last = edge + Math.ceil(size / 2);
  const x = columnOf(cell, size);
  const y = rowOf(cell, size);
  return x >= edge && x < last && y >= edge && y < last;
}

/** What a side's pawns are worth by where they stand, once attacks are marked with `stamp`. */
function tactics(
  { pawns, board }: KatarengaState,
  side: number,
  { s, m, h }: Values<typeof TACTICAL>,
): number {
  const { words } = pawns;
  const first = firstOf(side);
  const end = first + words[COUNTS + side]!;
  const lastRow = homeRow(1 - side, board.size);
  let sum = 0;
  for (let at = first; at < end; at++) {
    const cell = words[at]!;
    if (isCentral(cell, board.size)) sum += m;
    if (attacks[1 - side]![cell] !== stamp) {
      if (cell % board.size === lastRow) sum += s;
    } else if (attacks[side]![cell] !== stamp) sum -= h;
  }
  return sum;
}

function markAll(board: Board, words: Int32Array): void {
  stamp = (stamp + 1) & 0x3fffffff;
  for (let side = 0; side < 2; side++) markAttacks(attacks[side]!, stamp, board, words, side);
}

function makeFeatures(weights: Values<typeof FEATURES>): Evaluation<KatarengaState> {
  const simple = makeSimple(weights);
  return {
    value(state, seat) {
      markAll(state.board, state.pawns.words);
      return simple.value(state, seat) + tactics(state, seat, weights) - tactics(state, 1 - seat, weights);
    },
  };
}

/** At most 20 pawns, each of which earns all weights at once. */
const BOUND = 20 * 6 * MOST_WEIGHT;

const features: Heuristic<KatarengaState, typeof FEATURES> = {
  name: 'features',
  about: 'Pawns, points, progress, safe pawns on the last row, the centre, and attacked pawns.',
  options: FEATURES,
  bound: BOUND,
  scale: 1.5,
  make: makeFeatures,
};

const simple: Heuristic<KatarengaState, typeof SIMPLE> = {
  name: 'simple',
  about: 'Pawns, points and progress alone: quick, and enough for a search that looks ahead.',
  options: SIMPLE,
  bound: BOUND,
  scale: 1.5,
  make: makeSimple,
};

export const heuristics: readonly Heuristic<KatarengaState>[] = [features, simple, learned];
