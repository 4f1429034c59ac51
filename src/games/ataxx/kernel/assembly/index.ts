/** The playouts of Ataxx: a loop of `AtaxxState.draw` and `play` on sets of 64 cells. */
import { next, stream } from '../../../../core/kernel/assembly/random';
import { neighboursOf, reachOf, spread } from './cells';
import { CLONES, JUMP, PASS, draw } from './draw';

export { stream };

/** The cells of the board; whether clones are by pair, whether a wipeout ends the game; the limits of jumping. */
export const board: usize = memory.data(6 * 4, 8);

/** The stones of x and of o; how many; jumps in a row; then what the offsets below say. */
export const position: usize = memory.data(12 * 4, 8);
const COUNTS = 16;
const JUMPS_IN_ROW = 24;
const CLOCK = 32;
const NUMBER = 36;
const SIDE = 40;
const ENDED = 44;

const BY_BOARD: u32 = 1;
const BY_LIMIT: u32 = 2;

/** Plays to the end: a clone with probability `cloneShare` / 65536, else a move of kind `otherwise`. Returns the plies. */
export function playOut(cloneShare: u32, otherwise: u32): u32 {
  const cells = load<u64>(board);
  const byPair = load<u32>(board, 8) !== 0;
  const wipeoutEnds = load<u32>(board, 12) !== 0;
  const clockLimit = load<u32>(board, 16);
  const ownLimit = load<u32>(board, 20);
  let side = load<u32>(position, SIDE);
  let own = load<u64>(position + 8 * side);
  let enemy = load<u64>(position + 8 * (1 - side));
  let owned = load<u32>(position + 4 * side, COUNTS);
  let enemies = load<u32>(position + 4 * (1 - side), COUNTS);
  let ownJumps = load<u32>(position + 4 * side, JUMPS_IN_ROW);
  let enemyJumps = load<u32>(position + 4 * (1 - side), JUMPS_IN_ROW);
  let clock = load<u32>(position, CLOCK);
  let number = load<u32>(position, NUMBER);
  let ended: u32 = 0;
  let plies: u32 = 0;
  while (ended === 0) {
    const empty = cells & ~(own | enemy);
    const kind = cloneShare > 0 && next() >> 16 < cloneShare ? CLONES : otherwise;
    const move = draw(own, empty, kind, byPair);
    plies++;
    clock++;
    if (move !== PASS) {
      const to = move & 63;
      const isJump = (move & JUMP) !== 0;
      const turned = neighboursOf(to) & enemy;
      const turnedCount = <u32>popcnt(turned);
      const placed: u64 = <u64>1 << to;
      enemy ^= turned;
      own ^= turned | placed | (<u64>isJump << ((move >> 6) & 63));
      owned += turnedCount + u32(!isJump);
      enemies -= turnedCount;
      ownJumps = select(ownJumps + 1, 0, isJump);
      clock = select(clock, 0, isJump);
      // A stone that sees an empty cell can move; a jump leaves one behind.
      const left = empty & ~placed;
      if (u32(!isJump) & u32((reachOf(to) & left) === 0)) {
        if ((spread(spread(own | enemy)) & left) === 0) ended = BY_BOARD;
      }
      if (enemies === 0 && wipeoutEnds) ended = BY_BOARD;
    }
    if (ended === 0 && (clock >= clockLimit || ownJumps > ownLimit)) ended = BY_LIMIT;
    number += side;
    side = 1 - side;
    const stones = own;
    own = enemy;
    enemy = stones;
    const stoneCount = owned;
    owned = enemies;
    enemies = stoneCount;
    const jumps = ownJumps;
    ownJumps = enemyJumps;
    enemyJumps = jumps;
  }
  store<u64>(position + 8 * side, own);
  store<u64>(position + 8 * (1 - side), enemy);
  store<u32>(position + 4 * side, owned, COUNTS);
  store<u32>(position + 4 * (1 - side), enemies, COUNTS);
  store<u32>(position + 4 * side, ownJumps, JUMPS_IN_ROW);
  store<u32>(position + 4 * (1 - side), enemyJumps, JUMPS_IN_ROW);
  store<u32>(position, clock, CLOCK);
  store<u32>(position, number, NUMBER);
  store<u32>(position, side, SIDE);
  store<u32>(position, ended, ENDED);
  return plies;
}
