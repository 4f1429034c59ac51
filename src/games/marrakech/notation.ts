/**
 * Moves and positions as text. A position is
 *
 *     rows            from the top, `/` between; a letter for the colour of a carpet, a number for bare squares in a
 *                     row; `a-a` is one carpet side by side, a capital `A` above `a` is one carpet downwards
 *     Assam           square and facing: `c3N`
 *     player          and the colour to be laid: `p1a`; `-` when the game is over
 *     what is next    `draw`, `roll`, `turn`, `lay`, `die3` (choose a turn and a carpet for this roll), `over`
 *     coins           of each player, `out` for who has left
 *     carpets left    of each colour, then `order=abba,cdcd` if the stacks are shuffled and open
 *
 * A move is what it does: `Lb3c3` turns left and lays, `b3c3R` lays and turns for the next walk, `L`, `S`, `R`
 * turn only, `b3c3` lays only, `3` is a roll, `a` a colour drawn.
 */
import { type Move, OVER, UserError } from '../../core/index.ts';
import { FACINGS, TURNS, squareName, squareNamed } from './cells.ts';
import { isCourseString, parseCourseString } from './course/courseString.ts';
import { parseJsonPosition } from './json.ts';
import { MAX_MOVES, firstSquare, hasCarpet, secondSquare, turnOf } from './moves.ts';
import type { MarrakechOptions } from './options.ts';
import { CHOOSE, DRAW, ENDED, NO_COLOUR, PHASES, type Position, ROLL, TURN } from './position.ts';
import { parseRows } from './rows.ts';
import { COLOURS, type Setup, badPosition, stateFrom } from './setup.ts';
import type { MarrakechState } from './state.ts';

const listed = new Int32Array(MAX_MOVES);

// ── moves ─────────────────────────────────────────────────────────────────────────────────────────

function formatCarpet({ market: { size } }: Position, move: Move): string {
  return hasCarpet(move) ? squareName(size, firstSquare(move)) + squareName(size, secondSquare(move)) : '';
}

export function formatMove(position: Position, move: Move): string {
  switch (position.phase) {
    case DRAW:
      return COLOURS[move]!;
    case ROLL:
      return `${move}`;
    case TURN:
      return TURNS[move]!;
    case CHOOSE:
      return TURNS[turnOf(move)]! + formatCarpet(position, move);
    default:
      return formatCarpet(position, move) + (position.laysAndTurns() ? TURNS[turnOf(move)]! : '');
  }
}

function notAMove(text: string, why: string): UserError {
  return new UserError(
    `"${text}" is not a move: ${why}`,
    'Moves are such as Lb3c3 (turn left, carpet on b3 and c3), S, b3c3, a roll such as 3, or a colour such as a.',
  );
}

/** The text with its carpet's squares in order, if it has the shape of a move at all. */
function readMove({ market: { size } }: Position, text: string): string {
  if (/^([1-4]|[a-dA-D]|[lsrLSR])$/.test(text))
    return /[lsr]/i.test(text) ? text.toUpperCase() : text.toLowerCase();
  const match = /^([lsr]?)([a-z]\d+)-?([a-z]\d+)([lsr]?)$/i.exec(text);
  if (!match) throw notAMove(text, 'it has none of their forms');
  const [, before, first, second, after] = match.map((part) => part.toLowerCase());
  const squares = [first!, second!].map((name) => {
    const square = squareNamed(size, name);
    if (square === undefined) throw notAMove(text, `"${name}" is not a square`);
    if (square < 0) throw notAMove(text, `${name} is off the ${size}x${size} board`);
    return square;
  });
  const names = squares.sort((a, b) => a - b).map((square) => squareName(size, square));
  return `${before!.toUpperCase()}${names.join('')}${after!.toUpperCase()}`;
}

function illegal(position: MarrakechState, text: string): UserError {
  if (position.turn === OVER) return new UserError(`move ${text} is not legal: the game is over`);
  const count = position.moves(listed);
  const some = [...listed.subarray(0, Math.min(count, 6))].map((move) => formatMove(position, move));
  return new UserError(
    `move ${text} is not legal in ${formatPosition(position)}`,
    `Legal: ${some.join(' ')}${count > some.length ? ` … (${count} in all)` : ''}.`,
  );
}

export function parseMove(position: MarrakechState, text: string): Move {
  const plain = readMove(position, text);
  const count = position.moves(listed);
  const move = listed.subarray(0, count).find((candidate) => formatMove(position, candidate) === plain);
  if (move === undefined) throw illegal(position, text);
  return move;
}

// ── positions, written ────────────────────────────────────────────────────────────────────────────

function formatRow(position: Position, row: number): string {
  const { size } = position.market;
  let text = '';
  let run = 0;
  for (let square = row * size; square < (row + 1) * size; square++) {
    const colour = position.colourAt(square);
    if (colour === NO_COLOUR) {
      run++;
      continue;
    }
    const letter = COLOURS[colour]!;
    const goesDown = position.areOneCarpet(square, square + size);
    const goesOn = position.areOneCarpet(square, square + 1);
    text += `${run > 0 ? run : ''}${goesDown ? letter.toUpperCase() : letter}${goesOn ? '-' : ''}`;
    run = 0;
  }
  return run > 0 ? text + run : text;
}

