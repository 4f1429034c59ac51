/**
 * The board as text for a terminal: tiles by their letters, `(K)` under a white pawn, `[K]` under a black one. For a
 * person who plays, a column before each square has its mark.
 */
import { type DrawnLine, type Ink, type Mark, type Shown, type Span, plainText } from '../../core/index.ts';
import { OFF, cellAt } from './cells.ts';
import { MAX_MOVES, PASS, originOf, targetOf } from './moves.ts';
import type { KatarengaState } from './state.ts';

const AROUND = ['  ', '()', '[]'] as const;
/** The colours of the printed tiles. */
const TILE_INKS: Readonly<Record<string, Ink>> = { K: 'blue', N: 'green', B: 'yellow', R: 'red' };

const listed = new Int32Array(MAX_MOVES);

interface SquareMark {
  readonly sign: string;
  readonly mark: Mark;
}

function drawSquare(state: KatarengaState, cell: number, tile: string, mark?: Mark): Span[] {
  const [left, right] = AROUND[state.pawnAt(cell) + 1]!;
  return [
    { text: left!, mark },
    { text: tile, ink: TILE_INKS[tile], mark },
    { text: right!, mark },
  ];
}

/** Where pawns may go and what they may capture; which may be taken off; whence and where the last one went. */
function marksIn({ state, last, marksLegal }: Shown<KatarengaState>): Map<number, SquareMark> {
  const marks = new Map<number, SquareMark>();
  const legal = marksLegal ? listed.subarray(0, state.moves(listed)) : [];
  for (const move of legal) {
    if (move === PASS) continue;
    const to = targetOf(move) === OFF ? originOf(move) : targetOf(move);
    const sign = to === originOf(move) ? '^' : state.pawnAt(to) === -1 ? '+' : 'x';
    marks.set(to, { sign, mark: 'legal' });
  }
  if (!last || last.move === PASS) return marks;
  for (const cell of [originOf(last.move), targetOf(last.move)])
    if (cell !== OFF) marks.set(cell, { sign: marks.has(cell) ? '*' : '>', mark: 'last' });
  return marks;
}

/** @param marks nothing for a board without a column for them */
function drawWith(state: KatarengaState, marks: ReadonlyMap<number, SquareMark> | undefined): DrawnLine[] {
  const { size, camps, tiles } = state.board;
  const columns = Array.from({ length: size }, (_, x) => x);
  const width = String(size).length;
  const rows = columns.map((i): Span[] => {
    const y = size - 1 - i;
    const squares = columns.flatMap((x) => {
      const cell = cellAt(x, y, size);
      const { sign, mark } = marks?.get(cell) ?? { sign: ' ', mark: undefined };
      const square = drawSquare(state, cell, tiles[y * size + x]!, mark === 'last' ? mark : undefined);
      return marks ? [{ text: sign, mark }, ...square] : square;
    });
    return [{ text: `${String(y + 1).padStart(width)} ` }, ...squares];
  });
  const letters = columns
    .map((x) => ` ${String.fromCharCode(97 + x)} `)
    .map((text) => (marks ? ' ' : '') + text);
  const what = camps ? 'in camps' : 'points';
  return [
    ...rows,
    [{ text: `${' '.repeat(width + 1)}${letters.join('')}` }],
    [{ text: `${what}: white ( ) ${state.score(0)}, black [ ] ${state.score(1)}` }],
  ];
}

export function drawBoard(shown: Shown<KatarengaState>): DrawnLine[] {
  return drawWith(shown.state, marksIn(shown));
}

export function draw(state: KatarengaState): string {
  return plainText(drawWith(state, undefined));
}
