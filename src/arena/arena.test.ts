import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type GameRecord, formatRecord, parseRecord, replayRecord, settleOptions } from '../core/index.ts';
import { ataxx } from '../games/ataxx/index.ts';
import { type MatchPlan, Scoreboard, Table, VERSION, matchSchedule, playOnThreads } from './index.ts';

const plan: MatchPlan = {
  game: ataxx,
  options: settleOptions(ataxx, { size: 4 }),
  agents: ['uct(iterations=30)', 'alphabeta(depth=2)'],
  games: 12,
  seed: 9,
};

async function play(match: MatchPlan, threads: number, most = Infinity): Promise<GameRecord[]> {
  const records: GameRecord[] = [];
  await playOnThreads(matchSchedule(match), {
    threads,
    onGame: ({ record }) => records.push(record) < most,
  });
  return records;
}

describe('a match', () => {
  test('is the same on one, two and three threads, and on this one', async () => {
    const one = await play(plan, 1);
    expect(one).toHaveLength(12);
    expect(await play(plan, 2)).toEqual(one);
    expect(await play(plan, 3)).toEqual(one);
    const table = new Table(() => 0);
    // The order does not matter either: an agent that has played is as good as new.
    const backwards = matchSchedule(plan).toReversed();
    expect(backwards.map((game) => table.play(game)).toReversed()).toEqual(one);
  });

  test('gives records that replay to the same end', async () => {
    for (const record of await play({ ...plan, games: 4 }, 2)) {
      const read = parseRecord(formatRecord(record));
      expect(read).toEqual(record);
      expect(() => replayRecord(read, ataxx)).not.toThrow();
    }
  });

  test('switches seats within a pair, and differs from pair to pair', async () => {
    const records = await play(plan, 2);
    for (let i = 0; i < records.length; i += 2) {
      expect(records[i + 1]!.agents).toEqual(records[i]!.agents.toReversed());
    }
    expect(new Set(records.map((record) => record.moves.join(' '))).size).toBeGreaterThan(6);
  });

  test('ends early when the listener has seen enough, or it is interrupted', async () => {
    expect(await play(plan, 2, 3)).toHaveLength(3);
    const controller = new AbortController();
    let games = 0;
    await playOnThreads(matchSchedule({ ...plan, games: 1000 }), {
      threads: 2,
      signal: controller.signal,
      onGame: () => {
        if (++games === 2) controller.abort();
        return true;
      },
    });
    expect(games).toBeLessThan(10);
  });

  test('starts where it is told to', async () => {
    const position = 'xx2/4/4/2oo x 0 5';
    const [record] = await play({ ...plan, position, games: 1 }, 1);
    expect(record!.position).toBe(position);
  });
});

describe('the scoreboard', () => {
  const record = (index: number, result: number, score: number): GameRecord => ({
    format: 'playout-record/1',
    version: VERSION,
    game: 'ataxx',
    options: {},
    agents: [],
    seed: 1,
    index,
    position: '',
    moves: [],
    // The first agent sits in seat 0 in even games and in seat 1 in odd ones.
    result: index % 2 === 0 ? [result, 1 - result] : [1 - result, result],
    scores: index % 2 === 0 ? [score, 10] : [10, score],
  });

  test('counts from the side of the first agent', () => {
    const board = new Scoreboard();
    for (const [i, result] of [1, 1, 0.5, 0].entries()) board.add(record(i, result, 12));
    expect(board.summary()).toMatchObject({
      games: 4,
      wins: 2,
      draws: 1,
      losses: 1,
      rate: { mean: 0.625 },
      score: { mean: 2, low: 2, high: 2 },
      sprt: null,
    });
  });

  test('stops a sequential test only between pairs, and when it is clear', () => {
    const board = new Scoreboard({ elo0: 0, elo1: 100, alpha: 0.05, beta: 0.05 });
    let games = 0;
    while (!board.isDecided && games < 500) board.add(record(games++, games % 5 === 0 ? 0 : 1, 20));
    expect(games % 2).toBe(0);
    expect(games).toBeLessThan(200);
    expect(board.summary().sprt?.decision).toBe('elo1');
  });
});

test('the version of records is that of the package', () => {
  const text = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');
  expect(VERSION).toBe((JSON.parse(text) as { version: string }).version);
});
