/** Assam's way as a line: straight over squares, in arcs around the border. */
import type { StandView, TrackView } from '../../../worker/games/marrakech/view.ts';
import { CELL } from '../grid/geometry.ts';
import type { Frame, Point } from './frame.ts';

const HALF = CELL / 2;

function pointText({ x, y }: Point): string {
  return `${x} ${y}`;
}

type End = TrackView['out'];

/** From the side on which he leaves a square around to the side on which he comes in again. */
function arc(frame: Frame, out: End, back: End): { readonly from: Point; readonly text: string } {
  const from = frame.beside(out.square, out.facing, HALF);
  const to = frame.beside(back.square, back.facing ^ 2, HALF);
  const outward = frame.direction(out.facing);
  const isClockwise = outward.x * (to.y - from.y) - outward.y * (to.x - from.x) > 0;
  // A track around a corner is three quarters of a circle, any other is a half.
  const isLoop = out.square === back.square;
  return { from, text: `A${HALF} ${HALF} 0 ${isLoop ? 1 : 0} ${isClockwise ? 1 : 0} ${pointText(to)}` };
}

export function trackPath(frame: Frame, { out, back }: TrackView): string {
  const { from, text } = arc(frame, out, back);
  return `M${pointText(from)}${text}`;
}

export function walkPath(frame: Frame, stands: readonly StandView[]): string {
  return stands
    .map((stand, i) => {
      const centre = pointText(frame.centre(stand.square));
      if (i === 0) return `M${centre}`;
      if (!stand.isAround) return `L${centre}`;
      const { from, text } = arc(frame, stands[i - 1]!, stand);
      return `L${pointText(from)}${text}L${centre}`;
    })
    .join('');
}
