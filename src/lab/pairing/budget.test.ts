import { describe, expect, test } from 'vitest';
import { games } from '../../games/index.ts';
import { listAgents } from '../../agents/index.ts';
import { settleExperiment } from '../settleExperiment.ts';

/** The spec of an agent that plays under a common budget. */
function budgeted(game: string, agent: string, budget: Readonly<Record<string, number | string>>): string {
  return settleExperiment({ game, agents: [agent, 'random'], budget }).agents[0]!.spec;
}

describe('a common budget', () => {
  test('leaves the Marrakech paper its UCB agents: their trees stay one move deep', () => {
    expect(budgeted('marrakech', 'marrakech/ucb', { iterations: 200 })).toBe(
      'mcts(tree=ucb1(c=0.4), treeDepth=1, iterations=200)',
    );
    expect(budgeted('marrakech', 'marrakech/ucb-score', { time: '20ms' })).toContain('treeDepth=1');
  });

  test('replaces the limits of an agent that is limited by memory alone, and leaves it its memory', () => {
    expect(budgeted('ataxx', 'mcts(memory=50MB)', { iterations: 10 })).toBe(
      'mcts(iterations=10, memory=50MB)',
    );
  });

  test('cannot be given by what is not a limit', () => {
    for (const name of ['treeDepth', 'memory', 'constructor'])
      expect(() => budgeted('ataxx', 'uct', { [name]: 1 })).toThrow(`"${name}" is not a limit`);
    expect(() => budgeted('ataxx', 'mcts', { depth: 3 })).toThrow('mcts cannot be limited so');
  });
});

test('an ablation sets the depth of the tree back to its default', () => {
  const { agents } = settleExperiment({
    game: 'ataxx',
    pairing: 'ablation',
    agents: ['mcts(tree=ucb1(c=2), treeDepth=1, iterations=9)'],
  });
  expect(agents.map(({ name, spec }) => [name, spec]).slice(1)).toEqual([
    ['without tree', 'mcts(treeDepth=1, iterations=9)'],
    ['without treeDepth', 'mcts(tree=ucb1(c=2), iterations=9)'],
  ]);
});

test.each(games.map(({ name }) => name))(
  'with a common time, named agents of %s change nothing else',
  (name) => {
    const game = games.find((g) => g.name === name)!;
    const named = listAgents(game).filter(({ kind }) => kind === 'named');
    expect(named.length).toBeGreaterThan(2);
    for (const { name: agent, spec } of named) {
      const others = (text: string): string =>
        text.replaceAll(/(?:, )?\b(?:iterations|nodes|perMove|time)=[^,()]+/g, '').replace(/\(\)$/, '');
      expect(others(budgeted(name, agent, { time: '7ms' }))).toBe(others(spec));
    }
  },
);
