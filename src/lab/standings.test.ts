/** Schedule, scores and stopping rules, without playing. */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { agentStandings } from './agentStandings.ts';
import type { Experiment } from './experiment.ts';
import type { StopRule } from './results.ts';
import { countGames, gameAt, numberOf, planOf, scheduledGames } from './schedule.ts';
import { PairingScore } from './score.ts';
import { settleExperiment } from './settleExperiment.ts';
import { type Outcome, Standings } from './standings.ts';

function experiment(games: number, more: Partial<Experiment> = {}): Experiment {
  const settled = settleExperiment({
    game: 'ataxx',
    agents: ['random', 'greedy', 'random(playout=clones)'],
    pairing: 'round-robin',
    games,
  });
  return { ...settled, ...more };
}

describe('the schedule', () => {
  test('has every game of every pairing once, also if they are odd', () => {
    for (const games of [1, 2, 7]) {
      const all = [...scheduledGames(experiment(games))];
      expect(all).toHaveLength(countGames(experiment(games)));
      expect(new Set(all.map(({ number }) => number)).size).toBe(all.length);
      for (let pairing = 0; pairing < 3; pairing++) {
        const turns = all.filter((game) => game.pairing === pairing).map(({ turn }) => turn);
        expect(turns).toEqual(Array.from({ length: games }, (_, turn) => turn));
      }
      for (const game of all) {
        expect(gameAt(experiment(games), game.number)).toEqual(game);
        expect(numberOf(experiment(games), game.pairing, game.turn)).toBe(game.number);
      }
    }
  });

  test('keeps its games when more are added', () => {
    const few = [...scheduledGames(experiment(4))].map((game) => planOf(experiment(4), game));
    const many = [...scheduledGames(experiment(40))].map((game) => planOf(experiment(40), game));
    expect(many.slice(0, few.length)).toEqual(few);
  });

  test('switches sides on equal set-ups, the same for all pairings', () => {
    const games = [...scheduledGames(experiment(4))];
    const plans = games.map((game) => planOf(experiment(4), game));
    expect(plans.map((plan) => plan.block)).toEqual(games.map(({ turn }) => turn >> 1));
    for (let i = 0; i < plans.length; i += 2)
      expect(plans[i + 1]!.agents).toEqual(plans[i]!.agents.toReversed());
  });

  test('leaves sides and set-ups as they come, if asked to', () => {
    const plain = experiment(4, { switchSides: false });
    for (const game of scheduledGames(plain)) {
      expect(game.seat).toBe(0);
      expect(planOf(plain, game).block).toBe(game.turn);
    }
  });

  test('keeps records as asked', () => {
    const kept = (records: Experiment['records']): number => {
      const asked = experiment(6, { records });
      return [...scheduledGames(asked)].filter((game) => planOf(asked, game).keepRecord).length;
    };
    expect([kept('none'), kept('sample'), kept('all')]).toEqual([0, 6, 18]);
  });
});

describe('the schedule of games of three', () => {
  const three = (games: number, more: Partial<Experiment> = {}): Experiment => ({
    ...settleExperiment({
      game: 'marrakech',
      options: { preset: 'official3' },
      agents: ['random', 'greedy', 'random(playout=uniform)', 'flat(iterations=9)'],
      pairing: 'round-robin',
      games,
    }),
    ...more,
  });

  test('has every game of every line-up once, also where the last block is not whole', () => {
    for (const games of [1, 3, 5, 6]) {
      const all = [...scheduledGames(three(games))];
      expect(all).toHaveLength(4 * games);
      expect(countGames(three(games))).toBe(4 * games);
      for (const game of all) {
        expect(gameAt(three(games), game.number)).toEqual(game);
        expect(numberOf(three(games), game.pairing, game.turn)).toBe(game.number);
      }
    }
  });

  test('gives every agent every seat once on equal seeds, the same for all line-ups', () => {
    const played = three(6);
    const games = [...scheduledGames(played)];
    for (let block = 0; block < games.length; block += 3) {
      const plans = games.slice(block, block + 3).map((game) => planOf(played, game));
      const round = Math.floor(block / 12);
      expect(plans.map((plan) => plan.block)).toEqual([round, round, round]);
      const [a, b, c] = plans[0]!.agents;
      expect(plans.map(({ agents }) => agents)).toEqual([
        [a, b, c],
        [c, a, b],
        [b, c, a],
      ]);
    }
  });

  test('leaves seats as they come, if asked to', () => {
    const plain = three(4, { switchSides: false });
    for (const game of scheduledGames(plain)) {
      const plan = planOf(plain, game);
      expect(game.seat).toBe(0);
      expect(plan.block).toBe(game.turn);
      expect(plan.agents).toEqual(plain.pairings[game.pairing]!.agents.map((i) => plain.agents[i]!.spec));
    }
  });

  test('keeps the first block of every line-up as a sample', () => {
    const kept = [...scheduledGames(three(6))].filter((game) => planOf(three(6), game).keepRecord);
    expect(kept.map(({ turn }) => turn)).toEqual([0, 1, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2]);
  });
});

