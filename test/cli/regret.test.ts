/** The command that measures regret. */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { runHere, runJson } from './run.ts';

const folder = mkdtempSync(join(tmpdir(), 'playout-regret-'));
afterAll(() => rmSync(folder, { recursive: true }));

interface Report {
  readonly agents: { name: string; positions: number; chance: { mean: { mean: number } } }[];
  readonly positions: { position: string; chosen: { move: string }[] }[];
}

const args = ['regret', 'marrakech', '--agent', 'greedy', '--agent', 'expectimax(depth=4)', '--left', '2'];

test('positions are drawn, saved and judged again from the file, and a report is written', async () => {
  const file = join(folder, 'positions.txt');
  const out = join(folder, 'report');
  const drawn = await runJson<Report>(...args, '--positions', '4', '--save', file, '--out', out);
  expect(drawn.agents.map(({ name, positions }) => [name, positions])).toEqual([
    ['greedy', 4],
    ['expectimax(depth=4)', 4],
  ]);
  const again = await runJson<Report>(...args, '--positions', file);
  expect(again.positions).toEqual(drawn.positions);
  expect(again.agents).toEqual(drawn.agents);
  const { out: shown } = await runHere([...args, '--positions', file]);
  expect(shown).toMatch(/^mean regret in 4 solved positions.*\n\nagent +result .* lead .* points/);
  const markdown = readFileSync(join(out, 'report.md'), 'utf8');
  expect(markdown).toContain('# Regret of 2 agents in solved positions');
  expect(markdown).toContain(drawn.positions[0]!.position);
  expect(existsSync(join(out, 'figures', 'regret-points.svg'))).toBe(true);
});

test('mistakes are told by line', async () => {
  const file = join(folder, 'wrong.txt');
  writeFileSync(file, '# none\n\nnowhere\n');
  const { code, err } = await runHere([...args, '--positions', file]);
  expect(code).toBe(2);
  expect(err).toContain('--positions: line 3: ');
  writeFileSync(file, '# none\n');
  expect((await runHere([...args, '--positions', file])).err).toContain('has no position');
  expect((await runHere([...args, '--positions', join(folder, 'none')])).err).toContain('cannot read');
  expect((await runHere([...args, '--agent', 'greedy'])).err).toContain('greedy is given twice');
});
