/**
 * The market as text for a terminal: carpets as letters, joined where both halves of one are visible, Assam as an
 * arrow before what he stands on, the turning tracks around the border, and beside it the players.
 */
import { type DrawnLine, type Shown, type Span, plainText } from '../../core/index.ts';
import { step } from './cells.ts';
import { seatName } from './explain.ts';
import { type Marks, marksIn } from './marks.ts';
import { CHOOSE, DRAW, ENDED, LAY, NO_COLOUR, type Position, ROLL, TURN } from './position.ts';
import { COLOURS } from './setup.ts';
import type { MarrakechState } from './state.ts';

const ARROWS = ['^', '>', 'v', '<'] as const;
const FLOOR = '.';
/** By colour; a player who has two has similar ones. */
const INKS = ['red', 'magenta', 'cyan', 'blue'] as const;
const GAP = 4;

function drawSquare(position: Position, square: number, { newest, legal }: Marks): Span[] {
  const { size } = position.market;
  const joined = square % size > 0 && position.areOneCarpet(square - 1, square);
  const colour = position.colourAt(square);
  const ink = INKS[colour];
  const mark = newest.has(square) ? 'last' : undefined;
  const joint: Span = { text: joined ? '--' : '  ', ink };
  const sign = legal.get(square);
  const before: Span =
    position.square === square
      ? { text: ARROWS[position.facing]! }
      : sign === undefined
        ? { text: joined ? '-' : ' ', ink }
        : { text: sign, mark: 'legal' };
  if (colour === NO_COLOUR) return [joint, before, { text: FLOOR, ink: 'faint' }];
  const letter = COLOURS[colour]!;
  return [joint, before, { text: mark ? letter.toUpperCase() : letter, ink, mark }];
}

function squareRow(position: Position, y: number, marks: Marks): Span[] {
  const { size } = position.market;
  return Array.from({ length: size }, (_, x) => drawSquare(position, y * size + x, marks)).flat();
}

function rowBetween(position: Position, y: number): Span[] {
  const { size } = position.market;
  return Array.from({ length: size }, (_, x): Span => {
    const square = y * size + x;
    const joined = position.areOneCarpet(square, square + size);
    return joined ? { text: '   |', ink: INKS[position.colourAt(square)] } : { text: '    ' };
  });
}

/** The lane on which Assam comes back who leaves on this one. */
function laneAfter(position: Position, facing: number, lane: number): number {
  const { size, loops } = position.market.tables;
  const far = size - 1;
  const from = [
    { x: lane, y: 0 },
    { x: far, y: lane },
    { x: lane, y: far },
    { x: 0, y: lane },
  ][facing]!;
  const back = step(size, loops, { ...from, facing });
  return facing % 2 === 0 ? back.x : back.y;
}

/** Arcs above or below the board; `@` is a loop. */
function arcs(position: Position, facing: number): string {
  const { size } = position.market;
  let line = '';
  for (let x = 0; x < size; x++) {
    const other = laneAfter(position, facing, x);
    if (other === x) line += '   @';
    else line += other > x ? '   .' : '---.';
  }
  return line;
}

/** Arcs at a side, one character for each line of the drawing. */
function sideArcs(position: Position, facing: number): string[] {
  const { size } = position.market;
  return Array.from({ length: size }, (_, y) => {
    const other = laneAfter(position, facing, y);
    if (other === y) return ['@', ' '];
    return other > y ? ['.', '|'] : ["'", ' '];
  }).flat();
}

function toDo(position: Position): string {
  const hand = position.colour === NO_COLOUR ? 'a carpet' : `carpet ${COLOURS[position.colour]!}`;
  switch (position.phase) {
    case DRAW:
      return 'draws a colour';
    case ROLL:
      return `rolls (${hand})`;
    case TURN:
      return 'turns Assam';
    case CHOOSE:
      return `has rolled ${position.die}: turn and ${hand}`;
    case LAY:
      return `lays ${hand}`;
    default:
      return '';
  }
}

function playerLines(position: Position): string[] {
  return [...position.coins].flatMap((coins, seat) => {
    const first = position.market.firstColour(seat);
    const colours = Array.from({ length: position.market.coloursPerPlayer }, (_, i) => first + i);
    const carpets = colours.map((colour) => `${COLOURS[colour]!} ${position.left[colour]!}`).join(', ');
    const fortune = `${coins} + ${position.visible[seat]!} = ${position.score(seat)}`;
    const toMove = position.phase !== ENDED && position.mover === seat;
    const status = position.isOut(seat) ? 'out' : toMove ? toDo(position) : '';
    return [`${seatName(seat)}  ${fortune}   left: ${carpets}`, status === '' ? '' : `          ${status}`];
  });
}

function drawMarket(position: Position, marks: Marks): Span[][] {
  const { size } = position.market;
  const [east, west] = [sideArcs(position, 1), sideArcs(position, 3)];
  const lines: Span[][] = [];
  for (let y = 0; y < size; y++) {
    const row = squareRow(position, y, marks);
    lines.push([
      { text: `${String(y + 1).padStart(2)} ${west[2 * y]!}` },
      ...row,
      { text: `   ${east[2 * y]!}` },
    ]);
    if (y + 1 === size) break;
    lines.push([
      { text: `   ${west[2 * y + 1]!}` },
      ...rowBetween(position, y),
      { text: `   ${east[2 * y + 1]!}` },
    ]);
  }
  const letters = Array.from({ length: size }, (_, x) => `   ${String.fromCharCode(97 + x)}`).join('');
  const [top, bottom] = [`    ${arcs(position, 0)}`, `    ${arcs(position, 2)}`];
  return [[{ text: `    ${letters}` }], [{ text: top }], ...lines, [{ text: bottom }]];
}

export function drawBoard(shown: Shown<MarrakechState>): DrawnLine[] {
  const { state } = shown;
  const board = drawMarket(state, marksIn(shown));
  const players = ['          coins + squares', ...playerLines(state)];
  // As wide as its widest line is before its end is trimmed.
  const width = Math.max(...board.map((line) => lengthOf(line))) + GAP;
  return Array.from({ length: Math.max(board.length, players.length) }, (_, i): Span[] => {
    const line = board[i] ?? [];
    const beside = players[i] ?? '';
    return [...line, { text: ' '.repeat(width - lengthOf(line)) + beside }];
  });
}

function lengthOf(line: readonly Span[]): number {
  return line.reduce((sum, { text }) => sum + text.length, 0);
}

export function draw(state: MarrakechState): string {
  return plainText(drawBoard({ state }));
}
