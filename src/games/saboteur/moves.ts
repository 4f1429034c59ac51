/**
 * Moves as words, and how to list, count and draw them. A move is its kind in bits 16-18; a tile has its piece in
 * bits 8-12 and its cell in bits 0-7, a Destroy its cell, a Map its objective (0, 1, 2), a drop its card.
 *
 * They are ordered by card: tiles (by cell, as it is before turned), Malus, Bonus, Map, Destroy, then the drops.
 */
import { type Move, popcount } from '../../core/index.ts';
import type { Board } from './board.ts';
import { BONUS, DESTROY, KINDS, MALUS, MAP, TILES, TURNED } from './cards.ts';
import { MOST_FRONTIER } from './constants.ts';
import { FIT, KEYS, LANES } from './fits.ts';

const KIND_SHIFT = 16;
export const PLAY_MALUS: Move = 1 << KIND_SHIFT;
export const PLAY_BONUS: Move = 2 << KIND_SHIFT;
const LOOK = 3;
const RAZE = 4;
const PUT_AWAY = 5;

export const KIND_NAMES = ['tile', 'malus', 'bonus', 'map', 'destroy', 'drop'] as const;

export { MAX_MOVES } from './constants.ts';

export function layMove(piece: number, cell: number): Move {
  return (piece << 8) | cell;
}

export function mapMove(objective: number): Move {
  return (LOOK << KIND_SHIFT) | objective;
}

export function destroyMove(cell: number): Move {
  return (RAZE << KIND_SHIFT) | cell;
}

export function dropMove(card: number): Move {
  return (PUT_AWAY << KIND_SHIFT) | card;
}

/** 0 to 5: tile, Malus, Bonus, Map, Destroy, drop. */
export function kindOf(move: Move): number {
  return move >> KIND_SHIFT;
}

/** The piece that a tile move lays. */
export function pieceOf(move: Move): number {
  return move >> 8;
}

/** The cell of a tile or Destroy, the objective of a Map, the card of a drop. */
export function targetOf(move: Move): number {
  return move & 0xff;
}

/** Objectives that are not revealed. */
export const HIDDEN_COUNT = Uint8Array.of(3, 2, 2, 1, 2, 1, 1, 0);

/** How many tile moves there are with the cards of a hand, a bit for each kind in it. */
export function countLays(board: Board, hand: number): number {
  const { ways } = board;
  const a = ways[0]! & LANES[hand & 15]!;
  const b = ways[1]! & LANES[(hand >> 4) & 15]!;
  const c = ways[2]! & LANES[(hand >> 8) & 15]!;
  const d = ways[3]! & LANES[(hand >> 12) & 15]!;
  const even = 0xff00ff;
  const sums =
    (a & even) + (b & even) + (c & even) + (d & even) +
    ((a >>> 8) & even) + ((b >>> 8) & even) + ((c >>> 8) & even) + ((d >>> 8) & even); // prettier-ignore
  return (sums & 0xffff) + (sums >>> 16);
}

/** How many moves there are except for tiles and drops, in the order of the list: the sum of four small numbers. */
export function countActions(board: Board, hand: number, blocked: boolean): number {
  let count = (hand >> MALUS) & 1;
  if (blocked) count += (hand >> BONUS) & 1;
  if ((hand >> MAP) & 1) count += HIDDEN_COUNT[board.revealed]!;
  if ((hand >> DESTROY) & 1) count += board.laidCount;
  return count;
}

export function listMoves(out: Int32Array, board: Board, hand: number, blocked: boolean): number {
  let count = blocked ? 0 : listLays(out, board, hand);
  if ((hand >> MALUS) & 1) out[count++] = PLAY_MALUS;
  if (blocked && (hand >> BONUS) & 1) out[count++] = PLAY_BONUS;
  if ((hand >> MAP) & 1) {
    for (let i = 0; i < 3; i++) if (((board.revealed >> i) & 1) === 0) out[count++] = mapMove(i);
  }
  if ((hand >> DESTROY) & 1) {
    for (let word = 0; word < board.laid.length; word++) {
      for (let rest = board.laid[word]!; rest !== 0; rest &= rest - 1)
        out[count++] = destroyMove(32 * word + 31 - Math.clz32(rest & -rest));
    }
  }
  for (let card = 0; card < KINDS; card++) if ((hand >> card) & 1) out[count++] = dropMove(card);
  return count;
}

