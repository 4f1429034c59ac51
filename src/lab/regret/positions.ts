/**
 * Solved positions in which a move can be wrong: drawn from a seed near the end of games, or given. Drawn ones come from
 * games of random and of greedy players in turn, one of each game, so that they are independent. Game `i` draws from
 * its own streams, so position `n` is the same however many are asked for.
 */
import { playedChoices, playerOf } from '../../arena/index.ts';
import { type Game, type OptionValues, Random, type State, UserError } from '../../core/index.ts';
import { type SolvedPosition, solveMoves } from '../../search/index.ts';

export interface PositionToJudge {
  readonly state: State;
  readonly solved: SolvedPosition;
}

/** Where positions come from, one after the other. */
export interface PositionSource {
  /** @returns nothing after the last */
  next(): PositionToJudge | undefined;
}

/** After this many games in a row without a position, there is none to be found. */
const MOST_IDLE_GAMES = 50;

/** Is there something to lose, and is it known how much? */
function isTelling({ moves }: SolvedPosition): boolean {
  const isKnown = moves.every(({ chance }) => chance !== null);
  return isKnown && moves.some(({ regret }) => regret.chance! > 0 || (regret.points ?? 0) > 0);
}

export interface DrawnSettings {
  readonly game: Game;
  readonly options: OptionValues;
  readonly seed: number;
  readonly positions: number;
  /** How many choices of their game were left, themselves among them. */
  readonly left: number;
  /** Those from which more positions can follow are passed over. */
  readonly states: number;
}

export class DrawnPositions implements PositionSource {
  private readonly settings: DrawnSettings;
  private readonly random: Random;
  private games = 0;
  private found = 0;

  constructor(settings: DrawnSettings) {
    this.settings = settings;
    this.random = new Random(settings.seed).derive('regret');
  }

  /** @throws UserError if none can be found */
  next(): PositionToJudge | undefined {
    if (this.found === this.settings.positions) return undefined;
    for (let idle = 0; idle < MOST_IDLE_GAMES; idle++) {
      const position = this.fromNextGame();
      if (!position) continue;
      this.found++;
      return position;
    }
    const { game, left, states } = this.settings;
    throw new UserError(
      `no position of ${game.title} with ${left} choices left was found that can be solved with ${states} positions and has something to lose`,
      'Ask for fewer choices left with --left, or allow more positions with --states.',
    );
  }

  private fromNextGame(): PositionToJudge | undefined {
    const { game, options, left, states } = this.settings;
    const number = this.games++;
    const choices = playedChoices(game, options, this.random.derive(number), playerOf(game, number));
    const state = choices.at(-left)?.state;
    const solved = state && solveIfSmall(game, state, states);
    return solved && isTelling(solved) ? { state, solved } : undefined;
  }
}

function solveIfSmall(game: Game, state: State, states: number): SolvedPosition | undefined {
  try {
    return solveMoves(game, state, { states });
  } catch (error) {
    if (error instanceof UserError && !game.hasHidden && state.seats === 2) return undefined;
    throw error;
  }
}

/** Positions that someone has listed; each has to be one that can be solved. */
export class ListedPositions implements PositionSource {
  private readonly game: Game;
  private readonly listed: Iterator<State>;
  private readonly states: number;

  constructor(game: Game, listed: readonly State[], states: number) {
    this.game = game;
    this.listed = listed.values();
    this.states = states;
  }

  /** @throws UserError for a position that cannot be solved, or not completely */
  next(): PositionToJudge | undefined {
    const { done, value: state } = this.listed.next();
    if (done) return undefined;
    const solved = solveMoves(this.game, state, { states: this.states });
    if (solved.moves.some(({ chance }) => chance === null))
      throw new UserError(
        `not all moves of ${this.game.formatPosition(state)} can be solved`,
        'Leave the position out, or allow more positions with --states.',
      );
    return { state, solved };
  }
}
