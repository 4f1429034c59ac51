/** The formats of all games: what is written is read again as the same game, and what cannot be written is refused. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { recordOf } from '../../test/fuzz/corpus.ts';
import { samples } from '../../test/samples.ts';
import {
  type Game,
  type GameRecord,
  OVER,
  type OptionValues,
  type PlayedGame,
  Random,
  type State,
  UserError,
  parseRecord,
  playMoves,
  settleOptions,
} from '../core/index.ts';
import { carcassonne } from './carcassonne/index.ts';
import { findGame, games } from './registry.ts';
import { katarenga } from './katarenga/index.ts';
import { marrakech } from './marrakech/index.ts';
import { saboteur } from './saboteur/index.ts';
import { isTranscript, readTranscript, verifyTranscript } from './transcripts.ts';

const SEED = 71;

function randomGame(game: Game, given: OptionValues, index: number): GameRecord {
  const options = settleOptions(game, given);
  const random = new Random(SEED).derive(game.name, JSON.stringify(given), index);
  return parseRecord(recordOf({ game, options, state: game.start(options, random) }, random));
}

/** Through text, as a file would hold it. */
function written(game: Game, played: PlayedGame): unknown {
  return JSON.parse(JSON.stringify(game.transcripts![0]!.write(played))) as unknown;
}

function endOf(game: Game, { options, position, moves }: PlayedGame): State {
  const state = game.parsePosition(position, options);
  playMoves(game, state, moves);
  return state;
}

const withFormats = games.filter(({ transcripts = [] }) => transcripts.length > 0);
const presets = withFormats.flatMap((game) =>
  game.presets.map(({ name }) => [game.name, { preset: name }] as const),
);

test('every game but Ataxx has a format', () => {
  expect(withFormats.map(({ name }) => name)).toEqual(['carcassonne', 'katarenga', 'marrakech', 'saboteur']);
});

describe('a random game is read as it was written', () => {
  test.each<readonly [string, OptionValues]>([
    ...presets.filter(([name, { preset }]) => name !== 'saboteur' || preset === 'paper'),
    ['carcassonne', { players: 5 }],
    ['katarenga', { size: 4 }],
    ['katarenga', { preset: 'official', size: 5, tiles: 'balanced' }],
    ['marrakech', { preset: 'official3', coins: 3, size: 5, soloEnd: 'playOn' }],
    ['marrakech', { bankruptcy: 'eliminate', coins: 4, loops: 'nw-se', facing: 'W' }],
    ['marrakech', { dieTiming: 'before', turnTiming: 'end', bankruptcy: 'eliminate', coins: 4 }],
    ['marrakech', { dieTiming: 'after', turnTiming: 'end', bankruptcy: 'eliminate', coins: 4 }],
    ['marrakech', { colourOrder: 'shuffledOpen' }],
    ['marrakech', { colourOrder: 'shuffledHidden', turnTiming: 'end' }],
  ])('%s %j', (name, given) => {
    const game = findGame(name);
    for (let i = 0; i < samples(12); i++) {
      const record = randomGame(game, given, i);
      const { position, moves } = record;
      const told = readTranscript(written(game, record));
      expect(told.game).toBe(game);
      expect(told.moves, `seed ${SEED}, game ${i}`).toEqual(moves);
      expect(told.position).toBe(position);
      const tiles = name === 'katarenga' && { tiles: expect.stringMatching(/^[KRBN]+$/) as unknown };
      expect(told.options).toEqual({ ...record.options, ...tiles });
    }
  });

  test('in Saboteur whatever the players get to know, which no file says', () => {
    for (const given of [{ preset: 'course' }, { dropsOpen: true }]) {
      const record = randomGame(saboteur, given, 0);
      const told = readTranscript(written(saboteur, record));
      expect(told).toMatchObject({ moves: record.moves, position: record.position });
      expect(told.options).toEqual(settleOptions(saboteur, {}));
    }
  });

  test('in Carcassonne with tiles turned further than they need, which become those that look alike', () => {
    for (let i = 0; i < samples(12); i++) {
      const record = randomGame(carcassonne, { rotations: 'all' }, i);
      const told = readTranscript(written(carcassonne, record));
      expect(told.moves).not.toEqual(record.moves);
      const end = endOf(carcassonne, told);
      expect([end.score(0), end.score(1)], `seed ${SEED}, game ${i}`).toEqual(record.scores);
    }
  });

  test('in Marrakech with stacks that were open, as far as they were used', () => {
    const given = { colourOrder: 'shuffledOpen', bankruptcy: 'eliminate', coins: 2 };
    for (let i = 0; i < samples(12); i++) {
      const record = randomGame(marrakech, given, i);
      const told = readTranscript(written(marrakech, record));
      expect(told.moves).toEqual(record.moves);
      const start = told.game.parsePosition(told.position, told.options);
      expect(told.game.formatPosition(start)).toBe(told.position);
      expect(endOf(marrakech, told).turn).toBe(OVER);
    }
  });
});

