/**
 * Connect four, outside of Playout: no line of it is in `src/`. Give this file to any command in place of a game's name:
 *
 *     npx playout match ./examples/connect-four/connectFour.ts "uct(iterations=200)" greedy --games 20
 *
 * Cells are numbered row by row from the bottom left; a move is a column. Seat 0 plays X and moves first, seat 1 plays O.
 */
import {
  type Game,
  type Grid,
  type Heuristic,
  type Move,
  OVER,
  Random,
  State,
  UserError,
} from 'playout/core';

const COLUMNS = 7;
const ROWS = 6;
const CELLS = COLUMNS * ROWS;
const MARKS = 'XO';
const FILES = 'abcdefg';
const EMPTY = -1;

// The marks of a seat on a straight line of the board are the bits of a number: shifting it over itself finds four in a row.
// Rows come first, then columns, then diagonals that rise to the right and that fall.
const COLUMN_LINES = ROWS;
const RISING_LINES = COLUMN_LINES + COLUMNS;
const FALLING_LINES = RISING_LINES + COLUMNS + ROWS - 1;
const LINES = FALLING_LINES + COLUMNS + ROWS - 1;

/** The four lines through a cell, and how far along each of them it lies. */
function linesThrough(column: number, row: number): (readonly [line: number, place: number])[] {
  return [
    [row, column],
    [COLUMN_LINES + column, row],
    [RISING_LINES + column - row + ROWS - 1, column],
    [FALLING_LINES + column + row, column],
  ];
}

const CELL_LINES = Array.from({ length: CELLS }, (_, cell) =>
  linesThrough(cell % COLUMNS, Math.floor(cell / COLUMNS)),
);
/** The numbers and the bits of the lines through cell c, from 4c on. */
const LINE = Uint8Array.from(CELL_LINES.flat(), ([line]) => line);
const BIT = Uint8Array.from(CELL_LINES.flat(), ([, place]) => 1 << place);

/** Are there four bits in a row? */
function hasFour(marks: number): boolean {
  const pairs = marks & (marks >> 1);
  return (pairs & (pairs >> 2)) !== 0;
}

/** Where four in a row can stand: the lines, and four bits of them. */
const FOURS = Array.from({ length: LINES }, (_, line) => {
  const cells = CELL_LINES.flat().reduce(
    (bits, [other, place]) => (other === line ? bits | (1 << place) : bits),
    0,
  );
  return [0, 1, 2, 3]
    .map((shift) => 0b1111 << shift)
    .filter((four) => (cells & four) === four)
    .map((four) => ({ line, four }));
}).flat();

/** Two random words for each mark on each cell, for `hash`; whose turn it is follows from the marks. */
const KEYS = new Int32Array(2 * 2 * CELLS);
const keys = new Random(0).derive('connect-four');
for (let i = 0; i < KEYS.length; i++) KEYS[i] = keys.next();

class ConnectFourState extends State {
  override turn = 0;
  override readonly seats = 2;
  /** The lines of seat 0, then those of seat 1. */
  private readonly lines = new Uint8Array(2 * LINES);
  private plies = 0;
  private winner = EMPTY;

  /** Have both as many marks, or X one more, and has nobody moved after a row of four? */
  get isPossible(): boolean {
    const xs = Array.from({ length: CELLS }, (_, cell) => cell).filter((cell) => this.at(cell) === 0).length;
    const next = this.plies % 2;
    return xs === Math.ceil(this.plies / 2) && !this.linesOf(next).some(hasFour);
  }

  private linesOf(seat: number): Uint8Array {
    return this.lines.subarray(seat * LINES, (seat + 1) * LINES);
  }

  /** The seat whose mark is on a cell, or `EMPTY`. */
  at(cell: number): number {
    const row = Math.floor(cell / COLUMNS);
    const bit = 1 << (cell % COLUMNS);
    if (this.lines[row]! & bit) return 0;
    return this.lines[LINES + row]! & bit ? 1 : EMPTY;
  }

  /** How many marks are in a column. */
  height(column: number): number {
    return 32 - Math.clz32(this.lines[COLUMN_LINES + column]! | this.lines[LINES + COLUMN_LINES + column]!);
  }

  /** The columns that take no more marks, as bits. */
  private get full(): number {
    return this.lines[ROWS - 1]! | this.lines[LINES + ROWS - 1]!;
  }

  /** How many of these four cells of a line have the mark of `seat`; none if the other seat has one of them. */
  held(line: number, four: number, seat: number): number {
    if (this.lines[(1 - seat) * LINES + line]! & four) return 0;
    let own = 0;
    for (let left = this.lines[seat * LINES + line]! & four; left !== 0; left &= left - 1) own++;
    return own;
  }

  override moves(out: Int32Array): number {
    if (this.turn === OVER) return 0;
    const { full } = this;
    let count = 0;
    for (let column = 0; column < COLUMNS; column++) if (!(full & (1 << column))) out[count++] = column;
    return count;
  }

  /** Draws columns until one has room, which is quicker than listing those that have. */
  override sample(random: Random): Move {
    const { full } = this;
    let column = random.below(COLUMNS);
    while (full & (1 << column)) column = random.below(COLUMNS);
    return column;
  }

