/** Search workers without shared memory, on real threads that have none. */
import type { Worker } from 'node:worker_threads';
import { afterAll, describe, expect, it } from 'vitest';
import { type Conversation, connectHere, converse } from '../../test/conversation.ts';
import { connectThread } from '../../test/searchThread.ts';
import { resolveAgent } from '../agents/index.ts';
import { ataxx } from '../games/ataxx/index.ts';
import { type AnalysisReport, mergeReports } from '../search/index.ts';
import type { Connect, Work } from './messages.ts';
import { connectSearches } from './rootSearches.ts';
import { planSearches } from './searchPlan.ts';

const START = 'x5o/7/7/7/7/7/o5x x 0 1';
const work: Work = { game: 'ataxx', options: {}, position: START, spec: '', seed: 7 };
const PARALLEL = 'uct(iterations=601, parallel=tree)';
const NOTE =
  'This page may not share memory between threads: 2 separate trees of uct(iterations=601) are added up instead of one shared tree.';

/** A connection as a page without shared memory has it. */
function connect(started?: (worker: Worker) => void): Conversation {
  return converse(connectSearches(connectThread(started), false));
}

/** Threads take long to start: most tests ask the same ones. */
const shared = connect();
let id = 0;
afterAll(() => shared.close());

async function ask({ say, hear }: Conversation, rest: Partial<Work>) {
  const done = hear('done', ++id);
  say({ type: 'start', id, ...work, ...rest });
  const { move, analysis, note } = await done;
  return { move, analysis: { ...analysis, seconds: 0 }, note };
}

/** Asks without end, and waits until there is a first report. */
async function think({ say, hear }: Conversation, rest: Partial<Work> = {}) {
  const thinking = hear('analysis', ++id);
  say({ type: 'start', id, ...work, spec: PARALLEL, budget: {}, ...rest });
  return thinking;
}

const visitsOf = ({ moves }: AnalysisReport): number => moves.reduce((sum, { visits }) => sum + visits, 0);

describe('an agent of several threads', () => {
  it('cannot be searched by one worker here', async () => {
    const alone = converse(connectThread());
    const error = alone.hear('error', 1);
    alone.say({ type: 'start', id: 1, ...work, spec: PARALLEL });
    expect((await error).message).toContain('no threads can share memory');
    alone.close();
  });

  it.each([
    ['tree', 'added up instead of one shared tree.'],
    ['root', 'added up, as parallel=root does.'],
    ['leaf', 'added up instead of one tree whose leaves all threads evaluate.'],
  ])('with parallel=%s is searched in separate trees, which is said', async (kind, said) => {
    const { move, analysis, note } = await ask(shared, {
      spec: `uct(iterations=601, parallel=${kind}(threads=3))`,
    });
    expect(note).toContain('3 separate trees of uct(iterations=601)');
    expect(note).toContain(said);
    expect([analysis.iterations, analysis.simulations, visitsOf(analysis)]).toEqual([601, 601, 601]);
    expect([analysis.best, analysis.pv[0], analysis.moves[0]!.move]).toEqual([move, move, move]);
  });

  it('finds what its separate searches find, added up, and the same each time', async () => {
    const { works, rule } = planSearches({ ...work, spec: PARALLEL });
    expect(works.map(({ spec, budget }) => [spec, budget?.iterations])).toEqual([
      ['uct(iterations=601)', 301],
      ['uct(iterations=601)', 300],
    ]);
    expect(works[0]!.seed).not.toBe(works[1]!.seed);
    const separate = [await ask(shared, works[0]!), await ask(shared, works[1]!)];
    const together = await ask(shared, { spec: PARALLEL });
    const again = await ask(shared, { spec: PARALLEL });
    const merged = mergeReports(
      separate.map(({ analysis }) => analysis),
      rule,
    );
    expect(together).toEqual({ move: merged.best, analysis: merged, note: NOTE });
    expect(again).toEqual(together);
  });

  it('reports while it thinks without end, and concludes when it is stopped', async () => {
    const { analysis, note } = await think(shared, { lines: 3 });
    expect(note).toBe(NOTE);
    expect(analysis.iterations).toBe(visitsOf(analysis));
    expect(analysis.moves.slice(0, 3).map(({ pv }) => pv?.[0])).toEqual(
      analysis.moves.slice(0, 3).map(({ move }) => move),
    );
    expect(analysis.moves[3]!.pv).toBeUndefined();
    const done = shared.hear('done', id);
    shared.say({ type: 'stop', id });
    const end = await done;
    expect(end.move).toBe(end.analysis.best);
    expect(end.analysis.iterations).toBeGreaterThanOrEqual(analysis.iterations);
  });

  it('may be stopped before its workers can hear', async () => {
    const { say, hear, close } = connect();
    const done = hear('done', 1);
    say({ type: 'start', id: 1, ...work, spec: PARALLEL, budget: {} });
    say({ type: 'stop', id: 1 });
    expect(await done).toMatchObject({ analysis: { iterations: 0 } });
    close();
  });

  it('is dropped when another question comes, whatever agent that is for', async () => {
    await think(shared);
    const before = shared.heard.length;
    shared.say({ type: 'start', id: ++id, ...work, spec: PARALLEL, budget: {} });
    await ask(shared, { spec: 'uct(iterations=50)' });
    await ask(shared, { spec: PARALLEL });
    const after = shared.heard.slice(before);
    expect(after.map((response) => 'id' in response && response.id)).not.toContain(id - 3);
    expect(after.filter(({ type }) => type === 'done')).toHaveLength(2);
  });

  it('has a tree that can be looked at: one of several, which is said', async () => {
    await ask(shared, { spec: PARALLEL });
    const root = shared.hear('branches', id);
    shared.say({ type: 'explore', id, path: [], most: 1 });
    const { node } = await root;
    expect([301, 302]).toContain(node.visits);
    expect(node.notes.at(-1)).toContain('One of 2 separate trees');
    const below = shared.hear('branches', id);
    shared.say({ type: 'explore', id, path: [node.children[0]!.step], most: 3 });
    expect((await below).node.visits).toBe(node.children[0]!.visits);
    const refused = shared.hear('noBranches', id - 1);
    shared.say({ type: 'explore', id: id - 1, path: [], most: 1 });
    expect((await refused).message).toContain('no longer there');
  });
});

