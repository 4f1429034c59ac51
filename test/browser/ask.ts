/** The same questions for a search worker of Node and for one of the page. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Worker as NodeWorker } from 'node:worker_threads';
import { PAGE_DIR } from '../../src/web/server/buildPage.ts';
import type { SearchResponse, SearchRequest } from '../../src/workers/messages.ts';
import type { Site } from './site.ts';

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

/** Runs in the page: asks a worker of the file that the page itself uses. */
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

/** The file of the page's search workers, by its address. */
async function searchWorker(site: Site): Promise<string> {
  const files = await readdir(join(PAGE_DIR, 'assets'));
  const found = files.find((file) => file.startsWith('search.web-'));
  if (found === undefined) throw new Error('the page has no search worker');
  return `${site.url}assets/${found}`;
}

export async function askBoth(site: Site, requests: readonly SearchRequest[]): Promise<BothAnswers> {
  const { page, close } = await site.visit('#/papers');
  const url = await searchWorker(site);
  const [inNode, inPage] = await Promise.all([
    askNode(requests),
    page.evaluate(askPage, [url, [...requests]] as [string, SearchRequest[]]),
  ]);
  await close();
  return { inNode, inPage };
}
