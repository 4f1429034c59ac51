/**
 * A match of two agents: pairs of games with seats switched on equal seeds. The scoreboard counts from the first
 * agent's side; what the counts mean is for `stats` to say.
 */
import { canonicalSpec } from '../agents/index.ts';
import type { Game, GameRecord, OptionValues } from '../core/index.ts';
import { type Interval, wilson } from '../stats/intervals.ts';
import { PairedScores } from '../stats/pairs.ts';
import { type SprtBounds, type SprtState, sprt } from '../stats/sprt.ts';
import { eloInterval } from '../stats/elo.ts';
import { meanInterval } from '../stats/mean.ts';
import type { GamePlan } from './play.ts';

export interface MatchPlan {
  readonly game: Game;
  readonly options: OptionValues;
  readonly position?: string;
  readonly agents: readonly [string, string];
  readonly games: number;
  readonly seed: number;
}

/** All games of the match in order: 0 and 1 are the first pair, and so on. */
export function matchSchedule(plan: MatchPlan): GamePlan[] {
  const [first, second] = plan.agents.map((spec) => canonicalSpec(spec, plan.game)) as [string, string];
  return Array.from({ length: plan.games }, (_, index) => ({
    game: plan.game.name,
    options: plan.options,
    ...(plan.position !== undefined && { position: plan.position }),
    agents: index % 2 === 0 ? [first, second] : [second, first],
    seed: plan.seed,
    index,
    pair: index >> 1,
  }));
}

export interface MatchSummary {
  readonly games: number;
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  /** Points per game of the first agent. */
  readonly rate: Interval;
  /** Elo difference; null where a clean sweep leaves it unbounded. */
  readonly elo: { readonly [K in keyof Interval]: number | null };
  /** Score of the first agent minus score of the second, per game, in the game's unit. */
  readonly score: Interval;
  readonly sprt: SprtState | null;
}

export class Scoreboard {
  private readonly bounds: SprtBounds | undefined;
  private wins = 0;
  private draws = 0;
  private losses = 0;
  private readonly points = new PairedScores();
  private readonly margins = new PairedScores();

  constructor(bounds?: SprtBounds) {
    this.bounds = bounds;
  }

  add(record: GameRecord): void {
    const seat = record.index % 2;
    const result = record.result[seat]!;
    if (result === 1) this.wins++;
    else if (result === 0) this.losses++;
    else this.draws++;
    this.points.add(result);
    this.margins.add(record.scores[seat]! - record.scores[1 - seat]!);
  }

  /** Has the sequential test seen enough? It looks only when a pair is complete. */
  get isDecided(): boolean {
    if (!this.bounds || !this.points.isEven) return false;
    return sprt(this.points.pentanomial(), this.bounds).decision !== 'continue';
  }

  summary(): MatchSummary {
    const games = this.points.count;
    const rate = wilson(games === 0 ? 0.5 : this.points.mean, this.points.effectiveTrials());
    return {
      games,
      wins: this.wins,
      draws: this.draws,
      losses: this.losses,
      rate,
      elo: eloInterval(rate),
      score: meanInterval(this.margins.units()),
      sprt: this.bounds ? sprt(this.points.pentanomial(), this.bounds) : null,
    };
  }
}
