import { describe, expect, test } from 'vitest';
import { resolveAgent } from '../../agents/index.ts';
import { ataxx } from '../../games/ataxx/index.ts';
import { settleExperiment } from '../settleExperiment.ts';
import type { ExperimentSpec } from '../spec/spec.ts';
import { combinations, fill } from './placeholders.ts';

/** Who plays whom, by name, and the label of each pairing. */
function pairs(spec: Omit<ExperimentSpec, 'game'> & { readonly game?: string }): string[] {
  const { agents, pairings } = settleExperiment({ game: 'ataxx', ...spec });
  return pairings.map(
    (pairing) =>
      pairing.agents.map((place) => agents[place]!.name).join(' - ') +
      (pairing.point ? ` (${pairing.point.label})` : ''),
  );
}

const named = (...names: string[]): ExperimentSpec['agents'] =>
  names.map((name) => ({ name, spec: 'random' }));

describe('who plays whom', () => {
  test('in a match, a round robin and a gauntlet', () => {
    expect(pairs({ agents: named('a', 'b') })).toEqual(['a - b']);
    expect(pairs({ agents: named('a', 'b', 'c'), pairing: 'round-robin' })).toEqual([
      'a - b',
      'a - c',
      'b - c',
    ]);
    expect(pairs({ agents: named('a', 'b', 'c'), pairing: 'gauntlet' })).toEqual(['a - b', 'a - c']);
  });

  test('where three play: all three, every three, and the first with every two of the others', () => {
    const seated = (agents: ExperimentSpec['agents'], pairing: ExperimentSpec['pairing']): string[] =>
      pairs({ game: 'marrakech', options: { preset: 'official3' }, agents, pairing: pairing! });
    expect(seated(named('a', 'b', 'c'), 'match')).toEqual(['a - b - c']);
    expect(seated(named('a', 'b'), 'match')).toEqual(['a - b - b']);
    const four = named('a', 'b', 'c', 'd');
    expect(seated(four, 'round-robin')).toEqual(['a - b - c', 'a - b - d', 'a - c - d', 'b - c - d']);
    expect(seated(four, 'gauntlet')).toEqual(['a - b - c', 'a - b - d', 'a - c - d']);
    // Too few others for a line-up: each takes both seats.
    expect(seated(named('a', 'b'), 'gauntlet')).toEqual(['a - b - b']);
  });

  test('where three play and something is varied: its opponent has the other seats', () => {
    const play = (more: Omit<ExperimentSpec, 'game'>): string[] =>
      pairs({ game: 'marrakech', options: { preset: 'official3' }, ...more });
    expect(
      play({ pairing: 'sweep', agents: ['uct(c=$c, iterations=9)', 'random'], vary: { c: [1, 2] } }),
    ).toEqual([
      'uct(c=1, iterations=9) - random - random (c=1)',
      'uct(c=2, iterations=9) - random - random (c=2)',
    ]);
    expect(play({ pairing: 'ladder', rungs: 1, agents: ['flat(iterations=4)'] })).toEqual([
      'iterations=8 - iterations=4 - iterations=4 (iterations 8 against 4)',
    ]);
    expect(play({ pairing: 'ablation', agents: ['uct(c=0.3, iterations=9)'] })).toEqual([
      'without c - uct(c=0.3, iterations=9) - uct(c=0.3, iterations=9) (without c=0.3)',
    ]);
  });

  test('agents without a name are told apart', () => {
    expect(pairs({ agents: ['random', 'random', 'greedy', 'random'], pairing: 'gauntlet' })).toEqual([
      'random - random (2)',
      'random - greedy',
      'random - random (3)',
    ]);
  });

  test('in a sweep over one name and over two, which may stand in both agents', () => {
    const sweep = { pairing: 'sweep', agents: ['uct(c=$c)', 'random'], vary: { c: [0.5, 1] } } as const;
    expect(pairs(sweep)).toEqual(['uct(c=0.5) - random (c=0.5)', 'uct(c=1) - random (c=1)']);
    const two: Omit<ExperimentSpec, 'game'> = {
      pairing: 'sweep',
      agents: [
        { name: 'uct', spec: 'uct(c=$c, iterations=$n)' },
        { name: 'flat', spec: 'flat(iterations=$n)' },
      ],
      vary: { n: [10, 20], c: ['1', 2] },
    };
    expect(pairs(two)).toEqual([
      'uct, n=10, c=1 - flat, n=10 (n=10, c=1)',
      'uct, n=10, c=2 - flat, n=10 (n=10, c=2)',
      'uct, n=20, c=1 - flat, n=20 (n=20, c=1)',
      'uct, n=20, c=2 - flat, n=20 (n=20, c=2)',
    ]);
    const { agents, pairings } = settleExperiment({ game: 'ataxx', ...two });
    expect(agents).toHaveLength(6);
    expect(pairings[3]!.point!.parameters).toEqual([
      { name: 'n', value: 20 },
      { name: 'c', value: 2 },
    ]);
  });

  test('in a sweep whose opponent is one of the values', () => {
    const agents = ['uct(c=$c)', 'uct(c=1)'];
    expect(pairs({ pairing: 'sweep', agents, vary: { c: [0.5, 1] } })).toEqual([
      'uct(c=0.5) - uct(c=1) (opponent) (c=0.5)',
      'uct(c=1) - uct(c=1) (opponent) (c=1)',
    ]);
  });

  test('in a ladder, of whatever limit the agent has', () => {
    expect(pairs({ pairing: 'ladder', agents: ['uct(iterations=50)'], rungs: 2 })).toEqual([
      'iterations=100 - iterations=50 (iterations 100 against 50)',
      'iterations=200 - iterations=100 (iterations 200 against 100)',
    ]);
    const { agents, pairings } = settleExperiment({
      game: 'ataxx',
      pairing: 'ladder',
      agents: ['alphabeta(depth=4, time=500ms)'],
      rungs: 1,
    });
    expect(agents.map(({ spec }) => /depth=4, time=[^,)]+/.exec(spec)?.[0])).toEqual([
      'depth=4, time=500ms',
      'depth=4, time=1s',
    ]);
    expect(pairings[0]!.point!.parameters).toEqual([{ name: 'time', value: 1000 }]);
  });

  test('in an ablation, each part that is not as by default', () => {
    const spec = 'uct(c=0.5, playout=clones(r=6), iterations=30)';
    expect(pairs({ pairing: 'ablation', agents: [{ name: 'full', spec }] })).toEqual([
      'without c - full (without c=0.5)',
      expect.stringMatching(/^without playout - full \(without playout=clones\(r=6/),
    ]);
    const { agents } = settleExperiment({ game: 'ataxx', pairing: 'ablation', agents: [spec] });
    expect(agents.slice(1).map((agent) => agent.spec)).toEqual([
      resolveAgent('uct(playout=clones(r=6), iterations=30)', ataxx).canonical,
      resolveAgent('uct(c=0.5, iterations=30)', ataxx).canonical,
    ]);
  });
});

test('a budget replaces the limits of all agents that have some', () => {
  const { agents } = settleExperiment({
    game: 'ataxx',
    pairing: 'round-robin',
    agents: ['uct(iterations=30)', 'alphabeta(depth=3)', 'random'],
    budget: { time: '20ms' },
  });
  const limits = agents.map(({ spec }) => spec.match(/(iterations|depth|time)=[^,)]+/g));
  expect(limits).toEqual([['time=20ms'], ['time=20ms'], null]);
});

test('values are filled in by whole names', () => {
  expect(fill('uct(c=$c, x=$cc, y=$other)', { c: 1, cc: 'b(r=2)' })).toBe('uct(c=1, x=b(r=2), y=$other)');
  expect(combinations({ a: [1, 2], b: ['x'] })).toEqual([
    { a: 1, b: 'x' },
    { a: 2, b: 'x' },
  ]);
});

test('equal agents are told apart in a time that grows with their number', () => {
  // A name that the numbering would give is taken already.
  const agents = [...named('random (3)'), ...Array.from({ length: 499 }, () => 'random')];
  const names = settleExperiment({ game: 'ataxx', agents, pairing: 'gauntlet' }).agents.map(
    ({ name }) => name,
  );
  expect(new Set(names).size).toBe(500);
  expect(names.slice(0, 4)).toEqual(['random (3)', 'random', 'random (2)', 'random (4)']);
  expect(names.at(-1)).toBe('random (500)');
});
