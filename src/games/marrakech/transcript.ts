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
import {
  Line,
  OVER,
  type OptionValues,
  type OptionValue,
  type PlayedGame,
  Random,
  type TranscriptFormat,
  UserError,
  notForTranscripts,
  settleOptions,
} from '../../core/index.ts';
import { isObject } from '../../core/schema/index.ts';
import { type Checked, checkFigures, checkOutcome, checkPosition, figuresOf } from './figures.ts';
import { formatMove, formatPosition, parsePosition } from './notation.ts';
import { type MarrakechOptions, options, presets, settle } from './options.ts';
import { start, startWith } from './start.ts';
import type { MarrakechState } from './state.ts';
import { type Decisions, decisionsOf } from './turnDecisions.ts';
import { playTurn } from './writtenTurn.ts';

type Fields = Readonly<Record<string, unknown>>;

function isTurnList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value) && isObject(value[0]) && 'die' in value[0] && 'rug' in value[0];
}

function turnsOf(value: unknown): readonly unknown[] | undefined {
  if (isTurnList(value)) return value;
  return isObject(value) ? Object.values(value).find(isTurnList) : undefined;
}

function settled(given: OptionValues): MarrakechOptions {
  return settleOptions({ name: 'marrakech', options, presets, settle }, given);
}

// ── reading ───────────────────────────────────────────────────────────────────────────────────────

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
  return given;
}

/** The start of a game of which all turns are known: open stacks lie as the colours were taken from them. */
function startBefore(turns: readonly Checked[], rules: MarrakechOptions): MarrakechState {
  if (rules.colourOrder !== 'shuffledOpen') return start(rules, new Random(0));
  const stacks = [0, 1].flatMap((player) => {
    const taken = turns.filter((turn) => turn.player === player).map(({ colour }) => colour);
    // What a ruined player never took lies below, in any order.
    const below = [2 * player, 2 * player + 1].flatMap((colour) =>
      Array<number>(rules.rugsPerColour - taken.filter((other) => other === colour).length).fill(colour),
    );
    return taken.concat(below);
  });
  return startWith(rules, Uint8Array.from(stacks));
}

interface Attempt {
  /** Turns that fit. */
  readonly turns: number;
  readonly played?: PlayedGame;
  /** What was wrong with the next turn. */
  readonly wrong?: UserError;
}

function replay(value: unknown, given: Readonly<Record<string, OptionValue>>): Attempt {
  const turns = turnsOf(value)!;
  const found: Checked[] = [];
  try {
    const rules = settled(given);
    // Which colour comes next is written in every turn, so that open stacks are drawn from as if they were hidden.
    const isOpen = rules.colourOrder === 'shuffledOpen';
    const drawn: MarrakechOptions = isOpen ? { ...rules, colourOrder: 'shuffledHidden' } : rules;
    const line = new Line(start(drawn, new Random(0)), formatMove);
    const { state } = line;
    for (const turn of turns) {
      if (!isObject(turn)) throw new UserError('not an object');
      if (state.turn === OVER) throw new UserError('the game is already over');
      const checked = playTurn(line, turn);
      checkFigures(turn, checked, state.market.size);
      checkPosition(turn, state);
      found.push(checked);
    }
    if (state.turn !== OVER) throw new UserError('the game goes on, but nothing more is recorded');
    if (isObject(value)) checkOutcome(value, state);
    const moves = isOpen ? line.moves.filter((move) => !/^[a-d]$/.test(move)) : line.moves;
    const position = formatPosition(startBefore(found, rules));
    return { turns: found.length, played: { options: rules, position, moves } };
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    const played = found.length;
    const where = played < turns.length ? `turn ${played + 1}` : `after turn ${played}`;
    return { turns: played, wrong: new UserError(`${where}: ${error.message}`, error.hint) };
  }
}

function read(value: unknown): PlayedGame {
  const given = givenRules(value);
  const names = given.preset === undefined ? presets.map(({ name }) => name) : [given.preset];
  const attempts: Attempt[] = [];
  for (const preset of names) {
    const attempt = replay(value, { ...given, preset });
    if (attempt.played) return attempt.played;
    attempts.push(attempt);
  }
  // The rules that fit longest are those that were meant.
  throw attempts.reduce((a, b) => (b.turns > a.turns ? b : a)).wrong!;
}

// ── writing ───────────────────────────────────────────────────────────────────────────────────────

/** @throws UserError for a game that was set up in the middle */
function requireStart(state: MarrakechState, rules: MarrakechOptions): void {
  if (formatPosition(state) !== formatPosition(startWith(rules, state.order)))
    throw notForTranscripts('it does not begin as its rules say, with bare floor and full purses');
}

/** Plays a turn, and adds to it what the rules say about it. */
function withFigures(line: Line<MarrakechState>, decisions: Decisions): Fields {
  const checked = playTurn(line, { ...decisions });
  return { ...decisions, ...figuresOf(checked, line.state.market.size), legal: checked.legal[0] };
}

function write({ options: given, position, moves }: PlayedGame): unknown {
  const rules = settled(given);
  const line = new Line(parsePosition(position, rules), formatMove);
  const { state } = line;
  requireStart(state, rules);
  const turns = decisionsOf(state.clone(), moves).map((decisions) => withFigures(line, decisions));
  const scores = Array.from({ length: state.seats }, (_, seat) => state.score(seat));
  return { game: 'marrakech', options: rules, turns, scores };
}

export const transcripts: readonly TranscriptFormat[] = [
  { name: 'Marrakech turns', recognises: (value) => turnsOf(value) !== undefined, read, write },
];
