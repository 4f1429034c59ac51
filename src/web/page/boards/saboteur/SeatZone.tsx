/** A player: where a Malus or a Bonus is played, with the blocks that lie before it, and how many cards it holds. */
import type { JSX } from 'preact';
import type { HandView, SaboteurView } from '../../../worker/games/saboteur/view.ts';
import type { Choice } from '../board.ts';
import { BlockGlyph } from './ActionPicture.tsx';
import { HiddenHand } from './Hand.tsx';
import { PencilMark } from './PencilMark.tsx';
import type { SearchMarks } from './searchMarks.ts';

interface SeatZoneProps {
  readonly hand: HandView;
  readonly end: SaboteurView['end'];
  readonly choice: Choice;
  readonly marks: SearchMarks;
  readonly isNext: boolean;
  onChoose(step: string): void;
}

function blockedAs(blocks: number): string {
  if (blocks === 0) return 'not blocked';
  return blocks === 1 ? 'blocked' : `blocked ${blocks} times`;
}

function cardsAs(count: number): string {
  return count === 1 ? '1 card' : `${count} cards`;
}

function Blocks({ count, isNext }: { readonly count: number; readonly isNext: boolean }): JSX.Element {
  return (
    <span class="blocks" aria-hidden="true">
      {Array.from({ length: count }, (_, i) => (
        <svg key={i} class={isNext && i === count - 1 ? 'block block-new' : 'block'} viewBox="-42 -42 84 84">
          <BlockGlyph />
        </svg>
      ))}
    </span>
  );
}

/** What stands below the name. */
function standing({ count, blocks }: HandView): string {
  return blocks === 0 ? cardsAs(count) : `${cardsAs(count)}, ${blockedAs(blocks)}`;
}

/** How the game has ended for a player, in two words. */
function outcome(end: SaboteurView['end'], seat: number): string | undefined {
  if (!end || end.winner === undefined) return undefined;
  return end.winner === seat ? 'laid the last tile' : undefined;
}

function zoneLabel(
  { title, count, blocks }: HandView,
  won: string | undefined,
  action: string | undefined,
): string {
  return [title, cardsAs(count), blockedAs(blocks), won, action]
    .filter((part) => part !== undefined)
    .join(', ');
}

export function SeatZone(props: SeatZoneProps): JSX.Element {
  const { hand, end, choice, marks, isNext, onChoose } = props;
  const { step, title, seat, count, blocks, cards } = hand;
  const action = choice.made.length > 0 ? choice.next.get(step) : undefined;
  const won = outcome(end, seat);
  return (
    <button
      type="button"
      class={`zone seat-zone ${action ? 'zone-target' : ''} ${hand.isTurn ? 'seat-zone-turn' : ''} ${won ? 'seat-zone-won' : ''}`}
      data-step={step}
      onClick={() => onChoose(step)}
    >
      <span class="unseen">{zoneLabel(hand, won, action)}</span>
      <span class={`seat-badge seat-badge-${seat}`} aria-hidden="true">
        {seat + 1}
      </span>
      <span class="seat-words" aria-hidden="true">
        <span class="seat-title">{title}</span>
        <span class="seat-count">{won ?? action ?? standing(hand)}</span>
      </span>
      {!cards && <HiddenHand count={count} />}
      <Blocks count={blocks} isNext={isNext} />
      <PencilMark marks={marks} step={step} />
    </button>
  );
}
