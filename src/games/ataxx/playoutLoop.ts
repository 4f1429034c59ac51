/**
 * The fused playout: the loop of `draw` and `play` with the position in local variables, which the compiler keeps in
 * registers. It is long because it is one loop; a test holds it to the moves of the plain one.
 */
import { OVER, type Random } from '../../core/index.ts';
import { popcount } from './bits.ts';
import { BY_BOARD, BY_LIMIT, type Board } from './board.ts';
import * as cells from './cells.ts';
import { CLONES, JUMP, PASS, canMove, drawMove } from './moves.ts';

// Bound here: an imported name is looked up at every use, which costs a playout a tenth of its time.
const { BIT_HIGH, BIT_LOW, NEXT_HIGH, NEXT_LOW, REACH_HIGH, REACH_LOW } = cells;

/** What the loop reads and writes of a state. */
export interface Position {
  readonly board: Board;
  readonly stones: Int32Array;
  readonly counts: Int32Array;
  readonly jumps: Int32Array;
  turn: number;
  side: number;
  clock: number;
  number: number;
  ended: number;
}

/**
 * Plays to the end: a clone with probability `cloneShare` / 65536, else a move of kind `otherwise`. The moves are
 * those that `draw` and `play` would make one by one; here the position stays in local variables.
 */
export function playOutPreferring(
  position: Position,
  random: Random,
  cloneShare: number,
  otherwise: number,
): number {
  const { stones, counts, jumps, board } = position;
  const { clockLimit, ownLimit, wipeoutEnds, clonesByPair, cellCount } = board;
  const boardLow = board.cells[0]!;
  const boardHigh = board.cells[1]!;
  let plies = 0;
  let side = position.side;
  let ownLow = stones[2 * side]!;
  let ownHigh = stones[2 * side + 1]!;
  let enemyLow = stones[2 - 2 * side]!;
  let enemyHigh = stones[3 - 2 * side]!;
  let owned = counts[side]!;
  let enemies = counts[1 - side]!;
  let { clock } = position;
  let ended = position.turn === OVER ? position.ended : 0;
  while (ended === 0) {
    const emptyLow = boardLow & ~(ownLow | enemyLow);
    const emptyHigh = boardHigh & ~(ownHigh | enemyHigh);
    const kind = cloneShare > 0 && random.next() >>> 16 < cloneShare ? CLONES : otherwise;
    const empty = cellCount - owned - enemies;
    const move = drawMove(random, kind, ownLow, ownHigh, emptyLow, emptyHigh, owned, empty, clonesByPair);
    plies++;
    clock++;
    if (move !== PASS) {
      const to = move & 63;
      const turnedLow = NEXT_LOW[to]! & enemyLow;
      const turnedHigh = NEXT_HIGH[to]! & enemyHigh;
      const turned = popcount(turnedLow) + popcount(turnedHigh);
      enemyLow ^= turnedLow;
      enemyHigh ^= turnedHigh;
      ownLow ^= turnedLow | BIT_LOW[to]!;
      ownHigh ^= turnedHigh | BIT_HIGH[to]!;
      owned += turned;
      enemies -= turned;
      if ((move & JUMP) !== 0) {
        const from = (move >> 6) & 63;
        ownLow ^= BIT_LOW[from]!;
        ownHigh ^= BIT_HIGH[from]!;
        jumps[side]!++;
      } else {
        owned++;
        clock = 0;
        jumps[side] = 0;
        const leftLow = emptyLow & ~BIT_LOW[to]!;
        const leftHigh = emptyHigh & ~BIT_HIGH[to]!;
        if (((REACH_LOW[to]! & leftLow) | (REACH_HIGH[to]! & leftHigh)) === 0) {
          if (!canMove(ownLow | enemyLow, ownHigh | enemyHigh, leftLow, leftHigh)) ended = BY_BOARD;
        }
      }
      if (enemies === 0 && wipeoutEnds) ended = BY_BOARD;
    }
    if (ended === 0 && (clock >= clockLimit || jumps[side]! > ownLimit)) ended = BY_LIMIT;
    position.number += side;
    side = 1 - side;
    let swap = ownLow;
    ownLow = enemyLow;
    enemyLow = swap;
    swap = ownHigh;
    ownHigh = enemyHigh;
    enemyHigh = swap;
    swap = owned;
    owned = enemies;
    enemies = swap;
  }
  stones[2 * side] = ownLow;
  stones[2 * side + 1] = ownHigh;
  stones[2 - 2 * side] = enemyLow;
  stones[3 - 2 * side] = enemyHigh;
  counts[side] = owned;
  counts[1 - side] = enemies;
  position.clock = clock;
  position.side = side;
  position.ended = ended;
  position.turn = OVER;
  return plies;
}
