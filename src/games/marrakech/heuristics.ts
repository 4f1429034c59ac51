/** Evaluations of a position. */
import type { Heuristic } from '../../core/index.ts';
import { turned } from './cells.ts';
import { forecast } from './forecast/index.ts';
import { DIE } from './moves.ts';
import { DRAW, ROLL, TURN } from './position.ts';
import type { MarrakechState } from './state.ts';
import { walkIndex } from './tables.ts';

/** What `seat` gains on average when the mover's next walk starts with one of the turns from `first` to `last`. */
function expectedPayment(state: MarrakechState, seat: number, first: number, last: number): number {
  const { tables } = state.market;
  const purse = state.coins[state.mover]!;
  let total = 0;
  for (let face = 0; face < DIE.length; face++) {
    let least = Infinity;
    let payee = -1;
    // A player who knows the die takes the cheapest way.
    for (let turn = first; turn <= last; turn++) {
      const at = walkIndex(state.square, turned(state.facing, turn), DIE[face]!);
      const end = tables.walkSquare[at]!;
      const paid = Math.min(state.owedAt(end), purse);
      if (paid >= least) continue;
      least = paid;
      payee = state.ownerAt(end);
    }
    if (state.mover === seat) total -= least;
    else if (payee === seat) total += least;
  }
  return total / DIE.length;
}

/** Points ahead of the best of the others. */
function lead(state: MarrakechState, seat: number): number {
  let best = 0;
  for (let other = 0; other < state.seats; other++) {
    if (other !== seat && !state.isOut(other)) best = Math.max(best, state.score(other));
  }
  return (state.isOut(seat) ? 0 : state.score(seat)) - best;
}

/** No purse holds more coins than there are; squares, and twice what a walk can cost, are those of the largest board. */
const BOUND = 4 * 999 + 3 * 225;

/**
 * The fortune that everybody can count: coins and visible squares, against the best of the others. Where a turn has
 * been chosen and the die is yet to fall, also what the walk will cost on average: otherwise all turns look alike.
 */
const fortune: Heuristic<MarrakechState> = {
  name: 'fortune',
  about: 'Coins and visible squares, minus those of the best other player; the cost of a walk already begun.',
  options: {},
  bound: BOUND,
  scale: 8,
  make: () => ({
    value(state, seat) {
      const walks = state.phase === ROLL && !state.market.choosesAtOnce;
      return lead(state, seat) + (walks ? 2 * expectedPayment(state, seat, 1, 1) : 0);
    },
  }),
};

/** The turn that costs the mover least on average, who is to turn Assam before the die falls. */
function cheapestTurn(state: MarrakechState): number {
  let best = 0;
  for (let turn = 1; turn < 3; turn++) {
    const saved =
      expectedPayment(state, state.mover, turn, turn) - expectedPayment(state, state.mover, best, best);
    if (saved > 0) best = turn;
  }
  return best;
}

/** What `seat` gains on average by the next walk, if its player takes the cheapest way. */
function nextPayment(state: MarrakechState, seat: number): number {
  const { choosesAtOnce, turnsAtEnd } = state.market;
  const begins = state.phase === DRAW || state.phase === ROLL;
  if (choosesAtOnce) return begins ? expectedPayment(state, seat, 0, 2) : 0;
  if (state.phase === ROLL || (state.phase === DRAW && turnsAtEnd)) return expectedPayment(state, seat, 1, 1);
  if (turnsAtEnd || state.phase > TURN) return 0;
  const turn = cheapestTurn(state);
  return expectedPayment(state, seat, turn, turn);
}

/** The same, looking at the next walk wherever a turn begins. */
const outlook: Heuristic<MarrakechState> = {
  name: 'outlook',
  about:
    'Like fortune, and what the next walk costs or brings on average if its player takes the cheapest way.',
  options: {},
  bound: BOUND,
  scale: 8,
  make: () => ({ value: (state, seat) => lead(state, seat) + 2 * nextPayment(state, seat) }),
};

export const heuristics: readonly Heuristic<MarrakechState>[] = [fortune, outlook, forecast];
