/** The walks to choose from as a list under the board: large enough for a finger, with what each stop costs. */
import type { JSX } from 'preact';
import type { MarrakechView, StopView, TurnStep, WalkView } from '../../../worker/games/marrakech/view.ts';
import { hueOfSeat } from './Carpets.tsx';
import { meanToll, oddsWords, titleOf, turnLabel } from './words.ts';

const ARROWS: Readonly<Record<TurnStep, string>> = {
  left: 'M19 21V15A5 5 0 0 0 14 10H7M11 5L6 10L11 15',
  straight: 'M12 21V5M6.5 10.5L12 5L17.5 10.5',
  right: 'M5 21V15A5 5 0 0 1 10 10H17M13 5L18 10L13 15',
};

export function TurnIcon({ turn }: { readonly turn: TurnStep }): JSX.Element {
  return (
    <svg class="turn-icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={ARROWS[turn]} />
    </svg>
  );
}

interface StopProps {
  readonly stop: StopView;
  readonly view: MarrakechView;
}

/** One roll of several: the face, its odds as a tooltip, and the toll. */
function Roll({ stop, view }: StopProps): JSX.Element {
  const { die, odds, square, toll } = stop;
  return (
    <span class="roll" title={`${die} (${oddsWords(odds)}): to ${square}, ${toll.words}`}>
      <b>{die}</b>
      {toll.payee === null ? (
        <span class="roll-free">{square}</span>
      ) : (
        <span class={`roll-toll rug-${hueOfSeat(view, toll.payee)}`}>−{toll.owed}</span>
      )}
    </span>
  );
}

/** What each roll leads to, and what that costs on average. */
function Rolls({ walk, view }: { readonly walk: WalkView; readonly view: MarrakechView }): JSX.Element {
  const mean = meanToll(walk);
  return (
    <>
      <span class="walk-title" aria-hidden="true">
        {titleOf(walk.turn)}
      </span>
      <span class="rolls" aria-hidden="true">
        {walk.stops.map((stop) => (
          <Roll key={stop.die} stop={stop} view={view} />
        ))}
        <span class="walk-mean" title="What the walk costs on average">
          {mean === 0 ? 'free' : `avg −${mean.toFixed(1)}`}
        </span>
      </span>
    </>
  );
}

function Stop({ stop, view }: StopProps): JSX.Element {
  const { square, toll } = stop;
  return (
    <>
      <span class="walk-to">to {square}</span>{' '}
      <span class={toll.payee === null ? 'walk-free' : `walk-toll rug-${hueOfSeat(view, toll.payee)}`}>
        {toll.words}
      </span>
    </>
  );
}

interface WalkListProps {
  readonly view: MarrakechView;
  readonly walks: readonly WalkView[];
  readonly chosen: TurnStep | undefined;
  /** May one of them be chosen? */
  readonly isOpen: boolean;
  /** Are these the only elements of the turns, because there are no arrows on the board? */
  readonly areSteps: boolean;
  onChoose(step: string): void;
  onPreview(turn: TurnStep | undefined): void;
}

export function WalkList(props: WalkListProps): JSX.Element {
  const { view, walks, chosen, isOpen, areSteps, onChoose, onPreview } = props;
  const row = (walk: WalkView): JSX.Element => {
    const { turn, stops } = walk;
    const content = (
      <>
        {turn && <TurnIcon turn={turn} />}
        {stops.length === 1 ? (
          <>
            <span class="walk-title">{titleOf(turn)}</span> <Stop stop={stops[0]!} view={view} />
          </>
        ) : (
          <>
            <span class="unseen">{turnLabel(walk)}</span>
            <Rolls walk={walk} view={view} />
          </>
        )}
      </>
    );
    if (turn === null || !isOpen) {
      return (
        <li key={turn ?? ''} class="walk-row">
          {content}
        </li>
      );
    }
    return (
      <li key={turn}>
        <button
          type="button"
          class="walk-row"
          aria-pressed={chosen === turn}
          {...(areSteps ? { 'data-step': turn } : {})}
          onClick={() => onChoose(turn)}
          onPointerEnter={() => onPreview(turn)}
          onPointerLeave={() => onPreview(undefined)}
          onFocus={() => onPreview(turn)}
          onBlur={() => onPreview(undefined)}
        >
          {content}
        </button>
      </li>
    );
  };
  const payer = walks[0]?.payer;
  return (
    <>
      {payer !== undefined && payer !== view.mover && (
        <p class="walk-payer">{`For the walk of ${view.players[payer]!.title}:`}</p>
      )}
      <ul class="walk-list" aria-label="Where Assam may walk">
        {walks.map(row)}
      </ul>
    </>
  );
}
