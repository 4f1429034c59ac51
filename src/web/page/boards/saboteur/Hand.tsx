/** A hand: cards to choose from, or their backs. */
import type { JSX } from 'preact';
import type { CardView, HandView } from '../../../worker/games/saboteur/view.ts';
import { useRovingFocus } from '../grid/useRovingFocus.ts';
import { CardBack, CardPicture } from './CardPicture.tsx';
import { PencilMark } from './PencilMark.tsx';
import type { SearchMarks } from './searchMarks.ts';
import { type Selection } from './selection.ts';

interface HandProps {
  readonly hand: HandView;
  readonly cards: readonly CardView[];
  readonly selection: Selection | undefined;
  /** Cards that can be chosen now. */
  readonly next: ReadonlyMap<string, string>;
  readonly marks: SearchMarks;
  readonly node: number;
  readonly isNext: boolean;
  onChoose(step: string): void;
  onCancel(): void;
  /** The keyboard leaves the hand upwards. */
  onUp(): void;
}

interface CardProps extends Pick<HandProps, 'selection' | 'next' | 'marks' | 'node' | 'isNext'> {
  readonly card: CardView;
  readonly index: number;
  readonly isTabStop: boolean;
  onPress(): void;
  onFocus(): void;
}

function cardLabel({ card, index, selection }: CardProps, isHeld: boolean): string {
  const title = isHeld && selection?.isFlipped ? (card.turned?.title ?? card.title) : card.title;
  return [`card ${index + 1}, ${title}`, ...(card.isNew ? ['just drawn'] : [])].join(', ');
}

function Card(props: CardProps): JSX.Element {
  const { card, selection, next, marks, node, isNext, isTabStop } = props;
  const step = card.step ?? '';
  const isHeld = selection?.card.step === card.step && card.step !== undefined;
  const isTurned = isHeld && selection !== undefined && selection.isFlipped && card.turned !== undefined;
  const classes = ['card'];
  if (isHeld) classes.push('card-held');
  if (next.has(step)) classes.push('card-pressable');
  if (card.isNew) classes.push(isNext ? 'card-new card-drawn' : 'card-new');
  return (
    <div
      key={card.isNew ? node : 'still'}
      role="button"
      class={classes.join(' ')}
      aria-pressed={isHeld}
      aria-disabled={!next.has(step) && !isHeld}
      title={card.title}
      tabindex={isTabStop ? 0 : -1}
      data-step={card.step}
      onClick={props.onPress}
      onFocus={props.onFocus}
    >
      <span class="unseen">{cardLabel(props, isHeld)}</span>
      <CardPicture card={card} isTurned={isTurned} />
      <span class="card-name" aria-hidden="true">
        {card.short}
      </span>
      <PencilMark marks={marks} step={step} />
    </div>
  );
}

/** Cards that are only shown: nobody here plays from this hand now. */
function ShownHand({ hand, cards }: Pick<HandProps, 'hand' | 'cards'>): JSX.Element {
  return (
    <div class="hand" role="group" aria-label={`Cards of ${hand.title}`}>
      {cards.map((card, i) => (
        <div key={i} class="card" role="img" aria-label={card.title} title={card.title}>
          <CardPicture card={card} />
          <span class="card-name" aria-hidden="true">
            {card.short}
          </span>
        </div>
      ))}
    </div>
  );
}

function OpenHand(props: HandProps): JSX.Element {
  const { hand, cards, onChoose, onCancel, onUp } = props;
  const rows = [cards.map(({ step }) => ({ name: step ?? '' }))];
  const { root, tabStop, setFocus, handlers } = useRovingFocus<HTMLDivElement>({ rows }, onChoose, onCancel);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowUp') return handlers.onKeyDown(event);
    event.preventDefault();
    onUp();
  };
  return (
    <div
      ref={root}
      class="hand"
      role="toolbar"
      aria-label={`Cards of ${hand.title}`}
      {...handlers}
      onKeyDown={onKeyDown}
    >
      {cards.map((card, i) => (
        <Card
          key={card.step}
          {...props}
          card={card}
          index={i}
          isTabStop={tabStop === (card.step ?? '')}
          onPress={() => onChoose(card.step ?? '')}
          onFocus={() => setFocus(card.step ?? '')}
        />
      ))}
    </div>
  );
}

export function Hand(props: HandProps): JSX.Element {
  return props.cards.some(({ step }) => step !== undefined) ? (
    <OpenHand {...props} />
  ) : (
    <ShownHand hand={props.hand} cards={props.cards} />
  );
}

export function HiddenHand({ count }: { readonly count: number }): JSX.Element {
  return (
    <span class="hidden-hand" aria-hidden="true">
      {Array.from({ length: count }, (_, i) => (
        <CardBack key={i} />
      ))}
    </span>
  );
}
