/** `playout analyse … --tree FILE`: the picture of the tree. */
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { expect, test } from 'vitest';
import { listAgents, makeAgent } from '../../src/agents/index.ts';
import { TREE_AGENTS } from '../../src/agents/index.ts';
import { Random } from '../../src/core/index.ts';
import { ataxx } from '../../src/games/ataxx/index.ts';
import { READABLE } from '../../src/search/index.ts';
import { type Ran, runHere, runJson } from './run.ts';

const folder = mkdtempSync(join(tmpdir(), 'playout-'));

function analyse(file: string, ...args: readonly string[]): Promise<Ran> {
  return runHere(['analyse', ...args, '--tree', file]);
}

test('draws the tree as SVG, and says so next to the result', async () => {
  const file = join(folder, 'carcassonne.svg');
  const spec = 'mcts(iterations=1000)';
  const { code, out, err } = await analyse(file, 'carcassonne', '--moves', 'V', '--agent', spec);
  expect(code).toBe(0);
  expect(out).toContain('1000 iterations');
  expect(err).toMatch(/^tree: 64 of \d+ nodes drawn in .*carcassonne\.svg\n$/);
  const svg = readFileSync(file, 'utf8');
  expect(new Resvg(svg).width).toBeGreaterThan(500);
  const stubs = svg.match(/>\+\d+ more/g)!.length;
  expect(svg.match(/class="node"/g)).toHaveLength(1 + READABLE.nodes + stubs);
  for (const text of [
    'Carcassonne: red to move',
    spec,
    '1,000 iterations',
    'tile (red)',
    'meeple (red)',
    'draw (chance)',
  ])
    expect(svg).toContain(`>${text}`);
});

test.each([
  ['marrakech', ['--moves', '2'], 'uct(iterations=200)'],
  ['marrakech', ['--options', 'preset=official2', '--moves', 'a'], 'mcts(forest=table, iterations=200)'],
  ['katarenga', [], 'mcts(solver=true, iterations=200)'],
  ['saboteur', [], 'mcts(iterations=200)'],
  ['ataxx', [], 'flat(iterations=100)'],
])('draws %s %j with %s', async (game, args, agent) => {
  const file = join(folder, `${game}.svg`);
  const { code, err } = await analyse(file, game, ...args, '--agent', agent);
  expect([code, err]).toEqual([0, expect.stringMatching(/^tree: [1-9]/)]);
  expect(new Resvg(readFileSync(file, 'utf8')).width).toBeGreaterThan(100);
});

test('a name that ends in .dot gets the text for Graphviz; what the file held before is gone', async () => {
  const file = join(folder, 'tree.DOT');
  writeFileSync(file, 'old '.repeat(10_000));
  await analyse(file, 'ataxx', '--agent', 'uct(iterations=50)');
  expect(readFileSync(file, 'utf8')).toMatch(/^digraph "Ataxx: x to move" \{[^]*\}\n$/);
});

test('the result is the same with a tree as without', async () => {
  const args = ['analyse', 'ataxx', '--agent', 'uct(iterations=200)'];
  const plain = await runJson<{ seconds: number }>(...args);
  const drawn = await runJson<{ seconds: number }>(...args, '--tree', join(folder, 'json.svg'));
  expect({ ...drawn, seconds: 0 }).toEqual({ ...plain, seconds: 0 });
});

test.each([
  ['another ending', 'tree.png', 'uct(iterations=1)', /tree\.png should end in \.svg or \.dot/],
  ['no ending', 'svg', 'uct(iterations=1)', /svg should end in/],
  [
    'a folder that is not there',
    'nowhere/tree.svg',
    'uct(iterations=1)',
    /cannot write .*nowhere.* \(ENOENT\)/,
  ],
  ['an agent without a tree', 'alphabeta.svg', 'alphabeta(depth=1)', /alphabeta\(depth=1\) grows no tree/],
  ['an agent without a tree', 'greedy.svg', 'greedy', /greedy grows no tree.*\n.*flat, ucb, uct, mcts/],
])('%s is refused before the search begins', async (_what, name, agent, message) => {
  const file = join(folder, name);
  const { code, out, err } = await analyse(file, 'ataxx', '--agent', agent);
  expect([code, out]).toEqual([2, '']);
  expect(err).toMatch(/^error: --tree: .+\nhint: .+\n$/);
  expect(err).toMatch(message);
  expect(existsSync(file)).toBe(false);
});

test('the agents that are said to grow a tree are those that do', () => {
  const able = listAgents(ataxx)
    // A program from outside keeps its tree to itself.
    .filter(({ kind, name }) => kind === 'agent' && name !== 'engine')
    .filter(
      ({ spec }) =>
        makeAgent(spec, { game: ataxx, random: new Random(1), clock: () => 0 }).excerpt !== undefined,
    )
    .map(({ name }) => name);
  expect(able).toEqual([...TREE_AGENTS]);
});
