/** Made-up games summed up as the lab does: by agent, by measure, by field of the board. */
import { Random } from '../../src/core/index.ts';
import type { AgentResult, BoardMap, Measure, PairingResult, Summary } from '../../src/lab/results.ts';
import { Moments, boxPlot, bradleyTerry, countValues, pairRate } from '../../src/stats/index.ts';
import { type Drawn, open } from './drawPairing.ts';
import type { Plan } from './plan.ts';

function summarise(values: readonly number[]): Summary {
  const moments = Moments.of(values);
  const box = boxPlot(countValues(values))!;
  const width = values.every(Number.isInteger) ? 2 : (box.max - box.min) / 30 || 1;
  const counts = Array.from({ length: Math.floor((box.max - box.min) / width) + 1 }, () => 0);
  for (const value of values) counts[Math.min(counts.length - 1, Math.floor((value - box.min) / width))]!++;
  const { count, mean, sd, min, max } = { ...moments, mean: moments.mean, sd: moments.sd };
  const { q1, median, q3, low: whiskerLow, high: whiskerHigh } = box;
  return {
    count,
    mean,
    sd,
    min,
    q1,
    median,
    q3,
    max,
    whiskerLow,
    whiskerHigh,
    histogram: { from: min, width, counts },
  };
}

export function agentResults(plan: Plan, drawn: readonly Drawn[]): AgentResult[] {
  const table = plan.players.map(() => plan.players.map(() => 0));
  for (const { result } of drawn) {
    table[result.first]![result.second]! += result.wins + result.draws / 2;
    table[result.second]![result.first]! += result.losses + result.draws / 2;
  }
  const ratings = bradleyTerry(table);
  return plan.players.map(({ name }, place) => {
    const own = drawn
      .map(({ result }) => result)
      .filter(({ first, second }) => first === place || second === place);
    const sum = (
      ifFirst: keyof PairingResult & ('games' | 'wins' | 'draws' | 'losses'),
      ifSecond = ifFirst,
    ): number =>
      own.reduce((total, result) => total + (result.first === place ? result[ifFirst] : result[ifSecond]), 0);
    const pairs = own.reduce(
      (total, result) => total.map((n, i) => n + result.pairs[result.first === place ? i : 4 - i]!),
      [0, 0, 0, 0, 0],
    );
    const spec = name.includes('(') ? name : `${name}()`;
    return {
      name,
      spec,
      fullSpec: spec.replace(/\)$/, ', seeds=all)'),
      games: sum('games'),
      wins: sum('wins', 'losses'),
      draws: sum('draws'),
      losses: sum('losses', 'wins'),
      rate: open(pairRate(pairs as [number, number, number, number, number])),
      forfeits: own
        .flatMap(({ forfeits }) => forfeits)
        .reduce((n, f) => n + (f.agent === place ? f.games : 0), 0),
      rating: sum('games') === 0 ? null : open(ratings[place]!),
    };
  });
}

export function measuresOf(plan: Plan, drawn: readonly Drawn[]): Measure[] {
  if (plan.pairs === 0) return [];
  const measure = (
    head: Pick<Measure, 'name' | 'title' | 'unit' | 'of'>,
    values: (pairing: Drawn) => readonly [number[], number[]],
  ): Measure => ({
    ...head,
    byAgent: plan.players.map((_, agent) => ({
      agent,
      summary: summarise(
        drawn.flatMap((pairing) =>
          pairing.result.first === agent
            ? values(pairing)[0]
            : pairing.result.second === agent
              ? values(pairing)[1]
              : [],
        ),
      ),
    })),
    byPairing: drawn.map((pairing, place) => ({
      pairing: place,
      first: summarise(values(pairing)[0]),
      second: head.of === 'game' ? null : summarise(values(pairing)[1]),
    })),
  });
  return [
    measure({ name: 'score', title: 'score', unit: '', of: 'agent' }, ({ scores }) => scores),
    measure({ name: 'length', title: 'length of the game', unit: 'plies', of: 'game' }, ({ lengths }) => [
      lengths,
      lengths,
    ]),
    measure({ name: 'secondsPerMove', title: 'time per move', unit: 's', of: 'agent' }, ({ times }) => times),
    measure({ name: 'jumps', title: 'jumps', unit: '', of: 'agent' }, ({ lengths }) => [lengths, lengths]),
  ];
}

export function mapsOf(plan: Plan): BoardMap[] {
  if (plan.pairs === 0) return [];
  const random = new Random(4);
  return [null, 0, 1].map((agent) => ({
    name: 'visits',
    title: 'stones placed',
    unit: 'per game',
    agent,
    rows: 5,
    columns: 5,
    values: Array.from({ length: 25 }, (_, i) => {
      const [row, column] = [Math.floor(i / 5) - 2, (i % 5) - 2];
      return (
        (agent === null ? 2 : 1) * (1.6 - 0.25 * (Math.abs(row) + Math.abs(column)) + 0.3 * random.unit())
      );
    }),
    rowLabels: ['5', '4', '3', '2', '1'],
    columnLabels: ['a', 'b', 'c', 'd', 'e'],
    games: 2 * plan.pairs,
  }));
}
