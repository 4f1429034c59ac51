/** A server for views: it answers what a test says, and sends the events that a test sends. */
import { act } from '@testing-library/preact';
import { expect, vi } from 'vitest';
import type { GamesPage, Paper, Progress, RunDetail, RunSummary } from '../../src/web/api/index.ts';

/** What the page has opened to listen to, as the browser has it. */
export class PretendStream extends EventTarget {
  static opened: PretendStream[] = [];
  readonly url: string;
  isClosed = false;

  constructor(url: string) {
    super();
    this.url = url;
    PretendStream.opened.push(this);
  }

  close(): void {
    this.isClosed = true;
  }

  send(name: string, data: unknown): void {
    this.dispatchEvent(new MessageEvent(name, { data: JSON.stringify(data) }));
  }
}

export interface PretendServer {
  /** By address; a function is asked each time, an `Error` cannot be reached. */
  readonly answers: Map<string, unknown>;
  /** Every address that was asked for. */
  readonly asked: string[];
}

/** Puts it in the place of the network, until the globals are restored. */
export function pretendServer(answers: Readonly<Record<string, unknown>>): PretendServer {
  const server = { answers: new Map(Object.entries(answers)), asked: [] as string[] };
  PretendStream.opened = [];
  vi.stubGlobal('EventSource', PretendStream);
  vi.stubGlobal('fetch', async (path: string) => {
    server.asked.push(path);
    const answer = server.answers.get(path);
    if (answer instanceof Error) throw answer;
    if (answer instanceof Response) return answer.clone();
    return answer === undefined
      ? new Response('<h1>Not found</h1>', { status: 404 })
      : new Response(JSON.stringify(answer));
  });
  return server;
}

/** Sends an event on the stream that the page has opened last, as soon as there is one. */
export async function sendEvent(name: string, data: unknown): Promise<void> {
  await expect.poll(() => PretendStream.opened.length).toBeGreaterThan(0);
  await act(() => PretendStream.opened.at(-1)?.send(name, data));
}

/** What stands in the elements of the page that a selector finds. */
export function textsOf(selector: string): (string | null)[] {
  return Array.from(document.querySelectorAll(selector), ({ textContent }) => textContent);
}

export const problem = (status: number, message: string, hint = ''): Response =>
  new Response(JSON.stringify({ message, hint }), { status });

/** Of the run below, while it is played. */
export const progress: Progress = { id: 3, state: 'running', played: 0, scheduled: 40, seconds: 0 };

const RUN = {
  id: 3,
  state: 'finished',
  played: 40,
  scheduled: 40,
  seconds: 10,
  name: 'trees',
  question: 'Does a tree help?',
  game: 'Ataxx',
  kind: 'match',
  started: '2026-11-17T20:15:30.000Z',
  finished: '2026-11-17T20:16:30.000Z',
} as const;

export const summary = (more: Partial<RunSummary> = {}): RunSummary => ({
  ...RUN,
  agents: ['uct', 'random'],
  agentCount: 2,
  headline: [{ text: 'uct', mark: 'strong' }, { text: ' is stronger.' }],
  damage: null,
  ...more,
});

const counts = { games: 40, wins: 30, draws: 0, losses: 10, rate: { mean: 0.75, low: 0.6, high: 0.86 } };

const agent = (name: string, elo: number | null): RunDetail['agents'][number] => ({
  ...counts,
  key: name.slice(0, 1).toUpperCase(),
  name,
  spec: name,
  fullSpec: `${name}(everything=1)`,
  rating: elo === null ? null : { mean: elo, low: elo - 50, high: elo + 50 },
  forfeits: 0,
});

export const detail = (more: Partial<RunDetail> = {}): RunDetail => ({
  ...RUN,
  seats: 2,
  threads: 2,
  options: { size: 7 },
  position: null,
  seed: 1,
  switchSides: true,
  command: 'playout match ataxx',
  playedOn: 'Playout 0.1.0, Node 26, linux',
  spec: { game: 'ataxx' },
  hasRecords: true,
  answer: [{ text: 'uct', mark: 'strong' }, { text: ' is stronger.' }],
  findings: [[{ text: 'By much.' }]],
  notices: [],
  agents: [agent('random', -95), agent('nobody', null), agent('uct', 95)],
  meetings: [
    {
      ...counts,
      first: 2,
      second: 0,
      elo: { mean: 190, low: 70, high: null },
      lead: { mean: 4, low: 1, high: 7 },
      pCorrected: 0.0004,
    },
  ],
  ...more,
});

export const gamesPage = (more: Partial<GamesPage> = {}): GamesPage => ({
  name: 'trees',
  total: 60,
  from: 0,
  games: [
    {
      number: 4,
      seats: [
        { name: 'x', agent: 'uct', points: 1, score: 30 },
        { name: 'o', agent: 'random', points: 0, score: 19 },
      ],
      plies: 52,
      forfeit: null,
      isRecorded: true,
    },
    {
      number: 5,
      seats: [
        { name: 'x', agent: 'random', points: 0.5, score: 1 },
        { name: 'o', agent: 'uct', points: 0.5, score: 1 },
      ],
      plies: 3,
      forfeit: 'random: it crashed',
      isRecorded: false,
    },
  ],
  ...more,
});

const verdicts = {
  numbers: 5,
  agree: 3,
  differ: 1,
  unmeasured: 1,
  claims: 1,
  hold: 0,
  fail: 1,
  undecided: 0,
};

export const paper = (more: Partial<Paper> = {}): Paper => ({
  name: 'ataxx',
  title: 'Ataxx',
  citation: 'Somebody, 2021',
  counts: verdicts,
  experiments: [{ id: 'a1', title: 'A1: Speed', counts: verdicts }],
  sections: [
    {
      id: 'in-short',
      title: 'In short',
      blocks: [
        {
          kind: 'paragraph',
          text: [{ text: 'See ' }, { text: 'the other', paper: 'katarenga' }, { text: '.' }],
        },
        { kind: 'list', items: [[{ text: 'one' }], [{ text: 'two' }]] },
      ],
    },
    {
      id: 'a1',
      title: 'A1: Speed',
      blocks: [
        {
          kind: 'figure',
          file: 'figures/a1.svg',
          alt: 'A line.',
          caption: [{ text: 'Figure 1.', mark: 'strong' }],
        },
        {
          kind: 'table',
          caption: [
            { text: 'Table 1.', mark: 'strong' },
            { text: ' Speeds (' },
            { text: 'CSV', file: 'tables/a1.csv' },
          ],
          columns: [
            { title: [{ text: 'map' }], align: 'left' },
            { title: [{ text: 'speed' }], align: 'right' },
          ],
          rows: [[[{ text: 'open' }], [{ text: '<b>7</b>' }]]],
        },
        { kind: 'code', text: 'npm test' },
        { kind: 'notice', text: [{ text: 'A rehearsal.' }] },
      ],
    },
  ],
  ...more,
});
