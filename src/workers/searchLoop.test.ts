import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { connectHere, converse } from '../../test/conversation.ts';
import type { SearchResponse, Work } from './messages.ts';

const START = 'x5o/7/7/7/7/7/o5x x 0 1';
const work: Work = { game: 'ataxx', options: {}, position: START, spec: 'uct(iterations=300)', seed: 7 };

/** Everything except what depends on the clock. */
function timeless(answer: SearchResponse): unknown {
  return answer.type === 'done' ? { ...answer, analysis: { ...answer.analysis, seconds: 0 } } : answer;
}

describe('the loop of a search worker', () => {
  it('says that it is ready, then answers with a move and an analysis in notation', async () => {
    const { say, hear, heard } = converse(connectHere());
    const done = hear('done', 1);
    say({ type: 'start', id: 1, ...work });
    const { move, analysis } = await done;
    expect(heard[0]).toEqual({ type: 'ready' });
    expect(move).toMatch(/^[a-g][1-7]/);
    expect(analysis).toMatchObject({ seat: 0, iterations: 300, best: move });
  });

  it('plays the move that leads the analysis, also where several are equal', async () => {
    const { say, hear } = converse(connectHere());
    for (let id = 1; id <= 5; id++) {
      const done = hear('done', id);
      say({ type: 'start', id, ...work, seed: id, spec: 'uct(iterations=12)' });
      const { move, analysis } = await done;
      expect([analysis.best, analysis.moves[0]!.move]).toEqual([move, move]);
    }
  });

  it('gives as many moves their exact value and line of play as are asked for', async () => {
    const { say, hear } = converse(connectHere());
    const done = hear('done', 1);
    say({ type: 'start', id: 1, ...work, spec: 'alphabeta(depth=3)', lines: 4 });
    const { analysis } = await done;
    expect(analysis.moves.map(({ pv }) => pv?.[0])).toEqual(
      analysis.moves.map(({ move }, i) => (i < 4 ? move : undefined)),
    );
    for (const { bound } of analysis.moves.slice(0, 4)) expect(bound).toBeUndefined();
    expect(analysis.moves.at(-1)!.bound).toBe('upper');
  });

  it('gives as many moves of a tree search a line of play as are asked for', async () => {
    const { say, hear } = converse(connectHere());
    const done = hear('done', 1);
    say({ type: 'start', id: 1, ...work, lines: 3 });
    const { analysis } = await done;
    expect(analysis.moves.map(({ pv }) => pv?.[0])).toEqual(
      analysis.moves.map(({ move }, i) => (i < 3 ? move : undefined)),
    );
  });

  it('gives the same answer to the same question, whatever was asked before', async () => {
    const { say, hear } = converse(connectHere());
    const answers: unknown[] = [];
    for (const id of [1, 2, 3]) {
      const done = hear('done', id);
      say({ type: 'start', id, ...work, seed: id === 2 ? 8 : 7 });
      answers.push({ ...(timeless(await done) as object), id: 0 });
    }
    expect(answers[2]).toEqual(answers[0]);
    expect(answers[1]).not.toEqual(answers[0]);
  });

  it('reports while it thinks without end, and concludes when it is stopped', async () => {
    const { say, hear } = converse(connectHere());
    const thinking = hear('analysis', 1);
    say({ type: 'start', id: 1, ...work, budget: {} });
    expect(await thinking).toMatchObject({ id: 1, analysis: { moves: expect.any(Array) } });
    const done = hear('done', 1);
    say({ type: 'stop', id: 1 });
    expect(await done).toMatchObject({ type: 'done', id: 1 });
  });

  it('drops a search when another begins, and a stop for a search that is not running', async () => {
    const { say, hear, heard } = converse(connectHere());
    const done = hear('done', 2);
    say({ type: 'start', id: 1, ...work, budget: {} });
    say({ type: 'start', id: 2, ...work });
    say({ type: 'stop', id: 1 });
    expect(await done).toMatchObject({ analysis: { iterations: 300 } });
    expect(heard.some((answer) => 'id' in answer && answer.id === 1)).toBe(false);
  });

  it.each([
    ['a game', { game: 'chess' }, 'unknown game "chess"'],
    ['a spec', { spec: 'utc' }, 'unknown agent "utc"'],
    ['a position', { position: 'x/o' }, 'position: '],
    ['a finished game', { position: '7/7/7/7/7/7/7 x 0 1' }, 'the game is over'],
  ])('answers a mistake in %s with its message and lives on', async (_, wrong, message) => {
    const { say, hear } = converse(connectHere());
    const error = hear('error', 1);
    say({ type: 'start', id: 1, ...work, ...wrong });
    expect(await error).toMatchObject({ message: expect.stringContaining(message) });
    const done = hear('done', 2);
    say({ type: 'start', id: 2, ...work });
    expect(await done).toMatchObject({ id: 2 });
  });
});