describe('an agent of one thread', () => {
  it.each([
    'uct(iterations=300)',
    'alphabeta(depth=2)',
    'random',
    'uct(iterations=300, parallel=tree(threads=1))',
  ])('%s is searched by one worker, and answered as it is', async (spec) => {
    let count = 0;
    const one: Connect = (hear, fail) => {
      count++;
      return connectHere()(hear, fail);
    };
    const found = await ask(converse(connectSearches(one, false)), { spec, lines: 2 });
    expect(count).toBe(1);
    const { canonical } = resolveAgent(spec, ataxx).without('parallel');
    expect(found).toEqual(await ask(converse(connectHere()), { spec: canonical, lines: 2 }));
  });
});

describe('what goes wrong', () => {
  it.each([
    ['a spec', { spec: 'utc(parallel=tree)' }, 'unknown agent "utc"'],
    ['a position', { spec: PARALLEL, position: 'x/o' }, 'position: '],
    ['a finished game', { spec: PARALLEL, position: '7/7/7/7/7/7/7 x 0 1' }, 'the game is over'],
  ])('because of %s is reported, and what ran is dropped', async (_, wrong, message) => {
    await think(shared);
    const before = shared.heard.length;
    const error = shared.hear('error', ++id);
    shared.say({ type: 'start', id, ...work, ...wrong });
    expect((await error).message).toContain(message);
    expect(await ask(shared, { spec: PARALLEL })).toMatchObject({ note: NOTE });
    const ends = shared.heard.slice(before).filter(({ type }) => type === 'done' || type === 'error');
    expect(ends).toHaveLength(2);
  });

  it('in one of several workers ends their search, and the next one gets another', async () => {
    const workers: Worker[] = [];
    const several = connect((worker) => workers.push(worker));
    await think(several);
    const error = several.hear('error', id);
    await workers[1]!.terminate();
    expect(await error).toMatchObject({
      message: 'a thread of uct(iterations=601) in ataxx ended: exit code 1',
      hint: expect.stringContaining('memory'),
    });
    expect(await ask(several, { spec: PARALLEL })).toMatchObject({ analysis: { iterations: 601 } });
    expect([workers.length, several.deaths]).toEqual([3, []]);
    several.close();
  });

  it('in the only worker is the end, as without any of this', async () => {
    const workers: Worker[] = [];
    const one = connect((worker) => workers.push(worker));
    await ask(one, { spec: 'uct(iterations=10)' });
    await workers[0]!.terminate();
    await expect.poll(() => one.deaths).toEqual(['exit code 1']);
  });
});

it('where memory is shared, one worker answers for all agents', () => {
  const one: Connect = connectThread();
  expect(connectSearches(one, true)).toBe(one);
});
