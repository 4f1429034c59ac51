import { Worker as NodeWorker } from 'node:worker_threads';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Answer, Request } from '../../src/workers/messages.ts';
import { Site } from './page.ts';

let site: Site;
beforeAll(async () => void (site = await Site.open()));
afterAll(() => site.close());

const START = 'x5o/7/2-1-2/7/2-1-2/7/o5x x 0 1';
const QUESTIONS = [
  { spec: 'uct(c=1, playout=clones(r=4), iterations=3000)', position: START, options: {} },
  { spec: 'uct(iterations=2000)', position: 'o7/8/1-4-1/8/8/1-4-1/8/7x x 0 1', options: { preset: 'paper' } },
  { spec: 'ucb(iterations=1000)', position: START, options: {} },
  { spec: 'alphabeta(depth=4)', position: START, options: {} },
];

function askNode(request: Request): Promise<Answer> {
  const worker = new NodeWorker(new URL('../../src/workers/search.node.ts', import.meta.url));
  const answer = new Promise<Answer>((resolve, reject) => {
    worker.on('error', reject);
    worker.on('message', (heard: Answer) => {
      if (heard.type === 'done' || heard.type === 'error') resolve(heard);
    });
  });
  worker.postMessage(request);
  return answer.finally(() => worker.terminate());
}

/** Runs in the page: asks a worker of the address that the page itself uses. */
function askPage([url, request]: [string, Request]): Promise<Answer> {
  return new Promise((resolve) => {
    const worker = new Worker(url, { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<Answer>) => {
      if (data.type === 'ready') worker.postMessage(request);
      if (data.type === 'done' || data.type === 'error') resolve(data);
    };
  });
}

function timeless(answer: Answer): unknown {
  if (answer.type !== 'done') throw new Error(`no move: ${JSON.stringify(answer)}`);
  return { ...answer, analysis: { ...answer.analysis, seconds: 0 } };
}

describe('a search worker', () => {
  it('answers in Chromium bit for bit as in Node', async () => {
    const { page, close } = await site.visit({ start: START, players: ['random', 'human'] });
    await expect.poll(() => page.workers().length).toBe(1);
    const url = page.workers()[0]!.url();
    for (const [i, question] of QUESTIONS.entries()) {
      const request: Request = { type: 'start', id: i, game: 'ataxx', seed: 42, ...question };
      const inNode = timeless(await askNode(request));
      const inPage = timeless(await page.evaluate(askPage, [url, request] as [string, Request]));
      expect(inPage).toEqual(inNode);
    }
    await close();
  });
});
