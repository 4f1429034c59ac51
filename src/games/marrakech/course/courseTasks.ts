/**
 * What the programming course asks of a program, on four-colour strings: turn Assam, let him walk, count the region
 * under him, judge and lay a carpet, and say whether the game is over and who has won. A carpet to be laid is
 * `<colour><2-digit number><x1><y1><x2><y2>`. Numbers of carpets are kept as they are written.
 */
import { type Loops, neighbour, walk } from '../cells.ts';
import {
  COURSE_SIZE,
  type CourseGame,
  type CoursePlayer,
  readCourseString,
  writeCourseString,
} from './courseString.ts';

const BARE = 'n00';
const DEGREES: ReadonlySet<number> = new Set([0, 90, 270]);

/** Turns Assam clockwise by 0, 90 or 270 degrees; anything else changes nothing. */
export function turnAssam(text: string, degrees: number): string {
  const game = readCourseString(text);
  if (!DEGREES.has(degrees)) return text;
  return writeCourseString({ ...game, facing: (game.facing + degrees / 90) % 4 });
}

export function walkAssam(text: string, steps: number, loops: Loops): string {
  const game = readCourseString(text);
  return writeCourseString({ ...game, ...walk(COURSE_SIZE, loops, game, steps) });
}

function beside(square: number): number[] {
  return [0, 1, 2, 3].map((direction) => neighbour(COURSE_SIZE, square, direction)).filter((to) => to >= 0);
}

/** Squares of one colour that hang together under Assam; none on bare floor or where the owner is out. */
export function regionUnderAssam(text: string): number {
  const { x, y, cells, players } = readCourseString(text);
  const start = y * COURSE_SIZE + x;
  const colour = cells[start]![0]!;
  if (!players.some((player) => player.colour === colour && player.isIn)) return 0;
  const region = new Set([start]);
  for (const square of region) {
    for (const to of beside(square)) if (cells[to]![0] === colour) region.add(to);
  }
  return region.size;
}

interface Carpet {
  readonly name: string;
  readonly squares: readonly [number, number];
}

function readCarpet(text: string): Carpet | undefined {
  const match = /^([a-z]\d\d)([0-6])([0-6])([0-6])([0-6])$/.exec(text);
  if (!match) return undefined;
  const squareAt = (x: number): number => Number(match[x + 1]) * COURSE_SIZE + Number(match[x]);
  return { name: match[1]!, squares: [squareAt(2), squareAt(4)] };
}

/** The player who lays a carpet: one who is still in the game. */
function layerOf({ players }: CourseGame, carpet: string): CoursePlayer | undefined {
  return players.find((player) => player.colour === carpet[0] && player.isIn);
}

/** Is a carpet well written, of a colour in the game, on the board, and new? */
export function isNewCarpet(text: string, carpet: string): boolean {
  const game = readCourseString(text);
  const read = readCarpet(carpet);
  if (!read || !layerOf(game, carpet)) return false;
  return !game.cells.includes(read.name);
}

/**
 * May a carpet be laid there: by a player who is in the game and has one left, beside Assam, not under him, and not
 * exactly on a wholly visible one? Whether its number is new is another question.
 */
export function mayLie(text: string, carpet: string): boolean {
  const game = readCourseString(text);
  const { x, y, cells } = game;
  const read = readCarpet(carpet);
  const layer = layerOf(game, carpet);
  if (!read || !layer || layer.left === 0) return false;
  const [a, b] = read.squares;
  const assam = y * COURSE_SIZE + x;
  if (!beside(a).includes(b) || a === assam || b === assam) return false;
  if (!beside(assam).some((square) => square === a || square === b)) return false;
  return cells[a] === BARE || cells[a] !== cells[b];
}

/** The position with the carpet laid; unchanged if it is not new or may not lie there. */
export function layCarpet(text: string, carpet: string): string {
  if (!isNewCarpet(text, carpet) || !mayLie(text, carpet)) return text;
  const game = readCourseString(text);
  const layer = layerOf(game, carpet);
  const { name, squares } = readCarpet(carpet)!;
  return writeCourseString({
    ...game,
    players: game.players.map((player) => (player === layer ? { ...player, left: player.left - 1 } : player)),
    cells: game.cells.map((cell, square) => (squares.includes(square) ? name : cell)),
  });
}

/** Nobody who is in has a carpet left, or one of two players is out. */
export function isCourseOver(text: string): boolean {
  const { players } = readCourseString(text);
  const inGame = players.filter((player) => player.isIn);
  return inGame.every((player) => player.left === 0) || (players.length === 2 && inGame.length === 1);
}

function rank({ cells }: CourseGame, player: CourseGame['players'][number]): number {
  const squares = cells.filter((cell) => cell[0] === player.colour).length;
  // Points first; coins, at most 999 of each of four players, decide between equals.
  return (player.coins + squares) * 10_000 + player.coins;
}

/** The winner's colour, `t` for a tie, `n` while the game lasts. */
export function courseWinner(text: string): string {
  if (!isCourseOver(text)) return 'n';
  const game = readCourseString(text);
  const inGame = game.players.filter((player) => player.isIn);
  const best = Math.max(...inGame.map((player) => rank(game, player)));
  const winners = inGame.filter((player) => rank(game, player) === best);
  return winners.length === 1 ? winners[0]!.colour : 't';
}
