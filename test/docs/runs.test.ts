/** The commands of the documents, run one after the other as a reader would, at a small scale. */
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runHere } from '../cli/run.ts';
import { blocksOf } from './followGuide.ts';
import { atSmallScale, whyNotHere } from './smallScale.ts';
import { wordsAfter } from './typed.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
/** Followed to the letter by a test of its own. */
const OWN_TEST = 'your-own-game.md';
const FILES = [
  'README.md',
  ...readdirSync(join(ROOT, 'docs'))
    .filter((file) => file.endsWith('.md') && file !== OWN_TEST)
    .map((file) => `docs/${file}`),
];

/** What is typed, line by line. Lines after a `$` are shown with what they print, often a mistake on purpose. */
function typedIn(file: string): string[][] {
  const lines = blocksOf(readFileSync(join(ROOT, file), 'utf8')).flatMap(({ content }) =>
    content.split('\n'),
  );
  return lines
    .filter((line) => !line.startsWith('$'))
    .flatMap((line) => [wordsAfter('npx playout', line) ?? []]);
}

const documents = FILES.map((file) => ({ file, commands: typedIn(file).filter(({ length }) => length > 0) }));

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'playout-docs-'));
  mkdirSync(join(folder, 'docs'));
  for (const name of ['examples', 'test', 'docs/ratings']) symlinkSync(join(ROOT, name), join(folder, name));
  vi.stubEnv('XDG_DATA_HOME', folder);
  process.chdir(folder);
});

afterEach(() => {
  process.chdir(ROOT);
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

/** So that there is a run to look at. */
async function playFirstRun(): Promise<void> {
  await runHere(['tournament', 'ataxx', 'random', 'greedy', '--options', 'size=4', '--games', '2']);
}

test.each(documents.filter(({ commands }) => commands.length > 0))('$file', async ({ commands }) => {
  await playFirstRun();
  for (const words of commands) {
    if (whyNotHere(words) !== undefined) continue;
    const { code, err } = await runHere(atSmallScale(words), 'quit\n');
    expect({ words, code, err: code === 0 ? '' : err }).toEqual({ words, code: 0, err: '' });
  }
});

test('there are commands to run', () => {
  const run = documents.flatMap(({ commands }) =>
    commands.filter((words) => whyNotHere(words) === undefined),
  );
  expect(run.length).toBeGreaterThan(40);
});
