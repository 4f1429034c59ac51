import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { makeAgent } from '../agents/index.ts';
import { UserError, formatRecord, parseRecord, replayRecord, settleOptions } from '../core/index.ts';
import { ataxx } from '../games/ataxx/index.ts';
import type { OpenEngine } from '../search/index.ts';
import { type GamePlan, type PlayedGame, Table, VERSION, playOnThreads } from './index.ts';

const AGENTS = ['uct(iterations=30)', 'alphabeta(depth=2)'];

/** Pairs of games with seats switched. */
function schedule(games: number, more: Partial<GamePlan> = {}): GamePlan[] {
  return Array.from({ length: games }, (_, index) => ({
    game: 'ataxx',
    options: settleOptions(ataxx, { size: 4 }),
    agents: index % 2 === 0 ? AGENTS : AGENTS.toReversed(),
    seed: 9,
    index,
    pair: index >> 1,
    keepRecord: true,
    ...more,
  }));
}

/** Without what depends on the clock. */
function timeless(game: PlayedGame): PlayedGame {
  return { ...game, efforts: game.efforts.map((effort) => ({ ...effort, seconds: 0 })) };
}

/** The games in the order of the schedule. */
async function play(plans: readonly GamePlan[], threads: number): Promise<PlayedGame[]> {
  const played: PlayedGame[] = [];
  await playOnThreads(plans.values(), { threads, onGames: (games) => played.push(...games) > 0 });
  return played.map(timeless).sort((a, b) => a.index - b.index);
}

describe('games on threads', () => {
  test('are the same on one, two and three of them, and on this one', async () => {
    const plans = schedule(12);
    const one = await play(plans, 1);
    expect(one).toHaveLength(12);
    expect(await play(plans, 2)).toEqual(one);
    expect(await play(plans, 3)).toEqual(one);
    const table = new Table(() => 0);
    // The order does not matter either: an agent that has played is as good as new.
    const backwards = plans.toReversed().map((plan) => table.play(plan));
    expect(backwards.toReversed()).toEqual(one);
  });

  test('are each played once, also when they are so short that they travel in batches', async () => {
    const plans = schedule(700, { agents: ['random', 'random'], keepRecord: false });
    const played = await play(plans, 2);
    expect(played.map(({ index }) => index)).toEqual(plans.map(({ index }) => index));
  });

  test('give records that replay to the same end, where they are asked for', async () => {
    for (const { record } of await play(schedule(4), 2)) {
      const read = parseRecord(formatRecord(record!));
      expect(read).toEqual(record);
      expect(() => replayRecord(read, ataxx)).not.toThrow();
    }
    for (const { record } of await play(schedule(2, { keepRecord: false }), 1))
      expect(record).toBeUndefined();
  });

  test('switch seats within a pair, and differ from pair to pair', async () => {
    const records = (await play(schedule(12), 2)).map(({ record }) => record!);
    for (let i = 0; i < records.length; i += 2) {
      expect(records[i + 1]!.agents).toEqual(records[i]!.agents.toReversed());
    }
    expect(new Set(records.map((record) => record.moves.join(' '))).size).toBeGreaterThan(6);
  });

  test('end early when the listener has seen enough, or they are interrupted', async () => {
    let games = 0;
    const onGames = (played: readonly PlayedGame[]): boolean => (games += played.length) < 3;
    await playOnThreads(schedule(1000).values(), { threads: 2, onGames });
    expect(games).toBeLessThan(10);
    const controller = new AbortController();
    games = 0;
    await playOnThreads(schedule(1000).values(), {
      threads: 2,
      signal: controller.signal,
      onGames: (played) => {
        games += played.length;
        controller.abort();
        return true;
      },
    });
    expect(games).toBeLessThan(10);
  });

  test('that cannot be played end the whole with the reason', async () => {
    const plans = schedule(3, { agents: ['nobody', 'random'] });
    const error: unknown = await play(plans, 2).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(UserError);
    expect(error).toMatchObject({
      message: 'unknown agent "nobody"',
      hint: expect.stringContaining('Known: random, greedy'),
    });
  });

  test('that come before one that cannot be played are kept, though they travel together', async () => {
    const plans = schedule(600, { agents: ['random', 'random'] });
    plans[400] = { ...plans[400]!, agents: ['nobody', 'random'] };
    const kept: number[] = [];
    const onGames = (played: readonly PlayedGame[]): boolean =>
      kept.push(...played.map(({ index }) => index)) > 0;
    await expect(playOnThreads(plans.values(), { threads: 1, onGames })).rejects.toThrow('nobody');
    expect(kept).toEqual(plans.slice(0, 400).map(({ index }) => index));
  });

  test('start where they are told to', async () => {
    const position = 'xx2/4/4/2oo x 0 5';
    const [game] = await play(schedule(1, { position }), 1);
    expect(game!.record!.position).toBe(position);
  });
});

test('a played game tells what each seat spent: moves it thought about, playouts, and moves in them', () => {
  let now = 0;
  const table = new Table(() => (now += 500));
  const [plan] = schedule(1, { agents: ['flat(simulations=20)', 'random'] });
  const { efforts, plies, record } = table.play(plan!);
  expect(plies).toBe(record!.moves.length);
  const [flat, random] = efforts;
  expect(flat!.simulations).toBe(20 * flat!.moves);
  expect(flat!.playoutMoves).toBeGreaterThan(flat!.simulations);
  // The clock moves by half a second whenever it is read.
  expect(flat!.seconds).toBeGreaterThanOrEqual(flat!.moves / 2);
  expect(random).toMatchObject({ simulations: 0, playoutMoves: 0 });
  expect(flat!.moves + random!.moves).toBeLessThanOrEqual(plies);
});

describe('a table', () => {
  /** Plays one game with each of some programs, and tells which were closed. */
  function closedAfter(programs: number, bytes: number): string[] {
    const closed: string[] = [];
    const openEngine: OpenEngine = ({ command }, setting) =>
      Object.assign(makeAgent('random', setting), { bytes, close: () => closed.push(command[0]!) });
    const table = new Table(() => 0, { openEngine });
    for (let i = 0; i < programs; i++)
      table.play(schedule(1, { agents: [`engine("program${i}")`, 'random'] })[0]!);
    return closed;
  }

  test('keeps agents for later games, but only so many; programs are closed', () => {
    expect(closedAfter(63, 0)).toEqual([]);
    expect(closedAfter(66, 0)).toEqual(['program0', 'program1', 'program2']);
  });

  test('keeps large agents only while they all fit a limit', () => {
    expect(closedAfter(5, 2 ** 27)).toEqual(['program0', 'program1', 'program2']);
  });

  test('plays the same game with an agent that it had let go', () => {
    const plans = Array.from(
      { length: 70 },
      (_, i) => schedule(1, { agents: [`uct(iterations=${1 + i})`, 'random'], index: i, pair: i })[0]!,
    );
    const table = new Table(() => 0);
    const played = plans.map((plan) => table.play(plan));
    expect(plans.map((plan) => table.play(plan))).toEqual(played);
  });
});

test('the version of records is that of the package', () => {
  const text = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');
  expect(VERSION).toBe((JSON.parse(text) as { version: string }).version);
});
