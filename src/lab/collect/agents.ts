/** The results of every agent over all its pairings, and ratings that make them comparable. */
import { resolveAgent } from '../../agents/index.ts';
import { type Game, UserError } from '../../core/index.ts';
import { type Interval, bradleyTerry, orderRatings } from '../../stats/index.ts';
import type { StoredGame } from '../../store/rows.ts';
import { agentStandings } from '../agentStandings.ts';
import type { Experiment } from '../experiment.ts';
import type { AgentResult, PairingResult } from '../results.ts';
import type { Standings } from '../standings.ts';
import { estimate } from './estimate.ts';
import type { LineupValues } from './lineups.ts';

/** A square table over agents. */
function table(count: number): number[][] {
  return Array.from({ length: count }, () => Array.from({ length: count }, () => 0));
}

/** Of two: from what everyone got against everyone, and how many games that is worth. */
function ratePairs({ agents, pairings }: Experiment, standings: Standings<StoredGame>): Interval[] {
  const points = table(agents.length);
  const worth = table(agents.length);
  for (const [place, { agents: lineup }] of pairings.entries()) {
    const { score } = standings.pairing(place);
    for (const [own, other] of [lineup, lineup.toReversed()]) {
      points[own!]![other!]! += score.shareOf(own!).points;
      worth[own!]![other!]! += score.worth();
    }
  }
  return bradleyTerry(points, worth);
}

/** What is known of an agent besides its spec. A run of an earlier version may name one that no longer exists. */
function describe(spec: string, game: Game): Pick<AgentResult, 'fullSpec' | 'oracle'> {
  try {
    const agent = resolveAgent(spec, game);
    return { fullSpec: agent.inFull(), ...(agent.oracle !== undefined && { oracle: agent.oracle }) };
  } catch (error) {
    if (error instanceof UserError) return { fullSpec: spec };
    throw error;
  }
}

/** What the results of agents are made of. */
interface Collected {
  readonly game: Game;
  readonly experiment: Experiment;
  readonly standings: Standings<StoredGame>;
  /** Where more than two play. */
  readonly lineups: LineupValues | undefined;
  readonly pairings: readonly PairingResult[];
}

export function agentResults(collected: Collected): AgentResult[] {
  const { game, experiment, standings, lineups, pairings } = collected;
  const ratings = lineups
    ? orderRatings(experiment.agents.length, lineups.comparisons())
    : ratePairs(experiment, standings);
  const faults = pairings.flatMap(({ forfeits }) => forfeits);
  const results: AgentResult[] = [];
  for (const [agent, { games, wins, draws, losses, rate }] of agentStandings(
    experiment,
    standings,
  ).entries()) {
    const { name, spec } = experiment.agents[agent]!;
    results.push({
      name,
      spec,
      ...describe(spec, game),
      games,
      wins,
      draws,
      losses,
      rate: estimate(rate),
      forfeits: faults.reduce((sum, fault) => sum + (fault.agent === agent ? fault.games : 0), 0),
      rating: games === 0 ? null : estimate(ratings[agent]!),
    });
  }
  return results;
}
