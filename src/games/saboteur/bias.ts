/**
 * The paper's heuristic b of a move (rules, section 10), by kind of move; larger is better. It looks at the board and
 * at what the mover knows, never at what is hidden from it. What the paper names as future work are options, off unless
 * asked for.
 */
import {
  type Move,
  type MoveRater,
  type MoveRating,
  choice,
  flag,
  option,
  popcount,
} from '../../core/index.ts';
import type { Board } from './board.ts';
import { MAP, SIDES, TILES, TURNED, isDeadEnd } from './cards.ts';
import { CELLS, ENTRANCE, OBJECTIVES, STEPS, columnOf, rowOf } from './cells.ts';
import { KIND_NAMES, kindOf, pieceOf, targetOf } from './moves.ts';
import { FIRST_CHOICE, JOINS_LEFT, JOINS_RIGHT, KEPT_BELOW, SECOND_CHOICE } from './pieceSets.ts';
import type { SaboteurState } from './state.ts';
import { Ways } from './ways.ts';

/** A large value of b. The paper's 10^9 for some Destroys is capped at it. */
const HIGH = 100;
const MALUS_FROM_MOVE = 25;
const LAST_ROW = 12;
/** With this many tiles missing the end of a game begins, for `phases`. */
const LATE = 3;

function has(set: number, piece: number): boolean {
  return ((set >>> piece) & 1) === 1;
}

function priority(piece: number): number {
  if (has(FIRST_CHOICE, piece)) return 50;
  return has(SECOND_CHOICE, piece) ? 25 : 0;
}

/** Does an open side lead into the rectangle of entrance and objectives? */
function leadsInside(piece: number, cell: number): boolean {
  for (let i = 0; i < 4; i++) {
    if (((SIDES[piece]! >> i) & 1) === 0) continue;
    const row = rowOf(cell + STEPS[i]!);
    const column = columnOf(cell + STEPS[i]!);
    if (row >= 5 && row <= LAST_ROW && column >= 3 && column <= 7) return true;
  }
  return false;
}

function distance(a: number, b: number): number {
  const [rows, columns] = [rowOf(a) - rowOf(b), columnOf(a) - columnOf(b)];
  return Math.sqrt(rows * rows + columns * columns);
}

const reached = new Uint8Array(CELLS);
const pending = new Uint8Array(CELLS);

/** Marks the cards from which a chain of neighbouring cards leads to the entrance, whether joined or not. */
function chain(board: Board): void {
  reached.fill(0);
  reached[ENTRANCE] = 1;
  pending[0] = ENTRANCE;
  for (let left = 1; left > 0;) {
    const cell = pending[--left]!;
    for (let i = 0; i < 4; i++) {
      const next = cell + STEPS[i]!;
      if (reached[next] === 1 || board.occupied(next) === 0) continue;
      reached[next] = 1;
      pending[left++] = next;
    }
  }
}

function isChained(cell: number): boolean {
  return STEPS.some((step) => reached[cell + step] === 1);
}

export interface BiasSettings {
  /** Tiles that join sideways in the row of the objectives count as much as anything can. */
  readonly row12?: boolean;
  /** How the distance of a tile from the goal is measured. */
  readonly distance?: 'straight' | 'path';
  /** Is a Destroy of any tile in the way as good as one of a dead end? */
  readonly obstructions?: boolean;
  /** Do tiles with many openings, and Malus, count less until few tiles are missing? */
  readonly phases?: boolean;
}

/** Weighs the moves of one position after the other; `look` first, then `rate` for each move. */
export class Bias implements MoveRater<SaboteurState> {
  private readonly settings: BiasSettings;
  /** Only where a setting asks for path lengths. */
  private readonly ways: Ways | undefined;
  private state: SaboteurState | undefined;
  private knowsNugget = false;
  /** The nugget, or the middle objective while it is not known. */
  private goal = OBJECTIVES[1]!;

  constructor(settings: BiasSettings) {
    const { distance, obstructions, phases } = settings;
    this.settings = settings;
    if (distance === 'path' || obstructions || phases) this.ways = new Ways();
  }

  look(state: SaboteurState): void {
    this.state = state;
    this.knowsNugget = popcount(state.placesFor(state.turn)) === 1;
    // A nugget that is known is where the state says: then this is no peeping.
    const objective = this.knowsNugget ? state.gold : 1;
    this.goal = OBJECTIVES[objective]!;
    chain(state.board);
    this.ways?.look(state.board, objective);
  }

  rate(move: Move): number {
    const state = this.state!;
    const target = targetOf(move);
    switch (KIND_NAMES[kindOf(move)]!) {
      case 'bonus':
        return HIGH;
      case 'map':
        return !this.knowsNugget && ((state.seenBy(state.turn) >> target) & 1) === 0 ? HIGH : -HIGH;
      case 'malus':
        return this.isTimeForMalus(state.played + 1) ? HIGH / 2 : 0;
      case 'destroy':
        return this.ofDestroy(state.board.pieceAt(target), target);
      case 'drop':
        return (target === MAP && this.knowsNugget) || (target < TILES && isDeadEnd(target)) ? HIGH : 0;
      case 'tile':
        return this.ofTile(pieceOf(move), target);
    }
  }

  private isTimeForMalus(move: number): boolean {
    return this.settings.phases ? this.isLate : move >= MALUS_FROM_MOVE;
  }

  private get isLate(): boolean {
    return this.ways!.missing <= LATE;
  }

  private ofDestroy(piece: number, cell: number): number {
    const row = rowOf(cell);
    if (row === LAST_ROW && !has(KEPT_BELOW, piece)) return HIGH;
    if (this.settings.obstructions && this.ways!.isObstructedAt(cell)) return HIGH;
    return row > rowOf(ENTRANCE) && isDeadEnd(piece & (TURNED - 1)) ? HIGH : 0;
  }

  private ofTile(piece: number, cell: number): number {
    if (this.settings.row12 && rowOf(cell) === LAST_ROW) {
      const column = columnOf(cell);
      const joins = column < 3 ? JOINS_LEFT : column > 7 ? JOINS_RIGHT : KEPT_BELOW;
      if (has(joins, piece)) return HIGH;
    }
    if (!leadsInside(piece, cell)) return 0;
    return this.priorityOf(piece) / this.distanceFrom(piece, cell);
  }

  private priorityOf(piece: number): number {
    const isKept = this.settings.phases && !this.isLate && popcount(SIDES[piece]!) > 2;
    return isKept ? priority(piece) / 2 : priority(piece);
  }

  private distanceFrom(piece: number, cell: number): number {
    if (!isChained(cell)) return distance(cell, ENTRANCE);
    return this.settings.distance === 'path' ? this.ways!.lengthFrom(piece, cell) : distance(cell, this.goal);
  }
}

const biasOptions = {
  row12: option(flag(), false, 'Tiles that join sideways in the row of the objectives are rated 100.'),
  distance: option(
    choice(['straight', 'path']),
    'straight',
    'How far a tile is from the nugget: in a straight line, or by the tiles that a path would need.',
  ),
  obstructions: option(
    flag(),
    false,
    'A Destroy of any tile that makes the path longer is rated 100, not only one of a dead end.',
  ),
  phases: option(
    flag(),
    false,
    'Tiles with three or four openings count half, and Malus nothing, until three tiles are missing.',
  ),
};

export const bias: MoveRating<SaboteurState, typeof biasOptions> = {
  name: 'bias',
  about: "The paper's heuristic b of a move, by kind of card and distance to the nugget, from -100 to 100.",
  options: biasOptions,
  scale: 25,
  make: (settings) => new Bias(settings),
};
