/** Agents that are the same under two names: any difference between them is chance, and the report must say so. */
import { meetingsOf } from '../../../lab/meetings.ts';
import type { AgentResult, RunResults } from '../../../lab/results.ts';
import type { Text } from '../../document.ts';
import { listed } from './verdicts.ts';

/** Places of agents with equal specs, where there are several. */
function groups(agents: readonly AgentResult[]): number[][] {
  const bySpec = new Map<string, number[]>();
  for (const [place, { spec }] of agents.entries()) bySpec.set(spec, [...(bySpec.get(spec) ?? []), place]);
  return [...bySpec.values()].filter((places) => places.length > 1);
}

function sentence(results: RunResults, places: readonly number[]): Text {
  const { agents } = results;
  const doMeet = meetingsOf(results).some(
    ({ first, second }) => places.includes(first) && places.includes(second),
  );
  const even = results.lineups ? 'equal shares are' : '50 % is';
  return [
    ...listed(places.map((place) => agents[place]!.name)),
    ' are the same agent (',
    { code: agents[places[0]!]!.spec },
    doMeet
      ? `). Where they meet, only chance decides: ${even} expected, and a difference shows nothing but noise.`
      : '). What differs between their results is chance.',
  ];
}

/** A sentence for every group of agents that are the same. */
export function equalAgents(results: RunResults): Text[] {
  return groups(results.agents).map((places) => sentence(results, places));
}
