/** The program as a process: Ctrl-C, an older Node, packages that are missing, a reader that leaves. */
import { execFileSync, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdirSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { BINARY, runProcess, startProcess } from './run.ts';

/** Interrupts a command as soon as it reports progress. */
async function interrupt(args: readonly string[]): Promise<{ code: number | null; out: string }> {
  const child = startProcess(args);
  const out = text(child.stdout);
  await once(child.stderr, 'data');
  child.kill('SIGINT');
  await once(child, 'close');
  return { code: child.exitCode, out: await out };
}

test('Ctrl-C ends random games and prints what was counted', async () => {
  const { code, out } = await interrupt(['random', 'ataxx', '--games', '100000000', '--json']);
  expect(code).toBe(130);
  const report = JSON.parse(out) as { games: number; plies: { mean: number } };
  expect(report.games).toBeGreaterThan(0);
  expect(report.plies.mean).toBeGreaterThan(0);
});

test('Ctrl-C ends an analysis and shows it so far', async () => {
  const { code, out } = await interrupt(['analyse', 'ataxx', '--agent', 'uct(time=1000s)', '--json']);
  expect(code).toBe(130);
  expect(JSON.parse(out)).toMatchObject({
    best: expect.stringMatching(/^\w+$/),
    iterations: expect.any(Number),
  });
});

/** A Node that cannot run TypeScript files, if the machine has one. */
function findOldNode(): string | undefined {
  const candidates = (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, 'node'));
  return candidates.find((node) => {
    try {
      return Number(/^v(\d+)/.exec(execFileSync(node, ['--version'], { encoding: 'utf8' }))?.[1]) < 24;
    } catch {
      return false;
    }
  });
}

const oldNode = findOldNode();

test.skipIf(oldNode === undefined)('an older Node hands over to the pinned one', async () => {
  const good = await runProcess(['perft', 'ataxx', '--depth', '2', '--json'], '', oldNode);
  expect(JSON.parse(good.out)).toMatchObject({ nodes: 256 });
  expect((await runProcess(['show', 'chess'], '', oldNode)).code).toBe(2);
});

describe('commands are printed as the program was started', () => {
  const link = join(mkdtempSync(join(tmpdir(), 'playout-')), 'playout');
  symlinkSync(BINARY, link);
  const { npm_command: _inherited, ...environment } = process.env;
  const started: readonly (readonly [string, string, Record<string, string>])[] = [
    ['npx playout', link, { npm_command: 'exec' }],
    ['playout', link, {}],
    ['node bin/playout.mjs', BINARY, {}],
  ];

  test.each(started)('%s', (name, file, more) => {
    for (const node of [process.execPath, ...(oldNode === undefined ? [] : [oldNode])]) {
      const run = (...args: string[]): string =>
        spawnSync(node, [file, ...args], {
          encoding: 'utf8',
          cwd: join(BINARY, '..', '..'),
          env: { ...environment, ...more },
        }).output.join('');
      expect(run('show', 'ataxx', '--sed', '1')).toContain(`See: ${name} show --help`);
      expect(run('show', '--help')).toContain(`\n  ${name} show ataxx --moves`);
    }
  });
});

test('without its packages the program says what to run', () => {
  const folder = mkdtempSync(join(tmpdir(), 'playout-'));
  for (const name of ['bin', 'src']) mkdirSync(join(folder, name));
  copyFileSync(BINARY, join(folder, 'bin', 'playout.mjs'));
  const run = (): string =>
    execFileSync(process.execPath, [join(folder, 'bin', 'playout.mjs')], { encoding: 'utf8', stdio: 'pipe' });
  expect(run).toThrow(expect.objectContaining({ status: 2, stderr: expect.stringContaining('npm ci') }));
});

test('a reader that has seen enough is no error', async () => {
  const child = startProcess(['games']);
  child.stdout.destroy();
  const errors = text(child.stderr);
  await once(child, 'close');
  expect([child.exitCode, await errors]).toEqual([0, '']);
});
