/** Whatever text holds a game or a position is opened as what it is; what holds none is refused with the reason. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { positions, recordOf, textsOf, transcripts } from '../../../test/fuzz/corpus.ts';
import { samples } from '../../../test/samples.ts';
import { type GameRecord, OVER, Random, UserError, parseRecord, settleOptions } from '../../core/index.ts';
import { findGame, games } from '../../games/index.ts';
import { chosenOf } from '../../core/chosenOf.ts';
import { exportRecord, exportTranscript } from './exportGame.ts';
import { GameTree } from './gameTree.ts';
import { readGame } from './readGame.ts';
import { saveTree, startOf } from './savedTree.ts';

const SEED = 19;
const random = new Random(SEED);

function newTree(name: string, given = {}): GameTree {
  return new GameTree(startOf(findGame(name), given, SEED));
}

/** A game played to its end at random. */
function playedTree(name: string, given = {}): GameTree {
  const tree = newTree(name, given);
  for (let node = tree.root; node.state.turn !== OVER;) node = tree.play(node, node.state.sample(random));
  return tree;
}

/** The main line of a tree. Its seed is not there, because a text does not tell it. */
function lineOf(tree: GameTree) {
  const { game, options } = tree.start;
  const moves = tree.mainLineFrom(tree.root).slice(1);
  return {
    game: game.name,
    options,
    position: game.formatPosition(tree.root.state),
    moves: moves.map(({ parent, move }) => game.formatMove(parent!.state, move)),
  };
}

function agentsOf(tree: GameTree): string[] {
  return Array.from({ length: tree.root.state.seats }, () => 'random');
}

const everyPreset = games.flatMap(({ name, presets }) =>
  presets.map((preset) => [name, preset.name] as const),
);

describe('a game that was exported is opened again:', () => {
  it.each(everyPreset)('%s %s as a record', (name, preset) => {
    const tree = playedTree(name, { preset });
    const read = readGame(exportRecord(tree, agentsOf(tree)), 5);
    expect(read.outOf).toBe(1);
    expect(lineOf(read.tree)).toEqual(lineOf(tree));
    expect(read.tree.start).toMatchObject({ chosen: { preset }, seed: 5 });
  });

  it.each(everyPreset.filter(([name]) => name !== 'ataxx'))('%s %s as a transcript', (name, preset) => {
    const tree = playedTree(name, { preset });
    const read = readGame(exportTranscript(tree), 5).tree;
    expect(lineOf(read)).toEqual({ ...lineOf(tree), options: read.start.options });
    // The rules of play are the same; tiles are written out, and what players know is not told.
    if (name !== 'saboteur') expect(read.start.chosen).toMatchObject({ preset });
    expect(Object.keys(read.start.chosen).filter((option) => !['preset', 'tiles'].includes(option))).toEqual(
      [],
    );
  });

  it.each(games.map(({ name }) => name))('%s with its variations, as it was saved', (name) => {
    const tree = newTree(name);
    for (let i = 0; i < 5; i++) tree.play(tree.root, tree.root.state.sample(random));
    const [first] = tree.root.children;
    tree.play(first!, first!.state.sample(random));
    const saved = saveTree(tree);
    expect(saveTree(readGame(JSON.stringify(saved), 5).tree)).toEqual(saved);
  });

  it('but not before its end', () => {
    for (const { name, transcripts: formats } of games) {
      const tree = newTree(name);
      expect(() => exportRecord(tree, agentsOf(tree))).toThrow('only a finished game is a record');
      if (formats) expect(() => exportTranscript(tree)).toThrow('only a finished game can be a transcript');
    }
    expect(() => exportTranscript(playedTree('ataxx', { size: 3 }))).toThrow(
      'Ataxx has no form of transcripts',
    );
  });
});

describe('games of others', () => {
  it('are recognised by their shape, whatever game is open', () => {
    const open = newTree('ataxx').start;
    const names = transcripts().map((text) => readGame(text, 5, open).tree.start.game.name);
    expect(new Set(names)).toEqual(new Set(['saboteur', 'carcassonne', 'marrakech', 'katarenga']));
  });

  it('end where they ended', () => {
    const path = new URL('../../games/carcassonne/sampleGames.jsonl', import.meta.url);
    const text = readFileSync(path, 'utf8');
    const { tree, outOf } = readGame(text, 5);
    expect(outOf).toBe(3);
    const { finalScores } = JSON.parse(text.split('\n')[0]!) as { finalScores: number[] };
    const { state } = tree.mainLineFrom(tree.root).at(-1)!;
    expect([state.score(0), state.score(1)]).toEqual(finalScores);
  });
});

