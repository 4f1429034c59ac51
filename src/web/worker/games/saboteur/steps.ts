/**
 * The words that board and rules share. A card is its place in the hand of the player to move (`card 0`), a cell its row
 * and column (`r7c5`), a player `seat 1`; `flip` turns a tile, `drop` puts a card away. None of them says what a card is.
 */
import { DECK, KINDS, TILES, isDeadEnd } from '../../../../games/saboteur/cards.ts';
import { columnOf, parseCell, rowOf } from '../../../../games/saboteur/cells.ts';
import type { SaboteurState } from '../../../../games/saboteur/index.ts';

export const FLIP = 'flip';
export const DROP = 'drop';

/** Tiles that carry a path, dead ends, actions: the order in which a hand is held. */
const HELD_ORDER = Array.from({ length: KINDS }, (_, card) => card).sort(
  (a, b) => rank(a) - rank(b) || a - b,
);

function rank(card: number): number {
  if (card >= TILES) return 2;
  return isDeadEnd(card) ? 1 : 0;
}

/** The cards of a heap one by one, as they are held. */
export function inOrder(counts: Readonly<Uint8Array>): number[] {
  return HELD_ORDER.flatMap((card) => Array<number>(counts[card]!).fill(card));
}

export function heldBy(state: SaboteurState, seat: number): number[] {
  return inOrder(state.handOf(seat));
}

export function cardStep(index: number): string {
  return `card ${index}`;
}

export function cellStep(cell: number): string {
  return `r${rowOf(cell)}c${columnOf(cell)}`;
}

export function seatStep(seat: number): string {
  return `seat ${seat}`;
}

/** The steps that choose a card of the player to move: several where it holds equal ones. */
export function stepsOfCard(state: SaboteurState, card: number): string[] {
  return heldBy(state, state.turn).flatMap((held, i) => (held === card ? [cardStep(i)] : []));
}

// ── reading ───────────────────────────────────────────────────────────────────────────────────────

/** The card that a step chooses; undefined if it is none of the hand. */
export function cardOfStep(state: SaboteurState, step: string): number | undefined {
  const index = /^card (\d\d?)$/.exec(step)?.[1];
  if (index === undefined || Number(index) >= DECK || state.turn < 0) return undefined;
  return heldBy(state, state.turn)[Number(index)];
}

export function cellOfStep(step: string): number | undefined {
  const [, row, column] = /^r(\d\d?)c(\d\d?)$/.exec(step) ?? [];
  return row === undefined || column === undefined ? undefined : parseCell(row, column);
}

export function seatOfStep(step: string): number | undefined {
  const seat = /^seat ([01])$/.exec(step)?.[1];
  return seat === undefined ? undefined : Number(seat);
}
