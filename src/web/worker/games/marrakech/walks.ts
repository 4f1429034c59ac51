/** Where Assam may walk, around the border too, and what each stop costs. */
import type { Move } from '../../../../core/index.ts';
import { type Stand, squareName, step, turned } from '../../../../games/marrakech/cells.ts';
import { DIE, MAX_MOVES, firstSquare, secondSquare, turnOf } from '../../../../games/marrakech/moves.ts';
import { CHOOSE, LAY, type Position, ROLL, TURN } from '../../../../games/marrakech/position.ts';
import type { MarrakechState } from '../../../../games/marrakech/state.ts';
import { legalMoves } from '../../legalMoves.ts';
import { tollAt } from './tolls.ts';
import type { StandView, StopView, TurnStep, WalkView } from './view.ts';

/** By the number of the turn. */
export const TURN_STEPS = ['left', 'straight', 'right'] as const;

const FACES = [...new Set(DIE)];

/** The chance of a roll. */
function oddsOf(face: number): number {
  return DIE.filter((other) => other === face).length / DIE.length;
}

/** Where Assam comes by, from where he stands. */
export function standsOf({ market }: Position, square: number, facing: number, steps: number): Stand[] {
  const { size } = market;
  const stands: Stand[] = [{ x: square % size, y: Math.floor(square / size), facing }];
  for (let i = 0; i < steps; i++) stands.push(step(size, market.tables.loops, stands[i]!));
  return stands;
}

/** The same for the board. On the squares he faces as before; who comes around the border faces another way. */
export function pathOf({ market: { size } }: Position, stands: readonly Stand[]): StandView[] {
  return stands.map(({ x, y, facing }, i) => ({
    square: squareName(size, y * size + x),
    facing,
    isAround: i > 0 && stands[i - 1]!.facing !== facing,
  }));
}

/** A walk of the player to move in `position`, whether the roll is known or not. */
function walkView(
  position: Position,
  facing: number,
  turn: TurnStep | null,
  carpet: readonly string[] = [],
): WalkView {
  const { die, market, mover, square } = position;
  const dice = die > 0 ? [die] : FACES;
  const stands = standsOf(position, square, facing, Math.max(...dice));
  const path = pathOf(position, stands);
  const stops = dice.map((face): StopView => {
    const { x, y } = stands[face]!;
    const { square: name, facing } = path[face]!;
    const odds = die > 0 ? 1 : oddsOf(face);
    return { die: face, odds, square: name, facing, toll: tollAt(position, y * market.size + x) };
  });
  return { turn, carpet, payer: mover, path, stops };
}

/**
 * Where Assam is turned after the carpet is laid, it is the next player who pays for the walk, and the carpet counts.
 */
function walkAfter(state: MarrakechState, move: Move, turn: number, carpet: readonly string[]): WalkView {
  const after = state.clone();
  after.play(move);
  return walkView(after, after.facing, TURN_STEPS[turn]!, carpet);
}

export function walkViews(state: MarrakechState): WalkView[] {
  const { phase, market, facing } = state;
  const name = (square: number): string => squareName(market.size, square);
  switch (phase) {
    case TURN:
      if (market.turnsAtEnd) return TURN_STEPS.map((_, turn) => walkAfter(state, turn, turn, []));
      return TURN_STEPS.map((step, turn) => walkView(state, turned(facing, turn), step));
    case CHOOSE:
      return TURN_STEPS.map((step, turn) => walkView(state, turned(facing, turn), step));
    case ROLL:
      return market.choosesAtOnce ? [] : [walkView(state, facing, null)];
    case LAY:
      if (!state.laysAndTurns()) return [];
      return legalMoves({ maxMoves: MAX_MOVES }, state).map((move) =>
        walkAfter(state, move, turnOf(move), [name(firstSquare(move)), name(secondSquare(move))]),
      );
    default:
      return [];
  }
}
