/**
 * The learned evaluation, fast: what all squares of a window add up to is looked up by the stones in it. An entry holds
 * both phases, the open one in the higher 16 bits and the late one in the lower, so that one sum is the sum of both.
 */
import { type Evaluation, type FeatureSet, type Weights, boundOf, viewOf } from '../../../core/index.ts';
import type { Board } from '../board.ts';
import type { AtaxxState } from '../state.ts';
import { type WindowSquares, squareClass, squaresOf } from './boardSquares.ts';
import { FIRST_SQUARE, PARTS, PHASE, keyOf, openness, shapeOf } from './features.ts';
import { ARRANGEMENTS, SETS, TERNARY, stonesIn } from './windows.ts';

/** The windows of a board with their tables, in the order in which they are looked up. */
interface Compiled {
  readonly count: number;
  readonly files: Uint8Array;
  readonly ranks: Uint8Array;
  /** Where the table of each window begins. */
  readonly first: Int32Array;
  readonly tables: Int32Array;
}

/** What the squares of a window count for these stones, in the phase whose weights begin at `phase`. */
function countIn(
  { squares }: WindowSquares,
  weights: Int32Array,
  phase: number,
  own: number,
  enemy: number,
): number {
  let sum = 0;
  for (const square of squares) sum += weights[phase + FIRST_SQUARE + squareClass(square, own, enemy)]!;
  return sum;
}

function tableOf(window: WindowSquares, weights: Int32Array): Int32Array {
  const table = new Int32Array(ARRANGEMENTS);
  for (let own = 0; own < SETS; own++) {
    for (let enemy = 0; enemy < SETS; enemy++) {
      if ((own & enemy) !== 0) continue;
      const open = countIn(window, weights, 0, own, enemy);
      const late = countIn(window, weights, PHASE, own, enemy);
      table[TERNARY[own]! + 2 * TERNARY[enemy]!] = (open << 16) + late;
    }
  }
  return table;
}

/** What decides the table of a window: equal ones share it, so that all stay in the processor's cache. */
function kindOf({ squares }: WindowSquares): string {
  return squares.map((square) => square.join()).join(' ');
}

function compile(board: Board, weights: Int32Array): Compiled {
  const windows = squaresOf(board);
  const kinds = new Map<string, number>();
  const tables: Int32Array[] = [];
  const first = Int32Array.from(windows, (window) => {
    const kind = kindOf(window);
    let place = kinds.get(kind);
    if (place === undefined) {
      place = tables.push(tableOf(window, weights)) - 1;
      kinds.set(kind, place);
    }
    return place * ARRANGEMENTS;
  });
  const joined = new Int32Array(tables.length * ARRANGEMENTS);
  for (const [i, table] of tables.entries()) joined.set(table, i * ARRANGEMENTS);
  return {
    count: windows.length,
    files: Uint8Array.from(windows, ({ file }) => file),
    ranks: Uint8Array.from(windows, ({ rank }) => rank),
    first,
    tables: joined,
  };
}

/** The sum of all windows, for the side whose stones begin at `own`. */
function sumOf({ count, files, ranks, first, tables }: Compiled, stones: Int32Array, own: number): number {
  const enemy = own ^ 2;
  const ownLow = stones[own]!;
  const ownHigh = stones[own + 1]!;
  const enemyLow = stones[enemy]!;
  const enemyHigh = stones[enemy + 1]!;
  let sum = 0;
  for (let i = 0; i < count; i++) {
    const file = files[i]!;
    const rank = ranks[i]!;
    const ours = TERNARY[stonesIn(ownLow, ownHigh, file, rank)]!;
    const theirs = TERNARY[stonesIn(enemyLow, enemyHigh, file, rank)]!;
    sum = (sum + tables[first[i]! + ours + 2 * theirs]!) | 0;
  }
  return sum;
}

/** Boards met before, by weights and cells: a new game, or another search, has the tables at once. */
const known = new Map<string, Compiled>();
const MOST_KNOWN = 16;

function compiledFor(board: Board, { id, values }: Weights): Compiled {
  const key = `${id} ${keyOf(board)}`;
  let compiled = known.get(key);
  if (!compiled) {
    compiled = compile(board, values);
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(key, compiled);
  }
  return compiled;
}

export function patternEvaluation(set: FeatureSet<AtaxxState>, weights: Weights): Evaluation<AtaxxState> {
  const { values } = weights;
  const bound = boundOf(set);
  let board: Board | undefined;
  let compiled: Compiled | undefined;
  return {
    value(state, seat) {
      const view = viewOf(state, seat);
      if (board !== state.board || !compiled) {
        board = state.board;
        compiled = compiledFor(board, weights);
      }
      const sum = sumOf(compiled, state.stones, 2 * view);
      const late = (sum << 16) >> 16;
      const open = (sum - late) >> 16;
      const part = openness(state);
      const value = Math.trunc(
        (part * (open + values[0]!) + (PARTS - part) * (late + values[PHASE]!)) / PARTS,
      );
      const most = Math.max(-bound, Math.min(bound, shapeOf.value(state, view) + value));
      return view === seat ? most : -most;
    },
  };
}
