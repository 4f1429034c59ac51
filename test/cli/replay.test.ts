/**
 * `playout replay`: files of games in all their forms, and in every format each field that a game carries. A field is
 * changed in the first, the middle and the last place where it stands; the game must then be refused, with its line,
 * unless the field is one that the rules cannot know.
 */
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { Random, UserError, settleOptions } from '../../src/core/index.ts';
import { katarenga } from '../../src/games/katarenga/index.ts';
import { isTranscript, readTranscript } from '../../src/games/transcripts.ts';
import { KatarengaTwin, TWIN_PAPER } from '../twins/katarenga.ts';
import { writeGame } from '../twins/marrakechTurns.ts';
import { recordGame } from './recordGame.ts';
import { runHere, runJson } from './run.ts';

const folder = mkdtempSync(join(tmpdir(), 'playout-'));

function write(text: string): string {
  const file = join(folder, 'games.json');
  writeFileSync(file, text);
  return file;
}

function firstLine(path: string): unknown {
  return JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8').split('\n')[0]!);
}

const START = 'x5o/7/7/7/7/7/o5x x 0 1';
const good = recordGame(START, 7);
const cheat = { ...good, result: good.result.toReversed() };
const reason: unknown = expect.stringContaining('result is recorded as');

describe('a file may be', () => {
  test.each([
    ['one object a line', `${JSON.stringify(good)}\n\n${JSON.stringify(good)}\n`, 2],
    ['a list on one line', JSON.stringify([good, good, good]), 3],
    ['a list over many lines', JSON.stringify([good, good], null, 2), 2],
    ['one object over many lines', `\n\n${JSON.stringify(good, null, 2)}\n`, 1],
    ['one object after a byte order mark', `\uFEFF${JSON.stringify(good)}`, 1],
  ])('%s', async (_form, text, games) => {
    expect(await runJson('replay', write(text))).toEqual({ games, ok: games, bad: [] });
  });

  test('a list of turns, which is one game of Marrakech, and a list of such lists', async () => {
    const { turns } = writeGame({ preset: 'paper' }, 1);
    expect(await runJson('replay', write(JSON.stringify(turns)))).toMatchObject({ games: 1, ok: 1 });
    const two = JSON.stringify([turns, turns], null, 1);
    expect(await runJson('replay', write(two))).toMatchObject({ games: 2, ok: 2 });
  });
});

test('a bad game in a list is named by its line and its place', async () => {
  const text = `[${JSON.stringify(good)},\n ${JSON.stringify(cheat)}, 7,\n\n"[{, \\" "]`;
  const file = write(text);
  const { code, out, err } = await runHere(['replay', file, '--json']);
  expect(code).toBe(2);
  expect(JSON.parse(out)).toEqual({
    games: 4,
    ok: 1,
    bad: [
      { line: 2, game: 2, reason },
      { line: 2, game: 3, reason: expect.stringContaining('none of the known formats') },
      { line: 4, game: 4, reason: expect.stringContaining('none of the known formats') },
    ],
  });
  expect(err).toContain('The first is in line 2, game 2: result is recorded as');
  const pretty = await runHere(['replay', write(JSON.stringify([good, cheat], null, 2))]);
  const line = JSON.stringify([good], null, 2).split('\n').length;
  expect(pretty.out).toContain(`line ${line}, game 2: result is recorded as`);
});

test.each([
  ['[{"format": ', 'is not valid JSON, neither line by line nor as a whole'],
  ['{\n  "format": "playout-record/1",\n  "game"\n}', 'is not valid JSON, neither line by line'],
  ['[]', 'is an empty list'],
  ['['.repeat(5000), 'JSON with more than 100 lists and objects inside each other'],
  [`{"format": ${'['.repeat(5000)}${']'.repeat(5000)}}`, 'JSON with more than 100 lists and objects'],
  ['42', '1 of 1 game in'],
  ['once upon a time', '1 of 1 game in'],
  [' \n', 'is empty'],
])('%.40s has its message', async (text, message) => {
  const { code, err } = await runHere(['replay', write(text)]);
  expect(code).toBe(2);
  expect(err).toContain(message);
  expect(err).not.toContain('    at ');
});

// ── field by field ────────────────────────────────────────────────────────────────────────────────

