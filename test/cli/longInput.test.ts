/** Deep, long and strange input, from every source: a short message, exit code 2, no stack trace. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { Engine } from '../../src/protocol/server/engine.ts';
import { dialects } from '../../src/protocol/dialect.ts';
import { findGame, games } from '../../src/games/index.ts';
import { runHere } from './run.ts';

const folder = mkdtempSync(join(tmpdir(), 'playout-'));

function fileOf(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

const AGENT = 'uct(playout='.repeat(8000);
const LISTS = '['.repeat(50_000);
const CLOSED = LISTS + ']'.repeat(50_000);
const OBJECTS = '{"a":'.repeat(50_000);
const WORD = 'a'.repeat(1_000_000);

const record = (format: string): string => `{"format": ${format}, "game": ${format}}\n`;
const carcassonne = `{"format": "carcassonne-game/1", "deck": ${CLOSED}}`;

const inputs: readonly (readonly [what: string, args: readonly string[]])[] = [
  ['a deep agent', ['analyse', 'ataxx', '--agent', AGENT]],
  ['a deep agent in a seat', ['play', 'ataxx', '--seats', `human,${AGENT}`]],
  ['a deep agent in a match', ['match', 'ataxx', 'random', AGENT]],
  ['a long agent', ['match', 'ataxx', 'random', WORD]],
  ['a deep experiment', ['run', fileOf('lists.json', LISTS)]],
  [
    'a deep agent in an experiment',
    ['run', fileOf('a.json', JSON.stringify({ game: 'ataxx', agents: [AGENT, 'random'] }))],
  ],
  ['a long game', ['run', fileOf('g.json', JSON.stringify({ game: WORD, agents: ['random', 'random'] }))]],
  ['deep options', ['show', 'ataxx', '--options', fileOf('options.json', `{"size": ${CLOSED}}`)]],
  ['long options', ['show', 'ataxx', '--options', `${WORD}=1`]],
  ['a deep record', ['replay', fileOf('deep.jsonl', record(CLOSED))]],
  ['a deep record of Carcassonne', ['replay', fileOf('deepCarcassonne.jsonl', carcassonne)]],
  ['a record that does not end', ['replay', fileOf('objects.jsonl', OBJECTS)]],
  ['a long word in a record', ['replay', fileOf('long.jsonl', record(JSON.stringify(WORD)))]],
  ['a long game on the command line', ['show', WORD]],
  ['a long command', [WORD]],
  ['a long move', ['show', 'ataxx', '--moves', WORD]],
  ...games.flatMap(({ name }) => [
    [
      `a deep position of ${name}`,
      ['show', name, '--position', `{"variant": ${CLOSED}, "n": ${CLOSED}}`],
    ] as const,
    [`a long position of ${name}`, ['show', name, '--position', WORD]] as const,
  ]),
];

test.each(inputs)('%s', async (_what, args) => {
  const { code, out, err } = await runHere(args);
  expect(err).not.toMatch(/^\s+at /m);
  expect(err.length).toBeLessThan(3000);
  expect(out.length).toBeLessThan(3000);
  expect(code).toBe(2);
});

test('an engine answers a word of a megabyte', () => {
  const lines: string[] = [];
  const engine = new Engine({
    game: findGame('ataxx'),
    dialect: dialects.uai,
    given: {},
    agent: 'random',
    seed: 1,
    clock: () => 0,
    print: (line) => lines.push(line),
    complain: (text) => lines.push(text),
  });
  for (const start of ['setoption name Agent value ', 'setoption name Preset value ', 'position fen ', ''])
    engine.handle(start + WORD);
  engine.handle(`setoption name Agent value ${AGENT}`);
  engine.handle('isready');
  expect(lines).toHaveLength(6);
  for (const line of lines.slice(0, -1)) expect(line).toMatch(/^info string .{1,450}$/);
  expect(lines.at(-1)).toBe('readyok');
});

describe('names that every object has are unknown names', () => {
  const sweep = ['sweep', 'ataxx', '--agent', 'uct(c=$constructor)', '--against', 'random'];
  test.each([
    [['show', 'ataxx', '--options', 'constructor=1'], 'unknown option of ataxx: "constructor"'],
    [['show', 'ataxx', '--options', '__proto__=1'], 'unknown option of ataxx: "__proto__"'],
    [
      ['show', 'ataxx', '--options', fileOf('proto.json', '{"__proto__": 1}')],
      'unknown option of ataxx: "__proto__"',
    ],
    [['marrakech', 'constructor', 'x'], 'unknown operation "constructor"'],
    [['analyse', 'ataxx', '--agent', 'uct(constructor=1)'], 'unknown option "constructor"'],
    [['analyse', 'ataxx', '--agent', 'uct(time=1constructor)'], 'option time cannot be "1constructor"'],
    [['tournament', 'ataxx', 'uct', 'random', '--budget', 'constructor=1'], '"constructor" is not a limit'],
    [[...sweep, '--vary', 'c=1', '--vary', 'constructor=1'], '$c stands in no agent'],
  ])('%j', async (args, message) => {
    const { code, err } = await runHere(args);
    expect(err).toContain(message);
    expect(code).toBe(2);
  });
});