describe('the score of three', () => {
  test('counts points of everyone, copies of one agent together', () => {
    const score = new PairingScore([4, 7, 7]);
    score.add([1, 0, 0], [9, 3, 5]);
    score.add([0, 0.5, 0.5], [2, 6, 6]);
    score.add([0, 1, 0], [1, 8, 0]);
    expect([score.games, score.wins, score.draws, score.losses]).toEqual([3, 1, 0, 2]);
    expect(score.rate().mean).toBeCloseTo(1 / 3, 12);
    expect(score.elo().mean).toBeCloseTo(0, 9);
    // The leads over the mean of both others are 5, -4 and -3.
    expect(score.lead().mean).toBeCloseTo(-2 / 3, 12);
    expect(score.shareOf(7)).toMatchObject({ games: 6, wins: 1, draws: 2, losses: 3, points: 2 });
    expect(score.shareOf(5)).toMatchObject({ games: 0, points: 0, worth: 0 });
  });

  test('is decided when the intervals of all are narrow enough, and a block is whole', () => {
    const score = new PairingScore([0, 1, 2]);
    const rule: StopRule = { rule: 'width', halfWidth: 0.1 };
    let games = 0;
    // The first agent never wins, which is soon known; the other two win in turn.
    while (!score.isDecided(rule)) score.add(games++ % 2 === 0 ? [0, 1, 0] : [0, 0, 1], [0, 0, 0]);
    expect(games % 3).toBe(0);
    const rates = [1, 2].map((agent) => score.shareOf(agent));
    for (const { worth } of rates) expect(worth).toBeGreaterThan(80);
    expect(new PairingScore([0, 1, 2]).rate()).toEqual({ mean: 1 / 3, low: 0, high: 1 });
  });
});

describe('a score', () => {
  const scoreOf = (results: readonly number[]): PairingScore => {
    const score = new PairingScore([0, 1]);
    for (const points of results) score.add([points, 1 - points], [10 * points, 4]);
    return score;
  };

  test('counts from the side of the first agent', () => {
    const score = scoreOf([1, 1, 0.5, 0]);
    expect([score.games, score.wins, score.draws, score.losses]).toEqual([4, 2, 1, 1]);
    expect(score.pairs()).toEqual([0, 1, 0, 0, 1]);
    expect(score.rate().mean).toBe(0.625);
    expect(score.lead().mean).toBeCloseTo(2.25, 12);
  });

  test('knows nothing before the first game', () => {
    expect(scoreOf([]).rate()).toEqual({ mean: 0.5, low: 0, high: 1 });
    expect(scoreOf([]).isDecided({ rule: 'width', halfWidth: 0.49 })).toBe(false);
  });

  test('is decided only when a pair is complete', () => {
    const rule: StopRule = { rule: 'sprt', elo0: 0, elo1: 100, alpha: 0.05, beta: 0.05 };
    const score = new PairingScore([0, 1]);
    let games = 0;
    while (!score.isDecided(rule) && games < 500) score.add(games++ % 5 === 4 ? [0, 1] : [1, 0], [1, 0]);
    expect(games % 2).toBe(0);
    expect(games).toBeLessThan(200);
    expect(score.sprt(rule).decision).toBe('elo1');
  });

  test('is decided when its interval is narrow enough', () => {
    const score = new PairingScore([0, 1]);
    let games = 0;
    while (!score.isDecided({ rule: 'width', halfWidth: 0.1 }))
      score.add(games++ % 2 === 0 ? [0, 1] : [1, 0], [0, 0]);
    const { low, high } = score.rate();
    expect(high - low).toBeLessThanOrEqual(0.2);
    // A 95 % interval of n even games is about 0.98 / sqrt(n) to both sides.
    expect(games).toBeGreaterThan(80);
    expect(games).toBeLessThan(110);
  });
});

