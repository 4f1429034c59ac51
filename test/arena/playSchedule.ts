/**
 * What every way of playing a schedule promises (src/arena/playSchedule.ts), as tests: one suite for threads, the calling
 * thread, and any other way to play games. To be called in a test file.
 */
import { describe, expect, test } from 'vitest';
import { type GamePlan, GamePlayer, type PlaySchedule, type PlayedGame } from '../../src/arena/index.ts';
import {
  type ErrorData,
  UserError,
  formatRecord,
  packError,
  parseRecord,
  replayRecord,
  settleOptions,
  unpackError,
} from '../../src/core/index.ts';
import { findGame } from '../../src/games/index.ts';

const AGENTS = ['uct(iterations=30)', 'alphabeta(depth=2)'];
const RANDOM = ['random', 'random'];

/** The plan of game `index` of a match with seats switched. */
export function planOf(index: number, more: Partial<GamePlan> = {}): GamePlan {
  const agents = more.agents ?? AGENTS;
  return {
    game: 'ataxx',
    options: settleOptions(findGame('ataxx'), { size: 4 }),
    seed: 9,
    index,
    block: index >> 1,
    keepRecord: true,
    ...more,
    agents: index % 2 === 0 ? agents : agents.toReversed(),
  };
}

export function plansOf(games: number, more: Partial<GamePlan> = {}): GamePlan[] {
  return Array.from({ length: games }, (_, index) => planOf(index, more));
}

/** Several games with different rules and agents, one of them with counters and chance, another with secrets. */
function mixedPlans(): GamePlan[] {
  const variants: Partial<GamePlan>[] = [
    {},
    { options: settleOptions(findGame('ataxx'), { size: 5 }), agents: ['greedy', 'random'] },
    { position: 'xx2/4/4/2oo x 0 5' },
    ...[
      { game: 'marrakech', preset: 'official2', agents: ['greedy', 'uct(iterations=10)'] },
      { game: 'saboteur', preset: 'paper', agents: ['mcts(iterations=10)', 'random'] },
      { game: 'katarenga', preset: 'paper', agents: RANDOM },
    ].map(({ game, preset, agents }) => ({
      game,
      agents,
      options: settleOptions(findGame(game), { preset }),
    })),
  ];
  return Array.from({ length: 2 * variants.length }, (_, index) =>
    planOf(index, variants[index % variants.length]),
  );
}

/** Without what depends on the clock. */
export function timeless(game: PlayedGame): PlayedGame {
  return { ...game, efforts: game.efforts.map((effort) => ({ ...effort, seconds: 0 })) };
}

/** In the order of the schedule. */
function ordered(games: readonly PlayedGame[]): PlayedGame[] {
  return games.map(timeless).sort((a, b) => a.index - b.index);
}

/** Each game by a new player. */
function oneByOne(plans: readonly GamePlan[]): PlayedGame[] {
  return plans.map((plan) => timeless(new GamePlayer(() => 0).play(plan)));
}

function* endlessly(onTaken: () => void = () => undefined): Generator<GamePlan, void, undefined> {
  for (let index = 0; ; index++) {
    onTaken();
    yield planOf(index, { agents: RANDOM, keepRecord: false });
  }
}

/** Everything that came back, and how it ended. */
interface Played {
  readonly games: readonly PlayedGame[];
  readonly error: unknown;
}

