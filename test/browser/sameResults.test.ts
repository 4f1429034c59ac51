/** The portable half of the lab in a real browser: a page's worker plays experiments to the same tables as Node. */
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { playOnThreads } from '../../src/arena/node/index.ts';
import {
  type ExperimentSpec,
  type ResultTables,
  playInMemory,
  settleExperiment,
} from '../../src/lab/index.ts';
import { timeless } from '../lab/experiments.ts';
import { launchChromium } from './chromium.ts';

let browser: Browser;
let code: string;
beforeAll(async () => {
  browser = await launchChromium();
  code = await bundle(fileURLToPath(new URL('labWorker.ts', import.meta.url)));
});
afterAll(() => browser.close());

/** The module and everything that it imports as one script. */
async function bundle(entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, lib: { entry, formats: ['es'] } },
  });
  const [result] = [built].flat();
  if (!result || !('output' in result)) throw new Error('nothing was built');
  expect(result.output).toHaveLength(1);
  return result.output[0].code;
}

const ORIGIN = 'http://playout.test';

/** Runs in the page. */
function playThere(spec: ExperimentSpec): Promise<ResultTables> {
  return new Promise((resolve, reject) => {
    const worker = new Worker('/worker.js', { type: 'module' });
    worker.onerror = ({ message }) => reject(new Error(message));
    worker.onmessage = ({ data }: MessageEvent<ResultTables>) => resolve(data);
    worker.postMessage(spec);
  });
}

async function playInChromium(spec: ExperimentSpec): Promise<ResultTables> {
  const page = await browser.newPage();
  await page.route(`${ORIGIN}/**`, (route) =>
    route.request().url() === `${ORIGIN}/worker.js`
      ? route.fulfill({ contentType: 'text/javascript', body: code })
      : route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
  );
  await page.goto(ORIGIN);
  const tables = await page.evaluate(playThere, spec);
  await page.close();
  return tables;
}

/** The logarithms of two runtimes may differ in their last digit, and so may statistics that are made of them. */
function rounded(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value), (_key, inner: unknown) =>
    typeof inner === 'number' ? Number(inner.toPrecision(10)) : inner,
  );
}

test.each<ExperimentSpec>([
  {
    name: 'a tournament with chance and counters, for three',
    game: 'marrakech',
    options: { preset: 'official3', rugsPerColour: 4 },
    agents: ['uct(iterations=20)', 'greedy', 'random', 'mcts(tree=puct, iterations=20)'],
    pairing: 'round-robin',
    games: 3,
  },
  {
    name: 'a sweep that a rule ends',
    game: 'ataxx',
    options: { size: 4 },
    agents: ['uct(c=$c, iterations=20)', 'random'],
    pairing: 'sweep',
    vary: { c: [0.5, 1] },
    games: 60,
    stop: { rule: 'sprt', elo0: 0, elo1: 200 },
  },
])('$name gives the same tables in Chromium and on threads of Node', async (spec) => {
  const there = await playInChromium(spec);
  const clock = (): number => performance.now();
  const here = await playInMemory(settleExperiment(spec), { play: playOnThreads({ threads: 2 }), clock });
  expect(here.pairings.every(({ games }) => games > 0)).toBe(true);
  expect(there.samples).toEqual(here.samples);
  expect(rounded(timeless(there))).toEqual(rounded(timeless(here)));
});