describe('the tree of a search worker', () => {
  it('is opened while the search runs, and when it has ended', async () => {
    const { say, hear } = converse(connectHere());
    const thinking = hear('analysis', 1);
    say({ type: 'start', id: 1, ...work, budget: {} });
    await thinking;
    const root = hear('branches', 1);
    say({ type: 'explore', id: 1, path: [], most: 2 });
    const { path, node } = await root;
    expect(path).toEqual([]);
    expect(node.position).toBe(START);
    expect(node.children).toHaveLength(2);
    const [{ step, visits }] = node.children as [(typeof node.children)[0]];
    const done = hear('done', 1);
    say({ type: 'stop', id: 1 });
    await done;
    const below = hear('branches', 1);
    say({ type: 'explore', id: 1, path: [step], most: 5 });
    expect((await below).path).toEqual([step]);
    expect((await below).node.visits).toBeGreaterThanOrEqual(visits);
  });

  it('is looked at without changing what the search finds', async () => {
    const found: unknown[] = [];
    for (const isWatched of [false, true]) {
      const { say, hear, heard } = converse(connectHere());
      const done = hear('done', 1);
      say({ type: 'start', id: 1, ...work, spec: 'uct(iterations=4000)' });
      const look = async (): Promise<void> => {
        if (heard.some(({ type }) => type === 'done')) return;
        say({ type: 'explore', id: 1, path: [], most: 3 });
        await setImmediate();
        await look();
      };
      if (isWatched) await look();
      found.push(timeless(await done));
      const looks = heard.flatMap((answer) => (answer.type === 'branches' ? [answer.node.visits] : []));
      expect(new Set(looks).size > 2).toBe(isWatched);
    }
    expect(found[1]).toEqual(found[0]);
  });

  it.each([
    ['before any search', 1, 'uct(iterations=50)', [], 'no longer there'],
    ['that another search has replaced', 2, 'uct(iterations=50)', [], 'no longer there'],
    ['that does not grow', 3, 'alphabeta(depth=1)', [], 'alphabeta(depth=1) grows no tree'],
    ['with a path that leaves it', 3, 'uct(iterations=50)', ['z9'], 'no "z9" after its root'],
  ])('%s cannot be opened, and the search is none the worse', async (_, id, spec, path, message) => {
    const { say, hear } = converse(connectHere());
    const ask = async (): Promise<void> => {
      const refused = hear('noBranches', id);
      say({ type: 'explore', id, path, most: 3 });
      const answer = await refused;
      expect(answer.path).toEqual(path);
      expect(answer.message).toContain(message);
    };
    if (id === 1) await ask();
    for (const search of [2, 3]) {
      const done = hear('done', search);
      say({ type: 'start', id: search, ...work, spec });
      await done;
    }
    await ask();
    const done = hear('done', 4);
    say({ type: 'start', id: 4, ...work });
    expect(await done).toMatchObject({ analysis: { iterations: 300 } });
  });
});
