/** How a person makes a move: the turn, the two squares of the carpet in either order, or both. */
import type { Move } from '../../../../core/index.ts';
import { squareName, squareNamed } from '../../../../games/marrakech/cells.ts';
import {
  firstSquare,
  hasCarpet,
  secondSquare,
  turnOf,
  walkSquare,
} from '../../../../games/marrakech/moves.ts';
import { CHOOSE, LAY, type Position, TURN } from '../../../../games/marrakech/position.ts';
import type { MarrakechState } from '../../../../games/marrakech/state.ts';
import type { Way } from '../../pageGame.ts';
import { contentOf } from './squares.ts';
import type { TurnStep, WalkView } from './view.ts';
import { TURN_STEPS, walkViews } from './walks.ts';

/** Do two squares share a side? */
export function touch({ market: { size } }: Position, a: number, b: number): boolean {
  const columns = Math.abs((a % size) - (b % size));
  const rows = Math.abs(Math.floor(a / size) - Math.floor(b / size));
  return columns + rows === 1;
}

/** The squares of a move's carpet, the one beside Assam first; none where nothing is laid. */
export function carpetOf(position: Position, move: Move): string[] {
  const { size } = position.market;
  if (position.phase < CHOOSE || !hasCarpet(move)) return [];
  const assam = position.phase === CHOOSE ? walkSquare(move) : position.square;
  const squares = [firstSquare(move), secondSquare(move)];
  if (!touch(position, squares[0]!, assam)) squares.reverse();
  return squares.map((square) => squareName(size, square));
}

export function ways(state: MarrakechState, move: Move): Way[] {
  const carpet = carpetOf(state, move);
  const orders: string[][] = carpet.length === 0 ? [[]] : [carpet, carpet.toReversed()];
  const turn: string = TURN_STEPS[turnOf(move)]!;
  switch (state.phase) {
    case TURN:
      return [[TURN_STEPS[move]!]];
    case CHOOSE:
      return orders.map((squares) => [turn].concat(squares));
    case LAY:
      return state.laysAndTurns() ? orders.map((squares) => squares.concat(turn)) : orders;
    default:
      return [];
  }
}

export function isTurn(step: string): step is TurnStep {
  return (TURN_STEPS as readonly string[]).includes(step);
}

const TURN_TITLES = { left: 'turn left', straight: 'straight on', right: 'turn right' };

/** Where a walk leads and what it costs, if the roll is known: `to c4, pays 3 to Blue`. */
function walkWords({ stops }: WalkView): string | undefined {
  const [only, ...others] = stops;
  return only && others.length === 0 ? `to ${only.square}, ${only.toll.words}` : undefined;
}

export function stepTitle(state: MarrakechState, step: string): string {
  if (isTurn(step)) {
    const walk = walkViews(state).find(({ turn }) => turn === step);
    const words = walk && walkWords(walk);
    return words === undefined ? TURN_TITLES[step] : `${TURN_TITLES[step]} ${words}`;
  }
  const square = squareNamed(state.market.size, step);
  return square === undefined || square < 0 ? step : `${step}, ${contentOf(state, square)}`;
}
