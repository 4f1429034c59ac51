/** The results of every pairing: counts, intervals, tests, and what luck had to do with them. */
import type { Game } from '../../core/index.ts';
import {
  type LuckSplit,
  BlockScores,
  holm,
  luckSplit,
  meanInterval,
  pairTest,
  sumPairs,
} from '../../stats/index.ts';
import type { StoredGame } from '../../store/index.ts';
import type { Experiment } from '../experiment.ts';
import type { Estimate, Forfeit, PairingResult, SeatResult } from '../results.ts';
import type { PairingStanding, Standings } from '../standings.ts';

/** Fewer show nothing. */
export const LEAST_PAIRS = 2;
const UNKNOWN: Estimate = { mean: null, low: null, high: null };

/** JSON knows no infinity and no NaN: what is not known is null. */
export function estimate(interval: { readonly [K in keyof Estimate]: number | null }): Estimate {
  const known = (x: number | null): number | null => (x !== null && Number.isFinite(x) ? x : null);
  return { mean: known(interval.mean), low: known(interval.low), high: known(interval.high) };
}

function leadOf({ scores }: StoredGame): number {
  return scores[0] - scores[1];
}

/** What is kept of a pairing's games beside its score. */
export class PairingDetails {
  private readonly seats: { games: number; wins: number; draws: number; losses: number }[] = [];
  private readonly scores = [new BlockScores(), new BlockScores()] as const;
  private readonly forfeits = new Map<string, { side: number; reason: string; games: number }>();
  /** Points and lead of the two games of each complete pair. */
  private readonly points: [number, number][] = [];
  private readonly leads: [number, number][] = [];
  private single: StoredGame | undefined;

  /** The next game in the order of the pairing. */
  add(game: StoredGame): void {
    this.addToSeat(game);
    for (const side of [0, 1] as const) this.scores[side].add(game.scores[side]);
    if (game.forfeit) this.addForfeit(game.forfeit);
    if (this.single === undefined) this.single = game;
    else {
      this.points.push([this.single.points, game.points]);
      this.leads.push([leadOf(this.single), leadOf(game)]);
      this.single = undefined;
    }
  }

  /** Points of the first agent in each complete pair, from 0 to 2. */
  pairPoints(): number[] {
    return this.points.map(([one, other]) => one + other);
  }

  score(side: 0 | 1): Estimate {
    const { count, mean } = this.scores[side];
    if (count === 0) return UNKNOWN;
    return estimate({ ...meanInterval(this.scores[side].units()), mean });
  }

  bySeat(game: Game): SeatResult[] {
    return this.seats.flatMap((counts, seat) => [{ seat, seatName: game.seatName(seat), ...counts }]);
  }

  forfeited(agents: readonly [number, number]): Forfeit[] {
    return [...this.forfeits.values()].map(({ side, reason, games }) => ({
      agent: agents[side]!,
      reason,
      games,
    }));
  }

  luck(): { points: LuckSplit | null; lead: LuckSplit | null } {
    return { points: luckSplit(sumPairs(this.points)), lead: luckSplit(sumPairs(this.leads)) };
  }

  private addToSeat({ seat, points }: StoredGame): void {
    const counts = (this.seats[seat] ??= { games: 0, wins: 0, draws: 0, losses: 0 });
    counts.games++;
    if (points === 1) counts.wins++;
    else if (points === 0) counts.losses++;
    else counts.draws++;
  }

  private addForfeit({ side, reason }: { readonly side: number; readonly reason: string }): void {
    const key = `${side} ${reason}`;
    const known = this.forfeits.get(key);
    if (known) known.games++;
    else this.forfeits.set(key, { side, reason, games: 1 });
  }
}

/** Of "both are equal", for each pairing. */
function pValues(experiment: Experiment, standings: Standings<StoredGame>): (number | null)[] {
  return experiment.pairings.map((_, place) => {
    const { score } = standings.pairing(place);
    return score.games < 2 * LEAST_PAIRS ? null : pairTest(score.pairs());
  });
}

/** Holm's correction of those that there are. */
export function corrected(values: readonly (number | null)[]): (number | null)[] {
  const known = holm(values.filter((p) => p !== null));
  let next = 0;
  return values.map((p) => (p === null ? null : known[next++]!));
}

function scoreOf({
  score,
}: PairingStanding): Pick<
  PairingResult,
  'games' | 'wins' | 'draws' | 'losses' | 'pairs' | 'rate' | 'elo' | 'lead'
> {
  const { games, wins, draws, losses } = score;
  return {
    games,
    wins,
    draws,
    losses,
    pairs: score.pairs(),
    rate: estimate(score.rate()),
    elo: estimate(score.elo()),
    lead: games === 0 ? UNKNOWN : estimate(score.lead()),
  };
}

export function pairingResults(
  experiment: Experiment,
  game: Game,
  standings: Standings<StoredGame>,
  details: readonly PairingDetails[],
): PairingResult[] {
  const tests = pValues(experiment, standings);
  const correctedTests = corrected(tests);
  const { stop, games, switchSides } = experiment;
  return experiment.pairings.map(({ first, second }, place) => {
    const standing = standings.pairing(place);
    const own = details[place]!;
    return {
      first,
      second,
      ...scoreOf(standing),
      scores: { first: own.score(0), second: own.score(1) },
      bySeat: own.bySeat(game),
      pValue: tests[place]!,
      pCorrected: correctedTests[place]!,
      sprt: stop.rule === 'sprt' ? standing.score.sprt(stop) : null,
      stoppedEarly: standing.end !== undefined && standing.end < games,
      forfeits: own.forfeited([first, second]),
      ...(switchSides && { luck: own.luck() }),
    };
  });
}
