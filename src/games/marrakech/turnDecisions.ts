/** What was drawn and decided in each turn of a game, gathered from its moves. */
import { requireOver } from '../../core/index.ts';
import { TURNS } from './cells.ts';
import { firstSquare, hasCarpet, secondSquare, turnOf } from './moves.ts';
import { parseMove } from './notation.ts';
import { CHOOSE, DRAW, ROLL, TURN } from './position.ts';
import type { MarrakechState } from './state.ts';

/** All that a turn needs to be played again. */
export interface Decisions {
  /** Of the carpet, where that is drawn. */
  colour?: number;
  die?: number;
  /** Straight on where nobody was asked. */
  turn: string;
  /** Null for a player who was ruined. */
  rug: readonly [number, number] | null;
}

/** Adds a move to the turn that it belongs to. */
function note(decisions: Decisions, state: MarrakechState, move: number): void {
  const { phase } = state;
  if (phase === DRAW) decisions.colour = move;
  else if (phase === ROLL) decisions.die = move;
  else if (phase === TURN) decisions.turn = TURNS[move]!;
  else {
    if (hasCarpet(move)) decisions.rug = [firstSquare(move), secondSquare(move)];
    if (phase === CHOOSE || state.laysAndTurns()) decisions.turn = TURNS[turnOf(move)]!;
  }
}

/** Does what is due belong to the turn before its die falls? */
function comesFirst({ phase, market }: MarrakechState): boolean {
  return phase === DRAW || phase === ROLL || (phase === TURN && !market.turnsAtEnd);
}

/**
 * @param state where the game begins; it is played to its end
 * @throws UserError for a move that is not legal, or a game that is not over
 */
export function decisionsOf(state: MarrakechState, moves: readonly string[]): Decisions[] {
  const turns: Decisions[] = [];
  let now: Decisions | undefined;
  for (const text of moves) {
    const move = parseMove(state, text);
    // Every turn has one die, so that what comes first after a die begins the next turn.
    if (!now || (now.die !== undefined && comesFirst(state))) {
      now = { turn: 'S', rug: null };
      turns.push(now);
    }
    note(now, state, move);
    state.play(move);
  }
  requireOver(state);
  return turns;
}
