/** What is printed on a card, or its back. */
import type { JSX } from 'preact';
import type { CardFace } from '../../../worker/games/saboteur/view.ts';
import { ActionPicture } from './ActionPicture.tsx';
import { TilePicture } from './TilePicture.tsx';

interface CardPictureProps {
  readonly card: CardFace;
  /** Held turned by half a circle. */
  readonly isTurned?: boolean;
}

function Print({ card, isTurned = false }: CardPictureProps): JSX.Element | null {
  if (card.action) return <ActionPicture action={card.action} />;
  const piece = isTurned ? card.turned : card.piece;
  return piece ? <TilePicture piece={piece} lit={0} /> : null;
}

export function CardPicture(props: CardPictureProps): JSX.Element {
  const { card } = props;
  return (
    <svg class="card-picture" viewBox="-50 -50 100 100" aria-hidden="true">
      <Print {...props} />
      {card.piece && (
        <text class="card-number" x="-43" y="-31">
          {card.name}
        </text>
      )}
    </svg>
  );
}

export function CardBack(): JSX.Element {
  return (
    <svg class="card-picture" viewBox="-50 -50 100 100" aria-hidden="true">
      <rect class="back" x="-49" y="-49" width="98" height="98" rx="8" />
      <rect class="back-frame" x="-39" y="-39" width="78" height="78" rx="5" />
      <path class="back-mark" d="M-18 18L10 -12M-11 -20Q12 -22 21 2" />
    </svg>
  );
}
