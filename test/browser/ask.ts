/** The same questions for a search worker of Node and for one of the page. */
import { Worker as NodeWorker } from 'node:worker_threads';
import { expect } from 'vitest';
import type { SearchResponse, SearchRequest } from '../../src/workers/messages.ts';
import type { Site } from './page.ts';

/** Asks a worker one question after the other. It plays in JavaScript, so that kernels of the page are held to it. */
function askNode(requests: readonly SearchRequest[]): Promise<SearchResponse[]> {
  const worker = new NodeWorker(new URL('../../src/workers/search.node.ts', import.meta.url), {
    env: { ...process.env, PLAYOUT_KERNELS: 'off' },
  });
  const answers = new Promise<SearchResponse[]>((resolve, reject) => {
    const heard: SearchResponse[] = [];
    worker.on('error', reject);
    worker.on('message', (answer: SearchResponse) => {
      if (answer.type === 'analysis') return;
      if (answer.type !== 'ready') heard.push(answer);
      if (heard.length === requests.length) resolve(heard);
      else worker.postMessage(requests[heard.length]);
    });
  });
  return answers.finally(() => worker.terminate());
}

/** Runs in the page: asks a worker of the address that the page itself uses. */
function askPage([url, requests]: [string, SearchRequest[]]): Promise<SearchResponse[]> {
  return new Promise((resolve) => {
    const worker = new Worker(url, { type: 'module' });
    const heard: SearchResponse[] = [];
    worker.onmessage = ({ data }: MessageEvent<SearchResponse>) => {
      if (data.type === 'analysis') return;
      if (data.type !== 'ready') heard.push(data);
      if (heard.length === requests.length) resolve(heard);
      else worker.postMessage(requests[heard.length]);
    };
  });
}

export interface BothAnswers {
  readonly inNode: readonly SearchResponse[];
  readonly inPage: readonly SearchResponse[];
}

export async function askBoth(site: Site, requests: readonly SearchRequest[]): Promise<BothAnswers> {
  // The page starts a worker for an agent that is to move.
  const start = 'x5o/7/2-1-2/7/2-1-2/7/o5x x 0 1';
  const { page, close } = await site.visit({ start, players: ['random', 'human'] });
  await expect.poll(() => page.workers().length).toBe(1);
  const url = page.workers()[0]!.url();
  const [inNode, inPage] = await Promise.all([
    askNode(requests),
    page.evaluate(askPage, [url, [...requests]] as [string, SearchRequest[]]),
  ]);
  await close();
  return { inNode, inPage };
}
