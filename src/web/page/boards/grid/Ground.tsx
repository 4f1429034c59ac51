/** What lies under the stones: gaps, the last move, what is held, and how much the search looks at each cell. */
import type { JSX } from 'preact';
import { CELL } from './geometry.ts';
import type { CellView, GridView } from './gridView.ts';

function kindOf(cell: CellView): string | undefined {
  if (cell.gap) return 'ground-gap';
  if (cell.held) return 'ground-held';
  return cell.last ? 'ground-last' : undefined;
}

interface CellGroundProps {
  readonly cell: CellView;
  readonly row: number;
  readonly column: number;
}

function CellGround({ cell, row, column }: CellGroundProps): JSX.Element {
  const [x, y] = [column * CELL, row * CELL];
  const kind = kindOf(cell);
  return (
    <>
      {/* A hair smaller than the cell, so that the ruling shows around it. */}
      {kind && <rect class={kind} x={x + 1} y={y + 1} width={CELL - 2} height={CELL - 2} />}
      {cell.heat > 0 && (
        <rect
          class="heat"
          x={x + 5}
          y={y + 5}
          width={CELL - 10}
          height={CELL - 10}
          rx="12"
          style={{ '--heat': `${0.08 + 0.77 * cell.heat}` }}
        />
      )}
    </>
  );
}

export function Ground({ view }: { readonly view: GridView }): JSX.Element {
  return (
    <g class="grounds" aria-hidden="true">
      {view.rows.map((cells, row) =>
        cells.map((cell, column) =>
          kindOf(cell) !== undefined || cell.heat > 0 ? (
            <CellGround key={cell.name} cell={cell} row={row} column={column} />
          ) : undefined,
        ),
      )}
    </g>
  );
}
