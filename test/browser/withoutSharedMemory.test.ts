/** A page that is not isolated from other sites, as most static hosts serve it: its threads cannot share memory. */
import { once } from 'node:events';
import { type Server, createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SearchRequest, SearchResponse } from '../../src/workers/messages.ts';
import { connectSearches } from '../../src/workers/rootSearches.ts';
import { converse } from '../conversation.ts';
import { connectThread } from '../searchThread.ts';
import { launchChromium } from './chromium.ts';

const HOST = 'host.js';

let browser: Browser;
let server: Server;
beforeAll(async () => {
  browser = await launchChromium();
  const files = await bundle(fileURLToPath(new URL('searchHost.ts', import.meta.url)));
  server = serveFiles(files).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(async () => {
  await browser.close();
  server.close();
});

/** The host and the workers that it starts, by their names. */
async function bundle(input: string): Promise<ReadonlyMap<string, string>> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    base: './',
    build: {
      write: false,
      target: 'es2024',
      assetsInlineLimit: 0,
      rolldownOptions: { input, output: { entryFileNames: HOST } },
    },
    worker: { format: 'es' },
  });
  const [result] = [built].flat();
  if (!result || !('output' in result)) throw new Error('nothing was built');
  return new Map(
    result.output.map((file) => [file.fileName, file.type === 'chunk' ? file.code : String(file.source)]),
  );
}

/** Without the headers that isolate a page. */
function serveFiles(files: ReadonlyMap<string, string>): Server {
  return createServer(({ url = '' }, response) => {
    const file = files.get(url.slice(1));
    response.setHeader('Content-Type', file === undefined ? 'text/html' : 'text/javascript');
    response.end(file ?? '<!doctype html>');
  });
}

async function visit(): Promise<Page> {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  const page = await browser.newPage();
  await page.goto(`http://127.0.0.1:${address.port}`);
  return page;
}

/** Runs in the page: asks one question after the other, and returns what was said last to each. */
function askThere([host, requests]: [string, SearchRequest[]]): Promise<SearchResponse[]> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(`/${host}`, { type: 'module' });
    const heard: SearchResponse[] = [];
    worker.onerror = ({ message }) => reject(new Error(message));
    worker.onmessage = ({ data }: MessageEvent<SearchResponse>) => {
      if (data.type === 'analysis') return;
      if (data.type !== 'ready') heard.push(data);
      if (heard.length === requests.length) resolve(heard);
      else worker.postMessage(requests[heard.length]);
    };
  });
}

async function askNode(requests: readonly SearchRequest[]): Promise<SearchResponse[]> {
  const { say, hear, close } = converse(connectSearches(connectThread(), false));
  const heard: SearchResponse[] = [];
  for (const request of requests) {
    const answer = hear(request.type === 'explore' ? 'branches' : 'done', request.id);
    say(request);
    heard.push(await answer);
  }
  close();
  return heard;
}

function timeless(response: SearchResponse): SearchResponse {
  return response.type === 'done'
    ? { ...response, analysis: { ...response.analysis, seconds: 0 } }
    : response;
}

const work = { game: 'ataxx', options: {}, position: 'x5o/7/2-1-2/7/2-1-2/7/o5x x 0 1', seed: 42 };

test('agents of several threads search there in separate trees, find what they find in Node, and say so', async () => {
  const page = await visit();
  expect(await page.evaluate(() => typeof SharedArrayBuffer)).toBe('undefined');
  const requests: SearchRequest[] = [
    { type: 'start', id: 1, ...work, spec: 'uct(iterations=1500, parallel=tree)' },
    { type: 'explore', id: 1, path: [], most: 3 },
    { type: 'start', id: 2, ...work, spec: 'uct(iterations=1500, parallel=root(threads=3))', lines: 3 },
    { type: 'start', id: 3, ...work, spec: 'uct(iterations=300)' },
  ];
  const inPage = await page.evaluate(askThere, [HOST, requests] as [string, SearchRequest[]]);
  const inNode = await askNode(requests);
  expect(inPage.map(timeless)).toEqual(inNode.map(timeless));
  expect(inPage.map(({ type }) => type)).toEqual(['done', 'branches', 'done', 'done']);
  expect(inPage.map((response) => 'note' in response && response.note?.slice(0, 68))).toEqual([
    'This page may not share memory between threads: 2 separate trees of ',
    false,
    'This page may not share memory between threads: 3 separate trees of ',
    false,
  ]);
  await page.close();
});
