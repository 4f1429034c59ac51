/**
 * Where more than two play: every two agents over all games in which both sat, by who finished ahead of whom. All
 * line-ups of a round are played on the same seeds, so what happens in a round is one observation.
 */
import { Random } from '../../core/index.ts';
import {
  type AheadCluster,
  type Cluster,
  clusterMean,
  clusterRate,
  eloInterval,
  signFlipTest,
} from '../../stats/index.ts';
import type { StoredGame } from '../../store/rows.ts';
import type { Experiment } from '../experiment.ts';
import type { MeetingResult } from '../results.ts';
import { roundOf } from '../schedule.ts';
import { Tally } from '../tally.ts';
import { corrected, estimate } from './estimate.ts';
import { LEAST_BLOCKS } from './pairings.ts';

/** Sums over the comparisons of a round. */
interface RoundSums {
  comparisons: number;
  /** Of the first agent: 1 where it was ahead, 1/2 where both were equal. */
  points: number;
  readonly scores: [first: number, second: number];
}

interface Meeting {
  readonly first: number;
  readonly second: number;
  readonly tally: Tally;
  readonly rounds: Map<number, RoundSums>;
}

/** Who finished ahead: by the result, then by the score. 1 for the first, 0 for the second, 1/2 for neither. */
function compare({ points, scores }: StoredGame, first: number, second: number): number {
  const difference = points[first]! - points[second]! || scores[first]! - scores[second]!;
  return (Math.sign(difference) + 1) / 2;
}

export class MeetingValues {
  private readonly experiment: Experiment;
  private readonly meetings = new Map<number, Meeting>();

  constructor(experiment: Experiment) {
    this.experiment = experiment;
  }

  add(game: StoredGame): void {
    const { agents } = this.experiment.pairings[game.pairing]!;
    const round = roundOf(this.experiment, game.number);
    for (const [one, agent] of agents.entries()) {
      for (const [other, opponent] of agents.entries()) {
        // Each two once, and no agent with its own copies.
        if (agent < opponent) this.count(game, round, this.meetingOf(agent, opponent), one, other);
      }
    }
  }

  /** All comparisons, round by round. */
  clusters(): AheadCluster[] {
    const clusters = new Map<number, AheadCluster[number][]>();
    for (const { first, second, rounds } of this.meetings.values()) {
      for (const [round, { points, comparisons }] of rounds) {
        const cluster = clusters.get(round) ?? [];
        cluster.push({ first, second, points, comparisons });
        clusters.set(round, cluster);
      }
    }
    return [...clusters.values()];
  }

  results(): MeetingResult[] {
    const met = [...this.meetings.values()].toSorted((a, b) => a.first - b.first || a.second - b.second);
    const tests = met.map((meeting) => this.pValueOf(meeting));
    const correctedTests = corrected(tests);
    return met.map(({ first, second, tally, rounds }, i) => {
      const mean = (sum: (of: RoundSums) => number): Cluster[] =>
        [...rounds.values()].map((of) => ({ sum: sum(of), count: of.comparisons }));
      const { games, wins, draws, losses } = tally;
      const rate = clusterRate(mean(({ points }) => points));
      return {
        first,
        second,
        games,
        wins,
        draws,
        losses,
        rate: estimate(rate),
        elo: estimate(eloInterval(rate)),
        lead: estimate(clusterMean(mean(({ scores: [own, other] }) => own - other))),
        scores: {
          first: estimate(clusterMean(mean(({ scores }) => scores[0]))),
          second: estimate(clusterMean(mean(({ scores }) => scores[1]))),
        },
        pValue: tests[i]!,
        pCorrected: correctedTests[i]!,
      };
    });
  }

  private count(game: StoredGame, round: number, meeting: Meeting, one: number, other: number): void {
    const points = compare(game, one, other);
    const sums: RoundSums = meeting.rounds.get(round) ?? { comparisons: 0, points: 0, scores: [0, 0] };
    meeting.tally.add(points);
    sums.comparisons++;
    sums.points += points;
    sums.scores[0] += game.scores[one]!;
    sums.scores[1] += game.scores[other]!;
    meeting.rounds.set(round, sums);
  }

  private meetingOf(first: number, second: number): Meeting {
    const key = first * this.experiment.agents.length + second;
    const meeting = this.meetings.get(key) ?? { first, second, tally: new Tally(), rounds: new Map() };
    this.meetings.set(key, meeting);
    return meeting;
  }

  /** Of "both finish ahead equally often", by the signs of the rounds. */
  private pValueOf({ first, second, rounds }: Meeting): number | null {
    if (rounds.size < LEAST_BLOCKS) return null;
    const random = new Random(this.experiment.seed).derive('meeting', first, second);
    const differences = [...rounds.values()].map(({ points, comparisons }) => 2 * points - comparisons);
    return signFlipTest(differences, () => random.unit()).p;
  }
}
