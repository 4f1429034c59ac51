/** Where more than two play: what every agent of a line-up got, who met whom, and what each seat was worth. */
import type { Game } from '../../core/index.ts';
import { type AheadCluster, BlockScores, clusterRate, meanInterval } from '../../stats/index.ts';
import type { StoredGame } from '../../store/rows.ts';
import { type Experiment, seatsOf } from '../experiment.ts';
import type { AgentShare, LineupResults, SeatShare } from '../results.ts';
import { roundOf, seatsOfSides } from '../schedule.ts';
import { rateOfShare } from '../score.ts';
import type { Standings } from '../standings.ts';
import { Tally } from '../tally.ts';
import { UNKNOWN, estimate } from './estimate.ts';
import { MeetingValues } from './meetings.ts';

/** The scores of an agent in a line-up. */
class AgentScores {
  /** The mean of its seats. */
  readonly scores: BlockScores;
  readonly sides: readonly number[];

  constructor(lineup: readonly number[], agent: number) {
    this.sides = lineup.flatMap((other, side) => (other === agent ? [side] : []));
    this.scores = new BlockScores(lineup.length);
  }

  add({ scores }: StoredGame): void {
    this.scores.add(this.sides.reduce((sum, side) => sum + scores[side]!, 0) / this.sides.length);
  }
}

/** What a seat was worth, round by round. */
class SeatDetails {
  readonly tally = new Tally();
  private readonly rounds = new Map<number, { sum: number; count: number }>();

  add(round: number, points: number): void {
    const cluster = this.rounds.get(round) ?? { sum: 0, count: 0 };
    this.tally.add(points);
    cluster.sum += points;
    cluster.count++;
    this.rounds.set(round, cluster);
  }

  share(seat: number, game: Game): SeatShare {
    const rate = estimate(clusterRate([...this.rounds.values()]));
    return { seat, seatName: game.seatName(seat), ...this.tally, rate };
  }
}

export class LineupValues {
  private readonly experiment: Experiment;
  /** By pairing and agent, in the order of the line-up. */
  private readonly agents: readonly ReadonlyMap<number, AgentScores>[];
  private readonly bySeat: readonly SeatDetails[];
  private readonly meetings: MeetingValues;

  constructor(experiment: Experiment) {
    this.experiment = experiment;
    this.agents = experiment.pairings.map(
      ({ agents }) => new Map(agents.map((agent) => [agent, new AgentScores(agents, agent)])),
    );
    this.bySeat = Array.from({ length: seatsOf(experiment) }, () => new SeatDetails());
    this.meetings = new MeetingValues(experiment);
  }

  add(game: StoredGame): void {
    const round = roundOf(this.experiment, game.number);
    for (const agent of this.agents[game.pairing]!.values()) agent.add(game);
    for (const [side, seat] of seatsOfSides(game.seat, game.points.length).entries())
      this.bySeat[seat]!.add(round, game.points[side]!);
    this.meetings.add(game);
  }

  /** All comparisons of two, for ratings. */
  comparisons(): AheadCluster[] {
    return this.meetings.clusters();
  }

  results(game: Game, standings: Standings<StoredGame>): LineupResults {
    return {
      seats: seatsOf(this.experiment),
      shares: this.experiment.pairings.map((_, place) => this.sharesOf(place, standings)),
      meetings: this.meetings.results(),
      bySeat: this.bySeat.flatMap((details, seat) =>
        details.tally.games === 0 ? [] : [details.share(seat, game)],
      ),
    };
  }

  private sharesOf(place: number, standings: Standings<StoredGame>): AgentShare[] {
    const { score } = standings.pairing(place);
    return [...this.agents[place]!].map(([agent, { scores, sides }]) => {
      const share = score.shareOf(agent);
      const { wins, draws, losses } = share;
      return {
        agent,
        seats: sides.length,
        wins,
        draws,
        losses,
        rate: estimate(rateOfShare(share, seatsOf(this.experiment))),
        score:
          scores.count === 0 ? UNKNOWN : estimate({ ...meanInterval(scores.units()), mean: scores.mean }),
      };
    });
  }
}
