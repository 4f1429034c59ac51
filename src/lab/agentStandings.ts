/** Every agent over all of its pairings, as far as they have been counted. */
import { type Interval, wilson } from '../stats/index.ts';
import type { Experiment } from './experiment.ts';
import type { Standings } from './standings.ts';

export interface AgentStanding {
  readonly games: number;
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  /** Points per game; the interval knows that the games of a pair depend on each other. */
  readonly rate: Interval;
}

interface Sums {
  games: number;
  wins: number;
  draws: number;
  losses: number;
  /** How many independent games these are worth. */
  worth: number;
}

function rateOf({ games, wins, draws, worth }: Sums): Interval {
  return games === 0 ? wilson(0.5, 0) : wilson((wins + draws / 2) / games, worth);
}

/** In the order of the experiment's agents. */
export function agentStandings(
  experiment: Experiment,
  standings: Pick<Standings, 'pairing'>,
): AgentStanding[] {
  const sums = experiment.agents.map((): Sums => ({ games: 0, wins: 0, draws: 0, losses: 0, worth: 0 }));
  for (const [place, { first, second }] of experiment.pairings.entries()) {
    const { score } = standings.pairing(place);
    const worth = score.worth();
    for (const agent of [first, second]) {
      const own = sums[agent]!;
      own.games += score.games;
      own.wins += agent === first ? score.wins : score.losses;
      own.draws += score.draws;
      own.losses += agent === first ? score.losses : score.wins;
      own.worth += worth;
    }
  }
  return sums.map((own) => {
    const { games, wins, draws, losses } = own;
    return { games, wins, draws, losses, rate: rateOf(own) };
  });
}
