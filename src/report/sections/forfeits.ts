/** Games that were lost by a fault instead of on the board: always shown, even when there are none. */
import type { RunResults } from '../../lab/results.ts';
import { agentCell, left, right } from '../cells.ts';
import { type Section, paragraph } from '../document.ts';
import { formatCount, percent, plural } from '../../words/index.ts';

interface Fault {
  readonly agent: number;
  readonly reason: string;
  games: number;
}

function countFaults({ pairings }: RunResults): Fault[] {
  const faults = new Map<string, Fault>();
  for (const { agent, reason, games } of pairings.flatMap((pairing) => pairing.forfeits)) {
    const key = `${agent} ${reason}`;
    const fault = faults.get(key) ?? { agent, reason, games: 0 };
    fault.games += games;
    faults.set(key, fault);
  }
  return [...faults.values()].toSorted((a, b) => b.games - a.games);
}

export function forfeits(results: RunResults): Section {
  const { agents, run } = results;
  const faults = countFaults(results);
  if (faults.length === 0)
    return {
      id: 'forfeits',
      title: 'Forfeits',
      blocks: [
        paragraph(`None: all of ${plural(run.played, 'game')} were played to their end by the rules.`),
      ],
    };
  return {
    id: 'forfeits',
    title: 'Forfeits',
    blocks: [
      {
        kind: 'table',
        id: 'forfeits',
        caption: [
          'Games that an agent lost by a fault of its own. They count as losses everywhere in this report.',
        ],
        columns: [left('agent'), left('reason'), right('games'), right('of its games, %')],
        rows: faults.map(({ agent, reason, games }) => [
          agentCell(agents, agent),
          reason,
          formatCount(games),
          percent(games / agents[agent]!.games),
        ]),
        data: faults.map(({ agent, reason, games }) => ({ agent: agents[agent]!.name, reason, games })),
      },
    ],
  };
}
