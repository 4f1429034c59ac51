/** The pieces of the tile just laid, as figures to press: on the table and, larger, beside it. */
import type { JSX } from 'preact';
import type { CarcassonneView, SpotView } from '../../../worker/games/carcassonne/view.ts';
import { type Compass, shownTurn, spotOf } from './compass.ts';
import { Figure } from './Meeple.tsx';
import type { StepMark } from './searchMarks.ts';

interface SpotsProps {
  readonly view: CarcassonneView;
  readonly compass: Compass;
  readonly marks: ReadonlyMap<string, StepMark>;
  onChoose(step: string): void;
}

/** Around the centre of the tile. The list of claims says the same to those who cannot see it. */
export function Spots({ view, compass, marks, onChoose }: SpotsProps): JSX.Element {
  const tile = view.tiles.at(-1)!;
  const type = view.types[tile.type]!;
  const draw = ({ piece, step, title, isFree }: SpotView): JSX.Element => {
    const [x, y] = spotOf(type.letter, type, piece, shownTurn(compass, tile.turn));
    const mark = marks.get(step);
    return (
      <g
        key={step}
        class={isFree ? 'carc-spot' : 'carc-spot carc-spot-taken'}
        transform={`translate(${x} ${y})`}
        data-spot={step}
        onClick={(event) => {
          event.stopPropagation();
          onChoose(step);
        }}
      >
        <title>{title}</title>
        {mark && <circle class="heat" r="17" style={{ '--heat': `${0.15 + 0.75 * mark.heat}` }} />}
        <circle class="carc-spot-area" r="11.5" />
        {isFree ? (
          <g class="carc-spot-figure" transform="scale(0.72)">
            <Figure seat={view.player} kind={view.features[tile.features[piece]!]!.kind} />
          </g>
        ) : (
          <path class="carc-never" d="M-4 -4L4 4M4 -4L-4 4" />
        )}
        {mark?.note !== undefined && (
          <text class="note carc-spot-note" y="20">
            {mark.note}
          </text>
        )}
      </g>
    );
  };
  return (
    <g class="carc-spots" aria-hidden="true">
      {view.spots.map(draw)}
    </g>
  );
}