/** The frontier as a list, a cell in the low byte and its key above; never held across calls. */
const places = new Uint16Array(MOST_FRONTIER);

function listPlaces({ frontier, keys }: Board): number {
  let count = 0;
  for (let word = 0; word < frontier.length; word++) {
    for (let rest = frontier[word]!; rest !== 0; rest &= rest - 1) {
      const cell = 32 * word + 31 - Math.clz32(rest & -rest);
      places[count++] = (keys[cell]! << 8) | cell;
    }
  }
  return count;
}

function listLays(out: Int32Array, board: Board, hand: number): number {
  const size = listPlaces(board);
  let count = 0;
  for (let rest = hand & ((1 << TILES) - 1); rest !== 0; rest &= rest - 1) {
    const tile = 31 - Math.clz32(rest & -rest);
    const fits = KEYS * tile;
    for (let i = 0; i < size; i++) {
      const place = places[i]!;
      const fit = FIT[fits + (place >> 8)]!;
      if (fit & 1) out[count++] = layMove(tile, place & 0xff);
      if (fit & 2) out[count++] = layMove(tile + TURNED, place & 0xff);
    }
  }
  return count;
}

/** The k-th of the tile moves. */
export function kthLay(board: Board, hand: number, k: number): Move {
  const { ways } = board;
  for (let rest = hand; ; rest &= rest - 1) {
    const tile = 31 - Math.clz32(rest & -rest);
    const here = (ways[tile >> 2]! >>> (8 * (tile & 3))) & 0xff;
    // From whichever end of the list is nearer.
    if (2 * k < here) return kthFromStart(board, tile, k);
    if (k < here) return kthFromEnd(board, tile, here - 1 - k);
    k -= here;
  }
}

function kthFromStart({ frontier, keys }: Board, tile: number, k: number): Move {
  for (let word = 0; ; word++) {
    for (let rest = frontier[word]!; rest !== 0; rest &= rest - 1) {
      const cell = 32 * word + 31 - Math.clz32(rest & -rest);
      const fit = FIT[KEYS * tile + keys[cell]!]!;
      // 0, 1 or 2 ways, because fit is 0, 1, 2 or 3.
      k -= fit - (fit >> 1);
      if (k < 0) return layMove(tile + (fit === 2 || (fit === 3 && k === -1) ? TURNED : 0), cell);
    }
  }
}

function kthFromEnd({ frontier, keys }: Board, tile: number, k: number): Move {
  for (let word = frontier.length - 1; ; word--) {
    let rest = frontier[word]!;
    while (rest !== 0) {
      const bit = 31 - Math.clz32(rest);
      rest ^= 1 << bit;
      const cell = 32 * word + bit;
      const fit = FIT[KEYS * tile + keys[cell]!]!;
      k -= fit - (fit >> 1);
      if (k < 0) return layMove(tile + (fit === 2 || (fit === 3 && k === -2) ? TURNED : 0), cell);
    }
  }
}

/** The k-th of the moves with actions. */
export function kthAction(board: Board, hand: number, blocked: boolean, k: number): Move {
  if ((hand >> MALUS) & 1 && k-- === 0) return PLAY_MALUS;
  if (blocked && (hand >> BONUS) & 1 && k-- === 0) return PLAY_BONUS;
  if ((hand >> MAP) & 1) {
    for (let i = 0; i < 3; i++) if (((board.revealed >> i) & 1) === 0 && k-- === 0) return mapMove(i);
  }
  return destroyMove(board.kthLaid(k));
}

/** The drop of the k-th kind of card. */
export function kthDrop(hand: number, k: number): Move {
  let rest = hand;
  for (; k > 0; k--) rest &= rest - 1;
  return dropMove(31 - Math.clz32(rest & -rest));
}

/** Different kinds of card in a hand. */
export function kindsIn(hand: number): number {
  return popcount(hand);
}
