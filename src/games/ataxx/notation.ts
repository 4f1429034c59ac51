/**
 * Positions and moves as text. A position is `rows side clock number [jumps=x,o]`, rows from the top down,
 * `x` and `o` for stones, `-` for a gap, digits for runs of empty cells. A clone is its target (`g2`; from and
 * target under the pair rule), a jump is from and target (`g1g3`), a pass is `0000`.
 */
import { type Move, OVER, UserError } from '../../core/index.ts';
import { Board } from './board.ts';
import { GRID, cellAt, distance, fileOf, rankOf } from './cells.ts';
import { type AtaxxOptions, parseSquare } from './options.ts';
import { PASS, clonePair, cloneTo, isJump, jump, originOf, targetOf } from './moves.ts';
import { AtaxxState } from './state.ts';

const EXAMPLE = 'x5o/7/7/7/7/7/o5x x 0 1';
const PASS_TEXT = '0000';
const PASS_WORDS = new Set([PASS_TEXT, 'pass', 'null']);

const listed = new Int32Array(24 * 64);

export function formatSquare(cell: number): string {
  return String.fromCharCode(97 + fileOf(cell)) + (rankOf(cell) + 1);
}

// ── moves ─────────────────────────────────────────────────────────────────────────────────────────

export function formatMove(_state: AtaxxState, move: Move): string {
  if (move === PASS) return PASS_TEXT;
  const to = formatSquare(targetOf(move));
  return originOf(move) === targetOf(move) ? to : formatSquare(originOf(move)) + to;
}

function notAMove(text: string, why: string): UserError {
  return new UserError(
    `"${text}" is not a move: ${why}`,
    'A clone is its target (g2) or from and target (g1g2), a jump is from and target (g1g3), a pass is 0000.',
  );
}

function parseOnBoard(state: AtaxxState, square: string, text: string): number {
  const cell = parseSquare(square);
  if (cell === undefined) throw notAMove(text, `"${square}" is not a square`);
  const { size } = state.board;
  if (fileOf(cell) >= size || rankOf(cell) >= size)
    throw notAMove(text, `${square} is off the ${size}x${size} board`);
  return cell;
}

/** What the text says, whether legal or not. Under the pair rule a lone target stands for its only clone. */
function readMove(state: AtaxxState, text: string): Move {
  if (PASS_WORDS.has(text.toLowerCase())) return PASS;
  if (text.length !== 2 && text.length !== 4) throw notAMove(text, 'it should have two or four characters');
  const to = parseOnBoard(state, text.slice(-2), text);
  const from = text.length === 4 ? parseOnBoard(state, text.slice(0, 2), text) : to;
  const steps = distance(from, to);
  if (text.length === 4 && steps !== 1 && steps !== 2)
    throw notAMove(text, `its squares are ${steps} steps apart, not 1 or 2`);
  if (steps === 2) return jump(from, to);
  if (state.board.clonesByPair) return steps === 1 ? clonePair(from, to) : onlyClone(state, to, text);
  // A clone written long must start from an own stone, even though only its target is kept.
  if (steps === 1 && state.stoneAt(from) !== state.turn) throw illegal(state, text);
  return cloneTo(to);
}

function onlyClone(state: AtaxxState, to: number, text: string): Move {
  const count = state.moves(listed);
  const clones = [...listed.subarray(0, count)].filter(
    (move) => move !== PASS && !isJump(move) && targetOf(move) === to,
  );
  if (clones.length === 0) throw illegal(state, text);
  if (clones.length > 1)
    throw new UserError(
      `"${text}" is ambiguous: ${clones.length} stones can clone there`,
      `Under the pair rule write from and target: ${clones.map((m) => formatMove(state, m)).join(', ')}.`,
    );
  return clones[0]!;
}

function illegal(state: AtaxxState, text: string): UserError {
  const side = 'xo'[state.side];
  if (state.turn === OVER) return new UserError(`move ${text} is not legal: the game is over`);
  const count = state.moves(listed);
  const some = [...listed.subarray(0, Math.min(count, 6))].map((move) => formatMove(state, move));
  return new UserError(
    `move ${text} is not legal for ${side} in ${formatPosition(state)}`,
    `Legal: ${some.join(' ')}${count > some.length ? ` … (${count} in all)` : ''}.`,
  );
}

export function parseMove(state: AtaxxState, text: string): Move {
  const move = readMove(state, text);
  const count = state.moves(listed);
  if (!listed.subarray(0, count).includes(move)) throw illegal(state, text);
  return move;
}

// ── positions ─────────────────────────────────────────────────────────────────────────────────────

function formatRow(state: AtaxxState, rank: number): string {
  let row = '';
  let run = 0;
  const flush = (): void => {
    if (run > 0) row += run;
    run = 0;
  };
  for (let file = 0; file < state.board.size; file++) {
    const cell = cellAt(file, rank);
    const stone = state.stoneAt(cell);
    if (stone === -1 && state.board.has(cell)) {
      run++;
      continue;
    }
    flush();
    row += stone === -1 ? '-' : 'xo'[stone];
  }
  flush();
  return row;
}

