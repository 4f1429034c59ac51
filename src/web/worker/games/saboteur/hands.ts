/** Hands, pile and unseen cards: what the viewer may see of them. */
import type { Move } from '../../../../core/index.ts';
import { COPIES, KINDS, PILE, TILES, TURNED, cardOf } from '../../../../games/saboteur/cards.ts';
import { MINE } from '../../../../games/saboteur/cells.ts';
import type { SaboteurState } from '../../../../games/saboteur/index.ts';
import { cardFace } from './faces.ts';
import { cardStep, cellStep, heldBy, inOrder, seatStep } from './steps.ts';
import type { CardView, CountView, FitView, HandView } from './view.ts';
import { cardOfMove } from './ways.ts';
import { SEATS } from './words.ts';

/** How a position came about. */
interface Last {
  readonly before: SaboteurState;
  readonly move: Move;
}

/** The cells that a tile of the player to move fits. */
function fitsOf(state: SaboteurState, card: number): FitView[] {
  if (card >= TILES || state.blocks[state.turn]! > 0) return [];
  return MINE.flatMap((cell) => {
    const [isUpright, isTurned] = [state.board.fits(card, cell), state.board.fits(card + TURNED, cell)];
    return isUpright || isTurned ? [{ cell: cellStep(cell), isUpright, isTurned }] : [];
  });
}

/** Which card of its hand the seat drew with the last move, if it made that move; by the hands alone, not by the pile. */
function drawnBy(state: SaboteurState, seat: number, last: Last | undefined): number | undefined {
  if (last?.before.turn !== seat) return undefined;
  const played = cardOfMove(last.before, last.move);
  const [now, then] = [state.handOf(seat), last.before.handOf(seat)];
  return [...now.keys()].find((card) => now[card]! > then[card]! - (card === played ? 1 : 0));
}

/** @param index of the card among those held */
function cardView(
  card: number,
  index: number,
  canChoose: boolean,
  isNew: boolean,
  fits: FitView[],
): CardView {
  return { ...cardFace(card), step: canChoose ? cardStep(index) : undefined, isNew, fits };
}

function cardViews(
  state: SaboteurState,
  seat: number,
  viewer: number | undefined,
  last: Last | undefined,
): CardView[] {
  const isTurn = state.turn === seat;
  const held = heldBy(state, seat);
  const drawn = drawnBy(state, seat, last);
  // With both hands open, the cards of the player to move are the ones that can be chosen.
  const canChoose = viewer === undefined ? isTurn : viewer === seat;
  return held.map((card, i) => {
    const isNew = card === drawn && i === held.lastIndexOf(card);
    return cardView(card, i, canChoose, isNew, isTurn ? fitsOf(state, card) : []);
  });
}

export function handView(
  state: SaboteurState,
  seat: number,
  viewer: number | undefined,
  last: Last | undefined,
): HandView {
  const isOpen = viewer === undefined || viewer === seat;
  return {
    seat,
    title: SEATS[seat]!,
    step: seatStep(seat),
    isTurn: state.turn === seat,
    count: heldBy(state, seat).length,
    cards: isOpen ? cardViews(state, seat, viewer, last) : undefined,
    blocks: state.blocks[seat]!,
  };
}

/** Cards of each kind that the viewer has not seen; if it sees everything, those of the pile. */
function unseenCounts(state: SaboteurState, viewer: number | undefined): Uint8Array {
  const counts = new Uint8Array(KINDS);
  if (viewer === undefined) {
    for (const card of state.pile.subarray(Math.min(state.played, PILE))) counts[card]!++;
    return counts;
  }
  counts.set(COPIES);
  const take = (seen: Readonly<Uint8Array>): void =>
    seen.forEach((copies, card) => (counts[card]! -= copies));
  take(state.handOf(viewer));
  if (state.options.memory) take(state.spent);
  if (state.dropsHidden) take(state.droppedBy(viewer));
  for (const cell of MINE) {
    const piece = state.board.pieceAt(cell);
    if (piece >= 0) counts[cardOf(piece)]!--;
  }
  return counts;
}

export function unseenViews(state: SaboteurState, viewer: number | undefined): CountView[] {
  const counts = unseenCounts(state, viewer);
  return [...new Set(inOrder(counts))].map((card) => ({ card: cardFace(card), count: counts[card]! }));
}
