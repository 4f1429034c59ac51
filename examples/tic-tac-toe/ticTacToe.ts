/**
 * Your own game: tic-tac-toe, complete, in one file. Every command takes the path of this file in place of a game's
 * name - search, matches, reports, protocol, records - and plays the object at its end. The test next to it is all that
 * is needed to know that the object keeps its promises.
 *
 *     npx playout play ./examples/tic-tac-toe/ticTacToe.ts
 *
 * Cells are numbered 0 to 8, row by row from the top left; a move is the number of a cell. Seat 0 plays X
 * and moves first, seat 1 plays O.
 */
import { type Game, type Grid, type Move, OVER, Random, State, UserError } from 'playout/core';

const CELLS = 9;
const MARKS = 'XO';
const FULL = 0b111_111_111;

/** The eight rows of three, as sets of cells: bit n stands for cell n. */
const ROWS = [0o007, 0o070, 0o700, 0o111, 0o222, 0o444, 0o421, 0o124];

/** Two random words for each mark on each cell, for `hash`; whose turn it is follows from the marks. */
const KEYS = new Int32Array(2 * 2 * CELLS);
const keys = new Random(0).derive('tic-tac-toe');
for (let i = 0; i < KEYS.length; i++) KEYS[i] = keys.next();

class TicTacToeState extends State {
  override turn = 0;
  override readonly seats = 2;
  /** The cells of X and of O, as sets. All that changes is in numbers and typed arrays, and copied in `assign`. */
  private readonly marks = new Int32Array(2);

  markAt(cell: number): string | undefined {
    return [...MARKS].find((_, seat) => (this.marks[seat]! >> cell) & 1);
  }

  /** Sets up the cells of both sides; X is to move when both have as many. */
  setUp(x: number, o: number, turn: number): this {
    this.marks[0] = x;
    this.marks[1] = o;
    this.turn = this.hasRow(0) || this.hasRow(1) || (x | o) === FULL ? OVER : turn;
    return this;
  }

  hasRow(seat: number): boolean {
    const own = this.marks[seat]!;
    for (let i = 0; i < ROWS.length; i++) if ((own & ROWS[i]!) === ROWS[i]) return true;
    return false;
  }

  override moves(out: Int32Array): number {
    if (this.turn === OVER) return 0;
    const taken = this.marks[0]! | this.marks[1]!;
    let count = 0;
    for (let cell = 0; cell < CELLS; cell++) if (((taken >> cell) & 1) === 0) out[count++] = cell;
    return count;
  }

  override play(cell: Move): void {
    const seat = this.turn;
    this.marks[seat]! |= 1 << cell;
    const over = this.hasRow(seat) || (this.marks[0]! | this.marks[1]!) === FULL;
    this.turn = over ? OVER : 1 - seat;
  }

  override assign(from: TicTacToeState): void {
    this.turn = from.turn;
    this.marks[0] = from.marks[0]!;
    this.marks[1] = from.marks[1]!;
  }

  override clone(): TicTacToeState {
    const copy = new TicTacToeState();
    copy.assign(this);
    return copy;
  }

  override result(seat: number): number {
    if (this.hasRow(seat)) return 1;
    return this.hasRow(1 - seat) ? 0 : 0.5;
  }

  /** Tic-tac-toe has no points besides the row itself. */
  override score(seat: number): number {
    return this.hasRow(seat) ? 1 : 0;
  }

  override hash(out: Int32Array): void {
    out[0] = 0;
    out[1] = 0;
    for (let i = 0; i < 2 * CELLS; i++) {
      const seat = i < CELLS ? 0 : 1;
      if (((this.marks[seat]! >> (i % CELLS)) & 1) === 0) continue;
      out[0] ^= KEYS[2 * i]!;
      out[1] ^= KEYS[2 * i + 1]!;
    }
  }
}

/** `X.O/.X./..O`, the whole position: whose turn it is follows from the number of marks. */
function formatPosition(state: TicTacToeState): string {
  const cells = Array.from({ length: CELLS }, (_, cell) => state.markAt(cell) ?? '.').join('');
  return [cells.slice(0, 3), cells.slice(3, 6), cells.slice(6)].join('/');
}

function parsePosition(text: string): TicTacToeState {
  if (!/^[XO.]{3}(\/[XO.]{3}){2}$/.test(text))
    throw new UserError(`"${text}" is not a position`, 'A position looks like "X.O/.X./..O".');
  const cells = [...text.replaceAll('/', '')];
  const [x, o] = [...MARKS].map((mark) =>
    cells.reduce((set, c, cell) => (c === mark ? set | (1 << cell) : set), 0),
  );
  const lead = cells.filter((c) => c === 'X').length - cells.filter((c) => c === 'O').length;
  const state = new TicTacToeState().setUp(x!, o!, lead);
  const last = 1 - lead;
  if (lead < 0 || lead > 1 || state.hasRow(1 - last))
    throw new UserError(`"${text}" cannot come about`, 'X moves first, and a row of three ends the game.');
  return state;
}

/** A cell by column and row, `a1` at the bottom left. */
function formatMove(_state: TicTacToeState, cell: Move): string {
  return 'abc'[cell % 3]! + (3 - Math.floor(cell / 3));
}

function parseMove(state: TicTacToeState, text: string): Move {
  const match = /^([a-c])([1-3])$/.exec(text);
  if (!match) throw new UserError(`"${text}" is not a move`, 'A move is a cell from a1 to c3.');
  const cell = 3 * (3 - Number(match[2])) + 'abc'.indexOf(match[1]!);
  if (state.turn === OVER) throw new UserError(`${text} is not legal: the game is over`);
  if (state.markAt(cell)) throw new UserError(`${text} is not legal: the cell is taken`);
  return cell;
}

function draw(state: TicTacToeState): string {
  const rows = formatPosition(state).split('/');
  const lines = rows.map((row, i) => `${3 - i} ${[...row].join(' ')}`);
  return [...lines, '  a b c'].join('\n');
}

/** For boards that can be pressed. */
const grid: Grid<TicTacToeState> = {
  stones: (state) =>
    [0, 3, 6].map((row) => [0, 1, 2].map((column) => MARKS.indexOf(state.markAt(row + column) ?? ' '))),
  cellsOf: (_state, cell) => [[Math.floor(cell / 3), cell % 3]],
};

export const ticTacToe: Game<TicTacToeState> = {
  name: 'tic-tac-toe',
  title: 'Tic-tac-toe',
  about: 'Three in a row on a board of nine cells.',
  minSeats: 2,
  maxSeats: 2,
  hasChance: false,
  hasHidden: false,
  maxMoves: CELLS,
  maxPlies: CELLS,
  options: {},
  presets: [],
  start: () => new TicTacToeState(),
  formatPosition,
  parsePosition,
  formatMove,
  parseMove,
  seatName: (seat) => MARKS[seat]!,
  draw,
  grid,
  playouts: [],
  heuristics: [],
};