describe('several games', () => {
  const tree = playedTree('ataxx', { size: 4 });
  const record = exportRecord(tree, ['random', 'greedy']);
  const saved = JSON.stringify(saveTree(newTree('saboteur')));
  const turns = transcripts().find((text) => text.includes('"turns"'))!;
  it.each([
    ['one a line', `${record}\n\n${saved}\n${turns}\n`, 3, 'ataxx'],
    ['one a line, the first a saved one', `${saved}\n${record}\n`, 2, 'saboteur'],
    ['as a list', `[${record}, ${saved}]`, 2, 'ataxx'],
    [
      'as a list over many lines',
      JSON.stringify([JSON.parse(record), JSON.parse(turns)], null, 2),
      2,
      'ataxx',
    ],
    ['one over many lines', JSON.stringify(JSON.parse(record), null, 2), 1, 'ataxx'],
    ['after a byte order mark', `\uFEFF${record}`, 1, 'ataxx'],
    [
      'that are one, a bare list of turns',
      JSON.stringify((JSON.parse(turns) as { turns: unknown }).turns),
      1,
      'marrakech',
    ],
  ])('%s: the first is opened', (_, text, outOf, name) => {
    const read = readGame(text, 5);
    expect(read.outOf).toBe(outOf);
    expect(read.tree.start.game.name).toBe(name);
  });
});

describe('a position', () => {
  const seeds = positions(random, samples(8, 2));

  it('is one of the game that understands it, though none is open', () => {
    const usual = seeds.filter(({ game, options }) => Object.keys(chosenOf(game, options)).length === 1);
    expect(new Set(usual.map(({ game }) => game.name)).size).toBe(games.length);
    for (const { game, state } of usual) {
      const position = game.formatPosition(state);
      const { tree, outOf } = readGame(`  ${position}\n`, 5);
      expect(outOf).toBe(1);
      expect(tree.start, position).toMatchObject({ game, position, seed: 5 });
    }
  });

  it('is one of the open game if that understands it, with the rules of that game', () => {
    for (const { game, options, state } of seeds) {
      const open = startOf(game, chosenOf(game, options), 1);
      const { start } = readGame(game.formatPosition(state), 5, open).tree;
      expect(start).toEqual({ ...open, seed: 5, position: game.formatPosition(state) });
    }
  });

  it('may be written as JSON, alone or over several lines', () => {
    const boards = seeds.filter(({ game }) => game.name === 'katarenga');
    for (const seed of boards) {
      const json = textsOf(seed).find((text) => text.startsWith('{'))!;
      const open = startOf(seed.game, seed.options, 1);
      for (const text of [json, JSON.stringify(JSON.parse(json), null, 2)])
        expect(readGame(text, 5, open).tree.start.game).toBe(seed.game);
    }
  });

  it('may be of another game than the open one', () => {
    const { start } = newTree('ataxx');
    const text = 'NKB/RRN/KBN bbb/3/www w 0:0 0';
    expect(readGame(text, 5, start).tree.start).toMatchObject({
      game: { name: 'katarenga' },
      position: text,
    });
  });

  it('may have several lines, or be the first of several', () => {
    const short = 'hand: 0 5 6 7 8 9 10\ntiles: 6,5=8\n';
    expect(readGame(short, 5)).toMatchObject({ outOf: 1, tree: { start: { game: { name: 'saboteur' } } } });
    const line = 'x5o/7/7/7/7/7/o5x x 0 1';
    const lines = readGame(`${line}\n${line.replace(' x ', ' o ')}\n`, 5);
    expect(lines).toMatchObject({ outOf: 2, tree: { start: { game: { name: 'ataxx' }, position: line } } });
  });
});

describe('what is refused', () => {
  const record = parseRecord(
    recordOf(
      {
        game: findGame('ataxx'),
        options: settleOptions(findGame('ataxx'), { size: 4 }),
        state: newTree('ataxx', { size: 4 }).root.state,
      },
      random,
    ),
  );
  const changed = (change: Partial<Record<keyof GameRecord, unknown>>): string =>
    JSON.stringify({ ...record, ...change });
  const cut = (text: string): string => JSON.stringify({ ...(JSON.parse(text) as object), result: 'nobody' });
  const saboteur = transcripts()[0]!;

  it.each([
    ['nothing', ' \n', /^there is nothing to read$/],
    ['a sentence', 'hello there', /^this is not a game that can be read, nor a position$/],
    ['an object', '{"a": 1}', /not a game that can be read/],
    ['an empty list', '[]', /^this text is an empty list$/],
    ['half a record', changed({}).slice(0, 200), /is not valid JSON, neither line by line nor as a whole/],
    ['a format from elsewhere', '{"format": "chess/1"}', /^format is "chess\/1"$/],
    ['a game without a board', changed({ game: 'chess' }), /chess/],
    ['a record with a false result', changed({ result: [1, 1] }), /^result is recorded as 1, 1, but/],
    ['a record with a false move', changed({ moves: ['z9'] }), /^move 1 \(z9\)/],
    ['a transcript with a false result', cut(saboteur), /^result: unknown result "nobody"$/],
    [
      'a list that begins with something else',
      `[7, ${changed({})}]`,
      /^the first of 2 games: none of the known formats/,
    ],
    [
      'lines that begin with something else',
      `{"x"\n${changed({})}\n`,
      /^the first of 2 games: not a line of JSON$/,
    ],
  ])('%s', (_, text, reason) => {
    expect(() => readGame(text, 5)).toThrow(UserError);
    expect(() => readGame(text, 5)).toThrow(reason);
  });

  it('says what the open game finds wrong with a position', () => {
    expect(() => readGame('x5o/7 x 0 1', 5, newTree('ataxx').start)).toThrow(
      /nor a position; as one of Ataxx, position: .*rows/,
    );
  });
});
