/** The results of every agent over all its pairings, and ratings that make them comparable. */
import { resolveAgent } from '../../agents/index.ts';
import { type Game, UserError } from '../../core/index.ts';
import { bradleyTerry } from '../../stats/index.ts';
import type { StoredGame } from '../../store/index.ts';
import { agentStandings } from '../agentStandings.ts';
import type { Experiment } from '../experiment.ts';
import type { AgentResult, PairingResult } from '../results.ts';
import type { Standings } from '../standings.ts';
import { estimate } from './pairings.ts';

/** A square table over agents, filled pairing by pairing. */
function table(
  experiment: Experiment,
  value: (pairing: number, side: 0 | 1) => number,
): readonly (readonly number[])[] {
  const cells = experiment.agents.map(() => experiment.agents.map(() => 0));
  for (const [pairing, { first, second }] of experiment.pairings.entries()) {
    cells[first]![second]! += value(pairing, 0);
    cells[second]![first]! += value(pairing, 1);
  }
  return cells;
}

/** What is known of an agent beside its spec. A run of an earlier version may name one that no longer exists. */
function describe(spec: string, game: Game): Pick<AgentResult, 'fullSpec' | 'oracle'> {
  try {
    const agent = resolveAgent(spec, game);
    return { fullSpec: agent.inFull(), ...(agent.oracle !== undefined && { oracle: agent.oracle }) };
  } catch (error) {
    if (error instanceof UserError) return { fullSpec: spec };
    throw error;
  }
}

export function agentResults(
  game: Game,
  experiment: Experiment,
  standings: Standings<StoredGame>,
  pairings: readonly PairingResult[],
): AgentResult[] {
  const points = table(experiment, (pairing, side) => {
    const { wins, draws, losses } = pairings[pairing]!;
    return (side === 0 ? wins : losses) + draws / 2;
  });
  const worth = table(experiment, (pairing) => standings.pairing(pairing).score.worth());
  const ratings = bradleyTerry(points, worth);
  const all = agentStandings(experiment, standings);
  return experiment.agents.map(({ name, spec }, agent) => {
    const { rate, ...counts } = all[agent]!;
    return {
      name,
      spec,
      ...describe(spec, game),
      ...counts,
      rate: estimate(rate),
      forfeits: pairings
        .flatMap(({ forfeits }) => forfeits)
        .reduce((sum, forfeit) => sum + (forfeit.agent === agent ? forfeit.games : 0), 0),
      rating: counts.games === 0 ? null : estimate(ratings[agent]!),
    };
  });
}
