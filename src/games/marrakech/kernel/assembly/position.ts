/** The words of a position as the state has them, and what follows from the sets of squares on its floor. */

/** Coins of each player, two bytes each; visible squares of each player; carpets left of each colour; the floor. */
export const words: usize = memory.data(16 + 40, 16);
/** Where Assam stands at the end of a game, and the players who are out. */
export const ended: usize = memory.data(8, 16);
const visible: usize = words + 8;
const left: usize = words + 12;
const floor: usize = words + 16;

/** The sets of squares: with a carpet, the bits of its colour, with a carpet that continues to the right, and down. */
export const LAID: usize = 0;
export const LOW: usize = 4;
export const HIGH: usize = 8;
export const ACROSS: usize = 12;
export const DOWN: usize = 16;

/** Forgets the squares of a larger board. */
export function clearFloor(): void {
  memory.fill(floor, 0, 40);
}

export function readSet(set: usize): u64 {
  return (<u64>load<u32>(floor + set)) | ((<u64>load<u32>(floor + set, 20)) << 32);
}

export function writeSet(set: usize, squares: u64): void {
  store<u32>(floor + set, <u32>squares);
  store<u32>(floor + set, <u32>(squares >> 32), 20);
}

/** A set of colour bits after these squares were given this one. */
export function recoloured(set: u64, squares: u64, bit: u32): u64 {
  return (set & ~squares) | (squares & -(<u64>bit));
}

// ── players ───────────────────────────────────────────────────────────────────────────────────────

/** Hands over what is owed or all there is. @returns whether that was too little */
export function pay(from: u32, to: u32, owed: u32): bool {
  const purse: u32 = load<u16>(words + (from << 1));
  const paid = owed < purse ? owed : purse;
  store<u16>(words + (from << 1), <u16>(purse - paid));
  store<u16>(words + (to << 1), <u16>(load<u16>(words + (to << 1)) + paid));
  return owed > purse;
}

/** Carpets left of a colour. */
export function leftOf(colour: u32): u32 {
  return load<u8>(left + colour);
}

export function takeOne(colour: u32): void {
  store<u8>(left + colour, <u8>(load<u8>(left + colour) - 1));
}

/** All carpets that are left. */
export function leftInAll(): u32 {
  return leftOf(0) + leftOf(1) + leftOf(2) + leftOf(3);
}

export function takeAll(): void {
  store<u32>(left, 0);
}

export function end(stand: u32, out: u32): void {
  store<u32>(ended, stand);
  store<u32>(ended, out, 4);
}

/** Counts the squares on which each player's carpets show. @param pair 1 if players have two colours, else 0 */
export function countVisible(laid: u64, low: u64, high: u64, pair: u32): void {
  const upper = laid & high;
  const lower = laid & ~high;
  const counts = pair
    ? popcnt(lower) | (popcnt(upper) << 8)
    : popcnt(lower & ~low) |
      (popcnt(lower & low) << 8) |
      (popcnt(upper & ~low) << 16) |
      (popcnt(upper & low) << 24);
  store<u32>(visible, <u32>counts);
}
