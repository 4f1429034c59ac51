/**
 * Evaluations of a position. They use what the seat can see of it: the board, and what it knows of the objectives. Of a
 * position after a move that turns something up (a Map, a tile that reaches an objective, the card drawn) this is more
 * than the seat knew before it; who judges moves by it averages over imagined worlds.
 */
import { type Evaluation, type Heuristic, OVER, number, option } from '../../core/index.ts';
import { LONGEST } from './constants.ts';
import { HIDDEN_COUNT } from './moves.ts';
import { missingToEach } from './path.ts';
import type { SaboteurState } from './state.ts';

/** Worth of a block on the opponent, and of an objective that need no longer be thought of, in tiles. */
const BLOCK = 0.4;
const KNOWN = 0.6;
/** Missing tiles, roughly, when a game begins: that is even. */
const BEGIN = 6;
/** A nugget found is worth more than any path. */
const WON = LONGEST + 8;

/**
 * Missing tiles, averaged over the places where the nugget may be. Both players dig the same tunnel: a short path is good
 * for who can finish it, so one missing tile with the opponent to move costs `danger`.
 */
class PathValue implements Evaluation<SaboteurState> {
  private readonly danger: number;

  constructor(danger: number) {
    this.danger = danger;
  }

  value(state: SaboteurState, seat: number): number {
    if (state.turn === OVER) return WON * (2 * state.result(seat) - 1);
    const places = state.placesFor(seat);
    const { blocks } = state;
    const count = HIDDEN_COUNT[~places & 7]!;
    const isInDanger = state.turn !== seat && blocks[1 - seat] === 0;
    const paths = missingToEach(state.board);
    let sum = 0;
    for (let i = 0; i < 3; i++) {
      if (((places >> i) & 1) === 0) continue;
      const missing = (paths >> (8 * i)) & 0xff;
      sum -= missing;
      if (isInDanger && missing <= 1) sum -= this.danger;
    }
    return BEGIN + sum / count + BLOCK * (blocks[1 - seat]! - blocks[seat]!) + KNOWN * (3 - count);
  }
}

const pathOptions = {
  danger: option(
    number(0, 8),
    2,
    'Tiles that it costs to leave just one missing when the opponent is to move.',
  ),
};

const path: Heuristic<SaboteurState, typeof pathOptions> = {
  name: 'path',
  about: 'Few tiles missing to the nugget, as far as the seat knows where it is; blocks; knowledge.',
  options: pathOptions,
  bound: WON,
  scale: 2,
  make: ({ danger }) => new PathValue(danger),
};

export const heuristics: readonly Heuristic<SaboteurState>[] = [path];
