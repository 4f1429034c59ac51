/** Every command in the documents and help texts can be typed as it is printed. */
import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { commands } from '../../src/cli/commands/index.ts';
import { runHere } from '../cli/run.ts';
import { check, wordsAfter } from './typed.ts';

const ROOT = new URL('../../', import.meta.url);
const FILES = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync(new URL('docs', ROOT))
    .filter((file) => file.endsWith('.md'))
    .map((file) => `docs/${file}`),
];
const read = (file: string): string => readFileSync(new URL(file, ROOT), 'utf8');
const names = Object.keys(commands);
const NPX = 'npx playout';

/** The lines between fences. */
function fenced(text: string): string[] {
  return [...text.matchAll(/^```.*\n([\s\S]*?)^```/gm)].flatMap(([, block]) => block!.split('\n'));
}

/** What stands in backquotes within sentences. */
function inline(text: string): string[] {
  const outside = text.replace(/^```.*\n[\s\S]*?^```/gm, '');
  return [...outside.matchAll(/(`+)(.+?)\1/g)].map(([, , code]) => code!);
}

/** Every block of it is run, by a test of its own, in the folder that it speaks of. */
const FOLLOWED = 'docs/your-own-game.md';

const typed = FILES.filter((file) => file !== FOLLOWED)
  .flatMap((file) => fenced(read(file)).map((line) => [file, line] as const))
  .filter(([, line]) => line.includes(`${NPX} `));

describe('a command in the documents', () => {
  test.each(typed)('%s: %s', async (_file, line) => {
    await expect(check(wordsAfter(NPX, line)!)).resolves.toBeUndefined();
  });

  test('is checked wherever one is, and there are some', () => {
    expect(typed.length).toBeGreaterThan(20);
  });

  test.each(FILES)('%s writes the name by which it is started in a clone', (file) => {
    const bare = new RegExp(`^(\\$ )?playout (${names.join('|')})\\b`);
    expect([...fenced(read(file)), ...inline(read(file))].filter((text) => bare.test(text))).toEqual([]);
  });

  test.each(FILES)('%s names only commands that there are', (file) => {
    const named = inline(read(file)).flatMap((code) => /^npx playout ([a-z][a-z-]*)/.exec(code)?.[1] ?? []);
    expect(named.filter((name) => !names.includes(name))).toEqual([]);
  });
});

describe('an example in the help', () => {
  test.each(names)('of %s', async (name) => {
    const { out } = await runHere([name, '--help']);
    const examples = out
      .split(/^Examples?:\n/m)[1]!
      .split('\n\n')[0]!
      .split('\n');
    const words = examples.flatMap((line) => [wordsAfter('playout', line) ?? []]).filter((w) => w.length > 0);
    expect(words.length).toBeGreaterThan(0);
    for (const each of words) await check(each);
  });
});

test('the verdict in docs/honesty.md is what is printed', async () => {
  const [, line, output] = /^```\n\$ (npx playout .*)\n([\s\S]*?)^```/m.exec(read('docs/honesty.md'))!;
  const { code, out } = await runHere(wordsAfter(NPX, line!)!);
  expect(code).toBe(0);
  expect(out).toBe(output);
});
