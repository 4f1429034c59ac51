/** Pairs of games of Ataxx on the arena's threads. */
import { resolveAgent } from '../../src/agents/index.ts';
import type { GamePlan } from '../../src/arena/index.ts';
import { playOnThreads } from '../../src/arena/node/index.ts';
import { type GameRecord, settleOptions } from '../../src/core/index.ts';
import { ataxx } from '../../src/games/ataxx/index.ts';

export type Pairing = readonly [first: string, second: string];

/** Two games of each pairing, with seats switched; their records in order. */
export async function playPairs(pairings: readonly Pairing[], threads: number): Promise<GameRecord[]> {
  const plans = pairings.flatMap((pairing, pair) => {
    const agents = pairing.map((spec) => resolveAgent(spec, ataxx).canonical);
    return [agents, agents.toReversed()].map((seated, i): GamePlan => ({
      game: ataxx.name,
      options: settleOptions(ataxx, {}),
      agents: seated,
      seed: 7,
      index: 2 * pair + i,
      block: pair,
      keepRecord: true,
    }));
  });
  const records: GameRecord[] = [];
  await playOnThreads({ threads })(plans.values(), {
    onGames: (played) => {
      for (const { index, record } of played) records[index] = record!;
      return true;
    },
  });
  return records;
}
