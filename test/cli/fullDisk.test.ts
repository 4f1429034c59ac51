/** Streams and files that take no more: a full disk, a closed pipe. Work continues, and nothing is lost. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, describe, expect, test } from 'vitest';
import { Store } from '../../src/store/index.ts';
import { BINARY, runHere, startProcess } from './run.ts';

const folder = mkdtempSync(join(tmpdir(), 'playout-full-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A device that is always full. */
const FULL = '/dev/full';
const SMALL = ['--options', 'size=4', '--games', '20', '--threads', '1'];
const TRACE = /\n {4}at /;

function playedIn(path: string): number {
  const store = Store.toRead(path);
  try {
    return store.run(1).played;
  } finally {
    store.close();
  }
}

describe.skipIf(!existsSync(FULL))('standard output on a full disk', () => {
  async function runFull(args: readonly string[]): Promise<{ code: number | null; err: string }> {
    const full = openSync(FULL, 'w');
    const child = spawn(process.execPath, [BINARY, ...args], { stdio: ['ignore', full, 'pipe'] });
    closeSync(full);
    const [err] = await Promise.all([text(child.stderr!), once(child, 'close')]);
    return { code: child.exitCode, err };
  }

  test('is said, and the result goes to standard error', async () => {
    const match = ['match', 'ataxx', 'greedy', 'random', ...SMALL];
    const { code, err } = await runFull(match);
    expect(code).toBe(2);
    expect(err).toContain((await runHere(match)).out);
    expect(err).toMatch(/^error: standard output cannot be written \(ENOSPC\)\nhint: /m);
    expect(err).not.toMatch(TRACE);
  });

  test('shows all lines of a result, and keeps a run', async () => {
    const show = ['show', 'ataxx'];
    expect((await runFull(show)).err).toContain((await runHere(show)).out);
    const store = join(folder, 'output.db');
    const { code, err } = await runFull([
      'tournament',
      'ataxx',
      'random',
      'greedy',
      ...SMALL,
      '--store',
      store,
    ]);
    expect(code).toBe(2);
    expect(err).toContain('stored as run 1, 20 of 20 games');
    expect(playedIn(store)).toBe(20);
  });
});

describe('a closed pipe', () => {
  /** Runs to the end although its output is not read. */
  async function runUnheard(
    args: readonly string[],
    deaf: readonly ('stdout' | 'stderr')[],
  ): Promise<number | null> {
    const child = startProcess(args);
    child.stdin.end();
    for (const stream of ['stdout', 'stderr'] as const) {
      if (deaf.includes(stream)) child[stream].destroy();
      else child[stream].resume();
    }
    await once(child, 'close');
    return child.exitCode;
  }

  const run = ['tournament', 'ataxx', 'random', 'greedy', ...SMALL, '--store'];

  test.each([
    ['standard error', ['stderr']],
    ['standard output', ['stdout']],
    ['both', ['stdout', 'stderr']],
  ] as const)('on %s does not end a run', async (name, deaf) => {
    const store = join(folder, `${name}.db`);
    expect(await runUnheard([...run, store], deaf)).toBe(0);
    expect(playedIn(store)).toBe(20);
  });

  test('does not change the exit code', async () => {
    const lost = ['match', 'ataxx', 'random', 'greedy', ...SMALL, '--expect', '1'];
    expect(await runUnheard(lost, ['stdout', 'stderr'])).toBe(1);
    expect(await runUnheard(['show', 'chess'], ['stdout', 'stderr'])).toBe(2);
  });
});

test.skipIf(process.platform === 'win32')(
  'records that no longer fit are said, with the result',
  async () => {
    const records = join(folder, 'records.jsonl');
    const args = ['match', 'ataxx', 'random', 'random', ...SMALL, '--json', '--records', records];
    // Files may not grow beyond 4 kB: for a writer, that is a full disk.
    const script = `trap '' XFSZ; ulimit -f 8; exec "$0" "$@"`;
    const child = spawn('sh', ['-c', script, process.execPath, BINARY, ...args]);
    const [out, err] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
    expect(JSON.parse(out)).toMatchObject({ games: 20 });
    const lines = readFileSync(records, 'utf8').split('\n').slice(0, -1);
    for (const line of lines) expect(JSON.parse(line)).toMatchObject({ game: 'ataxx' });
    expect(lines.length).toBeLessThan(20);
    expect(err).toContain(`--records: ${records} could not be written to the end (EFBIG)`);
    expect(err).toContain(`it holds the first ${lines.length} games\nhint: `);
    expect(err).not.toMatch(TRACE);
    expect(child.exitCode).toBe(2);
  },
);

test.skipIf(!existsSync(FULL))('a picture that does not fit is said, after the analysis', async () => {
  for (const ending of ['svg', 'dot']) {
    const picture = join(folder, `tree.${ending}`);
    symlinkSync(FULL, picture);
    const args = ['analyse', 'ataxx', '--agent', 'uct(iterations=20)', '--tree', picture];
    const { code, out, err } = await runHere(args);
    expect(code).toBe(2);
    expect(out).toContain('best move for');
    expect(err).toMatch(/^error: --tree: cannot write .* \(E\w+\)\nhint: /);
  }
});
