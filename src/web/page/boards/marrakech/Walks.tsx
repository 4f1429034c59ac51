/** Assam's walk before it is made: the way around the tracks, where each roll leads, and what a stop costs. */
import type { JSX } from 'preact';
import type { MarrakechView, StopView, TollView, WalkView } from '../../../worker/games/marrakech/view.ts';
import { hueOfSeat } from './Carpets.tsx';
import type { Frame } from './frame.ts';
import { walkPath } from './path.ts';

/** Several rolls may lead to one square, around a corner. */
function bySquare(stops: readonly StopView[]): StopView[][] {
  return [...Map.groupBy(stops, ({ square }) => square).values()];
}

interface TollProps {
  readonly toll: TollView;
  readonly view: Pick<MarrakechView, 'players'>;
}

/** What a stop costs; the rim has the colour of the player who receives it. */
function Toll({ toll, view }: TollProps): JSX.Element | null {
  if (toll.payee === null) return null;
  return (
    <g
      class={`toll rug-${hueOfSeat(view, toll.payee)}${toll.isRuin ? ' toll-ruin' : ''}`}
      transform="translate(22 -26)"
    >
      <rect class="toll-body" x="-26" y="-19" width="52" height="38" rx="19" />
      <text class="toll-sum" y="9">
        {toll.isRuin ? 'out' : `−${toll.owed}`}
      </text>
    </g>
  );
}

/** The rolls that lead here. */
function Rolls({ stops }: { readonly stops: readonly StopView[] }): JSX.Element {
  return (
    <>
      <circle class="stop" r="19" />
      <text class="stop-die" y="8">
        {stops.map(({ die }) => die).join('·')}
      </text>
    </>
  );
}

interface WalksProps {
  readonly walks: readonly WalkView[];
  /** None of several is looked at or chosen yet. */
  readonly areOpen: boolean;
  readonly view: Pick<MarrakechView, 'players'>;
  readonly frame: Frame;
}

export function WalkLines({ walks, areOpen, frame }: Omit<WalksProps, 'view'>): JSX.Element {
  return (
    <g class={areOpen ? 'walk walk-faint' : 'walk'} aria-hidden="true">
      {walks.map(({ turn, path }) => (
        <g key={turn ?? ''}>
          <path class="walk-line-halo" d={walkPath(frame, path)} />
          <path class="walk-line" d={walkPath(frame, path)} />
        </g>
      ))}
    </g>
  );
}

/** The rolls that lead to each stop; of a known one only the place. */
export function WalkStops({ walks, frame }: Omit<WalksProps, 'view' | 'areOpen'>): JSX.Element {
  const at = (stops: readonly StopView[], isKnown: boolean): JSX.Element => {
    const { x, y } = frame.centre(stops[0]!.square);
    return (
      <g key={stops[0]!.square} transform={`translate(${x} ${y})`}>
        {isKnown ? <circle class="stop-end" r="30" /> : <Rolls stops={stops} />}
      </g>
    );
  };
  return (
    <g class="walk" aria-hidden="true">
      {walks.map(({ turn, stops }) => (
        <g key={turn ?? ''}>{bySquare(stops).map((here) => at(here, stops.length === 1))}</g>
      ))}
    </g>
  );
}

export function WalkTolls({ walks, view, frame }: Omit<WalksProps, 'areOpen'>): JSX.Element {
  return (
    <g class="walk" aria-hidden="true">
      {walks.map(({ turn, stops }) => (
        <g key={turn ?? ''}>
          {bySquare(stops).map(([stop]) => {
            const { x, y } = frame.centre(stop!.square);
            return (
              <g key={stop!.square} transform={`translate(${x} ${y})`}>
                <Toll toll={stop!.toll} view={view} />
              </g>
            );
          })}
        </g>
      ))}
    </g>
  );
}
