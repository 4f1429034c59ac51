/**
 * Where a pawn can go, drawn under the pawns: a faint line along each slide, with a sign at its end that says why it ends
 * there. A bar stands before a pawn in the way and after the last square of a slide; a frame is around the tile of the
 * same kind that stops it.
 */
import type { JSX } from 'preact';
import type { PawnReach, Ray } from '../../../worker/games/katarenga/view.ts';
import { CELL } from '../grid/geometry.ts';
import type { GridView } from '../grid/gridView.ts';
import { type Point, centreOf } from '../grid/places.ts';

/** From the centre of the pawn to its rim. */
const RIM = 40;

interface RaysProps {
  readonly grid: GridView;
  readonly from: string;
  readonly reach: PawnReach;
}

function bar({ x, y }: Point, ux: number, uy: number): string {
  return `M${x - 16 * uy} ${y + 16 * ux}L${x + 16 * uy} ${y - 16 * ux}`;
}

function RayLine({ start, end, stop }: { start: Point; end: Point; stop: Ray['stop'] }): JSX.Element {
  // Per cell: 1 along rows and columns, and 1 along both on diagonals.
  const ux = Math.sign(end.x - start.x);
  const uy = Math.sign(end.y - start.y);
  const half = CELL / 2;
  const length = Math.hypot(ux, uy);
  const border = { x: end.x + 0.8 * half * ux, y: end.y + 0.8 * half * uy };
  return (
    <>
      <path
        class="ray"
        d={`M${start.x + (RIM * ux) / length} ${start.y + (RIM * uy) / length}L${end.x} ${end.y}`}
      />
      {stop === 'tile' && (
        <rect class="ray-tile" x={end.x - 42} y={end.y - 42} width="84" height="84" rx="10" />
      )}
      {stop === 'limit' && <path class="ray-bar" d={bar(border, ux / length, uy / length)} />}
    </>
  );
}

export function Rays({ grid, from, reach }: RaysProps): JSX.Element {
  const start = centreOf(grid, from);
  return (
    <g class="rays" aria-hidden="true">
      {start &&
        reach.rays.map(({ end, stop }) => {
          const at = centreOf(grid, end);
          return at && <RayLine key={end} start={start} end={at} stop={stop} />;
        })}
    </g>
  );
}

/** The same for a pawn that is only looked at: its targets are small. */
export function Outlook(props: RaysProps): JSX.Element {
  const { grid, reach } = props;
  const stones = new Set(
    grid.rows.flatMap((cells) => cells.filter(({ stone }) => stone).map(({ name }) => name)),
  );
  return (
    <g class="outlook" aria-hidden="true">
      <Rays {...props} />
      {reach.cells.map((name) => {
        const at = centreOf(grid, name);
        return (
          at && <circle key={name} class="outlook-target" cx={at.x} cy={at.y} r={stones.has(name) ? 44 : 9} />
        );
      })}
    </g>
  );
}
