/**
 * An evaluation by the shape of the stones. All is counted for the side to move and for the other side:
 *
 *     stones     all stones
 *     border     stones on the border, which have fewer neighbours
 *     enclosed   stones without an empty cell beside them: nobody can convert them just now
 *     frontier   empty cells beside own stones
 *     own        empty cells that only this side can reach
 *     holes      empty cells that the enemy can reach, with at least one, three and five own stones beside them
 *     exposed    the own stones beside all of these
 *     prize      the most stones that one move can convert; it counts more for the side to move
 *
 * Weights are thousandths of the log-odds to win, set by hand. They change with the filling of the board from the first
 * number (empty) to the second (full). A logistic regression on games of this evaluation against itself found others, which
 * played worse: learned evaluations need more than these terms.
 */
import { type Evaluation, type Heuristic, popcount } from '../../core/index.ts';
import { spreadHigh, spreadLow } from './bits.ts';
import { Neighbours } from './neighbours.ts';
import type { AtaxxState } from './state.ts';

const STONES = 0;
const BORDER = 1;
const ENCLOSED = 2;
const FRONTIER = 3;
const OWN = 4;
const HOLES = 5;
const DEEP_HOLES = 6;
const DEEPEST_HOLES = 7;
const EXPOSED = 8;
/** How many counts there are in which both sides are measured alike. */
const ALIKE = 9;
const PRIZE = 9;

// ── counting ──────────────────────────────────────────────────────────────────────────────────────

/** The counts of x and of o. */
const counts = [new Int32Array(PRIZE + 1), new Int32Array(PRIZE + 1)] as const;
/** Stones of each side with the cells beside them, and with all cells that they reach: low half, high half. */
const beside = new Int32Array(4);
const reach = new Int32Array(4);
const neighbours = new Neighbours();

function spread({ stones }: AtaxxState, own: number): void {
  const low = stones[own]!;
  const high = stones[own + 1]!;
  const besideLow = spreadLow(low, high);
  const besideHigh = spreadHigh(low, high);
  beside[own] = besideLow;
  beside[own + 1] = besideHigh;
  reach[own] = spreadLow(besideLow, besideHigh);
  reach[own + 1] = spreadHigh(besideLow, besideHigh);
}

/** What a side has on the board and around it. */
function countStones(
  { board, stones, counts: all }: AtaxxState,
  side: number,
  low: number,
  high: number,
): void {
  const own = 2 * side;
  const enemy = own ^ 2;
  const ownLow = stones[own]!;
  const ownHigh = stones[own + 1]!;
  const out = counts[side]!;
  out[STONES] = all[side]!;
  out[BORDER] = popcount(ownLow & board.border[0]!) + popcount(ownHigh & board.border[1]!);
  out[ENCLOSED] = popcount(ownLow & ~spreadLow(low, high)) + popcount(ownHigh & ~spreadHigh(low, high));
  out[FRONTIER] = popcount(low & beside[own]!) + popcount(high & beside[own + 1]!);
  out[OWN] =
    popcount(low & reach[own]! & ~reach[enemy]!) + popcount(high & reach[own + 1]! & ~reach[enemy + 1]!);
}

/** What a side may lose. @param emptyLow the empty cells */
function countHoles({ stones }: AtaxxState, side: number, emptyLow: number, emptyHigh: number): void {
  const own = 2 * side;
  const enemy = own ^ 2;
  const out = counts[side]!;
  const low = emptyLow & reach[enemy]! & beside[own]!;
  const high = emptyHigh & reach[enemy + 1]! & beside[own + 1]!;
  neighbours.count(stones[own]!, stones[own + 1]!);
  const { digits } = neighbours;
  const ones = popcount(low & digits[0]!) + popcount(high & digits[1]!);
  const twos = popcount(low & digits[2]!) + popcount(high & digits[3]!);
  const fours = popcount(low & digits[4]!) + popcount(high & digits[5]!);
  const eights = popcount(low & digits[6]!) + popcount(high & digits[7]!);
  const threeLow = (digits[0]! & digits[2]!) | digits[4]! | digits[6]!;
  const threeHigh = (digits[1]! & digits[3]!) | digits[5]! | digits[7]!;
  const fiveLow = ((digits[0]! | digits[2]!) & digits[4]!) | digits[6]!;
  const fiveHigh = ((digits[1]! | digits[3]!) & digits[5]!) | digits[7]!;
  out[HOLES] = popcount(low) + popcount(high);
  out[DEEP_HOLES] = popcount(low & threeLow) + popcount(high & threeHigh);
  out[DEEPEST_HOLES] = popcount(low & fiveLow) + popcount(high & fiveHigh);
  out[EXPOSED] = ones + 2 * twos + 4 * fours + 8 * eights;
  counts[1 - side]![PRIZE] = neighbours.largest(low, high);
}

function countAll(state: AtaxxState): void {
  const { board, stones } = state;
  const emptyLow = board.cells[0]! & ~(stones[0]! | stones[2]!);
  const emptyHigh = board.cells[1]! & ~(stones[1]! | stones[3]!);
  spread(state, 0);
  spread(state, 2);
  for (let side = 0; side < 2; side++) {
    countStones(state, side, emptyLow, emptyHigh);
    countHoles(state, side, emptyLow, emptyHigh);
  }
}

// ── weighing ──────────────────────────────────────────────────────────────────────────────────────

/** Of the counts that are alike for both sides, in their order: when the board is empty, and when it is full. */
const EMPTY = Int32Array.of(120, 45, 10, 0, 15, -30, -40, -60, -15);
const FULL = Int32Array.of(250, 50, 60, 0, 60, -20, -40, -60, -20);
/** Of the prize of the side to move, that of the other side, and the turn. */
const MOVER_PRIZE = [100, 250] as const;
const OTHER_PRIZE = [30, 50] as const;
const TURN = [150, 150] as const;

const MOST = 14_000;

/** For the side whose move it is or, once the game is over, would be. */
function valueForMover(state: AtaxxState): number {
  countAll(state);
  const mover = counts[state.side]!;
  const other = counts[1 - state.side]!;
  let empty = TURN[0] + MOVER_PRIZE[0] * mover[PRIZE]! - OTHER_PRIZE[0] * other[PRIZE]!;
  let full = TURN[1] + MOVER_PRIZE[1] * mover[PRIZE]! - OTHER_PRIZE[1] * other[PRIZE]!;
  for (let i = 0; i < ALIKE; i++) {
    const lead = mover[i]! - other[i]!;
    empty += lead * EMPTY[i]!;
    full += lead * FULL[i]!;
  }
  const { cellCount } = state.board;
  const filled = mover[STONES]! + other[STONES]!;
  const value = Math.trunc((empty * (cellCount - filled) + full * filled) / cellCount);
  return Math.max(-MOST, Math.min(MOST, value));
}

const evaluation: Evaluation<AtaxxState> = {
  value: (state, seat) => (seat === state.side ? valueForMover(state) : -valueForMover(state)),
};

export const shape: Heuristic<AtaxxState> = {
  name: 'shape',
  about: 'Stones, and how safe they are: border, enclosed stones, holes, and what the next move can convert.',
  options: {},
  bound: MOST,
  scale: 1000,
  make: () => evaluation,
};
