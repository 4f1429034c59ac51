import { describe, expect, it } from 'vitest';
import type { SearchResponse, SearchRequest, Work } from './messages.ts';
import { serveSearches } from './searchLoop.ts';

const START = 'x5o/7/7/7/7/7/o5x x 0 1';
const work: Work = { game: 'ataxx', options: {}, position: START, spec: 'uct(iterations=300)', seed: 7 };

/** The loop on a port that the test holds the other end of. */
function connect() {
  const answers: SearchResponse[] = [];
  const waiting: {
    wanted: (answer: SearchResponse) => boolean;
    resolve: (answer: SearchResponse) => void;
  }[] = [];
  let say: (request: SearchRequest) => void = () => {};
  serveSearches({
    post: (answer) => {
      answers.push(answer);
      for (const wait of waiting) if (wait.wanted(answer)) wait.resolve(answer);
    },
    listen: (hear) => void (say = hear),
  });
  const hear = (type: SearchResponse['type'], id: number): Promise<SearchResponse> =>
    new Promise((resolve) => {
      waiting.push({ wanted: (a) => a.type === type && 'id' in a && a.id === id, resolve });
    });
  return { say: (request: SearchRequest) => say(request), hear, answers };
}

/** Everything except what depends on the clock. */
function timeless(answer: SearchResponse): unknown {
  return answer.type === 'done' ? { ...answer, analysis: { ...answer.analysis, seconds: 0 } } : answer;
}

describe('the loop of a search worker', () => {
  it('says that it is ready, then answers with a move and an analysis in notation', async () => {
    const { say, hear, answers } = connect();
    expect(answers).toEqual([{ type: 'ready' }]);
    const done = hear('done', 1);
    say({ type: 'start', id: 1, ...work });
    expect(await done).toMatchObject({
      move: expect.stringMatching(/^[a-g][1-7]/),
      analysis: { seat: 0, iterations: 300 },
    });
  });

  it('gives as many moves their exact value and line of play as are asked for', async () => {
    const { say, hear } = connect();
    const done = hear('done', 1);
    say({ type: 'start', id: 1, ...work, spec: 'alphabeta(depth=3)', lines: 4 });
    const { analysis } = (await done) as SearchResponse & { type: 'done' };
    expect(analysis.moves.map(({ pv }) => pv?.[0])).toEqual(
      analysis.moves.map(({ move }, i) => (i < 4 ? move : undefined)),
    );
    for (const { bound } of analysis.moves.slice(0, 4)) expect(bound).toBeUndefined();
    expect(analysis.moves.at(-1)!.bound).toBe('upper');
  });

  it('gives the same answer to the same question, whatever was asked before', async () => {
    const { say, hear } = connect();
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
    const { say, hear } = connect();
    const thinking = hear('analysis', 1);
    say({ type: 'start', id: 1, ...work, budget: {} });
    expect(await thinking).toMatchObject({ id: 1, analysis: { moves: expect.any(Array) } });
    const done = hear('done', 1);
    say({ type: 'stop', id: 1 });
    expect(await done).toMatchObject({ type: 'done', id: 1 });
  });

  it('drops a search when another begins, and a stop for a search that is not running', async () => {
    const { say, hear, answers } = connect();
    const done = hear('done', 2);
    say({ type: 'start', id: 1, ...work, budget: {} });
    say({ type: 'start', id: 2, ...work });
    say({ type: 'stop', id: 1 });
    expect(await done).toMatchObject({ analysis: { iterations: 300 } });
    expect(answers.some((answer) => 'id' in answer && answer.id === 1)).toBe(false);
  });

  it.each([
    ['a game', { game: 'chess' }, 'unknown game "chess"'],
    ['a spec', { spec: 'utc' }, 'unknown agent "utc"'],
    ['a position', { position: 'x/o' }, 'position: '],
    ['a finished game', { position: '7/7/7/7/7/7/7 x 0 1' }, 'the game is over'],
  ])('answers a mistake in %s with its message and lives on', async (_, wrong, message) => {
    const { say, hear } = connect();
    const error = hear('error', 1);
    say({ type: 'start', id: 1, ...work, ...wrong });
    expect(await error).toMatchObject({ message: expect.stringContaining(message) });
    const done = hear('done', 2);
    say({ type: 'start', id: 2, ...work });
    expect(await done).toMatchObject({ id: 2 });
  });
});
