import { describe, expect, test } from 'vitest';
import { searched, startOf } from '../../test/searches.ts';
import { opening, thought } from '../../test/threads.ts';
import { nim } from '../../test/toys/nim.ts';
import { makeAgent, resolveAgent } from '../agents/index.ts';
import { type Game, Random, type State, settleOptions } from '../core/index.ts';
import { ataxx } from '../games/ataxx/index.ts';
import { marrakech } from '../games/marrakech/index.ts';
import { wilson } from '../stats/intervals.ts';
import { shareOf } from './budget.ts';
import { mergeReports } from './mergeReports.ts';
import type { FinalChoice } from './mcts/choose/finalChoice.ts';
import { type AnalysisReport, type MoveReport, reportAnalysis } from './report.ts';

const SUMS = { choice: 'visits', byVotes: false, lines: 1 } as const;

function row(move: string, visits: number, mean: number, rest: Partial<MoveReport> = {}): MoveReport {
  return {
    move,
    visits,
    ...(visits === 0 ? { mean: null, low: null, high: null } : wilson(mean, visits)),
    ...rest,
  };
}

/** What a search of these moves reports, the first of which it would play. */
function report(moves: readonly MoveReport[], rest: Partial<AnalysisReport> = {}): AnalysisReport {
  const [{ move: best, mean: value, pv = [best] }] = moves as [MoveReport];
  const iterations = moves.reduce((sum, { visits }) => sum + visits, 0);
  return {
    seat: 0,
    best,
    moves,
    pv,
    value,
    depth: 3,
    iterations,
    simulations: iterations,
    playoutMoves: 10 * iterations,
    nodes: iterations + 1,
    seconds: 1,
    ...rest,
  };
}

describe('one report', () => {
  test.each<[string, Game, State, FinalChoice]>([
    ['uct(iterations=400)', ataxx, startOf(ataxx), 'visits'],
    ['flat(iterations=400)', ataxx, startOf(ataxx), 'mean'],
    ['ucb(choice=secure, iterations=400)', ataxx, startOf(ataxx), 'secure'],
    ['uct(reward=points, iterations=30)', marrakech, startOf(marrakech, {}, ['2']), 'visits'],
    ['mcts(forest=open-loop, iterations=400)', marrakech, startOf(marrakech, {}, ['2']), 'visits'],
    ['mcts(solver=true, iterations=60)', nim, startOf(nim, { heaps: '3+4+1' }), 'visits'],
  ])('of %s in %s is given back', (spec, game, state, choice) => {
    const search = searched(game, state, spec);
    search.choose();
    const own = reportAnalysis(game, state, search.analysis());
    expect(mergeReports([own], { ...SUMS, choice })).toEqual(own);
  });
});

/** A few moves before the end, so that some of them are soon proven. */
const nearlyFull = ataxx.parsePosition(
  'ooooooo/ooooooo/oooxxxx/oooxxxx/ooxxooo/ooxxxxx/ooo2xx x 0 40',
  settleOptions(ataxx, {}),
);

/**
 * What the threads of `parallel=root` search, one after the other: the leader draws a seed for each worker, and then
 * searches with the rest of its own stream.
 */
function separately(spec: string, game: Game, state: State, seed: number, threads: number): AnalysisReport[] {
  const random = new Random(seed);
  const streams = Array.from({ length: threads - 1 }, () => new Random(random.next() >>> 0));
  const { budget } = resolveAgent(spec, game);
  return [random, ...streams].map((stream, thread) => {
    const search = makeAgent(spec, { game, random: stream, clock: () => 0 });
    search.start(state, shareOf(budget, state.count(), thread, threads));
    search.advance(Infinity);
    return reportAnalysis(game, state, search.analysis());
  });
}

/** In no order, which is open among equals, and without lines of play: threads that share memory take their leader's. */
function figures(merged: AnalysisReport): unknown {
  const round = (value: number | null): string | undefined => value?.toPrecision(10);
  const { seat, best, value, unit, proof, depth, iterations, simulations, playoutMoves, nodes } = merged;
  const moves = merged.moves.map(({ move, visits, mean, low, high, proof: proven }) => [
    move,
    visits,
    proven,
    ...[mean, low, high].map(round),
  ]);
  return {
    head: [seat, best, round(value), unit, proof],
    totals: [depth, iterations, simulations, playoutMoves, nodes],
    moves: moves.toSorted(([a], [b]) => String(a).localeCompare(String(b))),
  };
}

