/** What the search notes as with a pencil: its favourite long moves, under the stones, and values, over everything. */
import type { JSX } from 'preact';
import { CELL } from './geometry.ts';
import type { ArrowView, CellView, GridView } from './gridView.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

function centre(view: GridView, name: string): Point | undefined {
  for (const [row, cells] of view.rows.entries()) {
    const column = cells.findIndex((cell) => cell.name === name);
    if (column >= 0) return { x: (column + 0.5) * CELL, y: (row + 0.5) * CELL };
  }
  return undefined;
}

/** From the rim of the stone to short of what is noted in the target, with its head. */
function shape(from: Point, to: Point, width: number): string {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const ux = (to.x - from.x) / length;
  const uy = (to.y - from.y) / length;
  const at = (along: number, across: number): string =>
    `${(from.x + ux * along - uy * across).toFixed(1)},${(from.y + uy * along + ux * across).toFixed(1)}`;
  const tip = length - 30;
  const neck = tip - width * 2.4;
  const half = width / 2;
  const points = [
    at(40, half),
    at(neck, half),
    at(neck, width * 1.4),
    at(tip, 0),
    at(neck, -width * 1.4),
    at(neck, -half),
    at(40, -half),
  ];
  return `M${points.join('L')}Z`;
}

export function Notes({ view }: { readonly view: GridView }): JSX.Element {
  const draw = (cell: CellView, row: number, column: number): JSX.Element | undefined => {
    if (!cell.note) return undefined;
    const y = (row + 0.5) * CELL + (cell.target ? 40 : 11);
    return (
      <text key={cell.name} class="note" x={(column + 0.5) * CELL} y={y}>
        {cell.note}
      </text>
    );
  };
  return (
    <g class="pencil" aria-hidden="true">
      {view.rows.map((cells, row) => cells.map((cell, column) => draw(cell, row, column)))}
    </g>
  );
}

export function Arrows({ view }: { readonly view: GridView }): JSX.Element {
  const arrow = ({ from, to, weight }: ArrowView): JSX.Element | undefined => {
    const start = centre(view, from);
    const end = centre(view, to);
    if (!start || !end) return undefined;
    const path = shape(start, end, 8 + 12 * weight);
    return <path key={from + to} class="arrow" d={path} opacity={0.35 + 0.45 * weight} />;
  };
  return (
    <g class="pencil" aria-hidden="true">
      {view.arrows.map(arrow)}
    </g>
  );
}
