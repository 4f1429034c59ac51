/** The edge behind the last row of a side: its points or camps, its pawns, and what pressing it does. */
import type { JSX } from 'preact';
import type { KatarengaView, SideView } from '../../../worker/games/katarenga/view.ts';
import { CELL, edgeHeight } from '../grid/geometry.ts';
import type { EdgeView } from '../grid/gridView.ts';
import type { Point } from '../grid/places.ts';
import { Pawn } from './Pawn.tsx';
import { pawnsLeft, standing } from './gridOf.ts';

interface GoalProps {
  readonly view: KatarengaView;
  readonly seat: number;
  readonly side: SideView;
  readonly edge: EdgeView;
  /** Where the pawn comes from that has just arrived, seen from the corner of the edge; undefined if none has. */
  readonly from: Point | undefined;
}

/** Centres of the places for pawns: camps lie in the corners, points together. */
function placesOf({ goal, hasCamps }: KatarengaView, width: number, height: number): number[] {
  const places = Array.from({ length: goal }, (_, i) => i);
  return places.map((i) =>
    hasCamps ? height / 2 + (i * (width - height)) / (goal - 1) : width - (goal - i - 0.4) * height * 0.92,
  );
}

function Place({
  at,
  seat,
  height,
  isTaken,
  from,
}: {
  readonly at: Point;
  readonly seat: number;
  readonly height: number;
  readonly isTaken: boolean;
  readonly from: Point | undefined;
}): JSX.Element {
  const scale = height / 96;
  const motion = from && {
    kind: 'slide' as const,
    columns: (from.x - at.x) / scale / CELL,
    rows: (from.y - at.y) / scale / CELL,
  };
  return (
    <g transform={`translate(${at.x} ${at.y}) scale(${scale})`}>
      <circle class="katarenga-goal-place" r="37" />
      {isTaken && <Pawn stone={{ seat, motion }} tile={undefined} />}
    </g>
  );
}

export function Goal({ view, seat, side, edge, from }: GoalProps): JSX.Element {
  const size = view.rows.length;
  const width = size * CELL;
  const height = edgeHeight(size);
  const { points, title } = side;
  const invitation = view.hasCamps ? 'Move into a camp' : 'Take off for a point';
  const text = edge.pressable ? invitation : `${title}'s goal: ${standing(view, side)}, ${pawnsLeft(side)}`;
  const x = view.hasCamps ? width / 2 : height * 0.4;
  return (
    <g
      class={`katarenga-goal ${edge.pressable ? 'katarenga-goal-open' : ''} ${view.hasCamps ? 'katarenga-goal-camps' : ''}`}
      aria-hidden="true"
    >
      {placesOf(view, width, height).map((place, i) => (
        <Place
          key={i}
          at={{ x: place, y: height / 2 }}
          seat={seat}
          height={height}
          isTaken={points > i}
          from={i === points - 1 ? from : undefined}
        />
      ))}
      {edge.note === undefined && (
        <text class="katarenga-goal-text" x={x} y={height * 0.62} style={{ fontSize: `${height * 0.38}px` }}>
          {text}
        </text>
      )}
    </g>
  );
}
