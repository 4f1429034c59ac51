import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SearchResponse, SearchRequest } from '../../src/workers/messages.ts';
import { askBoth } from './ask.ts';
import { Site } from './site.ts';

let site: Site;
beforeAll(async () => void (site = await Site.open()));
afterAll(() => site.close());

const POSITION = 'x5o/7/2-1-2/7/2-1-2/7/o5x x 0 1';

function request(id: number, spec: string): SearchRequest {
  return { type: 'start', id, game: 'ataxx', options: {}, position: POSITION, seed: 42, spec };
}

function done(answer: SearchResponse): SearchResponse & { type: 'done' } {
  if (answer.type !== 'done') throw new Error(`no move: ${JSON.stringify(answer)}`);
  return { ...answer, analysis: { ...answer.analysis, seconds: 0 } };
}

describe('several threads in the browser', () => {
  it('answer as those of Node do, for root and leaf', async () => {
    const requests = ['root', 'leaf', 'root', 'leaf(threads=3)'].map((kind, id) =>
      request(id, `uct(iterations=1500, parallel=${kind})`),
    );
    const { inNode, inPage } = await askBoth(site, requests);
    expect(inPage.map(done)).toEqual(inNode.map(done));
    expect(done(inPage[0]!).analysis).toMatchObject({ iterations: 1500, simulations: 1500 });
    expect(done(inPage[1]!).analysis).toMatchObject({ iterations: 1500, simulations: 3000 });
    expect({ ...done(inPage[2]!), id: 0 }).toEqual(done(inPage[0]!));
  });

  it('grow one tree together, with every iteration accounted for', async () => {
    const { inPage } = await askBoth(site, [
      request(0, 'uct(iterations=20000, parallel=tree)'),
      request(1, 'uct(iterations=20001, parallel=tree(threads=3))'),
    ]);
    for (const [i, answer] of inPage.entries()) {
      const { analysis, move } = done(answer);
      expect(analysis.iterations).toBe(20_000 + i);
      expect(analysis.moves.reduce((sum, { visits }) => sum + visits, 0)).toBe(20_000 + i);
      expect(analysis.moves.map((row) => row.move)).toContain(move);
    }
  });
});
