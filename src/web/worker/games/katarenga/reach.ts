/** Where pawns can go, with the reason where a slide ends: what the board draws, and what explanations speak of. */
import type { Board } from '../../../../games/katarenga/board.ts';
import { OFF, cellOfIndex, columnOf, formatSquare, rowOf } from '../../../../games/katarenga/cells.ts';
import { FIELD } from '../../../../games/katarenga/slots.ts';
import type { KatarengaState } from '../../../../games/katarenga/state.ts';
import type { PawnReach, Ray, Stop } from './view.ts';

/** The kind of tile on a cell. */
export function tileOn({ size, tiles }: Board, cell: number): string {
  return tiles[cellOfIndex(cell, size)]!;
}

function isSlide(board: Board, from: number): boolean {
  return ['R', 'B'].includes(tileOn(board, from));
}

/** Cells that a pawn on `from` could come to on an empty board, each direction from near to far. */
export function targetsFrom({ slots, used, width }: Board, from: number): number[] {
  const own = slots.subarray(from * width, from * width + used[from]!);
  return Array.from(own, (slot) => slot & FIELD).filter((target) => target !== OFF);
}

/** May nothing be captured at this point of the game? */
export function isPeaceful({ ply, board }: KatarengaState): boolean {
  return ply < board.peacefulPlies;
}

function canLandOn(state: KatarengaState, seat: number, cell: number): boolean {
  const pawn = state.pawnAt(cell);
  return pawn === -1 || (pawn !== seat && !isPeaceful(state));
}

// ── slides ──

/** The direction from one cell to another: -1, 0 or 1 along both axes. */
function directionOf(from: number, to: number, size: number): readonly [dx: number, dy: number] {
  return [
    Math.sign(columnOf(to, size) - columnOf(from, size)),
    Math.sign(rowOf(to, size) - rowOf(from, size)),
  ];
}

/** The targets of a slide by direction. */
function directions(board: Board, from: number): number[][] {
  return Object.values(
    Object.groupBy(targetsFrom(board, from), (to) => directionOf(from, to, board.size).join()),
  ).map((cells) => cells ?? []);
}

/** Is this the last cell before the board ends, seen from `from`? */
function isAtEdge({ size }: Board, from: number, cell: number): boolean {
  const [dx, dy] = directionOf(from, cell, size);
  const x = columnOf(cell, size) + dx;
  const y = rowOf(cell, size) + dy;
  return x < 0 || y < 0 || x >= size || y >= size;
}

/** Why a slide over an empty board ends with this cell. */
export function stopAt(board: Board, from: number, last: number): Stop {
  if (isAtEdge(board, from, last)) return 'edge';
  return board.slide.stopsAtSameTile ? 'tile' : 'limit';
}

/** The cells along one direction that a pawn can come to, and why there are no more. */
function slide(state: KatarengaState, from: number, cells: readonly number[]): { to: number[]; stop: Stop } {
  const met = cells.findIndex((cell) => state.pawnAt(cell) !== -1);
  if (met === -1) return { to: [...cells], stop: stopAt(state.board, from, cells.at(-1)!) };
  const isLanding = canLandOn(state, state.pawnAt(from), cells[met]!);
  return { to: cells.slice(0, isLanding ? met + 1 : met), stop: 'pawn' };
}

// ── all together ──

/** What the pawn on a cell could do if it were its turn. */
export function reachOf(state: KatarengaState, from: number): PawnReach {
  const { board } = state;
  const name = (cell: number): string => formatSquare(cell, board.size);
  if (!isSlide(board, from)) {
    const cells = targetsFrom(board, from).filter((cell) => canLandOn(state, state.pawnAt(from), cell));
    return { cells: cells.map(name), rays: [] };
  }
  const slides = directions(board, from).map((cells) => slide(state, from, cells));
  const rays = slides.flatMap(({ to, stop }): Ray[] => {
    const end = to.at(-1);
    return end === undefined ? [] : [{ end: name(end), stop }];
  });
  return { cells: slides.flatMap(({ to }) => to.map(name)), rays };
}
