import { describe, expect, test } from 'vitest';
import { samples } from '../../test/samples.ts';
import type { Experiment } from './experiment.ts';
import { roundOf, scheduledGames } from './schedule.ts';
import { settleExperiment } from './settleExperiment.ts';
import { type Shard, formatShard, isInShard, requireShardable, shardOfBlock } from './shard.ts';
import { type Outcome, Standings } from './standings.ts';

function tournament(agents: number, games: number): Experiment {
  return settleExperiment({
    game: 'ataxx',
    options: { size: 4 },
    agents: Array.from({ length: agents }, (_, i) => `uct(iterations=${i + 1})`),
    pairing: 'round-robin',
    games,
  });
}

function shards(of: number): Shard[] {
  return Array.from({ length: of }, (_, i) => ({ number: i + 1, of }));
}

function numbersOf(experiment: Experiment, shard?: Shard): number[] {
  const numbers = Array.from(scheduledGames(experiment), ({ number }) => number);
  return shard ? numbers.filter((number) => isInShard(experiment, number, shard)) : numbers;
}

describe('the shards of an experiment', () => {
  test.each([1, 2, 3, 7, 10])('of %i, every game is in exactly one', (of) => {
    const experiment = tournament(4, 15);
    const parts = shards(of).flatMap((shard) => numbersOf(experiment, shard));
    expect(parts.toSorted((a, b) => a - b)).toEqual(numbersOf(experiment));
  });

  test('keep the games of a block together, also of three seats', () => {
    const three = settleExperiment({
      game: 'marrakech',
      options: { preset: 'official3' },
      agents: ['random', 'greedy', 'flat(iterations=4)'],
      games: 12,
    });
    for (const [experiment, seats] of [
      [tournament(3, 20), 2],
      [three, 3],
    ] as const) {
      const parts = shards(4).map((shard) => numbersOf(experiment, shard));
      for (const part of parts) {
        const blocks = new Set(part.map((number) => Math.floor(number / seats)));
        expect(part).toHaveLength(seats * blocks.size);
      }
    }
  });

  test.each([2, 3, 5, 8])('of %i, all have the same number of blocks after that many blocks', (of) => {
    const counts = Array.from({ length: of }, () => 0);
    for (let block = 0; block < of * samples(400); block++) {
      counts[shardOfBlock(block, of) - 1]!++;
      if ((block + 1) % of === 0) expect(new Set(counts).size).toBe(1);
    }
    expect(counts[0]).toBe(samples(400));
  });

  test.each([
    [3, 3],
    [4, 6],
    [4, 2],
    [10, 9],
    [10, 3],
  ])('all have games of every pairing (%i agents, %i shards)', (agents, of) => {
    const experiment = tournament(agents, 1000);
    for (const shard of shards(of)) {
      const counts = experiment.pairings.map(() => 0);
      for (const { number, pairing } of scheduledGames(experiment))
        if (isInShard(experiment, number, shard)) counts[pairing]!++;
      expect(Math.min(...counts)).toBeGreaterThan(500 / of);
      expect(Math.max(...counts)).toBeLessThan(1500 / of);
    }
  });

  test('of a schedule with more shards than blocks, some are empty', () => {
    const experiment = tournament(2, 4);
    const parts = shards(5);
    const sizes = parts.map((shard) => numbersOf(experiment, shard).length);
    expect(sizes.toSorted((a, b) => a - b)).toEqual([0, 0, 0, 2, 2]);
    const standings = new Standings(experiment, undefined, parts[sizes.indexOf(0)]);
    expect({ isOver: standings.isOver, expected: standings.expected }).toEqual({ isOver: true, expected: 0 });
  });

  test('are written as they are typed', () => {
    expect(shards(3).map(formatShard)).toEqual(['1/3', '2/3', '3/3']);
  });

  test('do not exist of one that stops early', () => {
    const experiment = tournament(2, 4);
    expect(() => requireShardable(experiment)).not.toThrow();
    for (const stop of [
      { rule: 'width', halfWidth: 0.1 },
      { rule: 'sprt', elo0: 0, elo1: 10, alpha: 0.05, beta: 0.05 },
    ] as const)
      expect(() => requireShardable({ ...experiment, stop })).toThrow(
        `stops early (${stop.rule}) cannot be played in shards`,
      );
  });
});

describe('the standings of a shard', () => {
  const experiment = tournament(3, 30);
  const shard = { number: 2, of: 3 };
  const own = numbersOf(experiment, shard);
  const game = (number: number): Outcome => ({ number, points: [1, 0], scores: [number, 0] });

  test('count its games in their order, whatever comes first, and no others', () => {
    const counted: number[] = [];
    const standings = new Standings(experiment, ({ number }) => counted.push(number), shard);
    expect(standings.expected).toBe(own.length);
    for (const number of numbersOf(experiment).toReversed()) {
      expect(standings.counts(number)).toBe(own.includes(number));
      standings.add(game(number));
    }
    expect(standings.isOver).toBe(true);
    expect(counted.toSorted((a, b) => a - b)).toEqual(own);
    for (const pairing of experiment.pairings.keys()) {
      const { score, end } = standings.pairing(pairing);
      const order = counted.filter((number) => Math.floor(number / 2) % 3 === pairing);
      expect(order).toEqual(order.toSorted((a, b) => a - b));
      expect({ games: score.games, end }).toEqual({ games: order.length, end: 30 });
    }
    expect(new Set(counted.map((number) => roundOf(experiment, number))).size).toBeGreaterThan(5);
  });

  test('are over only when the last of its games is', () => {
    const standings = new Standings(experiment, undefined, shard);
    for (const number of own.slice(1)) standings.add(game(number));
    expect(standings.isOver).toBe(false);
    standings.add(game(own[0]!));
    expect(standings.isOver).toBe(true);
  });
});
