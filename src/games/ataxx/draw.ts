/** The board as text for a terminal. */
import { cellAt } from './cells.ts';
import type { AtaxxState } from './state.ts';

function symbol(state: AtaxxState, cell: number): string {
  const stone = state.stoneAt(cell);
  if (stone !== -1) return 'xo'[stone]!;
  return state.board.has(cell) ? '.' : '#';
}

export function draw(state: AtaxxState): string {
  const { size } = state.board;
  const files = Array.from({ length: size }, (_, file) => file);
  const lines = files.map((row) => {
    const rank = size - 1 - row;
    return [`${rank + 1}`, ...files.map((file) => symbol(state, cellAt(file, rank)))].join(' ');
  });
  lines.push([' ', ...files.map((file) => String.fromCharCode(97 + file))].join(' '));
  return lines.join('\n');
}
