/** A run is resumed by the engine that began it, or by another on request; then every output says so. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { VERSION, engineSignature } from '../../src/arena/index.ts';
import { countGames, settleExperiment } from '../../src/lab/index.ts';
import { type RunEngine, Store } from '../../src/store/index.ts';
import { type Ran, runHere, runJson } from './run.ts';

const folder = mkdtempSync(join(tmpdir(), 'playout-engines-'));
afterAll(() => rmSync(folder, { recursive: true }));

const mine: RunEngine = { playout: VERSION, signature: engineSignature('ataxx')! };

/** A store with a run of four games that this engine began and left at once. */
function begunBy({ playout, signature }: RunEngine, path: string): void {
  const spec = { name: 'begun', game: 'ataxx', options: { size: 4 }, agents: ['random', 'greedy'], games: 4 };
  const experiment = settleExperiment(spec);
  const store = Store.toWrite(path);
  const writer = store.create({
    name: 'begun',
    question: '',
    spec: JSON.stringify(spec),
    experiment: JSON.stringify(experiment),
    command: 'playout run begun.json',
    playout,
    node: '26',
    platform: 'linux x64',
    signature,
    scheduled: countGames(experiment),
    threads: 1,
  });
  writer.release('stopped', 0);
  store.close();
}

const resume = (path: string, ...flags: string[]): Promise<Ran> =>
  runHere(['resume', '1', '--store', path, '--threads', '1', ...flags]);

test('the same engine continues without a word', async () => {
  const path = join(folder, 'same.db');
  begunBy(mine, path);
  const { code, out } = await resume(path);
  expect(code).toBe(0);
  expect(out).not.toContain('engine');
  expect(await runJson('resume', '1', '--store', path)).toMatchObject({
    run: { played: 4, engines: [mine] },
  });
});

test.each<[what: string, engine: RunEngine, name: string]>([
  ['of another signature', { playout: VERSION, signature: 'deadbeef' }, `Playout ${VERSION} (deadbeef)`],
  ['of another version', { ...mine, playout: '0.0.9' }, `Playout 0.0.9 (${mine.signature})`],
  [
    'whose signature nobody kept',
    { playout: VERSION, signature: null },
    `Playout ${VERSION} (signature not known)`,
  ],
])('a run of an engine %s is not resumed', async (_what, engine, name) => {
  const path = join(folder, `${engine.playout} ${engine.signature}.db`);
  begunBy(engine, path);
  const { code, out, err } = await resume(path);
  expect([code, out]).toEqual([2, '']);
  expect(err).toContain(
    `error: run 1 was played by ${name}, and this is Playout ${VERSION} (${mine.signature}): `,
  );
  expect(err).toMatch(/^hint: .*playout resume 1 --mix-engines$/m);
  const { runs } = await runJson<{ runs: object[] }>('runs', '--store', path);
  expect(runs).toMatchObject([{ state: 'stopped', played: 0, engines: [engine] }]);
});

describe('a run that is resumed by another engine all the same', () => {
  const path = join(folder, 'mixed.db');
  const other: RunEngine = { playout: VERSION, signature: 'deadbeef' };
  const note = `The games of this run come from 2 engines, which may play differently: Playout ${VERSION} (deadbeef), Playout ${VERSION} (${mine.signature}).`;
  let first: Ran;
  beforeAll(async () => {
    begunBy(other, path);
    first = await resume(path, '--mix-engines');
  });

  test('says so with its result, and in every list and report', async () => {
    expect([first.code, first.out.split('\n').at(-2)]).toEqual([0, note]);
    expect(await runJson('resume', '1', '--store', path)).toMatchObject({ run: { engines: [other, mine] } });
    expect((await runHere(['runs', '--store', path])).out).toContain(`run 1: ${note}`);
    const { runs } = await runJson<{ runs: object[] }>('runs', '--store', path);
    expect(runs).toMatchObject([{ engines: [other, mine] }]);
    const out = join(folder, 'report');
    expect((await runHere(['report', '1', '--store', path, '--out', out])).code).toBe(0);
    expect(readFileSync(join(out, 'report.html'), 'utf8')).toContain(`<p class="notice">${note}</p>`);
    expect(JSON.parse(readFileSync(join(out, 'results.json'), 'utf8'))).toMatchObject({
      run: { engines: [other, mine] },
    });
  });
});
