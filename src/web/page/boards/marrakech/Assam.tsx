/** Assam from above, facing east: a pointed base, slippers ahead, robe and turban. */
import type { CSSProperties, JSX } from 'preact';
import type { LastView } from '../../../worker/games/marrakech/view.ts';
import type { Frame } from './frame.ts';
import { walkPath } from './path.ts';

function Figure(): JSX.Element {
  return (
    <>
      <path class="assam-shadow" d="M52 4L27 29A40 40 0 1 1 27 -21Z" />
      <path class="assam-base" d="M52 0L27 -27A39 39 0 1 0 27 27Z" />
      <path class="assam-slipper" d="M8 -20H22C33 -19 38 -14 42 -6C34 -4 18 -4 8 -5Z" />
      <path class="assam-slipper" d="M8 20H22C33 19 38 14 42 6C34 4 18 4 8 5Z" />
      <path
        class="assam-robe"
        d="M-27 0C-27 -18 -18 -32 -2 -33C9 -34 16 -28 16 -18C17 -8 17 8 16 18C16 28 9 34 -2 33C-18 32 -27 18 -27 0Z"
      />
      <circle class="assam-turban" cx="-5" r="19" />
      <path
        class="assam-fold"
        d="M-22 -8C-12 -17 2 -16 10 -9M-24 2C-14 -7 4 -7 13 1M-19 13C-10 4 2 4 10 10"
      />
      <circle class="assam-jewel" cx="11" r="4.5" />
    </>
  );
}

interface AssamProps {
  readonly frame: Frame;
  readonly square: string;
  readonly facing: number;
  /** How he came here, if he is to walk now. */
  readonly motion?: LastView | undefined;
  readonly class?: string;
}

export function Assam({ frame, square, facing, motion, class: more = '' }: AssamProps): JSX.Element {
  const { x, y } = frame.centre(square);
  const path = motion?.path ?? [];
  const style: CSSProperties = { transform: `translate(${x}px, ${y}px) rotate(${frame.angle(facing)}deg)` };
  if (path.length > 0) {
    style['--way'] = `path("${walkPath(frame, path)}")`;
    style['--steps'] = path.length - 1;
  }
  const turned = motion?.turned ?? 0;
  return (
    <g class={`assam ${path.length > 0 ? 'assam-walks' : ''} ${more}`} style={style} aria-hidden="true">
      <g class={turned === 0 ? '' : 'assam-turns'} style={{ '--turned': `${-90 * turned}deg` }}>
        <Figure />
      </g>
    </g>
  );
}
