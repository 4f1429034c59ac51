/** The lines between the cells of a grid. */
import type { JSX } from 'preact';
import { CELL } from './geometry.ts';

export function Ruling({ columns, rows }: { readonly columns: number; readonly rows: number }): JSX.Element {
  const down = Array.from({ length: columns - 1 }, (_, i) => `M${(i + 1) * CELL} 0V${rows * CELL}`);
  const across = Array.from({ length: rows - 1 }, (_, i) => `M0 ${(i + 1) * CELL}H${columns * CELL}`);
  return <path class="ruling" d={[...down, ...across].join('')} />;
}
