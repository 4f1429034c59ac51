import { describe, expect, test } from 'vitest';
import { ticTacToe } from '../../examples/tic-tac-toe/ticTacToe.ts';
import { CHANCE, type Game, Random, settleOptions } from '../core/index.ts';
import { games } from '../games/index.ts';
import { settleExperiment } from '../lab/index.ts';
import { readSpecFile } from '../lab/node/index.ts';
import { LEVELS, levelsOf, makeAgent, resolveAgent } from './index.ts';
import { ratedAgent } from './levels.ts';

const shipped = games.map((game) => [game.name, game] as const);

/** Every rule set, and every number of players. */
const tables = [
  ...games.flatMap((game) => game.presets.map(({ name }) => [game.name, { preset: name }, game] as const)),
  ...[4, 5].map((players) => ['carcassonne', { players }, gameCalled('carcassonne')] as const),
];

function gameCalled(name: string): Game {
  return games.find((game) => game.name === name)!;
}

describe.each(shipped)('the levels of %s', (name, game) => {
  test('are five named agents, from beginner to strongest', () => {
    expect(levelsOf(game).map(({ spec }) => spec)).toEqual(LEVELS.map((level) => `${name}/${level.name}`));
  });

  test('have measured ratings, each above the one before', () => {
    const ratings = levelsOf(game).flatMap(({ rating }) => rating?.elo ?? []);
    expect(ratings).toHaveLength(LEVELS.length);
    expect(ratings).toEqual(ratings.toSorted((a, b) => a - b));
    expect(new Set(ratings).size).toBe(ratings.length);
  });

  test('were rated by an experiment that names their limits of work', async () => {
    const { spec } = await readSpecFile(`docs/ratings/${name}.json`);
    const agents = new Map(settleExperiment(spec).agents.map((agent) => [agent.name, agent.spec]));
    for (const level of LEVELS) expect(agents.get(level.name)).toBe(ratedAgent(level.name, game).canonical);
  });

  test('think three seconds at most, and never shorter than a weaker one', () => {
    const limits = levelsOf(game).map(({ ms = 0 }) => ms);
    expect(limits).toEqual(limits.toSorted((a, b) => a - b));
    expect(limits.at(-1)).toBe(3000);
  });

  test('have a limit of work beside that of time, know no secrets, and need no threads', () => {
    for (const { spec } of levelsOf(game)) {
      const { budget, oracle, values } = resolveAgent(spec, game);
      expect(Object.keys(budget), spec).not.toEqual(['ms']);
      expect(oracle).toBeUndefined();
      expect(values.parallel ?? { name: 'none' }, spec).toMatchObject({ name: 'none' });
    }
  });
});

test.each(tables)('in %s with %o every level makes a legal move', (_name, options, game) => {
  const settled = settleOptions(game, options);
  const state = game.start(settled, new Random(1));
  while (state.turn === CHANCE) state.play(state.sample(new Random(2)));
  const listed = new Int32Array(game.maxMoves);
  const legal = [...listed.subarray(0, state.moves(listed))];
  for (const { spec } of levelsOf(game)) {
    const search = makeAgent(spec, { game, random: new Random(1), clock: () => 0, options: settled });
    search.start(state, { iterations: 5, nodes: 50 });
    search.advance(Infinity);
    expect(legal, spec).toContain(search.choose());
  }
});

test('an agent that is no longer the one that was rated has no rating', () => {
  const game = gameCalled('ataxx');
  const agents = game.agents!.map((agent) =>
    agent.name === 'club' ? { name: 'club', about: '', spec: 'alphabeta(nodes=601, time=1s)' } : agent,
  );
  const rated = levelsOf({ ...game, agents }).map(({ rating }) => rating !== undefined);
  expect(rated).toEqual([true, true, false, true, true]);
});

describe('a game without levels of its own', () => {
  test('gets UCT with growing budgets, which nobody has rated', () => {
    const levels = levelsOf(ticTacToe);
    expect(levels.map(({ name }) => name)).toEqual(LEVELS.map(({ name }) => name));
    const iterations = levels.map(({ spec }) => resolveAgent(spec, ticTacToe).budget.iterations!);
    expect(iterations).toEqual(iterations.toSorted((a, b) => a - b));
    expect(levels.map(({ rating }) => rating)).toEqual(levels.map(() => undefined));
  });

  test('that has only some of them gets UCT too', () => {
    const agents = [{ name: 'club', spec: 'random', about: 'A stand-in.' }];
    expect(levelsOf({ ...ticTacToe, agents })[2]!.spec).toMatch(/^uct/);
  });
});
