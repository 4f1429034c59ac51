/** The table of Saboteur: the mine, both players, the hand, and where cards go. */
import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import type { HandView, SaboteurView } from '../../../worker/games/saboteur/view.ts';
import type { BoardProps } from '../board.ts';
import { Controls } from './Controls.tsx';
import { Hand } from './Hand.tsx';
import { Mine } from './Mine.tsx';
import { MineFrame } from './MineFrame.tsx';
import { Piles } from './Piles.tsx';
import { SeatZone } from './SeatZone.tsx';
import { Unseen } from './Unseen.tsx';
import { NO_MARKS, searchMarks } from './searchMarks.ts';
import { selectionOf } from './selection.ts';
import './art.css';
import './cards.css';
import './mine.css';
import './saboteur.css';
import './zones.css';

/** The viewer's own hand is near; where all is open, that of the first player unless the board is turned. */
function nearSeat({ viewer }: SaboteurView, isFlipped: boolean): number {
  return viewer ?? (isFlipped ? 1 : 0);
}

export function SaboteurBoard(props: BoardProps<SaboteurView>): JSX.Element {
  const { view, choice, isNext, node, onChoose, onCancel } = props;
  const root = useRef<HTMLDivElement>(null);
  const near = nearSeat(view, props.isFlipped);
  const marks = searchMarks(props.marks, choice.made);
  const selection = selectionOf(view, choice.made);

  const toMine = (): void => root.current?.querySelector<SVGElement>('.mine [tabindex="0"]')?.focus();
  /** On the buttons; mine and hand take keys themselves. */
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.key !== 'Escape') return;
    event.preventDefault();
    onCancel();
  };
  const hand = (shown: HandView): JSX.Element | undefined =>
    shown.cards && (
      <Hand
        hand={shown}
        cards={shown.cards}
        selection={shown.isTurn ? selection : undefined}
        next={choice.isOpen ? choice.next : new Map()}
        // Without the cards of the player to move, steps of cards say nothing about those that are shown.
        marks={shown.isTurn ? marks : NO_MARKS}
        node={node}
        isNext={isNext}
        onChoose={onChoose}
        onCancel={onCancel}
        onUp={toMine}
      />
    );
  const zone = (shown: HandView): JSX.Element => (
    <SeatZone
      hand={shown}
      end={view.end}
      choice={choice}
      marks={marks}
      isNext={isNext && view.last?.kind === 'malus' && view.last.by !== shown.seat}
      onChoose={onChoose}
    />
  );
  const [far, own] = [view.hands[1 - near]!, view.hands[near]!];

  return (
    <div class="saboteur" ref={root} onKeyDown={onKeyDown}>
      <div class="saboteur-table">
        <div class="far-hand">{hand(far)}</div>
        <div class="far-zone">{zone(far)}</div>
        <MineFrame view={view} isFlipped={props.isFlipped}>
          <Mine {...props} />
        </MineFrame>
        <Piles key={node} view={view} isNext={isNext} />
        <div class="near-zone">{zone(own)}</div>
        <div class="controls">
          {!view.end && <Controls choice={choice} marks={marks} onChoose={onChoose} />}
        </div>
        <div class="near-hand">{hand(own)}</div>
        <Unseen view={view} />
      </div>
    </div>
  );
}
