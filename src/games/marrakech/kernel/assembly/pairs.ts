/**
 * Random games of two players with two colours each, as the paper has them: the die comes first, nobody ever leaves,
 * and the colours of a player take turns.
 */
import { stream } from '../../../../core/kernel/assembly/random';
import { acrossAfter, choicesAt, downAfter, isTaken, placeAt, regionSize, squaresOf } from './board';
import {
  ACROSS,
  DOWN,
  HIGH,
  LAID,
  LOW,
  countVisible,
  end,
  leftInAll,
  leftOf,
  pay,
  readSet,
  recoloured,
  takeAll,
  writeSet,
} from './position';

/** What is left over when 16 random bits are shared out among the six faces of the die. */
const DIE_REST: u32 = 4;

/**
 * Plays to the end. The generator (`next` in `random.ts`) is written out, so that its words stay in registers, and a
 * draw is repeated for either reason at once: it falls into the uneven rest, or covers a whole carpet.
 * @param die 0 if it is to be rolled
 * @returns the number of moves
 */
export function playOutPairs(ownMayBeCovered: bool, mover: u32, stand: u32, die: u32): u32 {
  let s0 = load<u32>(stream);
  let s1 = load<u32>(stream, 4);
  let s2 = load<u32>(stream, 8);
  let s3 = load<u32>(stream, 12);
  let laid = readSet(LAID);
  // The high bit of a colour is its player.
  let low = readSet(LOW);
  let high = readSet(HIGH);
  let across = readSet(ACROSS);
  let down = readSet(DOWN);
  // The low bits of the next two colours; two turns later each is the other one.
  let colours = (leftOf(0) + leftOf(1)) & 1;
  colours |= ((leftOf(2) + leftOf(3)) & 1) << 1;
  if (mover) colours = (colours >> 1) | ((colours & 1) << 1);
  const turns = leftInAll();
  const plies = 2 * turns - u32(die != 0);
  for (let i = turns; i > 0; i--) {
    while (die == 0) {
      const word = rotl<u32>(s0 + s3, 7) + s0;
      const t = s3 ^ s1;
      const u = s1 << 9;
      s2 ^= s0;
      s1 ^= s2;
      s0 ^= t;
      s2 ^= u;
      s3 = rotl<u32>(t, 11);
      const product = (word >> 16) * 6;
      if ((product & 0xffff) >= DIE_REST) die = ((product >> 16) + 3) >> 1;
    }
    const choices = choicesAt(stand, die);
    die = 0;
    const count = (<u32>(choices >> 48)) & 255;
    const rest = <u32>(choices >> 56);
    const straight = (<u32>(choices >> 24)) & 255;
    const right = (<u32>(choices >> 40)) & 255;
    let place: usize = 0;
    for (;;) {
      const word = rotl<u32>(s0 + s3, 7) + s0;
      const t = s3 ^ s1;
      const u = s1 << 9;
      s2 ^= s0;
      s1 ^= s2;
      s0 ^= t;
      s2 ^= u;
      s3 = rotl<u32>(t, 11);
      const product = (word >> 16) * count;
      const drawn = product >> 16;
      const turn = u32(drawn >= straight) + u32(drawn >= right);
      const choice = <u32>(choices >> (turn << 4));
      stand = choice & 255;
      place = placeAt(stand, drawn - ((choice >> 8) & 255));
      if ((product & 0xffff) < rest) continue;
      if (!isTaken(place, across, down)) break;
      // Squares of one carpet belong to one player.
      if (ownMayBeCovered && ((high & squaresOf(place)) != 0) == (mover != 0)) break;
    }
    const square = stand >> 2;
    const theirs = laid & (high ^ -(<u64>mover));
    const alike = theirs & (low ^ (((low >> square) & 1) - 1));
    pay(mover, mover ^ 1, regionSize(alike, theirs & ((<u64>1) << square)));
    const squares = squaresOf(place);
    laid |= squares;
    low = recoloured(low, squares, colours & 1);
    high = recoloured(high, squares, mover);
    across = acrossAfter(place, across);
    down = downAfter(place, down);
    colours = (colours >> 1) | ((~colours & 1) << 1);
    mover ^= 1;
  }
  store<u32>(stream, s0);
  store<u32>(stream, s1, 4);
  store<u32>(stream, s2, 8);
  store<u32>(stream, s3, 12);
  writeSet(LAID, laid);
  writeSet(LOW, low);
  writeSet(HIGH, high);
  writeSet(ACROSS, across);
  writeSet(DOWN, down);
  countVisible(laid, low, high, 1);
  takeAll();
  end(stand, 0);
  return plies;
}
