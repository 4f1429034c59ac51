/** The course's random player of `course.ts` for the kernel. */
import { BONUS, DESTROY, EMPTY, KINDS, MALUS, MAP, OUTSIDE, TILES, TURNED } from '../../constants';
import { below } from '../../../../core/kernel/assembly/random';
import { kthLaid, laidCount, revealed } from './board';
import {
  drop,
  fitOf,
  hiddenCount,
  isBlocked,
  kindsOf,
  layPiece,
  playBonus,
  playDestroy,
  playMalus,
  playMap,
} from './moves';
import { CONTENTS, FRONTIER, HANDS, KEYS, waysTable } from './position';

/** Occupied neighbours of each cell; kept up to date move by move. */
const crowds: usize = memory.data(256, 16);
/** Weights of the tiles of a hand, two bytes each: of one copy, and of all copies. */
const single: usize = memory.data(32, 16);
const weights: usize = memory.data(32, 16);

function occupied(cell: i32): i32 {
  const content = load<u8>(cell, CONTENTS);
  return i32(content != EMPTY) & i32(content != OUTSIDE);
}

/** Counts the neighbours of all cells of the mine. */
export function countCrowds(): void {
  for (let cell = 17; cell < 239; cell++) {
    const crowd = occupied(cell - 16) + occupied(cell + 1) + occupied(cell + 16) + occupied(cell - 1);
    store<u8>(cell, crowd, crowds);
  }
}

/** One neighbour more, or one less. */
function crowd(cell: i32, change: i32): void {
  store<u8>(cell - 16, load<u8>(cell - 16, crowds) + change, crowds);
  store<u8>(cell + 1, load<u8>(cell + 1, crowds) + change, crowds);
  store<u8>(cell + 16, load<u8>(cell + 16, crowds) + change, crowds);
  store<u8>(cell - 1, load<u8>(cell - 1, crowds) + change, crowds);
}

/** Fills the weights of the tiles of a hand, all sixteen kinds at once; returns their sum. */
function weighLays(seat: i32): i32 {
  let low = i16x8.splat(0);
  let high = i16x8.splat(0);
  for (let word = 0; word < 32; word += 8) {
    for (let rest = load<u64>(word, FRONTIER); rest != 0; rest &= rest - 1) {
      const cell = (word << 3) + i32(ctz(rest));
      const ways = v128.load(i32(load<u8>(cell, KEYS)) << 4, waysTable);
      const times = i8x16.splat(load<i8>(cell, crowds));
      low = i16x8.add(low, i16x8.extmul_low_i8x16_u(ways, times));
      high = i16x8.add(high, i16x8.extmul_high_i8x16_u(ways, times));
    }
  }
  const copies = v128.load(seat * KINDS, HANDS);
  const allLow = i16x8.mul(low, i16x8.extend_low_i8x16_u(copies));
  const allHigh = i16x8.mul(high, i16x8.extend_high_i8x16_u(copies));
  v128.store(single, low);
  v128.store(single, high, 16);
  v128.store(weights, allLow);
  v128.store(weights, allHigh, 16);
  const sums = i32x4.extadd_pairwise_i16x8_u(i16x8.add(allLow, allHigh));
  const halves = i32x4.add(sums, i64x2.shuffle(sums, sums, 1, 0));
  return i32x4.extract_lane(halves, 0) + i32x4.extract_lane(halves, 1);
}

/** Lays the tile at place k of the list of one copy. */
function layListed(seat: i32, tile: i32, k: i32): void {
  for (let word = 0; ; word += 8) {
    for (let rest = load<u64>(word, FRONTIER); rest != 0; rest &= rest - 1) {
      const cell = (word << 3) + i32(ctz(rest));
      const times: i32 = load<u8>(cell, crowds);
      const fit = fitOf(tile, cell);
      const weight = (fit - (fit >> 1)) * times;
      if (k < weight) {
        const isTurned = fit == 2 || (fit == 3 && k >= times);
        layPiece(seat, isTurned ? tile + TURNED : tile, cell);
        crowd(cell, 1);
        return;
      }
      k -= weight;
    }
  }
}

function copiesOf(seat: i32, card: i32): i32 {
  return load<u8>(seat * KINDS + card, HANDS);
}

/** @param held cards in the hand */
export function playListed(seat: i32, held: i32): void {
  const hand = kindsOf(seat);
  const blocked = isBlocked(seat);
  const lays = blocked ? 0 : weighLays(seat);
  const malus = copiesOf(seat, MALUS);
  const bonus = blocked ? copiesOf(seat, BONUS) : 0;
  const maps = copiesOf(seat, MAP) * hiddenCount();
  const destroys = copiesOf(seat, DESTROY) * laidCount;
  let k = i32(below(held + lays + malus + bonus + maps + destroys));
  if (k < held) {
    let rest = hand;
    for (; ; rest &= rest - 1) {
      k -= copiesOf(seat, ctz(rest));
      if (k < 0) break;
    }
    drop(seat, ctz(rest));
    return;
  }
  k -= held;
  if (k < lays) {
    let rest = hand;
    for (; ; rest &= rest - 1) {
      const weight: i32 = load<u16>(ctz(rest) << 1, weights);
      if (k < weight) break;
      k -= weight;
    }
    const tile = ctz(rest);
    layListed(seat, tile, k % i32(load<u16>(tile << 1, single)));
    return;
  }
  k -= lays;
  if (k < malus) playMalus(seat);
  else if (k < malus + bonus) playBonus(seat);
  else if (k < malus + bonus + maps) {
    let hidden = ~revealed & 7;
    for (let i = (k - malus - bonus) % hiddenCount(); i > 0; i--) hidden &= hidden - 1;
    playMap(seat, ctz(hidden));
  } else {
    const cell = kthLaid((k - malus - bonus - maps) % laidCount);
    playDestroy(seat, cell);
    crowd(cell, -1);
  }
}
