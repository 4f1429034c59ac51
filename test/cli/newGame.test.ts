/** `playout new-game`: what it makes is a game that passes its own test, its own type check, and every command. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { OwnFolder, compile, environment } from '../docs/ownFolder.ts';
import { runHere, runJson } from './run.ts';

const own = new OwnFolder();
afterAll(() => own.remove());

const at = (...names: string[]): string => join(own.path, ...names);

describe('a new game', () => {
  const made = runHere(['new-game', 'my-game', '--folder', at('my-game')]);

  test('has its files, and says what they are', async () => {
    const { code, out, err } = await made;
    expect([code, err]).toEqual([0, '']);
    const files = readdirSync(at('my-game')).sort();
    expect(files).toEqual(['README.md', 'myGame.test.ts', 'myGame.ts', 'package.json', 'tsconfig.json']);
    for (const file of files) expect(out).toContain(at('my-game', file));
    expect(out).toContain(`play it:  playout play ${at('my-game', 'myGame.ts')}\n`);
  });

  test('is called by its own name everywhere', async () => {
    await made;
    for (const file of ['README.md', 'myGame.ts', 'myGame.test.ts']) {
      const text = readFileSync(at('my-game', file), 'utf8');
      expect(text).toContain(file === 'README.md' ? '# My game\n' : 'myGame');
      expect(text).not.toMatch(/tic.?tac.?toe|examples\//i);
    }
  });

  test('depends on the version of Playout that made it', async () => {
    await made;
    const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
    expect(JSON.parse(readFileSync(at('my-game', 'package.json'), 'utf8'))).toMatchObject({
      name: 'my-game',
      type: 'module',
      scripts: { test: 'node --test' },
      dependencies: { playout: `^${version}` },
    });
  });

  test('passes its own test, which fails when the game is broken', async () => {
    await made;
    const run = (): { status: number | null; stdout: string } =>
      spawnSync(process.execPath, ['--test'], { cwd: at('my-game'), env: environment, encoding: 'utf8' });
    expect(run()).toMatchObject({ status: 0, stdout: expect.stringMatching(/pass 3\n/) });
    const file = at('my-game', 'myGame.ts');
    const right = readFileSync(file, 'utf8');
    writeFileSync(file, right.replace('this.marks[1] = from.marks[1]!;\n', ''));
    const broken = run();
    writeFileSync(file, right);
    expect(broken.status).toBe(1);
    expect(broken.stdout).toContain('my-game fails the check "clone"');
  });

  test('has the right types', async () => {
    await made;
    expect(compile(at('my-game'), ['myGame.ts', 'myGame.test.ts'])).toBe('');
  });

  test('is played by its path', async () => {
    await made;
    const match = ['match', at('my-game', 'myGame.ts'), 'uct(iterations=50)', 'random', '--games', '4'];
    expect(await runJson(...match)).toMatchObject({ game: 'my-game', games: 4 });
  });
});

describe('is refused, and nothing is written', () => {
  test.each([
    ['My Game', '"My Game" cannot be the name of a game'],
    ['-x', '"-x" cannot be the name of a game'],
    ['../x', '"../x" cannot be the name of a game'],
    ['a'.repeat(41), 'cannot be the name of a game'],
    ['ataxx', 'there is a game called "ataxx" already'],
    ['class', '"class" means something else in the program of a game'],
    ['grid', '"grid" means something else in the program of a game'],
  ])('the name %j', async (name, message) => {
    const folder = at('refused');
    const { code, out, err } = await runHere(['new-game', '--folder', folder, '--', name]);
    expect([code, out, existsSync(folder)]).toEqual([2, '', false]);
    expect(err).toContain(`error: ${name.length > 40 ? `"${name}" ` : ''}${message}`);
    expect(err).toMatch(/\nhint: .+\n$/);
  });

  test('a folder that is there already', async () => {
    mkdirSync(at('here'));
    const { code, err } = await runHere(['new-game', 'other-game', '--folder', at('here')]);
    expect([code, readdirSync(at('here'))]).toEqual([2, []]);
    expect(err).toContain(`error: ${at('here')} exists already\nhint: Nothing was written.`);
  });

  test('a folder that cannot be made', async () => {
    writeFileSync(at('file'), '');
    const { code, err } = await runHere(['new-game', 'other-game', '--folder', at('file', 'inside')]);
    expect(code).toBe(2);
    expect(err).toMatch(/^error: .*inside cannot be made \((ENOTDIR|EEXIST)\)\n/);
  });
});
