/** What lies under the stones: gaps, the last move, what is held, and how much the search looks at each cell. */
import type { JSX } from 'preact';
import { CELL } from './geometry.ts';
import type { CellView, GridView } from './gridView.ts';

function kindOf(cell: CellView): string | undefined {
  if (cell.gap) return 'ground-gap';
  if (cell.held) return 'ground-held';
  return cell.last ? 'ground-last' : undefined;
}

function CellGround({ cell }: { readonly cell: CellView }): JSX.Element {
  const half = CELL / 2;
  const kind = kindOf(cell);
  return (
    <>
      {/* A hair smaller than the cell, so that the ruling shows around it. */}
      {kind && <rect class={kind} x={1 - half} y={1 - half} width={CELL - 2} height={CELL - 2} />}
      {cell.heat > 0 && (
        <rect class="heat" x="-45" y="-45" width="90" height="90" rx="12" opacity={0.08 + 0.77 * cell.heat} />
      )}
    </>
  );
}

export function Ground({ view }: { readonly view: GridView }): JSX.Element {
  return (
    <g class="grounds" aria-hidden="true">
      {view.rows.map((cells, row) =>
        cells.map((cell, column) => (
          <g key={cell.name} transform={`translate(${(column + 0.5) * CELL} ${(row + 0.5) * CELL})`}>
            <CellGround cell={cell} />
          </g>
        )),
      )}
    </g>
  );
}