test.each([
  ['carcassonne', './carcassonne/sampleGames.jsonl', 3],
  ['marrakech', '../../test/data/marrakech-turns.jsonl', 8],
  ['saboteur', '../../test/data/saboteur-games.jsonl', 5],
])('the samples of %s can be played again and written as they are', (name, path, count) => {
  const lines = readFileSync(new URL(path, import.meta.url), 'utf8')
    .trim()
    .split('\n');
  expect(lines).toHaveLength(count);
  for (const line of lines) {
    const value = JSON.parse(line) as unknown;
    const told = readTranscript(value);
    expect(told.game.name).toBe(name);
    expect(endOf(told.game, told).turn).toBe(OVER);
    expect(readTranscript(written(told.game, told))).toEqual(told);
  }
});

test('a file of the rules is written word for word, but for the order of the hands', () => {
  const path = new URL('../../test/data/saboteur-games.jsonl', import.meta.url);
  for (const line of readFileSync(path, 'utf8').trim().split('\n')) {
    const value = JSON.parse(line) as Record<string, string[]>;
    const again = written(saboteur, readTranscript(value)) as Record<string, string[]>;
    for (const hand of ['first', 'second']) expect(again[hand]!.toSorted()).toEqual(value[hand]!.toSorted());
    expect({ ...again, first: [], second: [] }).toEqual({ ...value, first: [], second: [] });
  }
  const [first] = readFileSync(new URL('./carcassonne/sampleGames.jsonl', import.meta.url), 'utf8').split(
    '\n',
  );
  const sample = JSON.parse(first!) as { moves: { rotation?: number }[] };
  const again = written(carcassonne, readTranscript(sample)) as typeof sample;
  expect(again).toMatchObject({ deck: (sample as unknown as { deck: string[] }).deck });
  // A symmetric tile may be turned further there, and its pieces then have other numbers.
  const alike = sample.moves.flatMap((move, i) => (move.rotation === again.moves[i]!.rotation ? [i] : []));
  expect(alike.length).toBeGreaterThan(40);
  for (const i of alike) expect(again.moves[i]).toEqual(sample.moves[i]);
});

function refusal(game: Game, played: PlayedGame): string {
  try {
    game.transcripts![0]!.write(played);
  } catch (error) {
    if (error instanceof UserError) return `${error.message}. ${error.hint}`;
    throw error;
  }
  return 'written';
}

