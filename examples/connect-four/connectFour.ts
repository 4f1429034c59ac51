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

/** The cells of every row of four: across, up, and both diagonals. */
const LINES = Array.from({ length: CELLS }, (_, start) => start).flatMap((start) =>
  [
    [1, 0],
    [0, 1],
    [1, 1],
    [-1, 1],
  ].flatMap(([across, up]) => {
    const column = (start % COLUMNS) + 3 * across!;
    const row = Math.floor(start / COLUMNS) + 3 * up!;
    if (column < 0 || column >= COLUMNS || row >= ROWS) return [];
    return [[0, 1, 2, 3].map((i) => start + i * (across! + COLUMNS * up!))];
  }),
);
/** The lines through each cell. */
const THROUGH = Array.from({ length: CELLS }, (_, cell) => LINES.filter((line) => line.includes(cell)));

/** Two random words for each mark on each cell, for `hash`; whose turn it is follows from the marks. */
const KEYS = new Int32Array(2 * 2 * CELLS);
const keys = new Random(0).derive('connect-four');
for (let i = 0; i < KEYS.length; i++) KEYS[i] = keys.next();

class ConnectFourState extends State {
  override turn = 0;
  override readonly seats = 2;
  /** The seat whose mark is on each cell, or `EMPTY`. */
  readonly cells = new Int8Array(CELLS).fill(EMPTY);
  private plies = 0;
  private winner = EMPTY;

  /** Have both as many marks, or X one more, and has nobody moved after a row of four? */
  get isPossible(): boolean {
    const xs = this.cells.reduce((sum, mark) => sum + Number(mark === 0), 0);
    const last = 1 - (this.plies % 2);
    const hasRow = (seat: number): boolean => LINES.some((line) => this.held(line, seat) === 4);
    return xs === Math.ceil(this.plies / 2) && !hasRow(1 - last);
  }

  /** The lowest empty cell of a column; past the end if there is none. */
  landing(column: number): number {
    let cell = column;
    while (cell < CELLS && this.cells[cell] !== EMPTY) cell += COLUMNS;
    return cell;
  }

  /** How many of a line's cells have the mark of `seat`; none if the other seat has one of them. */
  held(line: readonly number[], seat: number): number {
    let own = 0;
    for (let i = 0; i < line.length; i++) {
      const mark = this.cells[line[i]!]!;
      if (mark === 1 - seat) return 0;
      if (mark === seat) own++;
    }
    return own;
  }

  override moves(out: Int32Array): number {
    if (this.turn === OVER) return 0;
    let count = 0;
    for (let column = 0; column < COLUMNS; column++) if (this.landing(column) < CELLS) out[count++] = column;
    return count;
  }

  override play(column: Move): void {
    this.drop(column, this.turn);
  }

  drop(column: number, seat: number): void {
    const cell = this.landing(column);
    const lines = THROUGH[cell]!;
    this.cells[cell] = seat;
    this.plies++;
    for (let i = 0; i < lines.length; i++) if (this.held(lines[i]!, seat) === 4) this.winner = seat;
    this.turn = this.winner !== EMPTY || this.plies === CELLS ? OVER : this.plies % 2;
  }

  override assign(from: ConnectFourState): void {
    this.turn = from.turn;
    this.cells.set(from.cells);
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
      const key = 2 * (cell + CELLS * this.cells[cell]!);
      if (this.cells[cell] === EMPTY) continue;
      out[0]! ^= KEYS[key]!;
      out[1]! ^= KEYS[key + 1]!;
    }
  }
}

/** `./././././X/.`: what was dropped into each column, from the bottom, `.` for nothing. */
function formatPosition(state: ConnectFourState): string {
  const columns = [...FILES].map((_, column) => {
    const marks = Array.from(
      { length: ROWS },
      (__, row) => MARKS[state.cells[column + row * COLUMNS]!] ?? '',
    );
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
  if (state.landing(column) >= CELLS) throw new UserError(`${text} is not legal: the column is full`);
  return column;
}

function draw(state: ConnectFourState): string {
  const row = (y: number): string =>
    [...FILES].map((_, x) => MARKS[state.cells[x + y * COLUMNS]!] ?? '.').join(' ');
  return [...Array.from({ length: ROWS }, (_, i) => row(ROWS - 1 - i)), [...FILES].join(' ')].join('\n');
}

/** For boards that can be pressed: where the mark will land. */
const grid: Grid<ConnectFourState> = {
  stones: ({ cells }) =>
    Array.from({ length: ROWS }, (_, row) => [
      ...cells.subarray((ROWS - 1 - row) * COLUMNS, (ROWS - row) * COLUMNS),
    ]),
  cellsOf: (state, column) => [[ROWS - 1 - Math.floor(state.landing(column) / COLUMNS), column]],
};

/** A row of four that can still be filled is worth the square of what is in it. */
const rows: Heuristic<ConnectFourState> = {
  name: 'rows',
  about: 'Open rows of four, by the square of how many marks are in them.',
  options: {},
  bound: 16 * LINES.length,
  scale: 8,
  make: () => ({
    value(state, seat) {
      let sum = 0;
      for (let i = 0; i < LINES.length; i++)
        sum += state.held(LINES[i]!, seat) ** 2 - state.held(LINES[i]!, 1 - seat) ** 2;
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
