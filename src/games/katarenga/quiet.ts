/**
 * The hot loop of playouts where there is no kernel: random moves that neither capture nor score, and so cannot end the
 * game. They are the moves that `drawMove` and `play` would make one by one; here all but the words stays in local
 * variables, and what differs between the sides is swapped after each ply.
 *
 * What it cost to learn: half of the time is lost to wrongly guessed branches; constants of other modules are read from
 * memory each time, hence the copies; a function of this size is not inlined, hence hardly any calls.
 */
import type { Random } from '../../core/index.ts';
import type { Board } from './board.ts';
import * as moves from './moves.ts';
import * as pawns from './pawns.ts';
import * as slot from './slots.ts';

const { PLY } = pawns;
const { FAR_SHIFT, FIELD } = slot;
const { TRIES } = moves;
const FIRST = pawns.firstOf(0);
const FIRSTS = FIRST ^ pawns.firstOf(1);

/**
 * Plays random moves until one is drawn that is not quiet, or that reaches the limit of plies. Returns that one, as
 * `drawMove` does; it has not been played. The plies made are counted in the words.
 */
export function playQuietly(random: Random, board: Board, words: Int32Array, side: number): number {
  const { slots, used, width, squares, maxPlies } = board;
  const lastPly = maxPlies - 1;
  let ply = words[PLY]!;
  let tries = 0;
  let bit = side + 1;
  let first = pawns.firstOf(side);
  let base = side * squares;
  let conceivable = moves.countSlots(board, words, side);
  let enemyConceivable = moves.countSlots(board, words, 1 - side);
  for (;;) {
    if (conceivable === 0 || tries === TRIES) {
      words[PLY] = ply;
      return moves.NONE;
    }
    let left = random.below(conceivable);
    let at = first;
    let from = words[at]!;
    let passed = used[base + from]!;
    while (left >= passed) {
      left -= passed;
      from = words[++at]!;
      passed = used[base + from]!;
    }
    const index = Math.imul(from, width) + left;
    const chosen = slots[index]!;
    const to = chosen & FIELD;
    const target = words[to]!;
    if (
      ((target & bit) | words[(chosen >> 9) & FIELD]! | words[(chosen >> 18) & FIELD]!) !== 0 ||
      (chosen >>> FAR_SHIFT !== 0 && !moves.isClear(words, slots, index))
    ) {
      tries++;
      continue;
    }
    if (target !== 0 || ply >= lastPly) {
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
    const moved = conceivable - passed + used[base + to]!;
    conceivable = enemyConceivable;
    enemyConceivable = moved;
    bit ^= 3;
    first ^= FIRSTS;
    base ^= squares;
  }
}
