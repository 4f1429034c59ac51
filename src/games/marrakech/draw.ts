/**
 * The market as text for a terminal: carpets as letters, joined where both halves of one are visible, Assam as an
 * arrow before what he stands on, the turning tracks around the border, and beside it the players.
 */
import { step } from './cells.ts';
import { CHOOSE, DRAW, ENDED, LAY, NO_COLOUR, type Position, ROLL, TURN } from './position.ts';
import { COLOURS } from './setup.ts';

const ARROWS = ['^', '>', 'v', '<'] as const;
const FLOOR = '.';

function squareRow(position: Position, y: number): string {
  const { size } = position.market;
  let line = '';
  for (let x = 0; x < size; x++) {
    const square = y * size + x;
    const joined = x > 0 && position.areOneCarpet(square - 1, square);
    const before = position.square === square ? ARROWS[position.facing]! : joined ? '-' : ' ';
    const colour = position.colourAt(square);
    line += `${joined ? '--' : '  '}${before}${colour === NO_COLOUR ? FLOOR : COLOURS[colour]!}`;
  }
  return line;
}

function rowBetween(position: Position, y: number): string {
  const { size } = position.market;
  let line = '';
  for (let square = y * size; square < (y + 1) * size; square++)
    line += position.areOneCarpet(square, square + size) ? '   |' : '    ';
  return line;
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
    return [`player ${seat + 1}  ${fortune}   left: ${carpets}`, status === '' ? '' : `          ${status}`];
  });
}

export function draw(position: Position): string {
  const { size } = position.market;
  const [east, west] = [sideArcs(position, 1), sideArcs(position, 3)];
  const lines: string[] = [];
  for (let y = 0; y < size; y++) {
    lines.push(`${String(y + 1).padStart(2)} ${west[2 * y]!}${squareRow(position, y)}   ${east[2 * y]!}`);
    if (y + 1 < size) lines.push(`   ${west[2 * y + 1]!}${rowBetween(position, y)}   ${east[2 * y + 1]!}`);
  }
  const letters = Array.from({ length: size }, (_, x) => `   ${String.fromCharCode(97 + x)}`).join('');
  const board = [`    ${letters}`, `    ${arcs(position, 0)}`, ...lines, `    ${arcs(position, 2)}`];
  const players = ['          coins + squares', ...playerLines(position)];
  const height = Math.max(board.length, players.length);
  const width = Math.max(...board.map((line) => line.length)) + 4;
  return Array.from({ length: height }, (_, i) =>
    `${(board[i] ?? '').padEnd(width)}${players[i] ?? ''}`.trimEnd(),
  ).join('\n');
}