  override play(column: Move): void {
    this.drop(column, this.turn);
  }

  drop(column: number, seat: number): void {
    const cell = column + this.height(column) * COLUMNS;
    for (let i = 4 * cell; i < 4 * cell + 4; i++) {
      const line = seat * LINES + LINE[i]!;
      this.lines[line]! |= BIT[i]!;
      if (hasFour(this.lines[line]!)) this.winner = seat;
    }
    this.plies++;
    this.turn = this.winner !== EMPTY || this.plies === CELLS ? OVER : this.plies % 2;
  }

  override assign(from: ConnectFourState): void {
    this.turn = from.turn;
    this.lines.set(from.lines);
    this.plies = from.plies;
    this.winner = from.winner;
  }

  override clone(): ConnectFourState {
    const copy = new ConnectFourState();
    copy.assign(this);
    return copy;
  }

  override result(seat: number): number {
    return this.winner === EMPTY ? 0.5 : Number(this.winner === seat);
  }

  /** There are no points besides the row itself. */
  override score(seat: number): number {
    return Number(this.winner === seat);
  }

  override hash(out: Int32Array): void {
    out.fill(0, 0, 2);
    for (let cell = 0; cell < CELLS; cell++) {
      const mark = this.at(cell);
      if (mark === EMPTY) continue;
      const key = 2 * (cell + CELLS * mark);
      out[0]! ^= KEYS[key]!;
      out[1]! ^= KEYS[key + 1]!;
    }
  }
}

/** `./././././X/.`: what was dropped into each column, from the bottom, `.` for nothing. */
function formatPosition(state: ConnectFourState): string {
  const columns = [...FILES].map((_, column) => {
    const marks = Array.from({ length: ROWS }, (__, row) => MARKS[state.at(column + row * COLUMNS)] ?? '');
    return marks.join('') || '.';
  });
  return columns.join('/');
}

function parsePosition(text: string): ConnectFourState {
  if (!/^(\.|[XO]{1,6})(\/(\.|[XO]{1,6})){6}$/.test(text))
    throw new UserError(`"${text}" is not a position`, 'A position looks like "X/./OX/././X/.".');
  const state = new ConnectFourState();
  for (const [column, marks] of text.replaceAll('.', '').split('/').entries())
    for (const mark of marks) state.drop(column, MARKS.indexOf(mark));
  if (!state.isPossible)
    throw new UserError(`"${text}" cannot come about`, 'X moves first, and a row of four ends the game.');
  return state;
}

function parseMove(state: ConnectFourState, text: string): Move {
  const column = text.length === 1 ? FILES.indexOf(text) : -1;
  if (column < 0) throw new UserError(`"${text}" is not a move`, 'A move is a column from a to g.');
  if (state.turn === OVER) throw new UserError(`${text} is not legal: the game is over`);
  if (state.height(column) === ROWS) throw new UserError(`${text} is not legal: the column is full`);
  return column;
}

function draw(state: ConnectFourState): string {
  const row = (y: number): string =>
    [...FILES].map((_, x) => MARKS[state.at(x + y * COLUMNS)] ?? '.').join(' ');
  return [...Array.from({ length: ROWS }, (_, i) => row(ROWS - 1 - i)), [...FILES].join(' ')].join('\n');
}

/** For boards that can be pressed: where the mark will land. */
const grid: Grid<ConnectFourState> = {
  stones: (state) =>
    Array.from({ length: ROWS }, (_, row) =>
      Array.from({ length: COLUMNS }, (__, column) => state.at((ROWS - 1 - row) * COLUMNS + column)),
    ),
  cellsOf: (state, column) => [[ROWS - 1 - state.height(column), column]],
};

/** A row of four that can still be filled is worth the square of what is in it. */
const rows: Heuristic<ConnectFourState> = {
  name: 'rows',
  about: 'Open rows of four, by the square of how many marks are in them.',
  options: {},
  bound: 16 * FOURS.length,
  scale: 8,
  make: () => ({
    value(state, seat) {
      let sum = 0;
      for (let i = 0; i < FOURS.length; i++) {
        const { line, four } = FOURS[i]!;
        sum += state.held(line, four, seat) ** 2 - state.held(line, four, 1 - seat) ** 2;
      }
      return sum;
    },
  }),
};

export const connectFour: Game<ConnectFourState> = {
  name: 'connect-four',
  title: 'Connect four',
  about: 'Marks fall to the bottom of a column; four in a row win.',
  minSeats: 2,
  maxSeats: 2,
  hasChance: false,
  hasHidden: false,
  maxMoves: COLUMNS,
  maxPlies: CELLS,
  options: {},
  presets: [],
  start: () => new ConnectFourState(),
  formatPosition,
  parsePosition,
  formatMove: (_state, column) => FILES[column]!,
  parseMove,
  seatName: (seat) => MARKS[seat]!,
  draw,
  grid,
  playouts: [],
  heuristics: [rows],
  agents: [
    {
      name: 'rows',
      spec: 'alphabeta(heuristic=rows, depth=4)',
      about: 'Alpha-beta on open rows, four plies deep.',
    },
  ],
};