type Path = readonly (string | number)[];

/** All places of single values. */
function* leaves(value: unknown, path: Path = []): Generator<Path> {
  if (typeof value !== 'object' || value === null) yield path;
  else for (const [key, item] of Object.entries(value)) yield* leaves(item, [...path, key]);
}

function changed(value: unknown, [key, ...rest]: Path, step: number): unknown {
  if (key === undefined) {
    if (typeof value === 'number') return value + step;
    if (typeof value === 'boolean') return !value;
    return typeof value === 'string' ? `${value}?` : 0;
  }
  const copy = Array.isArray(value) ? [...(value as unknown[])] : { ...(value as object) };
  return Object.assign(copy, { [key]: changed((value as Record<string, unknown>)[key], rest, step) });
}

function isRefused(value: unknown): boolean {
  try {
    if (!isTranscript(value, undefined)) return true;
    readTranscript(value, undefined);
  } catch (error) {
    if (error instanceof UserError) return true;
    throw error;
  }
  return false;
}

function katarengaGame(): unknown {
  const n = 4;
  const random = new Random(5);
  const state = katarenga.start(settleOptions(katarenga, { size: n }), random);
  const rows = katarenga.formatPosition(state).split(' ')[0]!.split('/');
  const twin = new KatarengaTwin(rows, TWIN_PAPER);
  const indexOf = (name: string): number => (Number(name[1]) - 1) * n + name.charCodeAt(0) - 97;
  const [moves, legalCounts]: [number[][], number[]] = [[], []];
  while (!twin.over()) {
    const legal = twin.moves();
    const move = legal[random.below(legal.length)]!;
    const [from, to] = move.split(/[-x]/);
    legalCounts.push(legal.length);
    moves.push([indexOf(from!), to === 'off' ? -1 : indexOf(to!)]);
    twin.play(move);
  }
  const [, pawns, , points] = twin.position().split(' ');
  const board = pawns!.split('/').toReversed();
  const squares = board.map((row) => row.replace(/\d/g, (run) => '.'.repeat(Number(run)))).join('');
  const of = (letter: string): number[] => [...squares].flatMap((c, i) => (c === letter ? [i] : []));
  const result = 'BDW'[2 * twin.result()];
  const tiles = rows.toReversed().join('');
  const told = { white: of('w'), black: of('b'), ply: moves.length };
  return {
    n,
    variant: 'seed',
    tiles,
    moves,
    legalCounts,
    result,
    points: points!.split(':').map(Number),
    ...told,
  };
}

function marrakechGame(): unknown {
  const rules = { preset: 'official3', coins: 8, size: 5, soloEnd: 'playOn' };
  const { turns, told, summary } = writeGame(rules, 2);
  const { money, assam } = turns.at(-1)!;
  return {
    ...rules,
    turns: told,
    ...summary,
    money,
    assam,
  };
}

/** What the rules cannot know: names, sources, seeds; and the size, which the position has. */
const games: readonly (readonly [name: string, game: unknown, unknowable: readonly string[]])[] = [
  ['a record', good, ['version', 'agents', 'seed', 'index', 'options.size']],
  [
    'a Carcassonne game',
    firstLine('../../src/games/carcassonne/sampleGames.jsonl'),
    ['id', 'source', 'policies', 'seed'],
  ],
  ['a Katarenga game', katarengaGame(), []],
  ['a Marrakech game', marrakechGame(), []],
  ['a Saboteur game', firstLine('../data/saboteur-games.jsonl'), []],
];

describe.each(games)('%s', (_name, game, unknowable) => {
  const fields = Map.groupBy(leaves(game), (path) =>
    path.filter((key) => !/^\d+$/.test(String(key))).join('.'),
  );

  test('holds as it is', () => {
    expect(isRefused(game)).toBe(false);
  });

  test.each([...fields.keys()])('%s', (field) => {
    const places = fields.get(field)!;
    // Some tiles look the same after a quarter turn.
    const step = field === 'moves.rotation' ? 4 : 1;
    const some = new Set([0, places.length >> 1, places.length - 1]);
    for (const i of some) {
      const damaged = changed(game, places[i]!, step);
      expect(isRefused(damaged), places[i]!.join('.')).toBe(!unknowable.includes(field));
    }
  });
});