export function formatPosition(state: AtaxxState): string {
  const { size, ownLimit } = state.board;
  const rows = Array.from({ length: size }, (_, row) => formatRow(state, size - 1 - row));
  const jumps = [state.jumpsInRow(0), state.jumpsInRow(1)];
  // The own-jump counters matter only where the rules look at them.
  const fifth = ownLimit < 1 << 29 && jumps.some((n) => n > 0) ? ` jumps=${jumps.join(',')}` : '';
  return `${rows.join('/')} ${'xo'[state.side]} ${state.clock} ${state.number}${fifth}`;
}

function badPosition(what: string): UserError {
  return new UserError(`position: ${what}`, `A position looks like "${EXAMPLE}": rows, side, clock, number.`);
}

type Content = 'x' | 'o' | '-' | '.';

function parseRow(row: string, size: number, number: number): Content[] {
  const cells: Content[] = [];
  for (const char of row) {
    if (char === 'x' || char === 'o' || char === '-') cells.push(char);
    else if (char >= '1' && char <= '9') cells.push(...Array<Content>(Number(char)).fill('.'));
    else throw badPosition(`row ${number} has "${char}"; only x, o, - and digits from 1 can stand there`);
  }
  if (cells.length !== size)
    throw badPosition(`row ${number} ("${row}") has ${cells.length} cells, but there are ${size} rows`);
  return cells;
}

function parseSide(text: string | undefined): number {
  if (text === 'x') return 0;
  if (text === 'o') return 1;
  if (text === undefined) throw badPosition('the side to move is missing');
  throw new UserError(
    `position: "${text}" is not a side to move`,
    'Write x (moves first) or o; letters such as b and w mean different sides in different programs.',
  );
}

function parseCounter(text: string | undefined, what: string, least: number): number {
  if (text === undefined) return least;
  if (!/^\d{1,6}$/.test(text) || Number(text) < least)
    throw badPosition(`"${text}" is not a ${what}; it is a whole number from ${least}`);
  return Number(text);
}

function parseJumps(text: string | undefined): [number, number] {
  if (text === undefined) return [0, 0];
  const match = /^jumps=(\d{1,4}),(\d{1,4})$/.exec(text);
  if (!match) throw badPosition(`"${text}" should be jumps=<of x>,<of o>`);
  return [Number(match[1]), Number(match[2])];
}

/** Moves that x and o have made at most when this side is to make move `number`. */
function mostMoves(side: number, number: number): readonly [x: number, o: number] {
  return [number - 1 + side, number - 1];
}

/** Are the counters possible? No turn counts twice for the clock, or for the jumps of its side. */
function isPossible(state: AtaxxState, number: number): boolean {
  const [x, o] = mostMoves(state.side, number);
  return state.clock <= x + o && state.jumpsInRow(0) <= x && state.jumpsInRow(1) <= o;
}

/**
 * The move number must leave room for the turns that the other counters have counted. But 1 is what everybody writes
 * who does not count moves (tables of perft, other engines), and is read as the least number that fits.
 * @throws UserError for any other number that is too small
 */
function settleNumber(state: AtaxxState, number: number): number {
  if (isPossible(state, number)) return number;
  const [x, o] = mostMoves(state.side, number);
  if (number > 1) {
    const clock = state.clock > x + o ? `a clock of ${state.clock}` : 'so many jumps in a row';
    throw badPosition(`${clock} cannot be at move ${number}, after ${x + o} moves in all`);
  }
  let least = 1;
  while (!isPossible(state, least)) least++;
  return least;
}

export function parsePosition(text: string, options: AtaxxOptions): AtaxxState {
  const fields = text.trim().split(/\s+/);
  const rows = fields[0]!.split('/');
  const size = rows.length;
  if (size < 2 || size > GRID)
    throw badPosition(`${size} row${size === 1 ? '' : 's'}; a board has 2 to ${GRID}`);
  if (fields.length > 5) throw badPosition(`"${fields[5]}" is one field too many`);
  const cells = rows.map((row, i) => parseRow(row, size, i + 1));
  const at = (content: Content): number[] =>
    cells.flatMap((row, i) => row.flatMap((c, file) => (c === content ? [cellAt(file, size - 1 - i)] : [])));
  const state = new AtaxxState(new Board(size, at('-'), options), parseSide(fields[1]));
  for (const cell of at('x')) state.put(0, cell);
  for (const cell of at('o')) state.put(1, cell);
  state.clock = parseCounter(fields[2], 'half-move clock', 0);
  state.setJumps(...parseJumps(fields[4]));
  state.number = settleNumber(state, parseCounter(fields[3], 'move number', 1));
  return state.open();
}
