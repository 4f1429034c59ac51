import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { planOf, plansOf } from '../../test/arena/playSchedule.ts';
import { makeAgent, resolveAgent } from '../agents/index.ts';
import { OVER, Random, settleOptions } from '../core/index.ts';
import { findGame } from '../games/index.ts';
import type { OpenEngine } from '../search/index.ts';
import { GamePlayer, VERSION, playHere } from './index.ts';
import { Seated } from './seated.ts';

test('an agent that has played is as good as new: the order of games changes nothing', () => {
  const plans = plansOf(12);
  const player = new GamePlayer(() => 0);
  const forwards = plans.map((plan) => player.play(plan));
  const backwards = plans.toReversed().map((plan) => player.play(plan));
  expect(backwards.toReversed()).toEqual(forwards);
});

test('the games of a pair switch seats, and pairs differ', () => {
  const player = new GamePlayer(() => 0);
  const records = plansOf(12).map((plan) => player.play(plan).record!);
  for (let i = 0; i < records.length; i += 2)
    expect(records[i + 1]!.agents).toEqual(records[i]!.agents.toReversed());
  expect(new Set(records.map((record) => record.moves.join(' '))).size).toBeGreaterThan(6);
});

test('a game starts where its plan says', () => {
  const position = 'xx2/4/4/2oo x 0 5';
  expect(new GamePlayer(() => 0).play(planOf(0, { position })).record!.position).toBe(position);
});

test('a played game tells what each seat spent: moves it thought about, playouts, and moves in them', () => {
  let now = 0;
  const player = new GamePlayer(() => (now += 500));
  const plan = planOf(0, { agents: ['flat(simulations=20)', 'random'] });
  const { efforts, plies, record } = player.play(plan);
  expect(plies).toBe(record!.moves.length);
  const [flat, random] = efforts;
  expect(flat!.simulations).toBe(20 * flat!.moves);
  expect(flat!.playoutMoves).toBeGreaterThan(flat!.simulations);
  // The clock moves by half a second whenever it is read.
  expect(flat!.seconds).toBeGreaterThanOrEqual(flat!.moves / 2);
  expect(random).toMatchObject({ simulations: 0, playoutMoves: 0 });
  expect(flat!.moves + random!.moves).toBeLessThanOrEqual(plies);
});

describe.each(['ataxx', 'carcassonne', 'katarenga', 'marrakech'])('in %s', (name) => {
  const game = findGame(name);
  const options = settleOptions(game, {});
  const withPrograms = (open: OpenEngine): GamePlayer => new GamePlayer(() => 0, { openEngine: open });

  test('uniform moves are drawn as the agent would draw them', () => {
    const asking: OpenEngine = (_, setting) =>
      Object.assign(makeAgent('random', setting), { isUniform: false });
    const play = (player: GamePlayer, spec: string): unknown => {
      const { record, efforts, counts } = player.play(
        planOf(0, { game: name, options, agents: [spec, spec] }),
      );
      return { moves: record!.moves, efforts, counts };
    };
    expect(play(new GamePlayer(() => 0), 'random')).toEqual(play(withPrograms(asking), 'engine("random")'));
  });

  test('an agent that chooses an illegal move is found out', () => {
    const cheating: OpenEngine = (_, setting) =>
      Object.assign(makeAgent('random', setting), { isUniform: false, choose: () => 0x7fff_fffe });
    const plan = planOf(0, { game: name, options, agents: ['engine("cheat")', 'random'] });
    expect(() => withPrograms(cheating).play(plan)).toThrow('an agent chose 2147483646, which is not legal');
  });
});

test('where something is hidden, a uniform move is drawn in the world that the agent would imagine', () => {
  const game = findGame('saboteur');
  const random = new Random(0);
  const agent = makeAgent('random', { game, random, clock: () => 0 });
  const seated = new Seated(resolveAgent('random', game), { clock: () => 0 });
  random.become(new Random(4), 'seat');
  seated.begin(new Random(4), 'seat');
  const state = game.start(settleOptions(game, {}), new Random(5));
  while (state.turn !== OVER) {
    agent.start(state);
    expect(seated.draw(state)).toBe(agent.choose());
    state.play(agent.choose());
  }
});

test('the game of a plan does not depend on the games before it, of the same block or another', () => {
  for (const name of ['carcassonne', 'katarenga', 'saboteur']) {
    const options = settleOptions(findGame(name), {});
    const plans = plansOf(6, { game: name, options, agents: ['random', 'greedy'] });
    const player = new GamePlayer(() => 0);
    const alone = plans.map((plan) => new GamePlayer(() => 0).play(plan));
    expect(plans.map((plan) => player.play(plan))).toEqual(alone);
    expect(plans.toReversed().map((plan) => player.play(plan))).toEqual(alone.toReversed());
  }
});

test('a uniform player is timed by what the game took besides the thinking of others', () => {
  let now = 0;
  const player = new GamePlayer(() => (now += 500));
  const { efforts } = player.play(planOf(0, { agents: ['flat(simulations=20)', 'random'] }));
  const [flat, random] = efforts;
  // Beside its own half second of every thought, and one for the whole game.
  expect(random!.seconds).toBe(flat!.moves / 2 + 0.5);
});

describe('a game player', () => {
  /** Programs that note when they are closed. */
  function noting(closed: string[], bytes: number): OpenEngine {
    return ({ command }, setting) =>
      Object.assign(makeAgent('random', setting), { bytes, close: () => closed.push(command[0]!) });
  }

  /** Plays one game with each of some programs, and returns which were closed. */
  function closedAfter(programs: number, bytes: number): string[] {
    const closed: string[] = [];
    const player = new GamePlayer(() => 0, { openEngine: noting(closed, bytes) });
    for (let i = 0; i < programs; i++)
      player.play(planOf(0, { agents: [`engine("program${i}")`, 'random'] }));
    return closed;
  }

  test('keeps agents for later games, but not too many; programs are closed', () => {
    expect(closedAfter(63, 0)).toEqual([]);
    expect(closedAfter(66, 0)).toEqual(['program0', 'program1', 'program2']);
  });

  test('keeps large agents only while they all fit a limit', () => {
    expect(closedAfter(5, 2 ** 27)).toEqual(['program0', 'program1', 'program2']);
  });

  test('closes programs at the end of a schedule', async () => {
    const closed: string[] = [];
    const play = playHere({ clock: () => 0, openEngine: noting(closed, 0) });
    const plans = plansOf(2, { agents: ['engine("program")', 'random'] });
    await play(plans.values(), { onGames: () => closed.length === 0 });
    // One for each seat.
    expect(closed).toEqual(['program', 'program']);
  });

  test('plays the same game with an agent that it had let go', () => {
    const plans = Array.from({ length: 70 }, (_, i) =>
      planOf(i, { agents: [`uct(iterations=${1 + i})`, 'random'] }),
    );
    const player = new GamePlayer(() => 0);
    const played = plans.map((plan) => player.play(plan));
    expect(plans.map((plan) => player.play(plan))).toEqual(played);
  });
});

test('the version of records is that of the package', () => {
  const text = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');
  expect(VERSION).toBe((JSON.parse(text) as { version: string }).version);
});
