/**
 * "Add a part of the search" of CONTRIBUTING.md, followed with a small tree policy. Its last step, to record the
 * signatures of all games, takes a minute; that the script works is shown by the recipe of a game.
 */
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Copy, recipe } from './copy.ts';

const copy = new Copy();
afterAll(() => rmSync(copy.folder, { recursive: true }));

const POLICY = `/** The most visited child, again and again. */
import type { Tree } from '../tree.ts';
import type { Candidates } from './candidates.ts';
import type { TreePolicy } from './treePolicy.ts';

export class MostVisited implements TreePolicy {
  readonly columns = {};

  select(tree: Tree, _node: number, { base, list, count }: Candidates): number {
    let most = base + list[0]!;
    for (let i = 1; i < count; i++) if (tree.visits(base + list[i]!) > tree.visits(most)) most = base + list[i]!;
    return most;
  }
}
`;

beforeAll(() => {
  copy.write('src/search/mcts/select/mostVisited.ts', POLICY);
  copy.insert(
    'src/search/index.ts',
    "export { RoundRobin } from './mcts/select/roundRobin.ts';",
    "export { MostVisited } from './mcts/select/mostVisited.ts';",
  );
  const parts = 'src/agents/parts/policies.ts';
  copy.insert(parts, '  RoundRobin,', '  MostVisited,');
  copy.write(
    parts,
    copy
      .read(parts)
      .replace(
        "  {\n    name: 'round-robin',",
        "  { name: 'most-visited', about: 'Always the same.', options: {}, make: () => new MostVisited() },\n$&",
      ),
  );
  copy.insert(
    'test/textbook/policies.ts',
    'export const roundRobin: Policy',
    'export const mostVisited: Policy = { choose: (children) => largest(children, ({ visits }) => visits) };',
  );
  const compared = 'src/search/mcts/select/policies.test.ts';
  copy.insert(compared, '  paperUct,', '  mostVisited,');
  copy.insert(compared, "  ['round-robin', roundRobin],", "  ['most-visited', mostVisited],");
});

test('the recipe names every file that is touched', () => {
  const text = recipe('Add a part of the search');
  for (const place of ['src/search/mcts', 'src/search/index.ts', 'src/agents/parts', 'test/textbook'])
    expect(text).toContain(`](${place})`);
});

test('the part is listed, and accepted with its name', async () => {
  const { agents } = JSON.parse(await copy.run('bin/playout.mjs', ['agents', 'ataxx', '--json'])) as {
    agents: { name: string; kind: string; about: string }[];
  };
  expect(agents.filter(({ name }) => name === 'most-visited')).toMatchObject([
    { kind: 'tree', about: 'Always the same.' },
  ]);
});

test('the part does what its plain version does', async () => {
  const printed = await copy.runCommand('npx vitest run src/search/mcts/select -t most-visited');
  expect(printed).toMatch(/Tests +5 passed/);
});
