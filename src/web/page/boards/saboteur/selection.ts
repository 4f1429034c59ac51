/** The card that is being played: which it is, which way round it is held, and how it would lie on a cell. */
import type { CardView, HandView, PieceView, SaboteurView } from '../../../worker/games/saboteur/view.ts';
import type { Way } from '../../../worker/pageGame.ts';

export const FLIP = 'flip';
export const DROP = 'drop';

export interface Selection {
  readonly card: CardView;
  readonly isFlipped: boolean;
}

/** The hand whose cards can be chosen; undefined if it is hidden. */
export function chosenHand({ hands }: SaboteurView): HandView | undefined {
  return hands.find(({ isTurn, cards }) => isTurn && cards);
}

/** What a beginning of a move says about the card; undefined before one is chosen. */
export function selectionOf(view: SaboteurView, steps: Way): Selection | undefined {
  const card = chosenHand(view)?.cards?.find(({ step }) => step !== undefined && step === steps[0]);
  return card && { card, isFlipped: steps.includes(FLIP) };
}

/** How the card would lie on a cell: as it is held if it fits so, else the other way round. */
export function pieceOn({ card, isFlipped }: Selection, cell: string): PieceView | undefined {
  const fit = card.fits.find((place) => place.cell === cell);
  if (!fit) return undefined;
  const isTurned = isFlipped ? fit.isTurned : !fit.isUpright;
  return isTurned ? card.turned : card.piece;
}
