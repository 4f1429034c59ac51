/** Why a square or a turn cannot be chosen, in the terms of the game. */
import { squareName, squareNamed, turned } from '../../../../games/marrakech/cells.ts';
import { CHOOSE, LAY, type Position, TURN } from '../../../../games/marrakech/position.ts';
import type { MarrakechState } from '../../../../games/marrakech/state.ts';
import { walkIndex } from '../../../../games/marrakech/tables.ts';
import type { Way } from '../../pageGame.ts';
import { seatTitle } from './hues.ts';
import { beside, isOneCarpet, isProtected } from './squares.ts';
import { TURN_STEPS } from './walks.ts';
import { isTurn, touch } from './ways.ts';
import { whyNobodyMoves } from './words.ts';

function explainTurn(state: MarrakechState): string | undefined {
  if (state.phase !== LAY) return undefined;
  if (state.laysAndTurns()) return 'Lay the carpet first: Assam is turned after that, for the next player.';
  if (state.market.turnsAtEnd) return 'No walk is left, so Assam need not be turned: lay the last carpet.';
  return 'Assam has walked already: now lay a carpet beside him.';
}

/** Where Assam will stand when the carpet is laid; undefined while that is open. */
function standOf(state: MarrakechState, made: Way): number | undefined {
  if (state.phase === LAY) return state.square;
  const turn = TURN_STEPS.findIndex((step) => step === made[0]);
  if (turn < 0) return undefined;
  return state.market.tables.walkSquare[walkIndex(state.square, turned(state.facing, turn), state.die)]!;
}

function wholeCarpetRule(position: Position, a: number, b: number): string {
  const { market, mover } = position;
  const owner = position.ownerAt(a);
  const name = (square: number): string => squareName(market.size, square);
  const rule = market.ownMayBeCovered
    ? 'A carpet may not lie exactly on one of another player that is wholly visible'
    : 'A carpet may not lie exactly on another one that is wholly visible';
  const whose = owner === mover ? 'your own' : seatTitle(owner);
  return `${rule}: ${name(a)} and ${name(b)} are one carpet of ${whose}.`;
}

/** May not be covered together, because they show one carpet. */
function areProtected(position: Position, a: number, b: number): boolean {
  return isOneCarpet(position, a, b) && isProtected(position, a);
}

function neighboursOf(position: Position, square: number): number[] {
  return [0, 1, 2, 3].map((side) => beside(position, square, side)).filter((other) => other !== undefined);
}

/** The squares that would make a carpet with this one, but for what lies there. */
function partnersOf(position: Position, assam: number, square: number): number[] {
  return neighboursOf(position, square).filter(
    (other) => other !== assam && (touch(position, square, assam) || touch(position, other, assam)),
  );
}

function explainSecond(position: Position, assam: number, first: number, second: number): string | undefined {
  const name = (square: number): string => squareName(position.market.size, square);
  if (!touch(position, first, second))
    return `A carpet covers two squares that share a side: ${name(second)} does not touch ${name(first)}.`;
  if (areProtected(position, first, second)) return wholeCarpetRule(position, first, second);
  if (touch(position, first, assam) || touch(position, second, assam)) return undefined;
  return `One of the two squares has to be beside Assam, on ${name(assam)}.`;
}

function explainFirst(position: Position, assam: number, square: number): string | undefined {
  const name = (at: number): string => squareName(position.market.size, at);
  const partners = partnersOf(position, assam, square);
  const [partner] = partners;
  if (partner === undefined)
    return `${name(square)} is not next to Assam: one half of the carpet has to share a side with ${name(assam)}.`;
  const isFree = partners.some((other) => !areProtected(position, square, other));
  return isFree ? undefined : wholeCarpetRule(position, square, partner);
}

function explainSquare(state: MarrakechState, made: Way, name: string): string | undefined {
  const { size } = state.market;
  const square = squareNamed(size, name);
  if (square === undefined || square < 0) return undefined;
  if (state.phase === TURN)
    return state.market.turnsAtEnd
      ? 'The carpet is laid: now turn Assam for the next player.'
      : 'Turn Assam first: the carpet is laid after his walk.';
  const assam = standOf(state, made);
  if (assam === undefined)
    return 'First choose which way Assam goes: the carpet is laid beside the square on which he stops.';
  if (square === assam) {
    const stands = state.phase === CHOOSE ? 'stops' : 'stands';
    return `Assam ${stands} on ${name}: no carpet can be laid under him.`;
  }
  const chosen = made.filter((step) => !isTurn(step));
  const first = chosen.length === 1 ? squareNamed(size, chosen[0]!) : undefined;
  if (chosen.length === 2) return 'The carpet has its two squares: now turn Assam for the next player.';
  return first === undefined
    ? explainFirst(state, assam, square)
    : explainSecond(state, assam, first, square);
}

export function explain(state: MarrakechState, made: Way, step: string): string | undefined {
  const nobody = whyNobodyMoves(state);
  if (nobody !== undefined) return nobody;
  return isTurn(step) ? explainTurn(state) : explainSquare(state, made, step);
}
