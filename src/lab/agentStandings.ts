/** Every agent over all of its pairings, as far as they have been counted. */
import type { Interval } from '../stats/index.ts';
import { type Experiment, seatsOf } from './experiment.ts';
import { type Share, rateOfShare } from './score.ts';
import type { Standings } from './standings.ts';
import type { Counts } from './tally.ts';

export interface AgentStanding extends Counts {
  /** Points per game; the interval knows that the games of a block depend on each other. */
  readonly rate: Interval;
}

function sumUp(shares: readonly Share[]): Share {
  const sum = (read: (share: Share) => number): number =>
    shares.reduce((total, share) => total + read(share), 0);
  return {
    games: sum(({ games }) => games),
    wins: sum(({ wins }) => wins),
    draws: sum(({ draws }) => draws),
    losses: sum(({ losses }) => losses),
    points: sum(({ points }) => points),
    worth: sum(({ worth }) => worth),
  };
}

/** In the order of the experiment's agents. */
export function agentStandings(
  experiment: Experiment,
  standings: Pick<Standings, 'pairing'>,
): AgentStanding[] {
  const scores = experiment.pairings.map((_, place) => standings.pairing(place).score);
  return experiment.agents.map((_, agent) => {
    const share = sumUp(scores.map((score) => score.shareOf(agent)));
    const { games, wins, draws, losses } = share;
    return { games, wins, draws, losses, rate: rateOfShare(share, seatsOf(experiment)) };
  });
}
