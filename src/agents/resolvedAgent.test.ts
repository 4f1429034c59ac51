import { describe, expect, test } from 'vitest';
import type { Game, OptionValue } from '../core/index.ts';
import { UserError } from '../core/index.ts';
import { ataxx } from '../games/ataxx/index.ts';
import { findGame, games } from '../games/index.ts';
import { builders } from './builders.ts';
import { namedIn, suits } from './catalogue.ts';
import type { Param, Params, Part } from './params.ts';
import { resolveAgent } from './resolveAgent.ts';
import { type ResolvedAgent, limitNames } from './resolvedAgent.ts';

/** Values of an option that are not its default, as they are written: of a part every other one. */
function otherValues(game: Game, param: Param): string[] {
  switch (param.kind) {
    case 'part':
      return param.parts(game).flatMap((part) => otherForms(game, part));
    case 'choice':
      return param.choices.filter((choice) => choice !== param.default);
    case 'flag':
      return [String(!param.default)];
    case 'text':
      return param.examples.slice(0, 1).map((text) => `"${text}"`);
    case 'integer':
    case 'number':
      return [String(param.default === param.max ? param.min : param.max)];
    case 'memory':
      return ['77MB'];
    case 'time':
      return ['77ms'];
    case 'count':
      return ['77'];
  }
}

/** A part as it is, and with each of its options changed. */
function otherForms(game: Game, { name, options }: Part): string[] {
  const changed = Object.entries(options).flatMap(([option, param]) =>
    otherValues(game, param).map((value) => `${name}(${option}=${value})`),
  );
  return [name, ...changed];
}

function tryToResolve(spec: string, game: Game): ResolvedAgent[] {
  try {
    return [resolveAgent(spec, game)];
  } catch (error) {
    // Some parts do not go together, and some agents need an option that is not there.
    if (error instanceof UserError) return [];
    throw error;
  }
}

/** Each agent of the game with each of its options set to something else, in turn, and all named agents. */
function everyAgent(game: Game): ResolvedAgent[] {
  const able = builders.filter((builder) => suits(game, builder));
  const specs = able.flatMap(({ name, params }) => {
    const first = name === 'engine' ? 'command=x, ' : '';
    return Object.entries(params).flatMap(([option, param]) =>
      otherValues(game, param).map((value) => `${name}(${first}${option}=${value})`),
    );
  });
  return [...specs, ...namedIn(game).map(({ name }) => name)].flatMap((spec) => tryToResolve(spec, game));
}

const paramsOf = (agent: string): Params => builders.find(({ name }) => name === agent)!.params;
const limitsOf = (agent: ResolvedAgent): readonly string[] => limitNames(paramsOf(agent.name));

const withoutLimits = (agent: ResolvedAgent): object => {
  const limits = new Set(limitsOf(agent));
  return Object.fromEntries(Object.entries(agent.values).filter(([name]) => !limits.has(name)));
};

describe.each(games.map((game) => [game.name, game] as const))('of all agents of %s', (_name, game) => {
  const agents = everyAgent(game);

  test('any limit replaces all their limits, and nothing else', () => {
    expect(agents.length).toBeGreaterThan(100);
    for (const agent of agents) {
      for (const limit of limitsOf(agent)) {
        const value: OptionValue = paramsOf(agent.name)[limit]!.kind === 'time' ? '1234ms' : 1234;
        const limited = agent.withLimits({ [limit]: value });
        expect(withoutLimits(limited), agent.canonical).toEqual(withoutLimits(agent));
        expect(Object.keys(limited.values), agent.canonical).toHaveLength(
          Object.keys(withoutLimits(agent)).length + 1,
        );
        expect(limited.values[limit], agent.canonical).toBe(1234);
      }
    }
  });

  test('twice the budget doubles every limit but depth, and nothing else', () => {
    for (const agent of agents) {
      const scaling = limitsOf(agent).filter((name) => name !== 'depth' && name in agent.values);
      if (scaling.length === 0) continue;
      const twice = agent.timesBudget(2).agent;
      const doubled = scaling.map((name) => [name, 2 * Number(agent.values[name])] as const);
      expect(twice.values, agent.canonical).toEqual({ ...agent.values, ...Object.fromEntries(doubled) });
    }
  });

  test('every option that is not a limit and not as by default can be ablated', () => {
    for (const agent of agents) {
      const changed = agent.changedOptions().map(({ option }) => option);
      const limits = new Set(limitsOf(agent));
      expect(changed.filter((option) => limits.has(option))).toEqual([]);
      expect(agent.canonical).toBe(resolveAgent(agent.canonical, game).canonical);
      for (const option of changed) expect(agent.canonical).toContain(`${option}=`);
    }
  });
});

test('memory, the depth of a tree and a time-out are not limits', () => {
  const limitNamesOf = (name: string): string[] => limitNames(paramsOf(name));
  expect(limitNamesOf('mcts')).toEqual(['iterations', 'time', 'nodes', 'simulations']);
  expect(limitNamesOf('flat')).toEqual(['perMove', 'iterations', 'time', 'nodes', 'simulations']);
  expect(limitNamesOf('alphabeta')).toEqual(['depth', 'time', 'nodes']);
  expect(limitNamesOf('expectimax')).toEqual(['depth', 'time', 'nodes']);
  expect(limitNamesOf('engine')).toEqual(['time', 'nodes', 'depth']);
  expect(limitNamesOf('random')).toEqual([]);
});

test('an agent tells its budget and what it counts', () => {
  const facts = (spec: string, game = ataxx as Game): unknown => {
    const { name, budget, counts } = resolveAgent(spec, game);
    return { name, budget, counts };
  };
  expect(facts('ataxx/mcts')).toEqual({ name: 'mcts', budget: { ms: 1000 }, counts: 'iterations' });
  expect(facts('mcts(treeDepth=1)')).toEqual({
    name: 'mcts',
    budget: { iterations: 1000 },
    counts: 'iterations',
  });
  expect(facts('alphabeta')).toEqual({ name: 'alphabeta', budget: { depth: 4 }, counts: 'nodes' });
  expect(facts('greedy')).toEqual({ name: 'greedy', budget: {}, counts: undefined });
});

test('limits of a single search leave memory and early stop in force', () => {
  const agent = resolveAgent('mcts(iterations=9, memory=1MB, early=true)', ataxx);
  expect(agent.budgetWith({ nodes: 5 })).toEqual({ nodes: 5, bytes: 1_000_000, early: true });
});

test('the old name of the depth of a tree is answered with the new one', () => {
  let hint = '';
  try {
    resolveAgent('mcts(depth=1)', findGame('marrakech'));
  } catch (error) {
    if (error instanceof UserError) hint = `${error.message}. ${error.hint}`;
  }
  expect(hint).toMatch(/^agent mcts: unknown option "depth" at character 6\. Did you mean "treeDepth"\?/);
});

test('an agent tells how many threads share its work, and how', () => {
  const parallelOf = (spec: string): unknown => resolveAgent(spec, ataxx).parallel;
  expect(parallelOf('uct(parallel=root)')).toEqual({ kind: 'root', threads: 2 });
  expect(parallelOf('flat(parallel=tree(threads=5))')).toEqual({ kind: 'tree', threads: 5 });
  for (const spec of ['uct', 'mcts(parallel=none)', 'alphabeta', 'random', 'ataxx/strong'])
    expect(parallelOf(spec)).toBeUndefined();
});
