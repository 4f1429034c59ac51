import { copyFileSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type NewGame, type NewRun, type RunWriter, Store } from '../../../store/index.ts';
import { progressEvents } from './eventStream.ts';
import { ProgressWatch } from './progressWatch.ts';

const folder = mkdtempSync(join(tmpdir(), 'playout-events-'));
afterAll(() => rmSync(folder, { recursive: true }));

const RUN: NewRun = {
  name: 'a run',
  question: '',
  spec: '{}',
  experiment: '{}',
  command: '',
  playout: '0.1.0',
  node: '26',
  platform: 'linux x64',
  signature: null,
  scheduled: 100,
  threads: 1,
};

const SIDE = { moves: 9, seconds: 0.25, simulations: 90, playoutMoves: 700, counts: null };

const game = (number: number): NewGame => ({
  number,
  pairing: 0,
  seat: 0,
  points: [1, 0],
  scores: [8, 8],
  plies: 30,
  forfeit: null,
  sides: [SIDE, SIDE],
  record: null,
});

let files = 0;
let path = '';
let store: Store;
let writer: RunWriter;
let watch: ProgressWatch;
beforeEach(() => {
  path = join(folder, `${++files}.db`);
  store = Store.toWrite(path);
  writer = store.create(RUN);
  watch = new ProgressWatch(path, 1);
});
afterEach(() => {
  watch.close();
  store.close();
});

/** Reads events one by one, as a client does. */
class Client {
  private readonly reader: ReadableStreamDefaultReader<Uint8Array>;
  private waiting: string[] = [];

  constructor(response: Response) {
    this.reader = response.body!.getReader();
  }

  /** Name and data of the next event; undefined after the last. */
  async next(): Promise<readonly [string, unknown] | undefined> {
    while (this.waiting.length === 0) {
      const { done, value } = await this.reader.read();
      if (done) return undefined;
      this.waiting = new TextDecoder().decode(value).split('\n\n').slice(0, -1);
    }
    const [, name = 'comment', data = 'null'] = /^event: (.*)\ndata: (.*)$/.exec(this.waiting.shift()!) ?? [];
    return [name, JSON.parse(data)];
  }

  /** The next that is so, whatever comes before. */
  async until(wanted: (name: string, data: unknown) => boolean): Promise<unknown> {
    for (;;) {
      const event = await this.next();
      if (!event) throw new Error('the stream has ended');
      if (wanted(...event)) return event[1];
    }
  }

  leave(): Promise<void> {
    return this.reader.cancel();
  }
}

const progress = (more: object): readonly [string, unknown] => [
  'progress',
  { id: 1, state: 'running', played: 0, scheduled: 100, seconds: 0, ...more },
];

describe('the events of a run', () => {
  it('begin with its state, follow its games, and end with it', async () => {
    const client = new Client(progressEvents(watch, 1));
    expect(await client.next()).toEqual(progress({}));
    writer.add([game(0), game(1)], [], 2);
    expect(await client.next()).toEqual(progress({ played: 2, seconds: 2 }));
    store.create(RUN).add([], [], 1);
    writer.release('finished', 3);
    expect(await client.next()).toEqual(progress({ state: 'finished', played: 2, seconds: 3 }));
    expect(await client.next()).toEqual(['end', {}]);
    expect(await client.next()).toBeUndefined();
    expect(watch.isLooking).toBe(false);
  });

  it('end at once if it is not being played', async () => {
    writer.release('stopped', 1);
    const client = new Client(progressEvents(watch, 1));
    expect(await client.next()).toEqual(progress({ state: 'stopped', seconds: 1 }));
    expect(await client.next()).toEqual(['end', {}]);
    expect(await client.next()).toBeUndefined();
    expect([watch.isLooking, watch.listenerCount]).toEqual([false, 0]);
  });

  it('come as they are when they are read, however many steps were missed', async () => {
    const client = new Client(progressEvents(watch, 1));
    // A second client, who reads, shows that looks went on.
    const other = new Client(progressEvents(watch, 1));
    for (let played = 0; played < 20; played++) {
      writer.add([game(played)], [], played);
      await other.until((_name, data) => (data as { played: number } | null)?.played === played + 1);
    }
    expect(await client.next()).toEqual(progress({}));
    expect(await client.next()).toEqual(progress({ played: 20, seconds: 19 }));
  });

  it('are followed by signs of life while nothing happens', async () => {
    const client = new Client(progressEvents(watch, 1));
    expect(await client.next()).toEqual(progress({}));
    expect(await client.next()).toEqual(['comment', null]);
    expect(await client.next()).toEqual(['comment', null]);
  });

  it('stop when the client leaves, and with the last one so do the looks', async () => {
    const clients = [1, undefined, 1].map((id) => new Client(progressEvents(watch, id)));
    expect([watch.isLooking, watch.listenerCount]).toEqual([true, 3]);
    for (const [left, client] of clients.entries()) {
      await client.leave();
      expect([watch.isLooking, watch.listenerCount]).toEqual([left < 2, 2 - left]);
    }
    const again = new Client(progressEvents(watch, 1));
    expect(await again.next()).toEqual(progress({}));
    expect(watch.isLooking).toBe(true);
  });

  it('end when the server does', async () => {
    const client = new Client(progressEvents(watch));
    expect(await client.next()).toEqual(progress({}));
    watch.close();
    expect(await client.next()).toBeUndefined();
    expect([watch.isLooking, watch.listenerCount]).toEqual([false, 0]);
  });

  it('are for a hundred pages at most', async () => {
    for (let page = 0; page < 100; page++) progressEvents(watch, 1);
    expect(() => progressEvents(watch, 1)).toThrow('100 pages are listening already');
  });
});

describe('the events of all runs', () => {
  it('have runs that end and runs that begin, and no end', async () => {
    const client = new Client(progressEvents(watch));
    expect(await client.next()).toEqual(progress({}));
    writer.release('finished', 1);
    expect(await client.next()).toEqual(progress({ state: 'finished', seconds: 1 }));
    const second = store.create(RUN);
    expect(await client.next()).toEqual(progress({ id: 2 }));
    second.release('stopped', 0);
    expect(await client.next()).toEqual(progress({ id: 2, state: 'stopped' }));
    expect(await client.next()).toEqual(['comment', null]);
  });

  it('tell of a store that is gone, and continue when it is back', async () => {
    writer.release('finished', 1);
    store.close();
    const client = new Client(progressEvents(watch));
    expect(await client.next()).toEqual(progress({ state: 'finished', seconds: 1 }));
    renameSync(path, `${path}.away`);
    expect(await client.until((name) => name === 'trouble')).toMatchObject({
      message: `there is no store at ${path}`,
    });
    copyFileSync(`${path}.away`, path);
    store = Store.toWrite(path);
    store.create(RUN);
    expect(await client.until((name) => name === 'progress')).toMatchObject({ id: 2, state: 'running' });
  });
});
