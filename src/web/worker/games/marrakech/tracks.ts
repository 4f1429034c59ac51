/** The tracks around the border, by which Assam comes back. */
import { type Stand, squareName, step } from '../../../../games/marrakech/cells.ts';
import type { Market } from '../../../../games/marrakech/market.ts';
import type { TrackView } from './view.ts';

/** A number for where a track meets the board: a square and a side of it. */
function endOf(size: number, { x, y }: Stand, side: number): number {
  return 4 * (y * size + x) + side;
}

/** Every track once; walked the other way, it leads out where it led back. */
export function trackViews({ size, tables }: Market): TrackView[] {
  const name = ({ x, y }: Stand): string => squareName(size, y * size + x);
  const tracks: TrackView[] = [];
  for (let square = 0; square < size * size; square++) {
    for (let facing = 0; facing < 4; facing++) {
      const out = { x: square % size, y: Math.floor(square / size), facing };
      const back = step(size, tables.loops, out);
      if (back.facing === facing || endOf(size, back, back.facing ^ 2) < endOf(size, out, facing)) continue;
      tracks.push({
        out: { square: name(out), facing },
        back: { square: name(back), facing: back.facing },
      });
    }
  }
  return tracks;
}
