/** What the server says about runs that were really played; everything is read back by the schemas that the page reads it by. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { playSpec } from '../lab/experiments.ts';
import { SPECS, TestApp, playInto } from './testApp.ts';
import { readRecord, replayRecord } from '../../src/core/index.ts';
import { findGame } from '../../src/games/index.ts';
import { readResults } from '../../src/lab/node/index.ts';
import { Store } from '../../src/store/index.ts';
import {
  type GamesPage,
  type RunDetail,
  gamesPageSchema,
  headlineSchema,
  runDetailSchema,
  runListSchema,
} from '../../src/web/api/index.ts';

const app = new TestApp();
beforeAll(() => playInto(app.store, SPECS));
afterAll(() => app.close());

const detail = async (id: number): Promise<RunDetail> =>
  runDetailSchema.read(await app.json(`/api/runs/${id}`), []);
const games = async (query: string): Promise<GamesPage> =>
  gamesPageSchema.read(await app.json(`/api/runs/${query}`), []);
const textOf = (sentence: RunDetail['answer']): string => sentence.map(({ text }) => text).join('');

describe('the list of runs', () => {
  it('has the newest first, with how far each has come', async () => {
    const { store, runs } = runListSchema.read(await app.json('/api/runs'), []);
    expect(store).toBe(app.store);
    expect(runs).toMatchObject([
      { id: 3, name: 'three seats', game: 'Marrakech', kind: 'match', played: 3, scheduled: 3 },
      { id: 2, name: 'how many iterations', kind: 'parameter sweep', played: 12, agentCount: 3 },
      {
        id: 1,
        name: 'three at Ataxx',
        question: 'Who is best?',
        game: 'Ataxx',
        kind: 'round robin',
        state: 'finished',
        agents: ['random', 'greedy', 'uct(iterations=5)'],
        damage: null,
      },
    ]);
  });

  it('has the headline of a run once somebody has asked for it', async () => {
    const { headline } = headlineSchema.read(await app.json('/api/runs/1/headline'), []);
    expect(textOf(headline)).toMatch(/^\S+ has the highest rating: /);
    const { runs } = runListSchema.read(await app.json('/api/runs'), []);
    expect(runs.find(({ id }) => id === 1)?.headline).toEqual(headline);
  });
});

describe('a run', () => {
  it('has the numbers of its results', async () => {
    const store = Store.toRead(app.store);
    const results = readResults(store, store.run(1));
    store.close();
    const { agents, meetings, ...run } = await detail(1);
    expect(run).toMatchObject({
      name: 'three at Ataxx',
      kind: 'round robin',
      seats: 2,
      played: 12,
      seed: 1,
      options: { size: 4 },
      command: 'playout run test.json',
      spec: SPECS[0],
      hasRecords: true,
      notices: [],
    });
    expect(agents).toMatchObject(results.agents);
    expect(agents.map(({ key }) => key)).toEqual(['A', 'B', 'C']);
    expect(meetings).toHaveLength(3);
    for (const [i, { first, second, rate, elo, wins }] of meetings.entries())
      expect(results.pairings[i]).toMatchObject({ first, second, rate, elo, wins });
    expect(textOf(run.answer)).toContain('highest rating');
  });

  it('of a sweep names what is varied', async () => {
    const { meetings } = await detail(2);
    expect(meetings.map(({ label }) => label)).toEqual(['n=2', 'n=4']);
  });

  it('with three seats has every two that met', async () => {
    const { seats, meetings, hasRecords, agents } = await detail(3);
    expect(seats).toBe(3);
    expect(hasRecords).toBe(false);
    expect(meetings.map(({ first, second }) => [first, second])).toEqual([
      [0, 1],
      [0, 2],
      [1, 2],
    ]);
    expect(agents.map(({ games: played }) => played)).toEqual([3, 3, 3]);
  });

  it('is read once, however many ask', async () => {
    const [one, other] = await Promise.all([app.get('/api/runs/1'), app.get('/api/runs/1')]);
    expect(await one.text()).toBe(await other.text());
    const tag = one.headers.get('etag') ?? '';
    expect((await app.get('/api/runs/1', { 'if-none-match': tag })).status).toBe(304);
  });
});

describe('the games of a run', () => {
  it('come by seat, with who sat there', async () => {
    const { total, from, games: rows, name } = await games('1/games');
    expect({ total, from, name }).toEqual({ total: 12, from: 0, name: 'three at Ataxx' });
    expect(rows.map(({ number }) => number)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    expect(rows[0]!.seats.map(({ name: seat, agent }) => [seat, agent])).toEqual([
      ['x', 'random'],
      ['o', 'greedy'],
    ]);
    expect(rows[1]!.seats.map(({ agent }) => agent)).toEqual(['greedy', 'random']);
    for (const { number, seats, isRecorded } of rows) {
      const record = readRecord(await app.json(`/api/runs/1/games/${number}`));
      expect(isRecorded).toBe(true);
      expect(record.agents).toEqual(seats.map(({ agent }) => agent));
      expect(record.result).toEqual(seats.map(({ points }) => points));
      expect(record.scores).toEqual(seats.map(({ score }) => score));
      replayRecord(record, findGame('ataxx'));
    }
  });

  it('of three seats rotate', async () => {
    const { games: rows } = await games('3/games');
    const lineups = rows.map(({ seats }) => seats.map(({ agent }) => agent));
    expect(lineups[0]).toEqual(SPECS[2]!.agents);
    expect(lineups[1]).toEqual([lineups[0]![2], lineups[0]![0], lineups[0]![1]]);
    for (const { seats } of rows) expect(seats.reduce((sum, { points }) => sum + points, 0)).toBeCloseTo(1);
  });

  it('come in pages', async () => {
    const page = await games('1/games?from=10&most=5');
    expect(page).toMatchObject({ total: 12, from: 10, games: [{ number: 10 }, { number: 11 }] });
    expect((await games('1/games?from=99')).games).toEqual([]);
  });

  it('can be only those that are kept whole', async () => {
    const all = await games('2/games');
    const kept = await games('2/games?recorded=true');
    expect([all.total, kept.total]).toEqual([12, 4]);
    expect(kept.games.every(({ isRecorded }) => isRecorded)).toBe(true);
    expect(all.games.filter(({ isRecorded }) => isRecorded)).toEqual(kept.games);
  });

  it.each([
    ['1/games?from=-1', '400 from cannot be "-1" / It is a whole number from 0 on.'],
    ['1/games?from=1.5', '400 from cannot be "1.5" / It is a whole number from 0 on.'],
    ['1/games?most=0', '400 most cannot be "0" / It is a whole number from 1 to 500.'],
    ['1/games?most=501', '400 most cannot be "501" / It is a whole number from 1 to 500.'],
    ['1/games?most=', '400 most cannot be "" / It is a whole number from 1 to 500.'],
    ['1/games?recorded=yes', '400 recorded cannot be "yes" / It is true or false.'],
    ['1/games/x', '400 game cannot be "x" / It is a whole number from 0 on.'],
    ['one', '400 run cannot be "one" / It is a whole number from 1 on.'],
    ['0', '400 run cannot be "0" / It is a whole number from 1 on.'],
    ['1e3/games', '404 there is no run 1000 in $STORE / GET /api/runs lists them.'],
    ['4', '404 there is no run 4 in $STORE / GET /api/runs lists them.'],
    ['4/headline', '404 there is no run 4 in $STORE / GET /api/runs lists them.'],
    ['4/events', '404 there is no run 4 in $STORE / GET /api/runs lists them.'],
    ['4/games', '404 there is no run 4 in $STORE / GET /api/runs lists them.'],
    ['4/report/', '404 there is no run 4 in $STORE / GET /api/runs lists them.'],
    ['99999999999999999999', '400 run cannot be "99999999999999999999" / It is a whole number from 1 on.'],
    [
      '3/games/0',
      '404 game 0 of run 3 was not kept move by move / An experiment keeps all with "records": "all"; tournament, sweep, ladder and ablate do with --keep all.',
    ],
    [
      '1/nothing',
      '404 there is nothing at /api/runs/1/nothing / docs/experiments.md lists what can be asked.',
    ],
  ])('are refused with a reason: %s', async (path, said) => {
    expect(await app.refusal(`/api/runs/${path}`)).toBe(said.replace('$STORE', app.store));
  });
});

describe('the report of a run', () => {
  it('is a document of its own, without scripts, in a sandbox', async () => {
    const moved = await app.get('/api/runs/1/report');
    expect([moved.status, moved.headers.get('location')]).toEqual([302, 'report/']);
    const report = await app.get('/api/runs/1/report/');
    expect(report.headers.get('content-type')).toMatch(/^text\/html/);
    const policy = report.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toMatch(/sandbox(?!.*allow-scripts)/);
    expect(policy).not.toContain('script-src');
    // By the HTML standard a document with an opener policy must not be in a sandbox.
    expect(report.headers.get('cross-origin-opener-policy')).toBeNull();
    const html = await report.text();
    expect(html).toContain('<h1>three at Ataxx</h1>');
    expect(html).not.toContain('<script');
    const again = { 'if-none-match': report.headers.get('etag') ?? '' };
    const unchanged = await app.get('/api/runs/1/report/', again);
    expect(unchanged.status).toBe(304);
    expect(unchanged.headers.get('content-security-policy')).toBe(policy);
  });

  it('has its figures and tables next to it', async () => {
    const html = await (await app.get('/api/runs/1/report/')).text();
    const files = [...html.matchAll(/href="((?:figures|tables)\/[^"]+)"/g)].map(([, file]) => file!);
    expect(files.length).toBeGreaterThan(5);
    for (const file of files) expect((await app.get(`/api/runs/1/report/${file}`)).status).toBe(200);
    expect(await app.refusal('/api/runs/1/report/figures/none.svg')).toMatch(
      /^404 the report of run 1 has no file/,
    );
    expect(await app.refusal('/api/runs/1/report/..%2f..%2fstore.db')).toMatch(/^404 /);
  });

  it('is written once as long as its run does not change', async () => {
    const folder = await app.runs.report(1);
    writeFileSync(join(folder, 'report.html'), 'as it was');
    expect(await (await app.get('/api/runs/1/report/')).text()).toBe('as it was');
  });

  it('is written again when its run has been continued', async () => {
    const other = new TestApp();
    const spec = { ...SPECS[0]!, games: 6 };
    await playSpec(spec, { threads: 0, path: other.store, stopAfter: 4 });
    const first = await other.runs.report(1);
    expect(readFileSync(join(first, 'report.html'), 'utf8')).toContain('This run is not complete.');
    const before = runDetailSchema.read(await other.json('/api/runs/1'), []);
    expect(before).toMatchObject({
      state: 'stopped',
      notices: [[{ text: 'This run is not complete. ' }, {}]],
    });
    await playSpec(spec, { threads: 0, path: other.store });
    const second = await other.runs.report(1);
    expect(readFileSync(join(second, 'report.html'), 'utf8')).not.toContain('This run is not complete.');
    expect(runDetailSchema.read(await other.json('/api/runs/1'), [])).toMatchObject({
      played: 18,
      notices: [],
    });
    await expect.poll(() => existsSync(first)).toBe(false);
    await other.close();
  });

  it('leaves nothing behind when the server ends', async () => {
    const other = new TestApp();
    await playInto(other.store, SPECS.slice(2));
    const folder = await other.runs.report(1);
    expect(existsSync(join(folder, 'report.html'))).toBe(true);
    await other.close();
    expect(existsSync(dirname(folder))).toBe(false);
  });
});
