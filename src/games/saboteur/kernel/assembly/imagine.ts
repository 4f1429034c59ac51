/** The worlds of `imagine.ts` for the kernel. */
import { KINDS, MALUS, MAP, PILE } from '../../constants';
import { below } from '../../../../core/kernel/assembly/random';
import { BLOCKS, DROPPED, HANDS, HAND_KINDS, LOOKS, PILE_CARDS, SPENT, facts } from './position';

/** Unseen cards, and how many of each kind; with room for a store of eight at the end. */
const unseen: usize = memory.data(64, 16);
const copies: usize = memory.data(32, 16);

/** Moves the cards of a heap to the unseen ones; returns how many. */
function gather(heap: usize): i32 {
  let cards = 0;
  for (let card = 0; card < KINDS; card += 4) {
    // Four kinds at once: no sum of copies overflows a byte.
    const four = load<u32>(heap + card);
    store<u32>(copies + card, load<u32>(copies + card) + four);
    store<u32>(heap + card, 0);
    cards += (four * 0x01010101) >> 24;
  }
  return cards;
}

/** Takes up the cards that have gone, except for those that a seat without memory can infer; returns how many. */
function gatherGone(seat: i32): i32 {
  const malus = min(load<u8>(SPENT, MALUS), <u8>(load<u32>(BLOCKS) + load<u32>(BLOCKS, 4)));
  const maps = min(load<u8>(SPENT, MAP), <u8>popcnt(load<u32>(LOOKS + 4 * seat)));
  store<u8>(SPENT, load<u8>(SPENT, MALUS) - malus, MALUS);
  store<u8>(SPENT, load<u8>(SPENT, MAP) - maps, MAP);
  const cards = gather(SPENT);
  store<u8>(SPENT, malus, MALUS);
  store<u8>(SPENT, maps, MAP);
  return cards;
}

/** Lays the unseen cards out, lowest first; returns how many. */
function layOut(): i32 {
  let at = unseen;
  for (let card = 0; card < KINDS; card++) {
    // There are at most six copies; what is written too much is overwritten.
    store<u64>(at, u64(card) * 0x0101010101010101);
    at += load<u8>(copies + card);
  }
  return i32(at - unseen);
}

function shuffle(size: i32): void {
  for (let i = size - 1; i > 0; i--) {
    const j = below(i + 1);
    const card = load<u8>(unseen + i);
    store<u8>(unseen + i, load<u8>(unseen + j));
    store<u8>(unseen + j, card);
  }
}

/** Deals the unseen cards from `from` to `to` to a heap; returns their kinds. */
function deal(heap: usize, from: i32, to: i32): u32 {
  let kinds: u32 = 0;
  for (let i = from; i < to; i++) {
    const card = load<u8>(unseen + i);
    kinds |= 1 << card;
    store<u8>(heap + card, load<u8>(heap + card) + 1);
  }
  return kinds;
}

/** Where the nugget lies, in a world in which the seat sees what it sees. */
function imagineGold(seat: i32): i32 {
  const gold = load<i32>(facts, 4);
  const seen = load<i32>(facts, 8) | load<i32>(LOOKS + 4 * seat);
  let places = (seen >> gold) & 1 ? 1 << gold : ~seen & 7;
  for (let k = below(popcnt(places)); k > 0; k--) places &= places - 1;
  return ctz(places);
}

/** Replaces all that a seat cannot know; returns where the nugget lies now. */
export function imagine(seat: i32, hasMemory: bool): i32 {
  const other = 1 - seat;
  const drawn = min(load<i32>(facts), PILE);
  memory.fill(copies, 0, KINDS);
  gather(HANDS + KINDS * other);
  let gone = gather(DROPPED + KINDS * other);
  if (!hasMemory) {
    gone += gatherGone(seat);
    store<u32>(LOOKS + 4 * other, 0);
  }
  for (let i = drawn; i < PILE; i++) {
    const card = load<u8>(PILE_CARDS + i);
    store<u8>(copies + card, load<u8>(copies + card) + 1);
  }
  memory.fill(PILE_CARDS, 0, drawn);

  let size = layOut();
  shuffle(size);
  for (let i = drawn; i < PILE; i++) store<u8>(PILE_CARDS + i, load<u8>(unseen + --size));
  deal(hasMemory ? DROPPED + KINDS * other : SPENT, size - gone, size);
  store<u32>(HAND_KINDS + 4 * other, deal(HANDS + KINDS * other, 0, size - gone));
  return imagineGold(seat);
}
