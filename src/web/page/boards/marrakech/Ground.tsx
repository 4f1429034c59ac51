/** The market: its floor, the names of its lanes, and the tracks around it by which Assam comes back. */
import type { JSX } from 'preact';
import type { TrackView } from '../../../worker/games/marrakech/view.ts';
import { CELL } from '../grid/geometry.ts';
import type { Frame } from './frame.ts';
import { trackPath } from './path.ts';

/** Room for the tracks. */
export const BORDER = 62;
/** Room for the names of columns and rows, outside the tracks. */
export const NAMES = 30;

interface GroundProps {
  readonly frame: Frame;
  /** None where only the squares are shown. */
  readonly tracks: readonly TrackView[];
}

export function Names({ frame }: { readonly frame: Frame }): JSX.Element {
  const columns = frame.lanes((lane) => String.fromCharCode(97 + lane));
  const rows = frame.lanes((lane) => `${lane + 1}`);
  return (
    <g class="names" aria-hidden="true">
      {columns.map((name, lane) => (
        <text key={name} x={(lane + 0.5) * CELL} y={frame.size * CELL + BORDER + 22}>
          {name}
        </text>
      ))}
      {rows.map((name, lane) => (
        <text key={name} x={-BORDER - 14} y={(lane + 0.5) * CELL + 8}>
          {name}
        </text>
      ))}
    </g>
  );
}

export function Ground({ frame, tracks }: GroundProps): JSX.Element {
  const width = frame.size * CELL;
  const lines = Array.from({ length: frame.size - 1 }, (_, i) => (i + 1) * CELL);
  return (
    <g aria-hidden="true" class="ground">
      {tracks.length > 0 && (
        <rect
          class="plate"
          x={-BORDER}
          y={-BORDER}
          width={width + 2 * BORDER}
          height={width + 2 * BORDER}
          rx="34"
        />
      )}
      {tracks.map((track) => {
        const path = trackPath(frame, track);
        return (
          <g key={`${track.out.square} ${track.out.facing}`}>
            <path class="track" d={path} />
            <path class="track-middle" d={path} />
          </g>
        );
      })}
      <rect class="floor" width={width} height={width} rx="3" />
      <path class="ruling" d={lines.map((at) => `M${at} 0V${width}M0 ${at}H${width}`).join('')} />
    </g>
  );
}