/** @param mostAhead plans that may be out at the same time */
export function describePlaySchedule(name: string, mostAhead: number, make: () => PlaySchedule): void {
  async function play(
    schedule: Iterator<GamePlan, unknown, undefined>,
    { signal, goesOn = () => true }: { signal?: AbortSignal; goesOn?: (games: number) => boolean } = {},
  ): Promise<Played> {
    const games: PlayedGame[] = [];
    let error: unknown;
    let isOver = false;
    const onGames = (played: readonly PlayedGame[]): boolean => {
      expect(isOver).toBe(false);
      expect(played).not.toEqual([]);
      games.push(...played);
      return goesOn(games.length);
    };
    try {
      await make()(schedule, { onGames, ...(signal && { signal }) });
    } catch (thrown) {
      error = thrown;
    }
    isOver = true;
    return { games, error };
  }

  async function playAll(plans: readonly GamePlan[]): Promise<PlayedGame[]> {
    const { games, error } = await play(plans.values());
    expect(error).toBeUndefined();
    return ordered(games);
  }

  describe(`a schedule played ${name}`, () => {
    test('gives every game once, equal to one that is played alone', async () => {
      const plans = plansOf(24);
      expect(await playAll(plans)).toEqual(oneByOne(plans));
    });

    test('may mix games, rules, positions and agents', async () => {
      const plans = mixedPlans();
      const played = await playAll(plans);
      expect(played).toEqual(oneByOne(plans));
      expect(played.filter(({ counts }) => counts !== undefined)).not.toEqual([]);
    });

    test('may have hundreds of games that take no time', async () => {
      const plans = plansOf(700, { agents: RANDOM, keepRecord: false });
      const played = await playAll(plans);
      expect(played.map(({ index }) => index)).toEqual(plans.map(({ index }) => index));
    });

    test('may be empty', async () => {
      expect(await playAll([])).toEqual([]);
    });

    test('is plain JSON both ways', async () => {
      const plans = mixedPlans();
      const sent = JSON.parse(JSON.stringify(plans)) as GamePlan[];
      const played = await playAll(sent);
      expect(JSON.parse(JSON.stringify(played))).toEqual(played);
      expect(played).toEqual(oneByOne(plans));
    });

    test('gives records where they are wanted, which replay to the same end', async () => {
      for (const { record, result } of await playAll(plansOf(4))) {
        const read = parseRecord(formatRecord(record!));
        expect(read).toEqual(record);
        expect(read.result).toEqual(result);
        expect(() => replayRecord(read, findGame('ataxx'))).not.toThrow();
      }
      for (const { record } of await playAll(plansOf(4, { keepRecord: false })))
        expect(record).toBeUndefined();
    });

    test('is not read far ahead of the games that have come back', async () => {
      let taken = 0;
      let furthest = 0;
      let back = 0;
      const schedule = endlessly(() => {
        taken++;
        furthest = Math.max(furthest, taken - back);
      });
      await play(schedule, { goesOn: (games) => (back = games) < 1000 });
      expect(furthest).toBeLessThanOrEqual(mostAhead);
    });

    test('may depend on games that have come back', async () => {
      let back = 0;
      function* untilEnough(): Generator<GamePlan, void, undefined> {
        for (let index = 0; ; index++) {
          if (back >= 50) return;
          yield planOf(index, { agents: RANDOM });
        }
      }
      const { games, error } = await play(untilEnough(), { goesOn: (count) => (back = count) > 0 });
      expect(error).toBeUndefined();
      expect(games.length).toBeGreaterThanOrEqual(50);
      expect(games.length).toBeLessThanOrEqual(50 + mostAhead);
    });

    test('ends early when no more games are wanted, even if it is endless', async () => {
      let calls = 0;
      const { games, error } = await play(endlessly(), { goesOn: () => ++calls < 3 });
      expect(error).toBeUndefined();
      expect(calls).toBe(3);
      expect(games.length).toBeGreaterThanOrEqual(3);
    });

    test('is not begun when the signal is aborted before', async () => {
      let taken = 0;
      const schedule = endlessly(() => taken++);
      expect(await play(schedule, { signal: AbortSignal.abort() })).toEqual({ games: [], error: undefined });
      expect(taken).toBe(0);
    });

    test('ends without an error when it is aborted by an event between games', async () => {
      const controller = new AbortController();
      let isAsked = false;
      const goesOn = (): boolean => {
        if (!isAsked) setImmediate(() => controller.abort());
        isAsked = true;
        return true;
      };
      const { games, error } = await play(endlessly(), { signal: controller.signal, goesOn });
      expect(error).toBeUndefined();
      expect(games.length).toBeGreaterThan(0);
    });

    test('hands nothing over after it was aborted, and ends in the middle of a game', async () => {
      const controller = new AbortController();
      setImmediate(() => controller.abort());
      const options = settleOptions(findGame('ataxx'), { size: 7 });
      const long = planOf(0, { options, agents: ['uct(iterations=2000)', 'uct(iterations=2000)'] });
      const { games, error } = await play([long].values(), { signal: controller.signal });
      expect({ games, error }).toEqual({ games: [], error: undefined });
    });

    test('passes a mistake of the user on with message and hint', async () => {
      const { games, error } = await play(plansOf(3, { agents: ['nobody', 'random'] }).values());
      expect(games).toEqual([]);
      expect(error).toBeInstanceOf(UserError);
      expect(error).toMatchObject({
        message: 'unknown agent "nobody"',
        hint: expect.stringContaining('Known: random, greedy'),
      });
      const sent = JSON.parse(JSON.stringify(packError(error))) as ErrorData;
      expect(packError(unpackError(sent))).toEqual(packError(error));
    });

    test('passes a bug on as what it is, with its place in the code', async () => {
      const bad = { ...planOf(0), agents: ['random'] };
      const { error } = await play([bad].values());
      expect(error).toBeInstanceOf(Error);
      expect(error).not.toBeInstanceOf(UserError);
      expect((error as Error).stack).toContain('gameInPlay');
    });

    test('hands over what was finished before a game that cannot be played', async () => {
      const plans = plansOf(600, { agents: RANDOM, keepRecord: false });
      plans[400] = planOf(400, { agents: ['nobody', 'random'] });
      const { games, error } = await play(plans.values());
      expect(error).toMatchObject({ message: 'unknown agent "nobody"' });
      const kept = ordered(games).map(({ index }) => index);
      expect(kept.length).toBeGreaterThan(0);
      expect(new Set(kept).size).toBe(kept.length);
      expect(kept).not.toContain(400);
    });

    test('ends with an error of the schedule itself, or of the listener', async () => {
      function* broken(): Generator<GamePlan, void, undefined> {
        yield* plansOf(3);
        throw new UserError('no more plans', 'Write some.');
      }
      expect((await play(broken())).error).toMatchObject({ message: 'no more plans', hint: 'Write some.' });
      const goesOn = (): boolean => {
        throw new UserError('no more room', 'Make some.');
      };
      expect((await play(endlessly(), { goesOn })).error).toMatchObject({ message: 'no more room' });
    });
  });
}
