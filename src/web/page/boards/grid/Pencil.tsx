/** What the search notes as with a pencil: its favourite long moves, under the stones, and values, over everything. */
import type { JSX } from 'preact';
import { CELL, EDGE_GAP, edgeHeight, lettering } from './geometry.ts';
import type { ArrowView, CellView, EdgeView, GridView } from './gridView.ts';
import { type Point, centreOf } from './places.ts';

/** Where an arrow begins, from the centre of its cell. */
const RIM = 40;
/** How far from the centre of its target it ends: short of what is noted there, or of the stone. */
const SHORT = 30;
const SHORT_OF_STONE = 36;

/** Straight out of the board, as far as the middle of the edge. */
function outOf(view: GridView, edge: string, { x }: Point): Point | undefined {
  const out = EDGE_GAP + edgeHeight(view.columnNames.length) / 2;
  if (view.top?.name === edge) return { x, y: -out };
  return view.bottom?.name === edge ? { x, y: view.rows.length * CELL + out } : undefined;
}

function hasStone(view: GridView, name: string): boolean {
  return view.rows.some((cells) => cells.some((cell) => cell.name === name && cell.stone));
}

/** From the rim of the stone to `short` of the centre of the target, with its head. */
function shape(from: Point, to: Point, widest: number, short: number): string {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const ux = (to.x - from.x) / length;
  const uy = (to.y - from.y) / length;
  const at = (along: number, across: number): string =>
    `${(from.x + ux * along - uy * across).toFixed(1)},${(from.y + uy * along + ux * across).toFixed(1)}`;
  const tip = length - short;
  // Between neighbours there is little room.
  const width = Math.min(widest, (tip - RIM) / 2.6);
  const neck = tip - width * 2.4;
  const half = width / 2;
  const points = [
    at(RIM, half),
    at(neck, half),
    at(neck, width * 1.4),
    at(tip, 0),
    at(neck, -width * 1.4),
    at(neck, -half),
    at(RIM, -half),
  ];
  return `M${points.join('L')}Z`;
}

export function Notes({ view }: { readonly view: GridView }): JSX.Element {
  const columns = view.columnNames.length;
  const fontSize = `${30 * Math.min(1.4, lettering(columns))}px`;
  const draw = (cell: CellView, row: number, column: number): JSX.Element | undefined => {
    if (!cell.note) return undefined;
    // Below the marks of targets and what tiles show.
    const y = (row + 0.5) * CELL + (cell.target || cell.tile !== undefined ? 40 : 11);
    return (
      <text key={cell.name} class="note" style={{ fontSize }} x={(column + 0.5) * CELL} y={y}>
        {cell.note}
      </text>
    );
  };
  const beside = (edge: EdgeView | undefined, y: number): JSX.Element | undefined =>
    edge?.note === undefined ? undefined : (
      <text class="note" style={{ fontSize }} x={(columns / 2) * CELL} y={y + 11}>
        {edge.note}
      </text>
    );
  const out = EDGE_GAP + edgeHeight(columns) / 2;
  return (
    <g class="pencil" aria-hidden="true">
      {view.rows.map((cells, row) => cells.map((cell, column) => draw(cell, row, column)))}
      {beside(view.top, -out)}
      {beside(view.bottom, view.rows.length * CELL + out)}
    </g>
  );
}

export function Arrows({ view }: { readonly view: GridView }): JSX.Element {
  const arrow = ({ from, to, weight }: ArrowView): JSX.Element | undefined => {
    const start = centreOf(view, from);
    const end = start && (centreOf(view, to) ?? outOf(view, to, start));
    if (!start || !end) return undefined;
    const path = shape(start, end, 8 + 12 * weight, hasStone(view, to) ? SHORT_OF_STONE : SHORT);
    return <path key={from + to} class="arrow" d={path} fill-opacity={0.35 + 0.45 * weight} />;
  };
  return (
    <g class="pencil" aria-hidden="true">
      {view.arrows.map(arrow)}
    </g>
  );
}
