/** The engine in Python of `examples/`: a program that shares no line with ours, over the protocols alone. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { beforeEach, describe, expect, test } from 'vitest';
import { runHere } from '../cli/run.ts';
import { PATIENCE_MS } from '../patience.ts';
import { playPairs } from './playPairs.ts';

const PROGRAM = fileURLToPath(new URL('../../examples/python-engine/ataxx_engine.py', import.meta.url));
const COMMAND = `python3 '${PROGRAM}'`;
const OLDEST = [3, 8];

/** Why it cannot run here, if it cannot. */
function obstacle(): string | undefined {
  const { stdout, error } = spawnSync('python3', ['--version'], { encoding: 'utf8' });
  if (error) return 'there is no python3 on this machine';
  const [major = 0, minor = 0] = /(\d+)\.(\d+)/.exec(stdout)?.slice(1).map(Number) ?? [];
  const isOld = major < OLDEST[0]! || (major === OLDEST[0] && minor < OLDEST[1]!);
  return isOld ? `python3 is ${major}.${minor}, older than ${OLDEST.join('.')}` : undefined;
}

const missing = obstacle();

describe('the engine in Python', () => {
  beforeEach(({ skip }) => skip(missing !== undefined, missing));

  test.each(['uai', 'ugi'])('passes every check in %s', async (protocol) => {
    const patience = ['--timeout', `${PATIENCE_MS}`, '--grace', `${PATIENCE_MS}`];
    const args = ['engine-check', COMMAND, '--protocol', protocol, ...patience, '--json'];
    const { code, out } = await runHere(args);
    const { checks } = JSON.parse(out) as { checks: { name: string; ok: boolean; note: string }[] };
    expect(checks.filter(({ ok }) => !ok)).toEqual([]);
    expect(code).toBe(0);
  });

  test('beats random one ply ahead, in games that are the same each time', async () => {
    const engine = `engine("${COMMAND}", depth=1, timeout=${PATIENCE_MS})`;
    const pairings = Array.from({ length: 10 }, () => [engine, 'random'] as const);
    const records = await playPairs(pairings, 2);
    expect(records.filter(({ forfeit }) => forfeit)).toEqual([]);
    const won = records.filter((record) => record.result[record.index % 2] === 1);
    // All 20 in fact. The games follow from their seeds, so that this is no bet.
    expect(won.length).toBeGreaterThanOrEqual(18);
    expect(await playPairs(pairings.slice(0, 2), 1)).toEqual(records.slice(0, 4));
    expect(new Set(records.map(({ moves }) => moves.join(' '))).size).toBe(records.length);
  });

  test('answers a script, also where moves follow a position', async () => {
    const script = ['uai', 'position startpos moves g2 a2', 'go depth 1', 'isready', ''];
    const { stdout } = spawnSync('python3', [PROGRAM], { input: script.join('\n'), encoding: 'utf8' });
    expect(stdout).toMatch(/^id name Python example\n[^]*^uaiok\n[^]*^bestmove \w+\n/m);
  });
});
