/** The board as text for a terminal, plain or with the last move and legal cells marked. */
import { type DrawnLine, type Shown, type Span, plainText } from '../../core/index.ts';
import { cellAt } from './cells.ts';
import { MAX_MOVES, PASS, isJump, originOf, targetOf } from './moves.ts';
import type { AtaxxState } from './state.ts';

const INKS = ['red', 'cyan'] as const;
const CLONE = '+';
const ONLY_JUMP = "'";

const listed = new Int32Array(MAX_MOVES);

/** What is around a cell, and what stands on it while it is empty. */
interface CellMarks {
  readonly around: ReadonlyMap<number, string>;
  readonly reachable: ReadonlyMap<number, string>;
}

/** The cell where the last move landed, and the one that a jump left. */
function aroundOf({ last }: Shown<AtaxxState>): Map<number, string> {
  if (!last || last.move === PASS) return new Map();
  const landed: [number, string] = [targetOf(last.move), '[]'];
  return new Map(isJump(last.move) ? [[originOf(last.move), '()'], landed] : [landed]);
}

function reachableIn({ state, marksLegal }: Shown<AtaxxState>): Map<number, string> {
  const found = new Map<number, string>();
  if (!marksLegal) return found;
  for (const move of listed.subarray(0, state.moves(listed))) {
    if (move === PASS) continue;
    const cell = targetOf(move);
    if (!isJump(move)) found.set(cell, CLONE);
    else if (!found.has(cell)) found.set(cell, ONLY_JUMP);
  }
  return found;
}

function drawCell({ state, last }: Shown<AtaxxState>, cell: number, marks: CellMarks): Span {
  const stone = state.stoneAt(cell);
  if (stone !== -1) {
    const isNew = last !== undefined && last.before.stoneAt(cell) !== stone;
    return { text: 'xo'[stone]!, ink: INKS[stone], mark: isNew ? 'last' : undefined };
  }
  if (!state.board.has(cell)) return { text: '#', ink: 'faint' };
  const reachable = marks.reachable.get(cell);
  return reachable === undefined ? { text: '.', ink: 'faint' } : { text: reachable, mark: 'legal' };
}

function drawRow(shown: Shown<AtaxxState>, rank: number, marks: CellMarks): Span[] {
  const line: Span[] = [{ text: `${rank + 1}` }];
  let after = ' ';
  for (let file = 0; file < shown.state.board.size; file++) {
    const cell = cellAt(file, rank);
    const [open, close = ' '] = marks.around.get(cell) ?? '';
    line.push({ text: open ?? after }, drawCell(shown, cell, marks));
    after = close;
  }
  line.push({ text: after });
  return line;
}

export function drawBoard(shown: Shown<AtaxxState>): DrawnLine[] {
  const { size } = shown.state.board;
  const marks = { around: aroundOf(shown), reachable: reachableIn(shown) };
  const files = Array.from({ length: size }, (_, file) => file);
  const rows = files.map((row) => drawRow(shown, size - 1 - row, marks));
  const letters = files.map((file) => ` ${String.fromCharCode(97 + file)}`);
  return [...rows, [{ text: ` ${letters.join('')}` }]];
}

export function draw(state: AtaxxState): string {
  return plainText(drawBoard({ state }));
}
