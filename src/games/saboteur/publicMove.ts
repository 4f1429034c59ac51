/**
 * Moves as everybody at the table sees them: what they do to the path, whoever may know more about the nugget, and in which
 * situation the player was who made them. `randomPlay.ts` tells players apart by how often they make which kind of move.
 */
import type { Board } from './board.ts';
import { CELLS } from './cells.ts';
import { walkFrom } from './path.ts';
import type { SaboteurState } from './state.ts';
import { ASTRAY, NEARER, stepOf } from './step.ts';
import { isIn } from './walk.ts';

export const MOVE_KINDS = [
  'leads on', // a tile that makes the path to some hidden objective shorter
  'beside', // a tile beside the path
  'astray', // a tile on the path that does not lead on
  'map',
  'malus',
  'bonus',
  'lengthens', // a Destroy that makes the path longer
  'other destroy',
  'drop',
] as const;
type MoveKind = (typeof MOVE_KINDS)[number];

export const SITUATIONS = [
  'one tile missing',
  'two missing',
  'more missing',
  'opponent blocked',
  'blocked',
] as const;
type Situation = (typeof SITUATIONS)[number];

/** The situation of the player to move, by its place in `SITUATIONS`. */
export function situationOf(state: SaboteurState): number {
  return SITUATIONS.indexOf(describeSituation(state));
}

function describeSituation({ board, blocks, turn }: SaboteurState): Situation {
  if (blocks[turn]! > 0) return 'blocked';
  if (blocks[1 - turn]! > 0) return 'opponent blocked';
  const missing = missingToHidden(board);
  if (missing > 2) return 'more missing';
  return missing === 2 ? 'two missing' : 'one tile missing';
}

/** Tiles missing to the nearest objective that is not revealed. */
function missingToHidden(board: Board): number {
  return walkFrom(board, ~board.revealed & 7).missing;
}

/** The kind of the move that led from one position to the next, by its place in `MOVE_KINDS`. */
export function kindOfMove(before: SaboteurState, after: SaboteurState): number {
  return MOVE_KINDS.indexOf(describeMove(before, after));
}

function describeMove(before: SaboteurState, after: SaboteurState): MoveKind {
  const { turn, options } = before;
  for (let cell = 0; cell < CELLS; cell++) {
    const lay = isIn(before.board.laid, cell);
    const lies = isIn(after.board.laid, cell);
    if (lies && !lay) return describeTile(before, after.board.pieceAt(cell), cell);
    if (lay && !lies) return describeDestroy(before, after);
  }
  if (after.blocks[1 - turn]! > before.blocks[1 - turn]!) return 'malus';
  if (after.blocks[turn]! < before.blocks[turn]!) return 'bonus';
  return options.memory && after.looks[turn] !== before.looks[turn] ? 'map' : 'drop';
}

function describeTile({ board }: SaboteurState, piece: number, cell: number): MoveKind {
  let kind: MoveKind = 'beside';
  for (let i = 0; i < 3; i++) {
    if ((board.revealed >> i) & 1) continue;
    const step = stepOf(board, walkFrom(board, 1 << i), piece, cell);
    if (step === NEARER) return 'leads on';
    if (step === ASTRAY) kind = 'astray';
  }
  return kind;
}

function describeDestroy(before: SaboteurState, after: SaboteurState): MoveKind {
  const missing = missingToHidden(before.board);
  return missingToHidden(after.board) > missing ? 'lengthens' : 'other destroy';
}