describe('what a format cannot tell is refused:', () => {
  test.each(presets)('a game of %s %j that is not over', (name, given) => {
    const game = findGame(name);
    const record = randomGame(game, given, 0);
    for (const plies of [0, 1, 2, record.moves.length - 1])
      expect(refusal(game, { ...record, moves: record.moves.slice(0, plies) })).toBe(
        'only a finished game can be a transcript. Save the game instead, and continue it later.',
      );
  });

  test.each(presets)('a game of %s %j that begins in the middle', (name, given) => {
    const game = findGame(name);
    const record = randomGame(game, given, 0);
    const state = game.parsePosition(record.position, record.options);
    playMoves(game, state, record.moves.slice(0, 3));
    const later = { ...record, position: game.formatPosition(state), moves: record.moves.slice(3) };
    expect(refusal(game, later)).toMatch(/^this game cannot be a transcript: it does not begin .* A record/);
  });

  test('a move that is not legal, or one after the end', () => {
    for (const game of withFormats) {
      const record = randomGame(game, {}, 0);
      expect(refusal(game, { ...record, moves: ['b1-b1'] })).toMatch(/b1-b1/);
      expect(refusal(game, { ...record, moves: [...record.moves, record.moves[0]!] })).toMatch(/over/);
    }
  });

  test.each<readonly [Game, OptionValues, RegExp]>([
    [katarenga, { slide: '7' }, /paper and official alone, not slide=7/],
    [katarenga, { preset: 'official', blocked: 'loss' }, /alone, not blocked=loss/],
    [carcassonne, { pile: 'E5V5' }, /the tiles of the box alone, not pile=E5V5/],
    [carcassonne, { pile: 'program' }, /the tiles of the box alone, not pile=program/],
  ])('%o with %j', (game, given, reason) => {
    expect(refusal(game, randomGame(game, given, 0))).toMatch(reason);
  });

  test('a limit of plies other than that of the presets, if it ended the game', () => {
    const games = Array.from({ length: 20 }, (_, i) => randomGame(katarenga, { size: 4, maxPlies: 30 }, i));
    const [long, short] = [true, false].map((isLong) =>
      games.find(({ moves }) => (moves.length === 30) === isLong),
    );
    expect(refusal(katarenga, long!)).toMatch(/a draw by its limit of 30 plies/);
    expect(refusal(katarenga, short!)).toBe('written');
  });
});

test('long games of Katarenga keep the limit of the presets, or have none', () => {
  // Two pawns that go to and fro.
  const shuttle = ['a1-a2', 'c3-c2', 'a2-a1', 'c2-c3'];
  const tiles = 'KKKKKKKKK';
  const limited = settleOptions(katarenga, { tiles });
  const moves = Array.from({ length: limited.maxPlies }, (_, i) => shuttle[i % 4]!);
  const position = katarenga.formatPosition(katarenga.start(limited, new Random(0)));
  const drawn = { options: limited, position, moves };
  expect(readTranscript(written(katarenga, drawn))).toMatchObject(drawn);

  const options = settleOptions(katarenga, { tiles, maxPlies: 0 });
  expect(refusal(katarenga, { options, position, moves })).toMatch(/only a finished game/);
  const state = endOf(katarenga, { options, position, moves });
  const rest = parseRecord(recordOf({ game: katarenga, options, state }, new Random(SEED)));
  const long = { options, position, moves: [...moves, ...rest.moves] };
  expect(readTranscript(written(katarenga, long))).toMatchObject(long);
});

test('nothing else is taken for a game', () => {
  for (const value of [null, 1, 'x', [], {}, { moves: [] }]) {
    expect(isTranscript(value)).toBe(false);
    expect(() => readTranscript(value)).toThrow('none of the known formats');
  }
  expect(() => readTranscript({ format: 'chess/1' })).toThrow('format is "chess/1"');
});

test('a game of another kind than was asked for is refused', () => {
  const record = randomGame(katarenga, { size: 3 }, 0);
  expect(readTranscript(record, katarenga)).toMatchObject({ game: katarenga, moves: record.moves });
  expect(() => readTranscript(record, saboteur)).toThrow('this is a game of "katarenga", not of saboteur');
});

test('a game is judged without an error, whether it holds or not', () => {
  const record = randomGame(findGame('ataxx'), { size: 4 }, 1);
  const verdict = verifyTranscript(record);
  expect(verdict).toMatchObject({ holds: true, told: { moves: record.moves } });
  const damaged = { ...record, moves: [...record.moves.slice(0, -1), 'h8'] };
  expect(verifyTranscript(damaged)).toMatchObject({
    holds: false,
    reason: expect.stringContaining('h8') as string,
  });
  expect(verifyTranscript(record, findGame('katarenga'))).toMatchObject({ holds: false });
});
