/** Saboteur in sentences. What the viewer cannot see is not said: a card put away, what a Map showed. */
import { type Move, popcount } from '../../../../core/index.ts';
import { ENTRANCE, OBJECTIVES, OBJECTIVE_NAMES, columnOf, rowOf } from '../../../../games/saboteur/cells.ts';
import { DRAWN } from '../../../../games/saboteur/state.ts';
import { KIND_NAMES, kindOf, pieceOf, targetOf } from '../../../../games/saboteur/moves.ts';
import type { SaboteurState } from '../../../../games/saboteur/index.ts';
import { aCard, cardFace, pieceView } from './faces.ts';
import { DROP, FLIP, cardOfStep, cellOfStep, seatOfStep } from './steps.ts';

export const SEATS = ['First', 'Second'] as const;

export function objectiveTitle(objective: number): string {
  return `${OBJECTIVE_NAMES[objective]} objective`;
}

export function placeTitle(cell: number): string {
  const objective = OBJECTIVES.indexOf(cell);
  if (objective >= 0) return objectiveTitle(objective);
  return cell === ENTRANCE ? 'entrance' : `row ${rowOf(cell)}, column ${columnOf(cell)}`;
}

function faceOf(state: SaboteurState, objective: number): string {
  return state.gold === objective ? 'nugget' : 'rock';
}

/** May the viewer see which card the player to move puts away? */
export function seesDrop(before: SaboteurState, viewer: number | undefined): boolean {
  return before.options.dropsOpen || viewer === undefined || viewer === before.turn;
}

// ── moves ─────────────────────────────────────────────────────────────────────────────────────────

/** What a tile brings to light, as the end of a sentence. */
function revelation(before: SaboteurState, move: Move): string {
  const after = before.clone();
  after.play(move);
  const found = after.board.revealed & ~before.board.revealed;
  const rocks = found & ~(1 << after.gold);
  const reveals = rocks === 0 ? '' : `, reveals rock at the ${listObjectives(rocks)}`;
  return (found >> after.gold) & 1 ? `${reveals}, connects the nugget and wins` : reveals;
}

function listObjectives(set: number): string {
  const names = OBJECTIVE_NAMES.filter((_, i) => (set >> i) & 1).join(' and ');
  return `${names} objective${popcount(set) > 1 ? 's' : ''}`;
}

function blocking(before: SaboteurState, other: number): string {
  return before.blocks[other] === 0 ? `blocks ${SEATS[other]}` : `blocks ${SEATS[other]} once more`;
}

function freeing(before: SaboteurState): string {
  return before.blocks[before.turn] === 1
    ? 'takes its block off and may lay tiles again'
    : 'takes a block off, one is left';
}

function deed(before: SaboteurState, move: Move, viewer: number | undefined): string {
  const target = targetOf(move);
  switch (KIND_NAMES[kindOf(move)]!) {
    case 'tile':
      return `lays a ${pieceView(pieceOf(move)).title} on ${placeTitle(target)}${revelation(before, move)}`;
    case 'malus':
      return blocking(before, 1 - before.turn);
    case 'bonus':
      return freeing(before);
    case 'map': {
      const isSeen = viewer === undefined || viewer === before.turn;
      return `looks at the ${objectiveTitle(target)}${isSeen ? `: ${faceOf(before, target)}` : ''}`;
    }
    case 'destroy':
      return `destroys the ${pieceView(before.board.pieceAt(target)).title} on ${placeTitle(target)}`;
    case 'drop':
      return seesDrop(before, viewer) ? `puts ${aCard(target)} away` : 'puts a card away, face down';
  }
}

export function describe(before: SaboteurState, move: Move, viewer: number | undefined): string {
  return `${SEATS[before.turn]} ${deed(before, move, viewer)}`;
}

/** Says nothing of where an unrevealed nugget is. */
export function describeEnd(state: SaboteurState): string {
  if (state.winner === DRAWN) return 'Draw: all cards are gone, and nobody has connected the nugget';
  const where = objectiveTitle(state.gold);
  return `${SEATS[state.winner]} wins: its last tile connects the nugget under the ${where} with the entrance`;
}

// ── choices ───────────────────────────────────────────────────────────────────────────────────────

/** The same whatever the cards are, because it is shown to both. */
export function howTo(state: SaboteurState): string {
  return state.blocks[state.turn]! > 0
    ? 'Blocked: no tiles until a Bonus takes the block off. Play an action, or put a card away.'
    : 'Choose a card, then where it goes: a cell, an objective, a player, or away.';
}

function cellTitle(state: SaboteurState, cell: number): string {
  const piece = state.board.pieceAt(cell);
  return piece < 0 ? placeTitle(cell) : `${pieceView(piece).title}, ${placeTitle(cell)}`;
}

export function stepTitle(state: SaboteurState, step: string): string {
  if (step === FLIP) return 'turned by half a circle, where it fits both ways';
  if (step === DROP) return state.options.dropsOpen ? 'put away' : 'put away, face down';
  const card = cardOfStep(state, step);
  if (card !== undefined) return cardFace(card).title;
  const seat = seatOfStep(step);
  if (seat !== undefined) return seat === state.turn ? 'take a block off' : `block ${SEATS[seat]}`;
  const cell = cellOfStep(step);
  return cell === undefined ? step : cellTitle(state, cell);
}
