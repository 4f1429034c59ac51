/** The three ways in which Assam may be sent, as arrows around him. */
import type { JSX } from 'preact';
import type { TurnStep, WalkView } from '../../../worker/games/marrakech/view.ts';
import type { Frame } from './frame.ts';
import type { TurnMark } from './marks.ts';
import { turnLabel } from './words.ts';

/** From the middle of Assam's square: in the next one, but within the border if there is none. */
export const DISTANCE = 83;
const ARROW = 'M-24 -10H0V-25L27 0L0 25V10H-24Z';

/** Beside the arrow, so that it covers neither Assam nor the walk. */
function noteAt(facing: number): { readonly x: number; readonly y: number } {
  return facing % 2 === 0 ? { x: 56, y: 11 } : { x: 0, y: 58 };
}

/** @param heat how much the search looks at it, 0 to 1 */
export function ArrowSign({ angle, heat }: { readonly angle: number; readonly heat: number }): JSX.Element {
  return (
    <>
      <circle class="turn-disc" r="34" />
      {heat > 0 && <circle class="turn-heat" r="34" opacity={0.15 + 0.7 * heat} />}
      <path class="turn-arrow" d={ARROW} transform={`rotate(${angle})`} />
    </>
  );
}

interface ArrowsProps {
  readonly frame: Frame;
  readonly walks: readonly WalkView[];
  readonly marks: ReadonlyMap<string, TurnMark>;
  onChoose(step: string): void;
  onCancel(): void;
  onPreview(turn: TurnStep | undefined): void;
}

export function Arrows({ frame, walks, marks, onChoose, onCancel, onPreview }: ArrowsProps): JSX.Element {
  const arrow = (walk: WalkView): JSX.Element | null => {
    const { turn } = walk;
    const start = walk.path[0];
    if (turn === null || !start) return null;
    const { x, y } = frame.beside(start.square, start.facing, DISTANCE);
    const mark = marks.get(turn);
    return (
      <g
        key={turn}
        role="button"
        tabindex={0}
        class={mark?.isBest ? 'turn turn-best' : 'turn'}
        data-step={turn}
        aria-label={turnLabel(walk)}
        transform={`translate(${x} ${y})`}
        onClick={() => onChoose(turn)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' || event.key === ' ') onChoose(turn);
          else if (event.key === 'Escape') onCancel();
          else return;
          event.preventDefault();
        }}
        onPointerEnter={() => onPreview(turn)}
        onPointerLeave={() => onPreview(undefined)}
        onFocus={() => onPreview(turn)}
        onBlur={() => onPreview(undefined)}
      >
        <circle class="turn-area" r="46" />
        <ArrowSign angle={frame.angle(start.facing)} heat={mark?.heat ?? 0} />
        {mark?.note !== undefined && (
          <text class="note" {...noteAt(frame.facing(start.facing))}>
            {mark.note}
          </text>
        )}
      </g>
    );
  };
  return (
    <g role="group" aria-label="Which way Assam goes">
      {walks.map(arrow)}
    </g>
  );
}
