/** The ratings in docs/ratings.md are those of all agents that a game knows by name, from experiments that are there. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { listAgents, resolveAgent } from '../../src/agents/index.ts';
import { games } from '../../src/games/index.ts';
import { settleExperiment } from '../../src/lab/index.ts';
import { readSpecFile } from '../../src/lab/node/index.ts';

const page = readFileSync('docs/ratings.md', 'utf8');
const BASELINES = ['random', 'greedy'];

describe.each(games.map((game) => [game.name, game] as const))('the ratings of %s', (name, game) => {
  const section = page.split('\n## ').find((text) => text.toLowerCase().startsWith(`${name}\n`))!;

  test.each(['10ms', '50ms'])('come from an experiment with every named agent at %s', async (time) => {
    const { spec } = await readSpecFile(`docs/ratings/${time}/${name}.json`);
    const { agents } = settleExperiment(spec);
    const named = listAgents(game).filter(({ kind }) => kind === 'named');
    const names = new Set(agents.map((agent) => agent.name));
    for (const agent of named) expect(names).toContain(agent.name.split('/')[1]);
    for (const baseline of BASELINES) expect(names).toContain(baseline);
  });

  test('show the agents as they are now', async () => {
    const { spec } = await readSpecFile(`docs/ratings/50ms/${name}.json`);
    for (const agent of settleExperiment(spec).agents) {
      const { canonical } = resolveAgent(agent.spec, game);
      expect(section).toContain(`| ${agent.name} `);
      expect(section).toContain(canonical.replace(/(, )?time=50ms/, '').replace('()', ''));
    }
  });
});
