/**
 * The figures of a written game, compared with those of the rules. Others write the same fact in more than one way (who
 * is out as a list of players or as true and false, a board as one list or in rows), so a figure is right if it is right
 * in any of its readings. What is not recorded is not compared.
 */
import { UserError } from '../../core/index.ts';
import { integer, isObject, list, readIfFits } from '../../core/schema/index.ts';
import { carpetNumbers } from './carpets.ts';
import { FACINGS } from './cells.ts';
import { formatPosition } from './notation.ts';
import type { MarrakechState } from './state.ts';

type Fields = Readonly<Record<string, unknown>>;

/** What a turn should have been recorded as. */
export interface Checked {
  readonly player: number;
  readonly colour: number;
  readonly owed: number;
  readonly square: number;
  readonly facing: number;
  /** Before and after the walk. */
  readonly purses: readonly number[];
  readonly money: readonly number[];
  /** How many moves there were to choose from, in every way of counting them. */
  readonly legal: readonly (number | null)[];
}

/** @param readings each is right; the first one is shown if the record has none of them */
function compare(name: string, recorded: unknown, ...readings: readonly unknown[]): void {
  if (recorded === undefined) return;
  const theirs = JSON.stringify(recorded);
  const ours = readings.map((reading) => JSON.stringify(reading));
  if (!ours.includes(theirs)) throw new UserError(`${name} is recorded as ${theirs}, but is ${ours[0]}`);
}

function assamAt(square: number, facing: number, size: number): readonly unknown[] {
  return [square % size, Math.floor(square / size), FACINGS[facing]];
}

/** The figures of a turn that are written in one way only. */
export function figuresOf(found: Checked, size: number): Fields {
  const { player, colour, owed, square, facing, purses, money } = found;
  return {
    player,
    colour,
    assam: assamAt(square, facing, size),
    owed,
    paid: Math.max(0, purses[player]! - money[player]!),
    money,
  };
}

/** @throws UserError for the first figure that differs */
export function checkFigures(turn: Fields, found: Checked, size: number): void {
  for (const [name, value] of Object.entries(figuresOf(found, size))) compare(name, turn[name], value);
  compare('legal', turn.legal, ...found.legal);
}

// ── the position ──────────────────────────────────────────────────────────────────────────────────

function seatsOf(state: MarrakechState): number[] {
  return Array.from({ length: state.seats }, (_, seat) => seat);
}

function squaresOf(state: MarrakechState): number[] {
  return Array.from({ length: state.market.squares }, (_, square) => square);
}

function inRows(state: MarrakechState, cells: readonly unknown[]): unknown[][] {
  const { size } = state.market;
  return Array.from({ length: size }, (_, row) => cells.slice(row * size, (row + 1) * size));
}

/** A board of colours or of owners: all squares in one list or in rows, bare floor as -1 or null, or our own rows. */
function checkBoard(name: string, recorded: unknown, state: MarrakechState): void {
  if (recorded === undefined) return;
  const squares = squaresOf(state);
  const boards = [-1, null].flatMap((bare) => [
    squares.map((square) => (state.shownAt(square) === 0 ? bare : state.colourAt(square))),
    squares.map((square) => (state.shownAt(square) === 0 ? bare : state.ownerAt(square))),
  ]);
  const rows = formatPosition(state).split(' ')[0];
  compare(name, recorded, ...boards, ...boards.map((board) => inRows(state, board)), rows);
}

/** Carpets are numbered as one likes: only which squares show the same one counts. */
function checkCarpets(recorded: unknown, state: MarrakechState): void {
  if (recorded === undefined) return;
  const renumbered = (ids: readonly unknown[]): number[] => {
    const numbers = new Map<unknown, number>([[-1, -1]]);
    return ids.map((id) => {
      if (!numbers.has(id)) numbers.set(id, numbers.size - 1);
      return numbers.get(id)!;
    });
  };
  const found = renumbered(carpetNumbers(state).map((carpet) => carpet || -1));
  compare('rugId', Array.isArray(recorded) ? renumbered(recorded) : recorded, found);
}

/** Who is out: their numbers in any order, true or false for each player, one number; nobody is -1 or null. */
function checkOut(name: string, recorded: unknown, state: MarrakechState): void {
  const flags = seatsOf(state).map((seat) => state.isOut(seat));
  const players = seatsOf(state).filter((seat) => state.isOut(seat));
  const sorted = readIfFits(list(integer()), recorded)?.toSorted((a, b) => a - b) ?? recorded;
  const alone = players.length === 0 ? [null, -1] : players.length === 1 ? players : [];
  compare(name, sorted, players, flags, ...alone);
}

/** What can be read off the position: in a turn after it, of the game at its end. */
export function checkPosition(recorded: Fields, state: MarrakechState): void {
  const scores = seatsOf(state).map((seat) => state.score(seat));
  // A number is the lead of the first player.
  const readings = state.seats === 2 ? [scores, scores[0]! - scores[1]!] : [scores];
  for (const name of ['score', 'scores']) compare(name, recorded[name], ...readings);
  const byColour = Array.from(
    state.left,
    (_, colour) => squaresOf(state).filter((square) => state.colourAt(square) === colour).length,
  );
  compare('visible', recorded.visible, [...state.visible], byColour);
  for (const name of ['eliminated', 'out']) checkOut(name, recorded[name], state);
  compare(
    'left',
    recorded.left,
    [...state.left],
    seatsOf(state).map((seat) => state.leftOf(seat)),
  );
  const { board } = recorded;
  if (isObject(board)) {
    checkBoard('board.colour', board.colour, state);
    checkCarpets(board.rugId, state);
  } else checkBoard('board', board, state);
  checkCarpets(recorded.rugId, state);
}

/** What the game gives of its end. */
export function checkOutcome(game: Fields, state: MarrakechState): void {
  checkPosition(game, state);
  const scores = seatsOf(state).map((seat) => state.score(seat));
  const results = seatsOf(state).map((seat) => state.result(seat));
  compare('money', game.money, [...state.coins]);
  compare('assam', game.assam, assamAt(state.square, state.facing, state.market.size));
  checkBoard('colour', game.colour, state);
  // A number is the lead of the first player, a list the share of each.
  compare('result', game.result, typeof game.result === 'number' ? scores[0]! - scores[1]! : results);
  const winner = results.indexOf(1);
  if (game.winner !== undefined) compare('winner', game.winner ?? -1, winner);
}
