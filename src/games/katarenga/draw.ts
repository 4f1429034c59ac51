/** The board as text for a terminal: tiles by their letters, `(K)` under a white pawn, `[K]` under a black one. */
import { cellAt } from './cells.ts';
import type { KatarengaState } from './state.ts';

const AROUND = ['  ', '()', '[]'] as const;

function square(state: KatarengaState, x: number, y: number): string {
  const { size, tiles } = state.board;
  const [left, right] = AROUND[state.pawnAt(cellAt(x, y, size)) + 1]!;
  return left! + tiles[y * size + x]! + right!;
}

export function draw(state: KatarengaState): string {
  const { size, camps } = state.board;
  const columns = Array.from({ length: size }, (_, x) => x);
  const width = String(size).length;
  const lines = columns.map((i) => {
    const y = size - 1 - i;
    return `${String(y + 1).padStart(width)} ${columns.map((x) => square(state, x, y)).join('')}`.trimEnd();
  });
  const letters = columns.map((x) => ` ${String.fromCharCode(97 + x)}`).join(' ');
  lines.push(`${' '.repeat(width + 1)}${letters}`);
  const what = camps ? 'in camps' : 'points';
  lines.push(`${what}: white ( ) ${state.score(0)}, black [ ] ${state.score(1)}`);
  return lines.join('\n');
}
