/** In the corners of the border that have no loop: the die, and the carpet that is to be laid in this turn. */
import type { JSX } from 'preact';
import type { MarrakechView } from '../../../worker/games/marrakech/view.ts';
import { CELL } from '../grid/geometry.ts';
import { hueOfSeat } from './Carpets.tsx';
import { DieFace } from './Die.tsx';
import { BORDER } from './Ground.tsx';
import { WholeRug } from './Rug.tsx';
import type { Frame } from './frame.ts';

interface CornersProps {
  readonly view: MarrakechView;
  readonly frame: Frame;
  readonly node: number;
  /** Has the die just been rolled? */
  readonly isRolling: boolean;
}

/** Loops come in opposite corners: is the one at the top left free of them? */
function isTopLeftFree({ tracks }: MarrakechView, frame: Frame): boolean {
  const loops = tracks.filter(({ out, back }) => out.square === back.square);
  return loops.every(({ out }) => {
    const { x, y } = frame.centre(out.square);
    return x !== y;
  });
}

export function Corners({ view, frame, node, isRolling }: CornersProps): JSX.Element {
  const width = frame.size * CELL;
  const [near, far] = [-BORDER / 2, width + BORDER / 2];
  const [left, right] = isTopLeftFree(view, frame) ? [near, far] : [far, near];
  const label = view.die === null ? 'The die has not been rolled' : `The die shows ${view.die}`;
  return (
    <>
      {view.phase !== 'over' && (
        <g role="img" aria-label={label} transform={`translate(${left} ${near}) scale(0.53)`}>
          <g key={isRolling ? node : 'still'} class={isRolling ? 'die-rolling' : ''}>
            <g transform="translate(-50 -50)">
              <DieFace face={view.die} />
            </g>
          </g>
        </g>
      )}
      {view.hand !== null && (
        <g
          role="img"
          aria-label={`The carpet of this turn is ${view.hand}`}
          transform={`translate(${right} ${far}) scale(0.29) translate(-100 -50)`}
        >
          <WholeRug hue={view.hand} owner={hueOfSeat(view, view.mover)} />
        </g>
      )}
    </>
  );
}
