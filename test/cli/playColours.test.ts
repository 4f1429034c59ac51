/** The table in colours: on a screen of our own, and on a real terminal where one can be made. */
import { spawn, spawnSync } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { stripVTControlCharacters } from 'node:util';
import { describe, expect, test } from 'vitest';
import { quoteCommand } from '../../src/cli/commandLine.ts';
import { games } from '../../src/games/index.ts';
import { BINARY, runHere } from './run.ts';

/** Wide enough that nothing is wrapped in another way than in a pipe. */
const COLUMNS = 100;

const trimmed = (out: string): string => out.replace(/ +$/gm, '');

test.each(games.map(({ name }) => name))('colours add nothing to what is said in %s', async (name) => {
  const args = ['play', name, '--seats', 'human,random'];
  const script = 'moves\nq\n';
  const { out: coloured } = await runHere(args, script, COLUMNS);
  const { out: plain } = await runHere(args, script);
  expect(coloured).toContain('\u001b[');
  expect(plain).not.toContain('\u001b');
  expect(trimmed(stripVTControlCharacters(coloured))).toBe(trimmed(plain));
});

/** Runs the program in a terminal that `script` of util-linux makes. */
async function runInTerminal(environment: Readonly<Record<string, string>>): Promise<string> {
  const command = quoteCommand([process.execPath, BINARY, 'play', 'ataxx', '--seats', 'human,random']);
  const { NO_COLOR: _no, FORCE_COLOR: _force, ...inherited } = process.env;
  const child = spawn('script', ['-qec', command, '/dev/null'], {
    env: { ...inherited, TERM: 'xterm', ...environment },
  });
  child.stdin.end('q\n');
  return text(child.stdout);
}

const hasScript =
  spawnSync('script', ['--version'], { encoding: 'utf8' }).stdout?.includes('util-linux') ?? false;

describe.skipIf(!hasScript)('a real terminal', () => {
  test('shows colours', async () => {
    const out = await runInTerminal({});
    expect(out).toContain('\u001b[31mx\u001b[0m');
    expect(stripVTControlCharacters(out)).toContain('7 x + ');
  });

  test('shows none where none are wanted', async () => {
    const out = await runInTerminal({ NO_COLOR: '1' });
    expect(out).toContain('7 x + ');
    expect(out).not.toContain('\u001b[31m');
  });
});
