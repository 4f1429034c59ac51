/** A process that may take little memory: an endless search still ends, and answers. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import type { AnalysisReport } from '../../src/search/index.ts';
import { freeMemoryFor } from '../../src/workers/freeMemory.node.ts';
import { BINARY, type Ran } from './run.ts';

/** Fills its memory in a second: it plays no games to their end, and its tree grows in breadth. */
const GREEDY_FOR_MEMORY = 'mcts(tree=ucb1(c=9), leaf=heuristic, iterations=1000000000)';

/**
 * Kilobytes of addresses: more than Node takes for itself, and such that a tree that cannot double its memory leaves
 * plenty, because Node ends at once where it finds none for its own needs.
 */
function addressLimit(): number {
  const ask = "process.stdout.write(fs.readFileSync('/proc/self/status', 'utf8'))";
  const { stdout } = spawnSync(process.execPath, ['-e', ask], { encoding: 'utf8' });
  return Number(/VmSize:\s+(\d+)/.exec(stdout)![1]) + 340_000;
}

test.runIf(process.platform === 'linux')(
  'an allocation that fails ends the search with its answer',
  async () => {
    const args = ['analyse', 'ataxx', '--agent', GREEDY_FOR_MEMORY, '--json'];
    const shell = `ulimit -v ${addressLimit()}; exec "$0" "$@"`;
    const child = spawn('sh', ['-c', shell, process.execPath, BINARY, ...args]);
    const [out, err] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
    expect(err).not.toContain('Error');
    expect(child.exitCode).toBe(0);
    const { endedBy, iterations, best } = JSON.parse(out) as AnalysisReport;
    expect(endedBy).toBe('memory');
    expect(iterations).toBeGreaterThan(1000);
    expect(best).toMatch(/^\w+$/);
  },
);

/** Runs a command as if on a small machine. */
async function runSmall(...args: readonly string[]): Promise<Ran> {
  const machine = new URL('smallMachine.mjs', import.meta.url).href;
  const child = spawn(process.execPath, ['--import', machine, BINARY, ...args]);
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { code: child.exitCode, out, err };
}

test('a search for ever ends within the memory of its container, and says why', async () => {
  const { code, out } = await runSmall('analyse', 'ataxx', '--agent', GREEDY_FOR_MEMORY);
  expect(code).toBe(0);
  expect(out).toContain('The search ended early: there is no more memory for its tree.');
  expect(out).toContain('best move for x');
});

test('a mistake that only the thread of a game finds is shown as one: message, hint, exit code', async () => {
  const { code, out, err } = await runSmall(
    'match',
    'ataxx',
    'alphabeta(hash=4096)',
    'random',
    '--games',
    '2',
  );
  expect({ code, out }).toEqual({ code: 2, out: '' });
  expect(err).toContain(
    'error: there is not enough memory for a table of 4096 MB\nhint: Set a smaller one, such as hash=16.\n',
  );
  expect(err).not.toContain('    at ');
});

test('what is free is less than what is there, and searches share it', () => {
  const [alone, four] = [freeMemoryFor(1)(), freeMemoryFor(4)()];
  expect(alone).toBeGreaterThan(0);
  expect(alone).toBeLessThan(process.constrainedMemory());
  expect(four).toBeLessThan(alone / 2);
});