function formatOrder(position: Position): string {
  const stack = 2 * position.market.rugsPerColour;
  const stacks = [0, 1].map((player) => {
    const coming = position.order.subarray(
      (player + 1) * stack - position.leftOf(player),
      (player + 1) * stack,
    );
    return [...coming].map((colour) => COLOURS[colour]).join('');
  });
  return ` order=${stacks.join(',')}`;
}

export function formatPosition(position: Position): string {
  const { size } = position.market;
  const rows = Array.from({ length: size }, (_, row) => formatRow(position, row));
  const hand = position.colour === NO_COLOUR ? '' : COLOURS[position.colour]!;
  const player = position.phase === ENDED ? '-' : `p${position.mover + 1}${hand}`;
  const next = position.phase === CHOOSE ? `die${position.die}` : PHASES[position.phase]!;
  const coins = [...position.coins].map((n, seat) => (position.isOut(seat) ? 'out' : n));
  const assam = squareName(size, position.square) + FACINGS[position.facing]!;
  const order = position.order.length > 0 ? formatOrder(position) : '';
  return `${rows.join('/')} ${assam} ${player} ${next} ${coins.join(',')} ${position.left.join(',')}${order}`;
}

// ── positions, read ───────────────────────────────────────────────────────────────────────────────

function parseAssam(text: string, size: number): { square: number; facing: number } {
  const match = /^([a-z]\d+)([NESW])$/i.exec(text);
  const square = match ? squareNamed(size, match[1]!.toLowerCase()) : undefined;
  if (!match || square === undefined || square < 0)
    throw badPosition(
      `"${text}" is not a place for Assam; it is a square of the board and a facing, as in c3N`,
    );
  return { square, facing: FACINGS.findIndex((name) => name === match[2]!.toUpperCase()) };
}

function parsePlayer(text: string, players: number): { mover: number; hand: number | undefined } {
  if (text === '-') return { mover: 0, hand: undefined };
  const match = /^p([1-9])([a-d]?)$/.exec(text);
  if (!match || Number(match[1]) > players)
    throw badPosition(`"${text}" is not one of the ${players} players, such as p1 or p1a`);
  return {
    mover: Number(match[1]) - 1,
    hand: match[2] === '' ? undefined : COLOURS.findIndex((letter) => letter === match[2]),
  };
}

function parsePhase(text: string): { phase: number; die: number } {
  if (/^die[1-4]$/.test(text)) return { phase: CHOOSE, die: Number(text[3]) };
  const phase = (PHASES as readonly string[]).indexOf(text);
  if (phase < 0 || phase === CHOOSE)
    throw badPosition(`"${text}" is not what is next; that is draw, roll, turn, lay, die1 to die4, or over`);
  return { phase, die: 0 };
}

function parseCounts(text: string, what: string): number[] {
  return text.split(',').map((part) => {
    if (!/^\d{1,4}$/.test(part)) throw badPosition(`"${part}" is not a number of ${what}`);
    return Number(part);
  });
}

function parseOrder(text: string | undefined): number[][] | undefined {
  if (text === undefined) return undefined;
  const match = /^order=([ab]*),([cd]*)$/.exec(text);
  if (!match)
    throw badPosition(`"${text}" should be order=<colours of p1>,<colours of p2>, as in order=aab,cdd`);
  return [match[1]!, match[2]!].map((stack) =>
    [...stack].map((colour) => COLOURS.findIndex((letter) => letter === colour)),
  );
}

function parseText(text: string, options: MarrakechOptions): Setup {
  const fields = text.split(/\s+/);
  if (fields.length < 6 || fields.length > 7)
    throw badPosition(`it has ${fields.length} parts, not six (or seven, with the order of open stacks)`);
  const [rows, assam, player, next, coins, left, order] = fields;
  const { size, squares } = parseRows(rows!);
  const purses = coins!.split(',');
  const carpets = parseCounts(left!, 'carpets');
  const players = purses.length;
  if (players < 2 || players > 4) throw badPosition(`${players} purses; there are two to four players`);
  const coloursPerPlayer = carpets.length / players;
  if (coloursPerPlayer !== 1 && !(coloursPerPlayer === 2 && players === 2))
    throw badPosition(`${carpets.length} colours do not go with ${players} players`);
  const top = Math.max(...squares.map((shown) => shown?.colour ?? 0));
  if (top >= carpets.length) throw badPosition(`nobody has colour ${COLOURS[top]}`);
  return {
    size,
    squares,
    coloursPerPlayer,
    rugsPerColour: options.rugsPerColour,
    ...parseAssam(assam!, size),
    ...parsePlayer(player!, players),
    ...parsePhase(next!),
    coins: purses.map((purse) => (purse === 'out' ? 0 : parseCounts(purse, 'coins')[0]!)),
    out: purses.map((purse) => purse === 'out'),
    left: carpets,
    order: parseOrder(order),
  };
}

export function parsePosition(text: string, options: MarrakechOptions): MarrakechState {
  const trimmed = text.trim();
  if (trimmed.startsWith('{')) return stateFrom(parseJsonPosition(trimmed, options), options);
  if (isCourseString(trimmed)) return stateFrom(parseCourseString(trimmed, options), options);
  return stateFrom(parseText(trimmed, options), options);
}
