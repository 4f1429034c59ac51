/**
 * Games of Marrakech as others write them down: a list of turns `{ player, colour, die, turn, rug, assam, owed, paid,
 * money, legal }`, alone or in an object (as `turns` or by any name) that may also tell the rules: a `preset`, options
 * by their names, `n` for the size. `rug` holds the two squares (y * n + x), null if the player was ruined; `assam`
 * is [x, y, "N"] after the walk, `money` the purses after it; `legal` counts the moves there were to choose from,
 * joint moves if the die is rolled first, else places for the carpet; a turn that ruins the player may be counted as one
 * move or with all carpets that might have followed. From `die`, `turn` and `rug` the game is played again; every other
 * figure is compared, as is what a turn or the game tells of the position after it (`figures.ts`). Fields that are
 * neither figures nor rules, such as names of players, are skipped. Where no preset is named, each is tried.
 */
import { OVER, type OptionValue, Random, type TranscriptFormat, UserError } from '../../core/index.ts';
import { integer, isObject, pair, readIfFits } from '../../core/schema/index.ts';
import { TURNS } from './cells.ts';
import { type Checked, checkFigures, checkOutcome, checkPosition } from './figures.ts';
import { countCarpetsAt, countJoint } from './legal.ts';
import {
  MAX_MOVES,
  carpet,
  firstSquare,
  hasCarpet,
  secondSquare,
  turnOf,
  walkFacing,
  walkSquare,
} from './moves.ts';
import { options, presets } from './options.ts';
import { CHOOSE, DRAW, LAY, TURN } from './position.ts';
import type { MarrakechState } from './state.ts';
import { walkIndex } from './tables.ts';

type Fields = Readonly<Record<string, unknown>>;

/** How a new game is made from what a user would give; passed in, because the game itself imports this file. */
export type Begin = (given: Readonly<Record<string, OptionValue>>, random: Random) => MarrakechState;

const RUINED = 'the player cannot pay and lays nothing, but a rug is recorded';
const listed = new Int32Array(MAX_MOVES);

function isTurnList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value) && isObject(value[0]) && 'die' in value[0] && 'rug' in value[0];
}

function turnsOf(value: unknown): readonly unknown[] | undefined {
  if (isTurnList(value)) return value;
  return isObject(value) ? Object.values(value).find(isTurnList) : undefined;
}

// ── one turn ──────────────────────────────────────────────────────────────────────────────────────

function readTurn(turn: Fields): number {
  const index = TURNS.findIndex((name) => name === turn.turn);
  if (index < 0) throw new UserError(`turn is ${JSON.stringify(turn.turn)}, not "L", "S" or "R"`);
  return index;
}

function readDie(turn: Fields): number {
  const die = readIfFits(integer(1, 4), turn.die);
  if (die === undefined) throw new UserError(`die is ${JSON.stringify(turn.die)}, not 1 to 4`);
  return die;
}

/** The legal move that lays the recorded rug, with the recorded turn where both are one move. */
function findMove(state: MarrakechState, turn: Fields): number {
  const { rug } = turn;
  const count = state.moves(listed);
  const withTurn = state.phase === CHOOSE || state.laysAndTurns();
  const way = withTurn ? readTurn(turn) : 0;
  const moves = [...listed.subarray(0, count)].filter((move) => turnOf(move) === way);
  const ruined = moves.length === 1 && !hasCarpet(moves[0]!);
  if (ruined && rug !== null) throw new UserError(RUINED);
  if (ruined) return moves[0]!;
  const squares = readIfFits(pair(integer(), integer()), rug);
  if (!squares) throw new UserError(`rug is ${JSON.stringify(rug)}, not two squares`);
  const [a, b] = squares;
  const two = carpet(a, b);
  const move = moves.find(
    (m) => firstSquare(m) === firstSquare(two) && secondSquare(m) === secondSquare(two),
  );
  if (move === undefined || Math.max(a, b) >= state.market.squares || Math.min(a, b) < 0)
    throw new UserError(`${withTurn ? `${TURNS[way]} with ` : ''}rug ${a}, ${b} is not legal`);
  return move;
}

function drawColour(state: MarrakechState, colour: unknown): void {
  const drawn = listed.subarray(0, state.moves(listed)).find((outcome) => outcome === colour);
  if (drawn === undefined) throw new UserError(`colour ${JSON.stringify(colour)} cannot be drawn`);
  state.play(drawn);
}

