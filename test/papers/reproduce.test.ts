/** `playout reproduce` from end to end: all papers in small, the same tables however they were come by, and mistakes. */
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { VERDICTS, papers } from '../../src/papers/index.ts';
import { runHere, runProcess, startProcess } from '../cli/run.ts';
import { sampleShare } from '../samples.ts';

const folder = mkdtempSync(join(tmpdir(), 'playout-papers-'));
afterAll(() => rmSync(folder, { recursive: true }));
const path = (name: string): string => join(folder, name);

interface Row {
  readonly key: string;
  readonly verdict: string;
}

interface Reproduced {
  readonly papers: readonly {
    readonly name: string;
    readonly experiments: readonly {
      readonly id: string;
      readonly scale: number;
      readonly rows: readonly Row[];
    }[];
  }[];
}

const keep = (name: string): string[] => ['--store', path(`${name}.db`), '--out', path(name)];

test('all papers in small, with reports and verdicts', async () => {
  // By far the longest test: with two threads it does not outlast the others.
  const inSmall = sampleShare(0.02);
  const args = ['reproduce', 'all', '--scale', `${inSmall}`, '--threads', '2', '--json'];
  const { code, out, err } = await runProcess([...args, ...keep('all')]);
  expect(err).not.toContain('error:');
  expect(code).toBe(0);
  const { papers: done } = JSON.parse(out) as Reproduced;
  expect(done.map(({ name }) => name)).toEqual(papers.map(({ name }) => name));
  for (const [place, { experiments }] of done.entries()) {
    const paper = papers[place]!;
    expect(experiments.map(({ id }) => id)).toEqual(paper.experiments.map(({ id }) => id));
    for (const [i, { scale, rows }] of experiments.entries()) {
      expect(scale).toBe(inSmall);
      const { numbers, claims } = paper.experiments[i]!;
      expect(rows.map(({ key }) => key)).toEqual([...numbers, ...claims].map(({ key }) => key));
      expect(rows.filter(({ verdict }) => !(VERDICTS as readonly string[]).includes(verdict))).toEqual([]);
    }
  }
  const figures = readdirSync(path('all/figures'));
  for (const { name, experiments } of papers) {
    const report = readFileSync(path(`all/${name}.md`), 'utf8');
    expect(report).not.toMatch(/undefined|NaN|\[object/);
    for (const { id, title } of experiments)
      expect(report).toContain(`## ${id}: ${title.replaceAll('_', String.raw`\_`)}`);
    expect(existsSync(path(`all/${name}.html`))).toBe(true);
  }
  expect(figures.filter((file) => file.endsWith('.svg')).length).toBeGreaterThan(30);
  const overview = readFileSync(path('all/README.md'), 'utf8');
  for (const { name } of papers) expect(overview).toContain(`(${name}.md)`);
});

/** Games limited by iterations, so that everything but times is the same. */
const EXPERIMENT = ['reproduce', 'marrakech', 'M1', '--scale', '0.01', '--json'];

/** Everything that was found, without the times. */
function tables(json: string): unknown {
  const { papers: done } = JSON.parse(json) as Reproduced;
  return done.map(({ experiments }) => experiments.map(({ rows }) => rows));
}

describe('the same tables', () => {
  test('with one thread and with two, and from the store', async () => {
    const one = await runHere([...EXPERIMENT, '--threads', '1', ...keep('one')]);
    const two = await runHere([...EXPERIMENT, '--threads', '2', ...keep('two')]);
    const again = await runHere([...EXPERIMENT, ...keep('two')]);
    expect(one.code).toBe(0);
    expect(tables(two.out)).toEqual(tables(one.out));
    // Nothing is played again, so even the times are the same.
    expect(again.out).toBe(two.out);
  });

  test('after it was killed and started again', async () => {
    const whole = await runHere([...EXPERIMENT, ...keep('whole')]);
    const child = startProcess([...EXPERIMENT, ...keep('killed')]);
    let runs = 0;
    await new Promise<void>((resolve) => {
      child.stderr.on('data', (text: Buffer) => {
        runs += text.toString().split('games').length - 1;
        if (runs >= 2) child.kill('SIGKILL');
      });
      child.on('close', () => resolve());
    });
    const rest = await runProcess([...EXPERIMENT, ...keep('killed')]);
    expect(rest.code).toBe(0);
    expect(tables(rest.out)).toEqual(tables(whole.out));
  });
});

describe('a mistake', () => {
  test.each<[what: string, args: readonly string[], message: RegExp]>([
    ['in the paper', ['marakech'], /unknown paper "marakech"\nhint: Did you mean "marrakech"\? Known: /],
    ['in the experiment', ['marrakech', 'M99'], /unknown experiment of marrakech "M99"\nhint: .*Known: M1, /],
    ['in an experiment of all', ['all', 'Z1'], /unknown experiment "Z1"/],
    ['in the scale', ['marrakech', '--scale', '0'], /--scale cannot be "0"\nhint: --scale is a factor/],
    ['in the scale, no number', ['marrakech', '--scale', 'x'], /--scale cannot be "x"/],
  ])('%s is named', async (_what, args, message) => {
    const { code, out, err } = await runHere(['reproduce', ...args, ...keep('mistake')]);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(message);
  });
});

test('the list of experiments tells their games', async () => {
  const { code, out } = await runHere(['reproduce', 'all', '--list']);
  expect(code).toBe(0);
  for (const { id } of papers.flatMap(({ experiments }) => experiments))
    expect(out).toMatch(new RegExp(`^${id} `, 'm'));
});
