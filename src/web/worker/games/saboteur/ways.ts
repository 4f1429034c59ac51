/**
 * The steps by which a person makes a move: a card, then where it goes. A tile is laid as it is held; `flip` turns it
 * first. Where it fits only one way round, it is laid so whichever way it is held, so that a chosen card shows all
 * cells that it fits. Equal cards make the same move.
 */
import type { Move } from '../../../../core/index.ts';
import { BONUS, DESTROY, MALUS, MAP, TURNED, canTurn, cardOf } from '../../../../games/saboteur/cards.ts';
import { OBJECTIVES } from '../../../../games/saboteur/cells.ts';
import { KIND_NAMES, kindOf, pieceOf, targetOf } from '../../../../games/saboteur/moves.ts';
import type { SaboteurState } from '../../../../games/saboteur/index.ts';
import type { Way } from '../../pageGame.ts';
import { DROP, FLIP, cellStep, seatStep, stepsOfCard } from './steps.ts';

/** What follows the card when a tile is laid: its cell, turned before or not. */
function layings(state: SaboteurState, move: Move): Way[] {
  const piece = pieceOf(move);
  const card = cardOf(piece);
  const cell = cellStep(targetOf(move));
  const other = piece < TURNED ? card + TURNED : card;
  const [held, flipped]: [Way, Way] = [[cell], [FLIP, cell]];
  // A tile that looks the same turned has one legal way round, and nothing to flip.
  if (!canTurn(card)) return [held];
  if (!state.board.fits(other, targetOf(move))) return [held, flipped];
  return piece < TURNED ? [held] : [flipped];
}

/** The card that a move plays, and the ends of its ways. */
function cardAndEnds(state: SaboteurState, move: Move): [card: number, ends: Way[]] {
  const target = targetOf(move);
  switch (KIND_NAMES[kindOf(move)]!) {
    case 'tile':
      return [cardOf(pieceOf(move)), layings(state, move)];
    case 'malus':
      return [MALUS, [[seatStep(1 - state.turn)]]];
    case 'bonus':
      return [BONUS, [[seatStep(state.turn)]]];
    case 'map':
      return [MAP, [[cellStep(OBJECTIVES[target]!)]]];
    case 'destroy':
      return [DESTROY, [[cellStep(target)]]];
    case 'drop':
      return [target, [[DROP]]];
  }
}

/** The card that a move plays or puts away. */
export function cardOfMove(state: SaboteurState, move: Move): number {
  return cardAndEnds(state, move)[0];
}

export function ways(state: SaboteurState, move: Move): Way[] {
  const [card, ends] = cardAndEnds(state, move);
  return stepsOfCard(state, card).flatMap((step) => ends.map((end) => [step].concat(end)));
}
