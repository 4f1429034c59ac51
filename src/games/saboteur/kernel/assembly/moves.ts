/** The moves of `moves.ts` for the kernel, in the same order: drawn and made at once. */
import { BONUS, DESTROY, KINDS, MALUS, MAP, MAX_MOVES, PILE, TURNED } from '../../constants';
import { kthLaid, laidCount, lay, remove, revealed } from './board';
import {
  BLOCKS,
  DROPPED,
  FRONTIER,
  HANDS,
  HAND_KINDS,
  KEYS,
  LOOKS,
  PILE_CARDS,
  SPENT,
  WAYS,
  facts,
  fitTable,
} from './position';

/** Put away face down, dropped cards go to a heap of each seat; else to the cards that have gone openly. */
let dropsHidden: bool = false;
/** The objective with the nugget. */
export let gold: i32 = 0;

/** Moves that are listed before one of them is drawn, a word each. */
export const found: usize = memory.data(4 * MAX_MOVES, 16);

export function readCards(hidden: bool): void {
  dropsHidden = hidden;
  gold = load<i32>(facts, 4);
}

// ── reading ───────────────────────────────────────────────────────────────────────────────────────

/** Kinds of card in the hand of a seat, a bit for each. */
export function kindsOf(seat: i32): i32 {
  return load<i32>(seat << 2, HAND_KINDS);
}

export function isBlocked(seat: i32): bool {
  return load<i32>(seat << 2, BLOCKS) != 0;
}

/** Where the nugget may be for all that a seat has seen, bits 0 to 2. */
export function placesFor(seat: i32): i32 {
  const seen = revealed | load<i32>(seat << 2, LOOKS);
  return (seen >> gold) & 1 ? 1 << gold : ~seen & 7;
}

/** Objectives that are not revealed. */
export function hiddenCount(): i32 {
  return 3 - i32(popcnt(revealed));
}

/** How many tile moves there are with the hand of a seat. */
export function countLays(seat: i32): i32 {
  const held = v128.load(seat * KINDS, HANDS);
  const ways = v128.and(v128.load(WAYS), i8x16.ne(held, i8x16.splat(0)));
  const sums = i32x4.extadd_pairwise_i16x8_u(i16x8.extadd_pairwise_i8x16_u(ways));
  const halves = i32x4.add(sums, i64x2.shuffle(sums, sums, 1, 0));
  return i32x4.extract_lane(halves, 0) + i32x4.extract_lane(halves, 1);
}

/** How many moves there are except for tiles and drops. */
export function countActions(hand: i32, blocked: bool): i32 {
  return (
    ((hand >> MALUS) & 1) +
    ((hand >> BONUS) & i32(blocked)) +
    ((hand >> MAP) & 1) * hiddenCount() +
    ((hand >> DESTROY) & 1) * laidCount
  );
}

// ── playing ───────────────────────────────────────────────────────────────────────────────────────

function take(seat: i32, card: i32): void {
  const at = seat * KINDS + card;
  const left = load<u8>(at, HANDS) - 1;
  store<u8>(at, left, HANDS);
  store<i32>(seat << 2, kindsOf(seat) & ~(i32(left == 0) << card), HAND_KINDS);
}

function addTo(heap: usize, card: i32): void {
  store<u8>(heap + card, load<u8>(heap + card) + 1);
}

function spend(seat: i32, card: i32): void {
  take(seat, card);
  addTo(SPENT, card);
}

/** The seat draws a card at the end of its turn, while there are any. */
export function draw(seat: i32, played: i32): void {
  if (played >= PILE) return;
  const card: i32 = load<u8>(played, PILE_CARDS);
  const at = seat * KINDS + card;
  store<u8>(at, load<u8>(at, HANDS) + 1, HANDS);
  store<i32>(seat << 2, kindsOf(seat) | (1 << card), HAND_KINDS);
}

