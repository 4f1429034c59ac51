/** Whatever an engine is busy with, it hears `isready`, `stop` and `quit`. */
import { expect, test } from 'vitest';
import { dialects } from '../dialect.ts';
import { findGame } from '../../games/index.ts';
import { Engine } from './engine.ts';

interface Heard {
  readonly engine: Engine;
  readonly lines: string[];
  readonly complaints: string[];
}

function open(): Heard {
  const lines: string[] = [];
  const complaints: string[] = [];
  const engine = new Engine({
    game: findGame('ataxx'),
    dialect: dialects.ugi,
    given: {},
    agent: 'uct(iterations=20)',
    seed: 1,
    clock: () => performance.now(),
    print: (line) => lines.push(line),
    complain: (text) => complaints.push(text),
  });
  return { engine, lines, complaints };
}

const endless = ['go infinite', 'go movetime 1000000', 'perft 20', 'split 20'];

test.each(endless)('%s goes on listening, and ends with stop', async (line) => {
  const { engine, lines, complaints } = open();
  engine.handle(line);
  for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setImmediate(resolve));
  engine.handle('isready');
  expect(lines.at(-1)).toBe('readyok');
  engine.handle('stop');
  engine.handle('nonsense');
  expect(lines.at(-1)).toMatch(/^info string unknown command nonsense/);
  engine.handle('quit');
  await engine.closed;
  expect(complaints).toEqual([]);
});

test.each(endless)('%s ends with quit', async (line) => {
  const { engine, lines } = open();
  engine.handle(line);
  engine.handle('quit');
  await engine.closed;
  const before = lines.length;
  for (const more of ['isready', 'go', 'd', 'quit', 'stop']) engine.handle(more);
  engine.end();
  expect(lines).toHaveLength(before);
});

test('quit that waits behind an endless search ends it', async () => {
  const { engine, lines } = open();
  for (const line of ['go nodes 5000', 'go infinite', 'd', 'quit']) engine.handle(line);
  await engine.closed;
  expect(lines.filter((line) => line.startsWith('bestmove'))).toHaveLength(2);
});
