/** `npm run release` refuses what is no release; what it does then is done by others, which have their own tests. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'playout-release-'));
afterAll(() => rmSync(folder, { recursive: true }));

function git(...args: readonly string[]): void {
  const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com'];
  const { status, stderr } = spawnSync('git', [...identity, ...args], { cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr}`);
}

function check(...args: readonly string[]): { readonly code: number | null; readonly text: string } {
  const script = join(folder, 'scripts', 'release.mjs');
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args, '--check'], {
    encoding: 'utf8',
  });
  return { code: status, text: stdout + stderr };
}

beforeAll(() => {
  mkdirSync(join(folder, 'scripts'));
  for (const name of ['release.mjs', 'setup.mjs'])
    cpSync(fileURLToPath(new URL(`../scripts/${name}`, import.meta.url)), join(folder, 'scripts', name));
  writeFileSync(join(folder, 'package.json'), '{ "version": "1.2.3", "type": "module" }');
  writeFileSync(join(folder, 'CHANGELOG.md'), '# Changes\n\n## 1.3.0 (not released yet)\n\n## 1.2.3\n');
  git('init', '--quiet', '--initial-branch', 'main');
  git('add', '.');
  git('commit', '--quiet', '--message', 'Begin');
  git('tag', 'v1.2.3');
});

test('a version that follows, with a part in the changes, can be released', () => {
  expect(check('1.3.0')).toEqual({ code: 0, text: '1.3.0 can be released\n' });
});

test.each([
  [[], '"" is not a version'],
  [['1.3'], '"1.3" is not a version'],
  [['1.2.3'], '1.2.3 does not follow 1.2.3'],
  [['1.4.0'], '1.4.0 does not follow 1.2.3'],
  [['1.3.1'], '1.3.1 does not follow 1.2.3'],
  [['2.0.0'], 'CHANGELOG.md has no part about 2.0.0'],
])('%j is refused', (args, message) => {
  const { code, text } = check(...args);
  expect(code).toBe(2);
  expect(text).toContain(message);
  expect(text).toContain('hint: ');
});

test('nothing is released from another branch, or with changes that are not committed', () => {
  git('checkout', '--quiet', '-b', 'other');
  expect(check('1.3.0').text).toContain('this is not the branch main');
  git('checkout', '--quiet', 'main');
  writeFileSync(join(folder, 'new'), '');
  expect(check('1.3.0').text).toContain('there are changes that are not committed');
  rmSync(join(folder, 'new'));
});
