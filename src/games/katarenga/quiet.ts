/**
 * The hot loop of playouts: random moves that neither capture nor score, and so cannot end the game. They are the
 * moves that `drawMove` and `play` would make one by one; here all but the words stays in local variables. While
 * nothing is captured the numbers of pawns are fixed, so what differs between the sides is flipped by an exclusive or.
 *
 * Twice as fast as the plain loop. What it cost to learn: half of the remaining time are wrongly guessed branches;
 * constants of other modules are read from memory each time, hence the copies; a function of this size is not
 * inlined, hence no calls.
 */
import type { Random } from '../../core/index.ts';
import * as board from './board.ts';
import * as moves from './moves.ts';
import * as pawns from './pawns.ts';
import * as slot from './slots.ts';

const { COUNTS, PLY } = pawns;
const { FAR_SHIFT, FIELD } = slot;
const { DIVIDING_SHIFT } = board;
const { TRIES } = moves;
const FIRST = pawns.firstOf(0);
const FIRSTS = FIRST ^ pawns.firstOf(1);

/**
 * Plays random moves until one is drawn that is not quiet, or that reaches the limit of plies. Returns that one, as
 * `drawMove` does; it has not been played. The plies made are counted in the words.
 */
export function playQuietly(
  random: Random,
  { slots, width, reciprocal, squares, uneven: unevenOf, maxPlies }: board.Board,
  words: Int32Array,
  side: number,
): number {
  const lastPly = maxPlies - 1;
  let ply = words[PLY]!;
  let tries = 0;
  const own = words[COUNTS + side]!;
  const enemies = words[COUNTS + 1 - side]!;
  let bit = side + 1;
  let first = pawns.firstOf(side);
  let base = side * squares;
  let conceivable = own * width;
  const conceivables = conceivable ^ (enemies * width);
  let uneven = unevenOf[own]!;
  const unevens = uneven ^ unevenOf[enemies]!;
  for (;;) {
    const bits = random.next();
    const productA = (bits >>> 16) * conceivable;
    const productB = (bits & 0xffff) * conceivable;
    const a = productA >>> 16;
    const b = productB >>> 16;
    const pawnA = (a * reciprocal) >>> DIVIDING_SHIFT;
    const pawnB = (b * reciprocal) >>> DIVIDING_SHIFT;
    const atA = Math.imul(base + words[first + pawnA]! - pawnA, width) + a;
    const atB = Math.imul(base + words[first + pawnB]! - pawnB, width) + b;
    const slotA = slots[atA]!;
    const slotB = slots[atB]!;
    const closedA =
      (words[slotA & FIELD]! & bit) | words[(slotA >> 9) & FIELD]! | words[(slotA >> 18) & FIELD]!;
    const closedB =
      (words[slotB & FIELD]! & bit) | words[(slotB >> 9) & FIELD]! | words[(slotB >> 18) & FIELD]!;
    const useB = -closedA >> 31;
    const chosen = slotA ^ ((slotA ^ slotB) & useB);
    if (
      (useB & closedB) !== 0 ||
      ((productA ^ ((productA ^ productB) & useB)) & 0xffff) < uneven ||
      (chosen >>> FAR_SHIFT !== 0 && !moves.isClear(words, slots, atA ^ ((atA ^ atB) & useB)))
    ) {
      if (++tries < TRIES) continue;
      words[PLY] = ply;
      return moves.NONE;
    }
    const to = chosen & FIELD;
    let at = first + (pawnA ^ ((pawnA ^ pawnB) & useB));
    const from = words[at]!;
    if (words[to] !== 0 || ply >= lastPly) {
      words[PLY] = ply;
      return moves.drawOf(from, to, at);
    }
    words[from] = 0;
    words[to] = bit;
    let neighbour = words[at + 1]!;
    while (neighbour < to) {
      words[at++] = neighbour;
      neighbour = words[at + 1]!;
    }
    neighbour = words[at - 1]!;
    while (neighbour > to) {
      words[at--] = neighbour;
      neighbour = words[at - 1]!;
    }
    words[at] = to;
    tries = 0;
    ply++;
    bit ^= 3;
    first ^= FIRSTS;
    base ^= squares;
    conceivable ^= conceivables;
    uneven ^= unevens;
  }
}
