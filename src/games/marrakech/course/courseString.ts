/**
 * The four-colour string, in which a programming course writes positions of the 7x7 game with one colour each:
 * `P<colour><coins, 3 digits><carpets left, 2 digits><i|o>` for each player in order of play (colours c y p r; in or
 * out), `A<x><y><facing>`, then `B` and 49 cells of three characters, column by column: colour and two-digit number of
 * the carpet, or `n00`. It does not say whose turn it is: that is the first player with the most carpets left.
 */
import { carpetNumbers } from '../carpets.ts';
import { FACINGS } from '../cells.ts';
import type { MarrakechOptions } from '../options.ts';
import type { Position } from '../position.ts';
import { type Setup, type Shown, badPosition } from '../setup.ts';

export const COURSE_SIZE = 7;
export const COURSE_COLOURS = ['c', 'y', 'p', 'r'] as const;
const BARE = 'n00';

const SHAPE =
  'The course writes Pc03015i for each player, A33N for Assam, then B and 49 cells such as n00 or c07, column by column.';

export interface CoursePlayer {
  readonly colour: string;
  readonly coins: number;
  readonly left: number;
  readonly isIn: boolean;
}

export interface CourseGame {
  readonly players: readonly CoursePlayer[];
  readonly x: number;
  readonly y: number;
  /** Index of `FACINGS`. */
  readonly facing: number;
  /** By y * 7 + x; `n00` for bare floor. */
  readonly cells: readonly string[];
}

export function isCourseString(text: string): boolean {
  return /^P[a-z]\d/.test(text) && !/\s/.test(text);
}

/** A square's place in the string, column by column, and back: the same exchange of x and y. */
function transposed(index: number): number {
  return (index % COURSE_SIZE) * COURSE_SIZE + Math.floor(index / COURSE_SIZE);
}

/** @throws UserError for what is not written so */
export function readCourseString(text: string): CourseGame {
  const match = /^((?:P[a-z]\d{5}[io])+)A(\d)(\d)([NESW])B((?:[a-z]\d\d)*)$/.exec(text);
  if (!match) throw badPosition('not a four-colour string', SHAPE);
  const players = match[1]!.match(/.{8}/g)!.map((part) => ({
    colour: part[1]!,
    coins: Number(part.slice(2, 5)),
    left: Number(part.slice(5, 7)),
    isIn: part[7] === 'i',
  }));
  const colours = players.map((player) => player.colour);
  if (players.length < 2 || new Set(colours).size < players.length)
    throw badPosition('two to four players with a colour each are needed', SHAPE);
  const strange = colours.find((colour) => !(COURSE_COLOURS as readonly string[]).includes(colour));
  if (strange !== undefined)
    throw badPosition(`"${strange}" is not a colour; there are c, y, p and r`, SHAPE);
  const [x, y] = [Number(match[2]), Number(match[3])];
  if (x >= COURSE_SIZE || y >= COURSE_SIZE) throw badPosition(`Assam is off the board at ${x}, ${y}`, SHAPE);
  const written = match[5]!.match(/.{3}/g) ?? [];
  if (written.length !== COURSE_SIZE * COURSE_SIZE)
    throw badPosition(`the board has ${written.length} cells, not ${COURSE_SIZE * COURSE_SIZE}`, SHAPE);
  const cells = written.map((_, square) => written[transposed(square)]!);
  const wrong = cells.find((cell) => cell !== BARE && !colours.includes(cell[0]!));
  if (wrong !== undefined) throw badPosition(`cell "${wrong}" shows a colour that nobody plays`, SHAPE);
  return { players, x, y, facing: FACINGS.findIndex((name) => name === match[4]), cells };
}

export function writeCourseString({ players, x, y, facing, cells }: CourseGame): string {
  const purses = players.map(({ colour, coins, left, isIn }) => {
    const [money, rugs] = [String(coins).padStart(3, '0'), String(left).padStart(2, '0')];
    return `P${colour}${money}${rugs}${isIn ? 'i' : 'o'}`;
  });
  const board = cells.map((_, square) => cells[transposed(square)]!);
  return `${purses.join('')}A${x}${y}${FACINGS[facing]!}B${board.join('')}`;
}

/** The player whose turn it is: the first of those in the game with the most carpets left. */
export function courseMover(players: readonly CoursePlayer[]): number {
  const most = Math.max(...players.filter((player) => player.isIn).map((player) => player.left));
  return Math.max(
    0,
    players.findIndex((player) => player.isIn && player.left === most),
  );
}

export function parseCourseString(text: string, options: MarrakechOptions): Setup {
  const { players, x, y, facing, cells } = readCourseString(text);
  return {
    size: COURSE_SIZE,
    coloursPerPlayer: 1,
    rugsPerColour: options.rugsPerColour,
    squares: cells.map((cell): Shown | undefined => {
      if (cell === BARE) return undefined;
      return { colour: players.findIndex((player) => player.colour === cell[0]), carpet: cell };
    }),
    square: y * COURSE_SIZE + x,
    facing,
    coins: players.map((player) => player.coins),
    out: players.map((player) => !player.isIn),
    left: players.map((player) => player.left),
    mover: courseMover(players),
    die: 0,
  };
}

/** A position between two turns as a four-colour string; undefined if it has none. */
export function courseGameOf(position: Position): CourseGame | undefined {
  const { market } = position;
  if (market.size !== COURSE_SIZE || market.coloursPerPlayer !== 1) return undefined;
  return {
    players: [...position.coins].map((coins, seat) => ({
      colour: COURSE_COLOURS[seat]!,
      coins,
      left: position.left[seat]!,
      isIn: !position.isOut(seat),
    })),
    x: position.square % COURSE_SIZE,
    y: Math.floor(position.square / COURSE_SIZE),
    facing: position.facing,
    cells: carpetNumbers(position).map((carpet, square) =>
      carpet === 0 ? BARE : COURSE_COLOURS[position.colourAt(square)]! + String(carpet - 1).padStart(2, '0'),
    ),
  };
}
