/** `playout serve` with a game of one's own: what is refused, before anything is served. That it works is shown in a browser. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { runHere } from './run.ts';

const folder = mkdtempSync(join(tmpdir(), 'playout-serve-'));
afterAll(() => rmSync(folder, { recursive: true }));

const WITH_FILES = `
  import { existsSync } from 'node:fs';
  import { ataxx } from 'playout/games/ataxx';
  export default { ...ataxx, name: 'with-files', about: String(existsSync('.')) };`;

test.each([
  ['ataxx', undefined, 'the page shows ataxx anyway'],
  ['nothing', undefined, 'unknown game "nothing"'],
  ['./gone.ts', undefined, 'there is no file'],
  ['./withFiles.ts', WITH_FILES, 'imports "node:fs", which the page cannot load'],
])('%s is refused', async (name, text, message) => {
  const file = name.startsWith('.') ? join(folder, name) : name;
  if (text !== undefined) writeFileSync(file, text);
  const { code, out, err } = await runHere(['serve', '--port', '0', file]);
  expect([code, out]).toEqual([2, '']);
  expect(err).toContain(message);
  expect(err).toMatch(/\nhint: .+\n$/);
});
