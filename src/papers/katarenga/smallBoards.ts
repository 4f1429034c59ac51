/**
 * All boards of 3x3 up to symmetry. Left and right may be exchanged, and so may the sides: a board turned upside down is
 * the same board with Black to move first. One analysis of a board gives both, so it stands for up to four boards.
 *
 * A board is a number with two bits for each tile, in index order: White's home row first, each row from the left.
 */
import { Random } from '../../core/index.ts';

const SQUARES = 9;
const LETTERS = 'KRBN';
const BOARDS = LETTERS.length ** SQUARES;

/** The bits of the left, middle and right column. */
const LEFT = 0x30c3;
const MIDDLE = LEFT << 2;
const RIGHT = LEFT << 4;

function mirrored(board: number): number {
  return ((board & LEFT) << 4) | (board & MIDDLE) | ((board & RIGHT) >> 4);
}

/** The bits of a row. */
const ROW = 0x3f;

function upsideDown(board: number): number {
  return ((board & ROW) << 12) | (board & (ROW << 6)) | (board >> 12);
}

function tilesOf(board: number): string {
  return Array.from({ length: SQUARES }, (_, i) => LETTERS[(board >> (2 * i)) & 3]).join('');
}

export interface BoardImage {
  /** In index order. */
  readonly tiles: string;
  /** Is White's first move on it Black's first move on the board that was solved? */
  readonly isTurned: boolean;
}

/** The different boards that an analysis of this one is good for, itself first. */
export function imagesOf(board: number): readonly BoardImage[] {
  const turned = upsideDown(board);
  const straight = new Set([board, mirrored(board)]);
  const other = new Set([turned, mirrored(turned)].filter((image) => !straight.has(image)));
  return [
    ...[...straight].map((image) => ({ tiles: tilesOf(image), isTurned: false })),
    ...[...other].map((image) => ({ tiles: tilesOf(image), isTurned: true })),
  ];
}

/** One board of each family of images: the one with the smallest number. */
export function boardsUpToSymmetry(): number[] {
  const boards: number[] = [];
  for (let board = 0; board < BOARDS; board++) {
    const turned = upsideDown(board);
    if (board <= mirrored(board) && board <= turned && board <= mirrored(turned)) boards.push(board);
  }
  return boards;
}

/** The same in an order that depends on the seed, so that a part of them is a fair sample. */
export function shuffledBoards(seed: number): readonly number[] {
  const boards = boardsUpToSymmetry();
  const random = new Random(seed).derive('katarenga', '3x3');
  for (let i = boards.length - 1; i > 0; i--) {
    const j = random.below(i + 1);
    [boards[i], boards[j]] = [boards[j]!, boards[i]!];
  }
  return boards;
}
