/** The answers of the server without a socket, for tests: a folder of its own, and a store of runs that were really played. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { playHere } from '../../src/arena/index.ts';
import type { ExperimentSpec } from '../../src/lab/index.ts';
import { runExperiment } from '../../src/lab/node/index.ts';
import { Store } from '../../src/store/index.ts';
import { makeApp } from '../../src/web/server/app.ts';
import { RunService } from '../../src/web/server/runs/runService.ts';

/** A round robin of which every game is kept, a sweep, and a game for three. */
export const SPECS: readonly ExperimentSpec[] = [
  {
    name: 'three at Ataxx',
    question: 'Who is best?',
    game: 'ataxx',
    options: { size: 4 },
    agents: ['random', 'greedy', 'uct(iterations=5)'],
    pairing: 'round-robin',
    games: 4,
    records: 'all',
  },
  {
    name: 'how many iterations',
    game: 'ataxx',
    options: { size: 4 },
    agents: ['uct(iterations=$n)', 'random'],
    pairing: 'sweep',
    vary: { n: [2, 4] },
    games: 6,
  },
  {
    name: 'three seats',
    game: 'marrakech',
    options: { preset: 'official3' },
    agents: ['random', 'greedy', 'random(playout=uniform)'],
    games: 3,
    records: 'none',
  },
];

/** Plays experiments into a store, one run after the other. */
export async function playInto(path: string, specs: readonly ExperimentSpec[]): Promise<void> {
  const store = Store.toWrite(path);
  const play = playHere({ clock: () => performance.now() });
  for (const spec of specs)
    await runExperiment({ spec, command: 'playout run test.json' }, { store, threads: 1, play });
  store.close();
}

export class TestApp {
  /** Of this app alone. */
  readonly folder: string = mkdtempSync(join(tmpdir(), 'playout-server-'));
  readonly store: string = join(this.folder, 'store.db');
  readonly page: string = join(this.folder, 'page');
  readonly papers: string = join(this.folder, 'papers');
  readonly runs: RunService;
  /** What the server said to the person who started it. */
  readonly notes: string[] = [];
  private readonly app: ReturnType<typeof makeApp>;

  /** @param docs the folder of a documentation that is served too */
  constructor(host = 'localhost', docs?: string) {
    mkdirSync(join(this.page, 'assets'), { recursive: true });
    mkdirSync(join(this.papers, 'figures'), { recursive: true });
    writeFileSync(join(this.page, 'index.html'), '<head><title>the page</title></head>');
    writeFileSync(join(this.page, 'assets', 'main-1a2b.js'), 'export {};');
    this.runs = new RunService({ store: this.store, lookEveryMs: 5 });
    this.app = makeApp({
      page: this.page,
      papers: this.papers,
      docs: docs === undefined ? undefined : Promise.resolve(docs),
      runs: this.runs,
      host,
      name: 'playout',
      version: '1.2.3',
      note: (line) => this.notes.push(line),
    });
  }

  get fetch(): (request: Request) => Response | Promise<Response> {
    return (request) => this.app.fetch(request);
  }

  async get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Response> {
    return this.app.request(path, { headers, method });
  }

  /** The JSON that comes back, which has to be an answer. */
  async json(path: string): Promise<unknown> {
    const response = await this.get(path);
    if (response.status !== 200) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response.json();
  }

  /** Status, message and hint of a request that is refused. */
  async refusal(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<string> {
    const response = await this.get(path, headers, method);
    const { message, hint } = (await response.json()) as { message: string; hint: string };
    return `${response.status} ${message} / ${hint}`;
  }

  async close(): Promise<void> {
    await this.runs.close();
    rmSync(this.folder, { recursive: true });
  }
}
