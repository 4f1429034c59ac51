/** What is to be done with the tile: which one it is, how it may be turned, and where a meeple may go. */
import type { ComponentChildren, JSX } from 'preact';
import type { CarcassonneView, HoleView, SpotView } from '../../../worker/games/carcassonne/view.ts';
import type { Choice } from '../board.ts';
import { HALF, TILE } from './art/curves.ts';
import { type Compass, shownTurn } from './compass.ts';
import { MeeplePicture } from './Meeple.tsx';
import type { StepMark } from './searchMarks.ts';
import { Spots } from './Spots.tsx';
import { NO_MEEPLE, turnStep } from './steps.ts';
import { Tile, TilePicture } from './Tile.tsx';

export interface HandProps {
  readonly view: CarcassonneView;
  readonly compass: Compass;
  readonly choice: Choice;
  readonly marks: ReadonlyMap<string, StepMark>;
  /** The turn in which the tile is shown. */
  readonly turn: number;
  /** The cell that was chosen, while its turn is not. */
  readonly held: HoleView | undefined;
  readonly node: number;
  readonly isNext: boolean;
  onTurnTo(turn: number): void;
  onChoose(step: string): void;
}

function InHand({
  view,
  compass,
  choice,
  turn,
  held,
  node,
  isNext,
  onTurnTo,
  onChoose,
}: HandProps): JSX.Element {
  const type = view.types[view.hand!]!;
  const cells = view.holes.filter(({ turns }) => turns.length > 0).length;
  const isDrawn = isNext && view.last?.kind === 'draw';
  return (
    <>
      <div key={isDrawn ? node : 'still'} class={isDrawn ? 'carc-card carc-flip' : 'carc-card'}>
        <TilePicture type={type} turn={shownTurn(compass, turn)} />
      </div>
      <div class="carc-hand-words">
        <p class="carc-hand-title">{type.name}</p>
        {held && choice.isOpen ? (
          <div class="carc-turns" role="group" aria-label={`How to lay it on ${held.cell}`}>
            {held.turns.map((other) => (
              <button
                key={other}
                type="button"
                class={other === turn ? 'carc-turn carc-turn-shown' : 'carc-turn'}
                data-step={turnStep(other)}
                aria-label={`Lay it ${choice.next.get(turnStep(other))?.toLowerCase() ?? ''}`}
                onPointerEnter={() => onTurnTo(other)}
                onFocus={() => onTurnTo(other)}
                onClick={() => onChoose(turnStep(other))}
              >
                <TilePicture type={type} turn={shownTurn(compass, other)} />
              </button>
            ))}
          </div>
        ) : (
          <p>
            {view.seats[view.player]}: fits on {cells === 1 ? '1 cell' : `${cells} cells`}. {type.left} more
            of {view.left} to come.
          </p>
        )}
      </div>
    </>
  );
}

function Claim({ view, spot, marks, onChoose }: HandProps & { readonly spot: SpotView }): JSX.Element {
  const tile = view.tiles.at(-1)!;
  const note = marks.get(spot.step)?.note;
  return (
    <button
      type="button"
      class={spot.isFree ? 'carc-claim' : 'carc-claim carc-claim-taken'}
      data-step={spot.step}
      aria-disabled={!spot.isFree}
      title={spot.isFree ? undefined : spot.words}
      onClick={() => onChoose(spot.step)}
    >
      <MeeplePicture seat={view.player} kind={view.features[tile.features[spot.piece]!]!.kind} />
      <span class="carc-claim-title">
        {spot.title}
        {note !== undefined && <span class="carc-claim-note"> {note}</span>}
      </span>
      <span class="carc-claim-worth">{spot.isFree ? spot.words : 'taken'}</span>
    </button>
  );
}

function Claims(props: HandProps): JSX.Element {
  const { view, choice, marks, onChoose } = props;
  const note = marks.get(NO_MEEPLE)?.note;
  if (!choice.isOpen) return <p class="carc-hand-title">{view.seats[view.player]} may put a meeple.</p>;
  return (
    <div class="carc-claims" role="group" aria-label="Where to put a meeple">
      {view.spots.map((spot) => (
        <Claim key={spot.step} {...props} spot={spot} />
      ))}
      <button
        type="button"
        class="carc-claim carc-claim-none"
        data-step={NO_MEEPLE}
        onClick={() => onChoose(NO_MEEPLE)}
      >
        <span class="carc-claim-title">
          No meeple
          {note !== undefined && <span class="carc-claim-note"> {note}</span>}
        </span>
      </button>
    </div>
  );
}

/** The tile just laid, large, with the places for a meeple on it. */
function LaidTile(props: HandProps): JSX.Element {
  const { view, compass, choice } = props;
  const tile = view.tiles.at(-1)!;
  return (
    <div class="carc-card">
      <svg class="carc-tile" viewBox={`${-HALF} ${-HALF} ${TILE} ${TILE}`} aria-hidden="true">
        <Tile type={view.types[tile.type]!} turn={shownTurn(compass, tile.turn)} />
        {choice.isOpen && <Spots {...props} />}
      </svg>
    </div>
  );
}

function Waiting({ children }: { readonly children: ComponentChildren }): JSX.Element {
  return (
    <>
      <div class="carc-card carc-back" aria-hidden="true" />
      <div class="carc-hand-words">{children}</div>
    </>
  );
}

export function Hand(props: HandProps): JSX.Element {
  const { view } = props;
  const putAway =
    view.last?.kind === 'draw' && view.last.isPutAway ? view.types[view.last.type]!.name : undefined;
  return (
    <section class={`carc-hand carc-hand-${view.phase}`} aria-label="Tile in hand">
      {view.phase === 'place' && <InHand {...props} />}
      {view.phase === 'claim' && (
        <>
          <LaidTile {...props} />
          <Claims {...props} />
        </>
      )}
      {view.phase === 'draw' && (
        <Waiting>
          <p class="carc-hand-title">{view.seats[view.player]} draws</p>
          {putAway === undefined ? (
            <p>{view.left} tiles to come.</p>
          ) : (
            <p>
              The last tile, {putAway}, fits nowhere and is put away. {view.left} tiles to come.
            </p>
          )}
        </Waiting>
      )}
      {view.phase === 'over' && (
        <div class="carc-hand-words">
          <p class="carc-hand-title">All tiles are laid</p>
          <p>What is open and all farms have been paid.</p>
        </div>
      )}
    </section>
  );
}
