/**
 * Does the opponent make any move? While tiles are missing, who wants to win lays those that lead on, and looks at Maps; a
 * random player lays most of its tiles beside the path. Near the end both hold tiles back, and a move tells nothing.
 *
 * How often players make each kind of move was counted while more than two tiles were missing and the mover was not blocked,
 * in some twenty games of each against `careful`, those of a tree search against itself:
 *
 *                                                leads on   beside   astray   map   others
 *     the course's random player                    12 %      53 %      5 %    7 %     23 %
 *     greedy, racer, careful, and a tree search     55 %      12 %    0.5 %   17 %     15 %
 */
import { ln } from '../../core/index.ts';
import { CELLS } from './cells.ts';
import { walkFrom } from './path.ts';
import type { SaboteurState } from './state.ts';
import { ASTRAY, NEARER, stepOf } from './step.ts';
import { isIn } from './walk.ts';

const LEADS_ON = ln(0.12 / 0.55);
const BESIDE = ln(0.53 / 0.12);
const GOES_ASTRAY = ln(0.05 / 0.005);
const LOOK = ln(0.07 / 0.17);
const OTHER = ln(0.23 / 0.15);

/** Missing tiles at which players begin to wait for each other. */
const LATE = 2;

/** The cell of the only tile that lies in `after` alone, or -1. */
function newTile(before: SaboteurState, after: SaboteurState): number {
  let found = -1;
  for (let cell = 0; cell < CELLS; cell++) {
    if (isIn(before.board.laid, cell) || !isIn(after.board.laid, cell)) continue;
    if (found >= 0) return -1;
    found = cell;
  }
  return found;
}

/** What a tile says: it may lead on to any of the objectives that are not revealed yet. */
function evidenceOfTile({ board }: SaboteurState, piece: number, cell: number): number {
  let evidence = BESIDE;
  for (let i = 0; i < 3; i++) {
    if ((board.revealed >> i) & 1) continue;
    const step = stepOf(board, walkFrom(board, 1 << i), piece, cell);
    if (step === NEARER) return LEADS_ON;
    if (step === ASTRAY) evidence = GOES_ASTRAY;
  }
  return evidence;
}

/** See `Game.evidenceOfRandomPlay`. What lies on the board, blocks and looks are seen by all. */
export function evidenceOfRandomPlay(before: SaboteurState, after: SaboteurState, watcher: number): number {
  const mover = 1 - watcher;
  const { board, blocks, looks, options } = before;
  if (before.turn !== mover || after.played !== before.played + 1 || blocks[mover]! > 0) return 0;
  if (walkFrom(board, ~board.revealed & 7).missing <= LATE) return 0;
  const cell = newTile(before, after);
  if (cell >= 0) return evidenceOfTile(before, after.board.pieceAt(cell), cell);
  return options.memory && looks[mover] !== after.looks[mover] ? LOOK : OTHER;
}
