/** What people see when they type something wrong. The messages are kept as snapshots. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runHere, runProcess } from './run.ts';

const START = 'x5o/7/7/7/7/7/o5x x 0 1';

const mistakes: readonly (readonly [what: string, args: readonly string[]])[] = [
  ['unknown command', ['shwo', 'ataxx']],
  ['unknown command with no near name', ['frobnicate']],
  ['unknown game', ['show', 'atax']],
  ['missing argument', ['show']],
  ['one argument too many', ['show', 'ataxx', 'again']],
  ['unknown option', ['perft', 'ataxx', '--dpeth', '3']],
  ['option without its value', ['show', 'ataxx', '--moves']],
  ['missing depth', ['perft', 'ataxx']],
  ['negative depth', ['perft', 'ataxx', '--depth', '-1']],
  ['depth that is no number', ['perft', 'ataxx', '--depth', '3.5']],
  ['no games', ['random', 'ataxx', '--games', '0']],
  ['seed that is no number', ['show', 'ataxx', '--seed', 'seven']],
  ['malformed position', ['show', 'ataxx', '--position', 'x5o/7/7/7/7/7/o6x x 0 1']],
  ['position without a side to move', ['moves', 'ataxx', '--position', 'x5o/7/7/7/7/7/o5x']],
  ['illegal move', ['show', 'ataxx', '--moves', 'g2 g3']],
  ['not a move', ['show', 'ataxx', '--moves', 'g2 z9']],
  ['move after the end', ['show', 'ataxx', '--position', '7/7/7/7/7/7/7 x 0 1', '--moves', 'a1']],
  ['malformed options', ['show', 'ataxx', '--options', 'size']],
  ['unknown option of the game', ['show', 'ataxx', '--options', 'sise=5']],
  ['value out of range', ['show', 'ataxx', '--options', 'size=9']],
  ['options that contradict each other', ['show', 'ataxx', '--options', 'map=open,size=5']],
  ['unknown preset', ['show', 'ataxx', '--options', 'preset=papper']],
  ['options file that is not there', ['show', 'ataxx', '--options', 'nowhere/options.json']],
  ['wrong value in an agent', ['analyse', 'ataxx', '--agent', 'uct(c=abc)']],
  ['unknown agent', ['analyse', 'ataxx', '--agent', 'ucd']],
  ['unknown option of an agent', ['analyse', 'ataxx', '--agent', 'uct(iteration=5)']],
  ['agent that does not close its bracket', ['analyse', 'ataxx', '--agent', 'uct(c=1']],
  ['finished game to analyse', ['analyse', 'ataxx', '--position', '7/7/7/7/7/7/7 x 0 1']],
  ['finished game to solve', ['solve', 'ataxx', '--position', '7/7/7/7/7/7/7 x 0 1']],
  ['too many positions to solve', ['solve', 'ataxx', '--states', '1000']],
  ['game of chance to solve from the start', ['solve', 'marrakech', '--states', '1000']],
  ['game with secrets to solve', ['solve', 'saboteur']],
  ['too many seats', ['play', 'ataxx', '--seats', 'human,human,human']],
  ['empty seat', ['play', 'ataxx', '--seats', 'human,']],
  ['unknown agent in a seat', ['play', 'ataxx', '--seats', 'human,utc']],
  ['unknown protocol', ['engine', 'ataxx', '--protocol', 'uci']],
  ['unknown agent of the engine', ['engine', 'ataxx', '--agent', 'mcts2']],
  ['records that are not there', ['replay', 'nowhere/games.jsonl']],
  ['port that is none', ['serve', '--port', '70000']],
  ['seat that is not there', ['show', 'saboteur', '--seat', '2']],
  ['minimax that would see hidden cards', ['analyse', 'saboteur', '--agent', 'alphabeta']],
  ['tree that would see hidden cards', ['analyse', 'saboteur', '--agent', 'mcts(forest=tree)']],
  ['parts that do not go together', ['analyse', 'ataxx', '--agent', 'mcts(backup=weighted)']],
  [
    'several threads in the known future',
    ['match', 'marrakech', 'uct(forest=known-future, parallel=root)', 'random', '--games', '2'],
  ],
  ['minimax in a game of chance', ['match', 'marrakech', 'alphabeta', 'random', '--games', '2']],
  [
    'match of four in three seats',
    ['match', 'marrakech', 'random', 'random', 'random', 'random', '--options', 'preset=official3'],
  ],
  ['Katarenga: board too large', ['show', 'katarenga', '--options', 'size=21']],
  ['Katarenga: printed boards of another size', ['show', 'katarenga', '--options', 'tiles=quarters,size=6']],
  ['Katarenga: square off the board', ['show', 'katarenga', '--moves', 'a1a9']],
  ['Katarenga: too many pawns', ['show', 'katarenga', '--position', 'KKK/KKK/KKK bbb/2b/www w 0:0 0']],
  ['Katarenga: no such tile', ['show', 'katarenga', '--position', 'KXK/KKK/KKK bbb/3/www w 0:0 0']],
  ['Marrakech: two colours for each of three', ['show', 'marrakech', '--options', 'players=3']],
  ['Marrakech: no such roll', ['show', 'marrakech', '--moves', '5']],
  [
    'Marrakech: place off the board',
    ['show', 'marrakech', '--position', '5/5/5/5/5 z9N p1a roll 30,30 8,8,8,8'],
  ],
  [
    'Marrakech: coins from nowhere',
    ['show', 'marrakech', '--position', '5/5/5/5/5 c3N p1a roll 40,30 8,8,8,8'],
  ],
  ['Saboteur: tile without a joint', ['show', 'saboteur', '--moves', '8@9,9']],
  ['Saboteur: card that is not there', ['show', 'saboteur', '--position', 'hand: 99']],
  ['Saboteur: more cards than the deck has', ['show', 'saboteur', '--position', 'hand: 4 4']],
  [
    'Saboteur: options that contradict each other',
    ['show', 'saboteur', '--options', 'dropsOpen=true,memory=false'],
  ],
  [
    'Carcassonne: tile that does not fit',
    ['show', 'carcassonne', '--position', 'D0,0r0 D0,-1r0 red draws 0-0'],
  ],
  ['Carcassonne: no such tile', ['show', 'carcassonne', '--moves', 'Z']],
  [
    'unwritable records',
    ['match', 'ataxx', 'random', 'random', '--games', '2', '--records', '/nowhere/out.jsonl'],
  ],
];

test.each(mistakes)('%s: exit code 2, one message, nothing on standard output', async (_what, args) => {
  const { code, out, err } = await runHere(args);
  expect(code).toBe(2);
  expect(out).toBe('');
  expect(err).toMatch(/^error: .+\nhint: .+\n$/);
  expect(`$ playout ${args.join(' ')}\n${err}`).toMatchSnapshot();
});

test('options and records in files are checked too', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'playout-'));
  const write = (name: string, text: string): string => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  const cases = [
    ['show', 'ataxx', '--options', write('broken.json', '{"size": ')],
    ['show', 'ataxx', '--options', write('list.json', '{"size": [5]}')],
    ['replay', write('empty.jsonl', '\n\n')],
    ['replay', write('prose.jsonl', 'once upon a time\n{"hello": 1}\n{"format": "other/2"}\n')],
  ];
  for (const args of cases) {
    const { code, err } = await runHere(args);
    expect(code).toBe(2);
    expect(err.replaceAll(folder, 'FOLDER')).toMatchSnapshot();
  }
});

test('the real program says the same, with its exit code and without a stack trace', async () => {
  const here = await runHere(['show', 'ataxx', '--position', START, '--moves', 'g9']);
  const there = await runProcess(['show', 'ataxx', '--position', START, '--moves', 'g9']);
  expect(there).toEqual(here);
  expect(there.code).toBe(2);
  expect(there.err).not.toContain(' at ');
});
