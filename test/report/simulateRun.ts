/** Results of made-up runs, for tests of the report: as true to the lab as they need to be, and quick. */
import { settleOptions } from '../../src/core/index.ts';
import { ataxx } from '../../src/games/ataxx/index.ts';
import { comparePairs } from '../../src/lab/collect/comparisons.ts';
import type { PairingResult, Point, RunResults } from '../../src/lab/results.ts';
import { holm } from '../../src/stats/index.ts';
import { drawPairing } from './drawPairing.ts';
import type { Plan } from './plan.ts';
import { playSamples } from './playSamples.ts';
import { agentResults, mapsOf, measuresOf } from './summaries.ts';

function pointResult(
  head: Pick<Point, 'label' | 'parameters'>,
  { first, second, rate, elo, lead }: PairingResult,
  pairing: number,
): Point {
  return { ...head, agent: first, against: second, pairing, rate, elo, lead };
}

export function simulateRun(
  plan: Plan,
  pointOf?: (place: number) => Pick<Point, 'label' | 'parameters'>,
): RunResults {
  const drawn = plan.meetings.map(([first, second]) => drawPairing(plan, first, second));
  const corrected = holm(drawn.map(({ result }) => result.pValue ?? 1));
  const pairings = drawn.map(({ result }, i) => ({
    ...result,
    pCorrected: result.pValue === null ? null : corrected[i]!,
  }));
  const agents = agentResults(plan, drawn);
  const played = pairings.reduce((sum, { games }) => sum + games, 0);
  return {
    run: {
      id: 7,
      name: plan.name,
      question: plan.question,
      kind: plan.kind,
      game: 'ataxx',
      options: settleOptions(ataxx, { size: 5 }),
      position: null,
      seed: 1,
      switchSides: true,
      stop: plan.stop ?? { rule: 'fixed' },
      spec: {
        game: 'ataxx',
        options: { size: 5 },
        pairing: plan.kind,
        agents: plan.players.map(({ name }) => name),
        games: 2 * plan.pairs,
        seed: 1,
      },
      command: `playout run experiment.json --store lab.sqlite`,
      engines: [{ playout: '0.1.0', signature: '1883ed60' }],
      versions: { playout: '0.1.0', node: 'v26.10.0', platform: 'linux x64, AMD EPYC 7B13, 2 cores' },
      state: plan.state ?? 'finished',
      started: '2026-11-15T14:05:09.120Z',
      finished: plan.state === 'stopped' ? null : '2026-11-15T14:22:41.007Z',
      played,
      scheduled: plan.state === 'stopped' ? 2 * played + 10 : played,
      threads: 2,
      seconds: 1051.9,
      gamesPerSecond: played / 1051.9,
    },
    agents,
    pairings,
    points: pointOf ? pairings.map((pairing, place) => pointResult(pointOf(place), pairing, place)) : [],
    comparisons:
      plan.kind === 'sweep'
        ? comparePairs(
            drawn.map(({ pairPoints }) => pairPoints),
            1,
          )
        : [],
    measures: measuresOf(plan, drawn),
    maps: mapsOf(plan),
    samples: plan.pairs === 0 ? [] : playSamples(agents, 6),
  };
}
