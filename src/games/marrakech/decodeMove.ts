/** Moves in words, for programs that do not want to know how they are packed. */
import type { Move } from '../../core/index.ts';
import { FACINGS, TURNS } from './cells.ts';
import { firstSquare, hasCarpet, secondSquare, turnOf, walkFacing, walkSquare } from './moves.ts';
import { CHOOSE, DRAW, ROLL, TURN } from './position.ts';
import { COLOURS } from './setup.ts';
import type { MarrakechState } from './state.ts';

/** From the top-left square: x to the right, y down. */
export interface MarrakechSquare {
  readonly x: number;
  readonly y: number;
}

type Turn = (typeof TURNS)[number];
type Carpet = readonly [MarrakechSquare, MarrakechSquare];

export type MarrakechMove =
  | { readonly kind: 'draw'; readonly colour: string }
  | { readonly kind: 'roll'; readonly die: number }
  | { readonly kind: 'turn'; readonly turn: Turn }
  /** With the turn for the next walk, where the rules decide both at once. */
  | { readonly kind: 'lay'; readonly carpet: Carpet; readonly turn?: Turn }
  /** Turn, walk and carpet at once. `assam` is where the walk ends; no carpet if it ruins the player. */
  | {
      readonly kind: 'choose';
      readonly turn: Turn;
      readonly assam: MarrakechSquare & { readonly facing: (typeof FACINGS)[number] };
      readonly carpet?: Carpet;
    };

/** @param state in which the move is legal */
export function decodeMove(state: MarrakechState, move: Move): MarrakechMove {
  const { size } = state.market;
  const squareOf = (square: number): MarrakechSquare => ({
    x: square % size,
    y: Math.floor(square / size),
  });
  const carpet: Carpet = [squareOf(firstSquare(move)), squareOf(secondSquare(move))];
  const turn = TURNS[turnOf(move)]!;
  switch (state.phase) {
    case DRAW:
      return { kind: 'draw', colour: COLOURS[move]! };
    case ROLL:
      return { kind: 'roll', die: move };
    case TURN:
      return { kind: 'turn', turn: TURNS[move]! };
    case CHOOSE: {
      const assam = { ...squareOf(walkSquare(move)), facing: FACINGS[walkFacing(move)]! };
      return { kind: 'choose', turn, assam, ...(hasCarpet(move) && { carpet }) };
    }
    default:
      return { kind: 'lay', carpet, ...(state.laysAndTurns() && { turn }) };
  }
}
