/** Games that are saved at the table and continued later, here or on the page. */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { splitCommand } from '../../src/agents/engineCommand.ts';
import { loadTree, saveTree } from '../../src/web/worker/savedTree.ts';
import { runHere, runProcess } from './run.ts';

const folder = mkdtempSync(join(tmpdir(), 'playout-saved-'));

async function play(args: readonly string[], ...lines: readonly string[]): Promise<string> {
  const { out } = await runHere(['play', ...args], lines.map((line) => `${line}\n`).join(''));
  return out;
}

/** The command that a game ends with, without the program. */
function continuing(out: string): string[] {
  return splitCommand(/^continue with: (.*)$/m.exec(out)![1]!).slice(1);
}

test('a saved game continues where it was, with the same players and all moves to take back', async () => {
  const file = join(folder, 'ataxx.json');
  const left = await play(['ataxx', '--seats', 'human,human'], 'g2', 'a2', `save ${file}`, 'q');
  expect(left).toContain(`saved; continue with: playout play --continue ${file}\n`);
  expect(continuing(left)).toEqual(['play', '--continue', file]);
  const again = await play(continuing(left).slice(1), 'undo', 'undo', 'q');
  expect(again).toMatch(/^x: human\no: human\n/);
  expect(again).toContain('2[o]');
  expect(again).toContain('the game was not finished: x5o/7/7/7/7/7/o5x x 0 1');
});

test('after further moves the command that is printed has them, and the same file may be written again', async () => {
  const file = join(folder, 'further.json');
  const left = await play(['ataxx', '--seats', 'human,human'], `save ${file}`, 'g2', 'q');
  expect(continuing(left)).toContain('--position');
  const again = await play(['--continue', file], 'g2', `save ${file}`, 'q');
  expect(continuing(again)).toEqual(['play', '--continue', file]);
  expect(await play(['--continue', file], 'q')).toContain('x5o/7/7/7/7/6x/o5x o 0 1');
});

function rollsIn(out: string): string[] {
  return [...out.matchAll(/chance plays (\d)/g)].map(([, roll]) => roll!);
}

test('what chance brings after a pause is what it would have brought', async () => {
  const file = join(folder, 'marrakech.json');
  const args = ['marrakech', '--seats', 'human,greedy', '--seed', '3'];
  const [first, ...others] = rollsIn(await play(args, 'Lb2b3', 'q'));
  expect(others).toHaveLength(2);
  expect(others).not.toEqual([first, others[0]]);
  const left = await play(args, `save ${file}`, 'q');
  expect(rollsIn(await play(continuing(left).slice(1), 'Lb2b3', 'q'))).toEqual(others);
});

test('a game that is continued from its position does not meet the same dice again', async () => {
  const args = ['marrakech', '--seats', 'human,human', '--options', 'preset=official2'];
  const seen = new Set<string>();
  for (const square of ['d4N', 'd4E', 'c3N', 'c3E', 'b2N', 'b2E', 'a1E', 'g7N']) {
    const position = `7/7/7/7/7/7/7 ${square} p1a turn 30,30 12,12,12,12`;
    for (const roll of rollsIn(await play([...args, '--position', position], 'L', 'q'))) seen.add(roll);
  }
  expect(seen.size).toBeGreaterThan(1);
});

test('a game with secrets is sealed in its file', async () => {
  const file = join(folder, 'saboteur.json');
  await play(['saboteur', '--seats', 'human,random'], '6@6,5', `save ${file}`, 'q');
  expect(readFileSync(file, 'utf8')).not.toMatch(/6@6,5|seed|moves/);
  expect(await play(['--continue', file], 'q')).toContain('played: 2; hand: ');
});

test('page and terminal read what the other has saved', async () => {
  const file = join(folder, 'both.json');
  await play(['katarenga', '--seats', 'human,human'], 'a1-a4', 'b8-b5', `save ${file}`, 'q');
  const tree = loadTree(JSON.parse(readFileSync(file, 'utf8')));
  expect(tree.mainLineFrom(tree.root)).toHaveLength(3);
  // A variation is no part of the game that is continued.
  tree.play(tree.root, tree.start.game.parseMove(tree.root.state, 'a1-a2'));
  const paged = join(folder, 'page.json');
  writeFileSync(paged, JSON.stringify(saveTree(tree)));
  const out = await play(['--continue', paged, '--seats', 'human,human'], 'q');
  expect(out).toContain('1b6/w7/8/8/1wwwwwww w 0:0 2');
});

test('the command that is printed can be typed in a shell as it is', async () => {
  const { out } = await runProcess(['play', 'saboteur', '--seats', 'human,random'], '6@6,5\nq\n');
  const shell = spawn('sh', ['-c', /^continue with: (.*)$/m.exec(out)![1]!]);
  shell.stdin.end('q\n');
  const again = await text(shell.stdout);
  const told = (said: string): string => /not finished: .*/.exec(said)![0];
  expect(told(again)).toBe(told(out));
});

test.each([
  [['--continue', 'nowhere.json'], 'cannot read nowhere.json (ENOENT)'],
  [['--continue', 'package.json'], 'package.json: '],
  [['--continue', 'sealed:abc'], 'the sealed part of this game is damaged'],
  [['--continue', 'x.json', '--seed', '2'], '--continue and --seed exclude each other'],
  [[], 'play needs a game, or a saved one'],
])('%j is refused', async (args, message) => {
  const { code, err } = await runHere(['play', ...args]);
  expect(code).toBe(2);
  expect(err).toContain(message);
});

test('a game of another kind is refused, and so is a move that is not legal', async () => {
  const file = join(folder, 'other.json');
  await play(['ataxx', '--seats', 'human,human'], 'g2', `save ${file}`, 'q');
  expect((await runHere(['play', 'katarenga', '--continue', file])).err).toContain(
    'this is a saved game of ataxx, not of katarenga',
  );
  const broken = join(folder, 'broken.json');
  writeFileSync(broken, readFileSync(file, 'utf8').replace('"g2"', '"d4"'));
  expect((await runHere(['play', '--continue', broken])).err).toContain(
    'the saved game: move d4 is not legal',
  );
});

test('nothing is overwritten, and a file needs a name', async () => {
  const file = join(folder, 'mine.txt');
  writeFileSync(file, 'precious');
  const out = await play(['ataxx', '--seats', 'human,human'], `save ${file}`, 'save', `save ${folder}`, 'q');
  expect(out).toContain(`${file} exists already`);
  expect(out).toContain('save needs the name of a file');
  expect(readFileSync(file, 'utf8')).toBe('precious');
});

test('a game of your own is continued by its module, which the command names', async () => {
  const file = join(folder, 'own.json');
  const module = './examples/connect-four/connectFour.ts';
  const left = await play([module, '--seats', 'human,human'], 'd', `save ${file}`, 'q');
  expect(continuing(left)).toEqual(['play', module, '--continue', file]);
  expect(await play(continuing(left).slice(1), 'q')).toContain('not finished: ./././X/././.');
  const unknown = join(folder, 'unknown.json');
  writeFileSync(unknown, readFileSync(file, 'utf8').replace('connect-four', 'connect-five'));
  expect((await runHere(['play', '--continue', unknown])).err).toContain(
    'this is a saved game of connect-five, which does not come with Playout',
  );
});