describe('several reports', () => {
  test.each<[string, Game, State, FinalChoice, number]>([
    ['flat(iterations=600', ataxx, opening(ataxx), 'mean', 2],
    ['flat(perMove=7', ataxx, opening(ataxx), 'mean', 3],
    ['uct(iterations=601', ataxx, opening(ataxx), 'visits', 2],
    ['uct(choice=secure, iterations=601', ataxx, opening(ataxx), 'secure', 3],
    ['uct(reward=points, iterations=50', marrakech, opening(marrakech), 'visits', 2],
    ['uct(reward=points, iterations=700', marrakech, opening(marrakech), 'visits', 3],
    ['mcts(solver=true, iterations=400', ataxx, nearlyFull, 'visits', 2],
  ])('of %s) add up as the threads of parallel=root do', (spec, game, state, choice, threads) => {
    const together = thought(`${spec}, parallel=root(threads=${threads}))`, game, state, 7);
    const reports = separately(`${spec})`, game, state, 7, threads);
    const merged = mergeReports(reports, { ...SUMS, choice });
    expect(merged.moves.some(({ proof }) => proof)).toBe(state === nearlyFull);
    expect(figures(merged)).toEqual(figures(reportAnalysis(game, state, together.analysis())));
  });

  test('have the interval of all samples together', () => {
    const merged = mergeReports([
      report([row('a', 30, 0.5), row('b', 10, 0.2)]),
      report([row('a', 10, 0.9), row('b', 10, 0.4)]),
    ]);
    expect(merged.moves).toEqual([
      { move: 'a', visits: 40, ...wilson(0.6, 40), pv: ['a'] },
      {
        move: 'b',
        visits: 20,
        mean: expect.closeTo(0.3, 12),
        low: expect.closeTo(wilson(0.3, 20).low, 12),
        high: expect.closeTo(wilson(0.3, 20).high, 12),
      },
    ]);
    const { best, value, iterations, simulations, playoutMoves, nodes, depth, seconds } = merged;
    expect([best, value, depth, seconds]).toEqual(['a', 0.6, 3, 1]);
    expect([iterations, simulations, playoutMoves, nodes]).toEqual([60, 60, 600, 62]);
  });

  test('choose the move that was visited most in all, even if no search would play it', () => {
    const reports = [
      report([row('a', 50, 0.5), row('b', 45, 0.5), row('c', 5, 0.5)]),
      report([row('c', 50, 0.5), row('b', 45, 0.5), row('a', 5, 0.5)]),
    ];
    expect(mergeReports(reports).best).toBe('b');
    expect(mergeReports(reports).pv).toEqual(['b']);
  });

  test('vote where the agent goes by votes, and only then', () => {
    const reports = [
      report([row('a', 51, 0.5), row('b', 49, 0.5)]),
      report([row('a', 51, 0.5), row('b', 49, 0.5)]),
      report([row('b', 99, 0.9), row('a', 1, 0.1)]),
    ];
    expect(mergeReports(reports, { ...SUMS, byVotes: true }).best).toBe('a');
    expect(mergeReports(reports, SUMS).best).toBe('b');
  });

  test('leave what is equal to the choice of most searches', () => {
    const [a, b] = [row('a', 10, 0.5), row('b', 10, 0.5)];
    expect(mergeReports([report([a, b]), report([b, a]), report([b, a])]).best).toBe('b');
  });

  test('take lines of play from the search that visited the move most, for as many moves as wanted', () => {
    const reports = [
      report([row('a', 60, 0.5, { pv: ['a', 'x'] }), row('b', 40, 0.5, { pv: ['b', 'y'] })]),
      report([row('a', 90, 0.5, { pv: ['a', 'z'] }), row('b', 10, 0.5, { pv: ['b', 'w'] })]),
    ];
    const lines = (wanted: number): unknown =>
      mergeReports(reports, { ...SUMS, lines: wanted }).moves.map(({ pv }) => pv);
    expect(lines(2)).toEqual([
      ['a', 'z'],
      ['b', 'y'],
    ]);
    expect(lines(1)).toEqual([['a', 'z'], undefined]);
  });

  test('believe a proof, whichever search found it', () => {
    const won = { mean: 1, low: 1, high: 1, proof: 'win', mate: 3, pv: ['b', 'x', 'y'] } as const;
    const merged = mergeReports([
      report([row('a', 90, 0.6, { pv: ['a'] }), row('b', 30, 0.5, { pv: ['b', 'z'] })]),
      report([row('b', 20, 1, won), row('a', 5, 0.5)]),
    ]);
    expect(merged.moves[0]).toEqual({ move: 'b', visits: 50, ...won });
    expect(merged).toMatchObject({ best: 'b', proof: 'win', mate: 3, value: 1, pv: ['b', 'x', 'y'] });
  });

  test('know nothing of a move that nobody tried, and say so when one search ran out of memory', () => {
    const merged = mergeReports([
      report([row('a', 2, 0.5), row('b', 0, 0)]),
      report([row('a', 2, 0.5), row('b', 0, 0)], { endedBy: 'memory', depth: 9, seconds: 4 }),
    ]);
    expect(merged.moves[1]).toEqual({ move: 'b', visits: 0, mean: null, low: null, high: null });
    expect(merged).toMatchObject({ endedBy: 'memory', depth: 9, seconds: 4 });
  });
});