export function layPiece(seat: i32, piece: i32, cell: i32): void {
  take(seat, piece & (TURNED - 1));
  lay(piece, cell);
}

export function drop(seat: i32, card: i32): void {
  take(seat, card);
  addTo(dropsHidden ? DROPPED + seat * KINDS : SPENT, card);
}

export function playMalus(seat: i32): void {
  spend(seat, MALUS);
  const other = (1 - seat) << 2;
  store<i32>(other, load<i32>(other, BLOCKS) + 1, BLOCKS);
}

export function playBonus(seat: i32): void {
  spend(seat, BONUS);
  store<i32>(seat << 2, load<i32>(seat << 2, BLOCKS) - 1, BLOCKS);
}

export function playMap(seat: i32, objective: i32): void {
  spend(seat, MAP);
  store<i32>(seat << 2, load<i32>(seat << 2, LOOKS) | (1 << objective), LOOKS);
}

export function playDestroy(seat: i32, cell: i32): void {
  spend(seat, DESTROY);
  addTo(SPENT, remove(cell) & (TURNED - 1));
}

// ── the k-th move ─────────────────────────────────────────────────────────────────────────────────

export function playKthLay(seat: i32, hand: i32, k: i32): void {
  for (let rest = hand; ; rest &= rest - 1) {
    const tile = ctz(rest);
    const here: i32 = load<u8>(tile, WAYS);
    // From whichever end of the list is nearer.
    if (2 * k < here) {
      layFromStart(seat, tile, k);
      return;
    }
    if (k < here) {
      layFromEnd(seat, tile, here - 1 - k);
      return;
    }
    k -= here;
  }
}

/** How a tile fits a cell: bit 0 as it is, bit 1 turned. */
export function fitOf(tile: i32, cell: i32): i32 {
  return load<u8>((tile << 8) + load<u8>(cell, KEYS), fitTable);
}

function layFromStart(seat: i32, tile: i32, k: i32): void {
  for (let word: i32 = 0; ; word += 8) {
    for (let rest = load<u64>(word, FRONTIER); rest != 0; rest &= rest - 1) {
      const cell = (word << 3) + i32(ctz(rest));
      const fit = fitOf(tile, cell);
      // 0, 1 or 2 ways, because fit is 0, 1, 2 or 3.
      k -= fit - (fit >> 1);
      if (k < 0) {
        const isTurned = fit == 2 || (fit == 3 && k == -1);
        layPiece(seat, isTurned ? tile + TURNED : tile, cell);
        return;
      }
    }
  }
}

function layFromEnd(seat: i32, tile: i32, k: i32): void {
  for (let word: i32 = 24; ; word -= 8) {
    let rest = load<u64>(word, FRONTIER);
    while (rest != 0) {
      const bit = 63 - i32(clz(rest));
      rest ^= (<u64>1) << bit;
      const cell = (word << 3) + bit;
      const fit = fitOf(tile, cell);
      k -= fit - (fit >> 1);
      if (k < 0) {
        const isTurned = fit == 2 || (fit == 3 && k == -2);
        layPiece(seat, isTurned ? tile + TURNED : tile, cell);
        return;
      }
    }
  }
}

export function playKthAction(seat: i32, hand: i32, blocked: bool, k: i32): void {
  if ((hand >> MALUS) & 1 && k-- == 0) {
    playMalus(seat);
    return;
  }
  if (blocked && (hand >> BONUS) & 1 && k-- == 0) {
    playBonus(seat);
    return;
  }
  if ((hand >> MAP) & 1) {
    for (let i: i32 = 0; i < 3; i++) {
      if (((revealed >> i) & 1) == 0 && k-- == 0) {
        playMap(seat, i);
        return;
      }
    }
  }
  playDestroy(seat, kthLaid(k));
}

export function dropKth(seat: i32, hand: i32, k: i32): void {
  for (; k > 0; k--) hand &= hand - 1;
  drop(seat, ctz(hand));
}