type Walked = Omit<Checked, 'player' | 'colour' | 'purses'>;

/** The whole turn is one move after the roll. */
function chooseAtOnce(state: MarrakechState, turn: Fields): Walked {
  state.play(readDie(turn));
  const legal = [state.count(), countJoint(state)];
  const move = findMove(state, turn);
  const owed = state.owedAt(walkSquare(move));
  state.play(move);
  return { owed, square: walkSquare(move), facing: walkFacing(move), legal, money: [...state.coins] };
}

/** Assam walks as soon as the die falls; then the player lays, if still in the game. */
function walkAndLay(state: MarrakechState, turn: Fields): Walked {
  if (state.phase === TURN) state.play(readTurn(turn));
  const { tables } = state.market;
  const at = walkIndex(state.square, state.facing, readDie(turn));
  const [square, facing] = [tables.walkSquare[at]!, tables.walkFacing[at]!];
  const owed = state.owedAt(square);
  const places = countCarpetsAt(state, square);
  state.play(readDie(turn));
  const walked = { owed, square, facing, money: [...state.coins] };
  if (state.phase !== LAY) {
    if (turn.rug !== null) throw new UserError(RUINED);
    return { ...walked, legal: [0, null, 1, places, 3 * places] };
  }
  const legal = [state.count()];
  state.play(findMove(state, turn));
  if (state.market.turnsAtEnd && !state.market.joins && state.turn !== OVER) state.play(readTurn(turn));
  return { ...walked, legal };
}

/** Plays one turn and gives what should have been recorded of it. */
function playTurn(state: MarrakechState, turn: Fields): Checked {
  if (state.phase === DRAW) drawColour(state, turn.colour);
  const before = { player: state.mover, colour: state.colour, purses: [...state.coins] };
  const walked = state.market.choosesAtOnce ? chooseAtOnce(state, turn) : walkAndLay(state, turn);
  return { ...before, ...walked };
}

// ── a game ────────────────────────────────────────────────────────────────────────────────────────

/** What is said about the rules, as a user would give it. */
function givenRules(value: unknown): Record<string, OptionValue> {
  if (!isObject(value)) return {};
  const named: Fields = { ...value, ...(isObject(value.options) ? value.options : {}) };
  const given: Record<string, OptionValue> = {};
  if (typeof named.n === 'number') given.size = named.n;
  for (const name of Object.keys(options)) {
    const said = named[name];
    if (typeof said === 'string' || typeof said === 'number') given[name] = said;
  }
  if (typeof named.preset === 'string') given.preset = named.preset;
  // Which colour comes next is written in every turn, so open stacks need no order here.
  if (given.colourOrder === 'shuffledOpen') given.colourOrder = 'shuffledHidden';
  return given;
}

/** @returns the number of turns that fit, and what was wrong with the next one */
function replay(
  begin: Begin,
  value: unknown,
  given: Record<string, OptionValue>,
): { turns: number; wrong?: UserError } {
  const turns = turnsOf(value)!;
  let played = 0;
  try {
    const state = begin(given, new Random(0));
    for (const turn of turns) {
      if (!isObject(turn)) throw new UserError('not an object');
      if (state.turn === OVER) throw new UserError('the game is already over');
      checkFigures(turn, playTurn(state, turn), state.market.size);
      checkPosition(turn, state);
      played++;
    }
    if (state.turn !== OVER) throw new UserError('the game goes on, but nothing more is recorded');
    if (isObject(value)) checkOutcome(value, state);
    return { turns: played };
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    const where = played < turns.length ? `turn ${played + 1}` : `after turn ${played}`;
    return { turns: played, wrong: new UserError(`${where}: ${error.message}`, error.hint) };
  }
}

export function turnTranscripts(begin: Begin): TranscriptFormat {
  return {
    name: 'Marrakech turns',
    recognises: (value) => turnsOf(value) !== undefined,
    verify(value) {
      const given = givenRules(value);
      const names = given.preset === undefined ? presets.map(({ name }) => name) : [given.preset];
      const attempts = names.map((preset) => replay(begin, value, { ...given, preset }));
      if (attempts.some(({ wrong }) => wrong === undefined)) return;
      // The rules that fit longest are those that were meant.
      const best = attempts.reduce((a, b) => (b.turns > a.turns ? b : a));
      throw best.wrong!;
    },
  };
}