describe('standings', () => {
  const rules: readonly StopRule[] = [
    { rule: 'fixed' },
    { rule: 'sprt', elo0: 0, elo1: 150, alpha: 0.05, beta: 0.05 },
    { rule: 'width', halfWidth: 0.18 },
  ];

  /** Feeds games in this order and returns what counts in the end. */
  function feed(played: Experiment, games: readonly Outcome[]): unknown {
    const standings = new Standings(played);
    const counted: number[] = [];
    const listening = new Standings(played, ({ number }) => counted.push(number));
    for (const game of games) {
      standings.add(game);
      listening.add(game);
    }
    return {
      ends: played.pairings.map((_, i) => standings.pairing(i).end),
      scores: played.pairings.map((_, i) => standings.pairing(i).score),
      expected: standings.expected,
      isOver: standings.isOver,
      counted: counted.toSorted((a, b) => a - b),
      counts: games.map(({ number }) => number).filter((number) => standings.counts(number)).length,
    };
  }

  test.each(rules.map((stop) => [stop.rule, stop] as const))(
    'do not depend on the order in which games end (%s)',
    (_, stop) => {
      const played = experiment(60, { stop });
      const numbers = [...scheduledGames(played)].map(({ number }) => number);
      const results = fc.array(fc.constantFrom(0, 0.5, 1, 1, 1), {
        minLength: numbers.length,
        maxLength: numbers.length,
      });
      fc.assert(
        fc.property(results, fc.integer(), (points, salt) => {
          const games = numbers.map((number, i): Outcome => ({
            number,
            points: [points[i]!, 1 - points[i]!],
            scores: [i % 7, 3],
          }));
          const mixed = games.toSorted((a, b) => hash(a.number, salt) - hash(b.number, salt));
          expect(feed(played, mixed)).toEqual(feed(played, games));
        }),
        { numRuns: 30 },
      );
    },
  );
});

/** An order that is as good as random. */
function hash(number: number, salt: number): number {
  const mixed = Math.imul(number ^ salt, 0x9e3779b1);
  return mixed ^ (mixed >>> 15);
}

describe('the standing of an agent', () => {
  test('sums up all of its pairings, seen from its side', () => {
    const settled = experiment(4);
    const standings = new Standings(settled);
    // The first of every pairing wins, except for one draw of the first two.
    for (const { number, pairing, turn } of scheduledGames(settled))
      standings.add({ number, points: pairing === 0 && turn === 0 ? [0.5, 0.5] : [1, 0], scores: [1, 0] });
    const [first, second, third] = agentStandings(settled, standings);
    expect(first).toMatchObject({ games: 8, wins: 7, draws: 1, losses: 0, rate: { mean: 7.5 / 8 } });
    expect(second).toMatchObject({ games: 8, wins: 4, draws: 1, losses: 3, rate: { mean: 4.5 / 8 } });
    expect(third).toMatchObject({ games: 8, wins: 0, draws: 0, losses: 8, rate: { mean: 0 } });
  });

  test('is open while it has not played', () => {
    const [first] = agentStandings(experiment(4), new Standings(experiment(4)));
    expect(first).toMatchObject({ games: 0, rate: { low: 0, high: 1 } });
  });
});
