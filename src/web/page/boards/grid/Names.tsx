/** The names of columns, below everything, and of rows, to the left. */
import type { JSX } from 'preact';
import { CELL, lettering } from './geometry.ts';
import type { GridView } from './gridView.ts';

interface NamesProps {
  readonly view: Pick<GridView, 'columnNames' | 'rowNames'>;
  /** Where the lowest thing on the board ends. */
  readonly bottom: number;
}

export function Names({ view, bottom }: NamesProps): JSX.Element {
  const scale = lettering(view.columnNames.length);
  return (
    <g class="names" style={{ fontSize: `${24 * scale}px` }} aria-hidden="true">
      {view.columnNames.map((name, column) => (
        <text key={name} x={(column + 0.5) * CELL} y={bottom + 29 * scale}>
          {name}
        </text>
      ))}
      {view.rowNames.map((name, row) => (
        <text key={name} x={-22 * scale} y={(row + 0.5) * CELL + 8 * scale}>
          {name}
        </text>
      ))}
    </g>
  );
}
