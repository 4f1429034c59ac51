/**
 * What every move of a position is worth, exactly, and what it gives away against the best one: its regret. Games
 * without chance are solved by their graph of positions, or where that is too large by endings that can be forced; others
 * by their expected values.
 */
import { type Game, type Move, OVER, type State, UserError } from '../../core/index.ts';
import type { Proof } from '../analysis.ts';
import { ExpectedValues, ROUNDING } from './expectedValues.ts';
import { ForcedEndings } from './forcedEndings.ts';
import type { SolveSettings } from './reachablePositions.ts';
import { type Value, rank, solve } from './solve.ts';

/** By how much the best move has more of each value; null where that is not known. */
export interface Regret {
  readonly chance: number | null;
  /** Among moves with the best result; what a worse one gives away is in its chance. */
  readonly lead: number | null;
  readonly points: number | null;
}

/** A move, for the seat that makes it. */
export interface SolvedMove {
  readonly move: Move;
  /** The expected result, from 0 to 1, if everybody plays for the result from then on; null where that is not known. */
  readonly chance: number | null;
  /** The expected lead if everybody plays for the result, and for points where results are equal; null like `points`. */
  readonly lead: number | null;
  /** The expected lead if everybody plays for points; null where that was not solved. */
  readonly points: number | null;
  readonly regret: Regret;
  /** Where there is no chance. */
  readonly ending?: Value;
}

/** A position and all of its moves, those with the best results first, and of these those with the largest leads. */
export interface SolvedPosition {
  readonly chance: number;
  readonly lead: number | null;
  readonly points: number | null;
  readonly moves: readonly SolvedMove[];
  /** How many positions were solved on the way. */
  readonly states: number;
  readonly ending?: Value;
  /** Best play to the end, where that is one line: without chance, and if somebody wins. */
  readonly line: readonly Move[];
}

const CHANCES: Readonly<Record<Proof, number>> = { win: 1, draw: 0.5, loss: 0 };

/** What is not known stands between what wins and what loses. */
const UNKNOWN = 0.25;

/** How many positions are looked at for endings that can be forced. */
const FORCED_STATES = 1_000_000;

type Worth = Omit<SolvedMove, 'regret'>;

/** What is nearly nothing is nothing. */
function difference(best: number, value: number): number {
  return best - value < ROUNDING ? 0 : best - value;
}

/** A quick win before a slow one, a slow loss before a quick one. */
function byEnding({ ending }: Worth): number {
  return ending ? rank(ending) : 0;
}

/** Nothing if one of them is not known. */
function largest(values: readonly (number | null)[]): number | null {
  return values.some((value) => value === null) ? null : Math.max(...values.map(Number));
}

/** Nothing if either is not known. */
function regretOf(best: number | null, value: number | null): number | null {
  return best === null || value === null ? null : difference(best, value);
}

function judge(worths: readonly Worth[], states: number, line: readonly Move[] = []): SolvedPosition {
  const chance = Math.max(...worths.map((worth) => worth.chance ?? 0));
  const keeping = worths.filter((worth) => regretOf(chance, worth.chance) === 0);
  const lead = largest(keeping.map((worth) => worth.lead));
  const points = largest(worths.map((worth) => worth.points));
  const moves = worths
    .map((worth) => ({
      ...worth,
      regret: {
        chance: regretOf(chance, worth.chance),
        lead: keeping.includes(worth) || worth.lead === null ? regretOf(lead, worth.lead) : 0,
        points: regretOf(points, worth.points),
      },
    }))
    .sort(
      (a, b) =>
        (a.regret.chance ?? chance - UNKNOWN) - (b.regret.chance ?? chance - UNKNOWN) ||
        byEnding(b) - byEnding(a) ||
        (a.regret.lead ?? 0) - (b.regret.lead ?? 0),
    );
  const { ending } = moves[0]!;
  return { chance, lead, points, moves, states, line, ...(ending && { ending }) };
}

/** As far as endings can be forced. */
function byForce(game: Game, state: State, most: number, isWinEnough = false): SolvedPosition {
  const endings = new ForcedEndings(game, most);
  const worths = endings
    .valuesOfMoves(state, isWinEnough)
    .map(({ move, ending }) =>
      ending
        ? { move, chance: CHANCES[ending.value], lead: null, points: null, ending }
        : { move, chance: null, lead: null, points: null },
    );
  return judge(worths, endings.states);
}

/** Best play to the end of a game that somebody wins by force. */
function forcedLine(game: Game, state: State, most: number): Move[] {
  const position = state.clone();
  const line: Move[] = [];
  while (position.turn !== OVER) {
    const { move } = byForce(game, position, most, true).moves[0]!;
    line.push(move);
    position.play(move);
  }
  return line;
}

/** One win is enough to know what a position is worth; without one, all moves must lose. */
function isDecided({ moves }: SolvedPosition): boolean {
  return moves[0]!.chance === 1 || moves.every(({ chance }) => chance !== null);
}

function withoutChance(game: Game, state: State, settings: SolveSettings): SolvedPosition {
  try {
    return fromGraph(game, state, settings);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    const most = Math.min(FORCED_STATES, settings.states);
    const forced = byForce(game, state, most);
    if (!isDecided(forced)) throw error;
    return { ...forced, line: forcedLine(game, state, most) };
  }
}

function fromGraph(game: Game, state: State, settings: SolveSettings): SolvedPosition {
  const solution = solve(game, state, settings);
  const worths = solution.valuesOfMoves(state).map(({ move, value, plies }) => ({
    move,
    chance: CHANCES[value],
    lead: null,
    points: null,
    ending: { value, plies },
  }));
  return judge(worths, solution.states, solution.line(state));
}

function withChance(game: Game, state: State, settings: SolveSettings): SolvedPosition {
  const solver = new ExpectedValues(game, settings);
  const listed = new Int32Array(game.maxMoves);
  const next = state.clone();
  const worths = Array.from({ length: state.moves(listed) }, (_, i) => {
    const move = listed[i]!;
    next.assign(state);
    next.play(move);
    const { chance, lead, points } = solver.valueOf(next);
    return state.turn === 0
      ? { move, chance, lead, points }
      : { move, chance: 1 - chance, lead: -lead, points: -points };
  });
  return judge(worths, solver.states);
}

/** @param state at the turn of a player @throws UserError for a game that cannot be solved, or for too many positions */
export function solveMoves(game: Game, state: State, settings: SolveSettings): SolvedPosition {
  if (state.turn === OVER)
    throw new UserError('the game is over: there is nothing to solve', 'Begin earlier.');
  if (game.hasHidden || state.seats !== 2)
    throw new UserError(
      `${game.title} cannot be solved here: only games for two without secrets can`,
      `Search it instead: playout analyse ${game.name}`,
    );
  return game.hasChance ? withChance(game, state, settings) : withoutChance(game, state, settings);
}
