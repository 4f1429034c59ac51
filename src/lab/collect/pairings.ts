/** The results of every pairing: counts, intervals, tests, and the part of luck in them. */
import { type Game, Random } from '../../core/index.ts';
import {
  BlockScores,
  type LuckSplit,
  luckSplit,
  meanInterval,
  pairTest,
  rotationTest,
  sumPairs,
} from '../../stats/index.ts';
import type { StoredGame } from '../../store/rows.ts';
import { type Experiment, seatsOf } from '../experiment.ts';
import type { Estimate, ForfeitCount, PairingResult, SeatResult } from '../results.ts';
import { leadOf, meanOfOthers } from '../score.ts';
import type { PairingStanding, Standings } from '../standings.ts';
import { Tally } from '../tally.ts';
import { UNKNOWN, corrected, estimate } from './estimate.ts';

/** Fewer show nothing. */
export const LEAST_BLOCKS = 2;

/** What is kept of a pairing's games besides its score. */
export class PairingDetails {
  /** By the seat of the first agent. */
  private readonly seats: Tally[] = [];
  /** Of the first agent, and of its opponents on average. */
  private readonly scores: readonly [BlockScores, BlockScores];
  private readonly forfeits = new Map<string, { side: number; reason: string; games: number }>();
  /** Games of the block that is not whole yet, and all whole blocks in numbers. */
  private begun: StoredGame[] = [];
  private readonly blocks: WholeBlock[] = [];

  constructor(seats: number) {
    this.scores = [new BlockScores(seats), new BlockScores(seats)];
  }

  /** The next game in the order of the pairing. */
  add(game: StoredGame): void {
    (this.seats[game.seat] ??= new Tally()).add(game.points[0]!);
    this.scores[0].add(game.scores[0]!);
    this.scores[1].add(meanOfOthers(game.scores));
    if (game.forfeit) this.addForfeit(game.forfeit);
    this.begun.push(game);
    if (this.begun.length < game.points.length) return;
    this.blocks.push(sumUp(this.begun));
    this.begun = [];
  }

  /** Points of every side in each whole block; in a pair from 0 to 2. */
  blockPoints(): readonly (readonly number[])[] {
    return this.blocks.map(({ points }) => points);
  }

  /** Mean score of the first agent, or of its opponents. */
  score(of: 0 | 1): Estimate {
    const { count, mean } = this.scores[of];
    if (count === 0) return UNKNOWN;
    return estimate({ ...meanInterval(this.scores[of].units()), mean });
  }

  bySeat(game: Game): SeatResult[] {
    return this.seats.flatMap((tally, seat) => [{ seat, seatName: game.seatName(seat), ...tally }]);
  }

  forfeited(agents: readonly number[]): ForfeitCount[] {
    return [...this.forfeits.values()].map(({ side, reason, games }) => ({
      agent: agents[side]!,
      reason,
      games,
    }));
  }

  /** From pairs of games. */
  luck(): { points: LuckSplit | null; lead: LuckSplit | null } {
    return {
      points: luckSplit(sumPairs(this.blocks.map(({ ofFirst }) => ofFirst))),
      lead: luckSplit(sumPairs(this.blocks.map(({ leads }) => leads))),
    };
  }

  private addForfeit({ side, reason }: { readonly side: number; readonly reason: string }): void {
    const key = `${side} ${reason}`;
    const known = this.forfeits.get(key);
    if (known) known.games++;
    else this.forfeits.set(key, { side, reason, games: 1 });
  }
}

interface WholeBlock {
  /** Of each side, over all games. */
  readonly points: readonly number[];
  /** What the first agent got in the first two games, and its leads. */
  readonly ofFirst: readonly [number, number];
  readonly leads: readonly [number, number];
}

function sumUp(games: readonly StoredGame[]): WholeBlock {
  const [one, other] = games;
  return {
    points: one!.points.map((_, side) => games.reduce((sum, { points }) => sum + points[side]!, 0)),
    ofFirst: [one!.points[0]!, other!.points[0]!],
    leads: [leadOf(one!.scores), leadOf(other!.scores)],
  };
}

/** Of "all are equal", for each pairing: exact over pairs, or by rotation of blocks. */
function pValues(
  experiment: Experiment,
  standings: Standings<StoredGame>,
  details: readonly PairingDetails[],
): (number | null)[] {
  const seats = seatsOf(experiment);
  return experiment.pairings.map(({ agents }, place) => {
    const { score } = standings.pairing(place);
    if (score.games < seats * LEAST_BLOCKS) return null;
    if (seats === 2) return pairTest(score.pairs());
    const random = new Random(experiment.seed).derive('rotation', place);
    return rotationTest(details[place]!.blockPoints(), agents, () => random.unit());
  });
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
  const tests = pValues(experiment, standings, details);
  const correctedTests = corrected(tests);
  const { stop, games, switchSides } = experiment;
  const isOfTwo = seatsOf(experiment) === 2;
  return experiment.pairings.map(({ agents }, place) => {
    const standing = standings.pairing(place);
    const own = details[place]!;
    return {
      first: agents[0]!,
      second: agents[1]!,
      ...scoreOf(standing),
      scores: { first: own.score(0), second: own.score(1) },
      bySeat: own.bySeat(game),
      pValue: tests[place]!,
      pCorrected: correctedTests[place]!,
      sprt: stop.rule === 'sprt' ? standing.score.sprt(stop) : null,
      stoppedEarly: standing.end !== undefined && standing.end < games,
      forfeits: own.forfeited(agents),
      ...(switchSides && isOfTwo && { luck: own.luck() }),
    };
  });
}
