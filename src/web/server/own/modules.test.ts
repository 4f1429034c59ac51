import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { UserError } from '../../../core/index.ts';
import { readOwnModules } from './modules.ts';

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'playout-modules-'))));
afterEach(() => rmSync(folder, { recursive: true }));

function write(name: string, text: string): string {
  const file = join(folder, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  return file;
}

describe('the modules of a game for the page', () => {
  test('are those that it imports by relative paths, each once, without types', () => {
    write('shared/board.ts', "export { OVER } from 'playout/core';\nimport '../games/mine.ts';\n");
    write('unused.ts', 'export {};\n');
    const file = write(
      'games/mine.ts',
      "import {\n  type Game,\n  OVER,\n} from 'playout/core';\nimport * as board from '../shared/board.ts';\nexport const over: number = OVER;\n",
    );
    const { entry, scripts } = readOwnModules(file);
    expect(entry).toBe('/own/games/mine.ts');
    expect([...scripts.keys()].sort()).toEqual([
      '/own/games/mine.ts',
      '/own/playout-core.js',
      '/own/shared/board.ts',
    ]);
    const script = scripts.get(entry)!;
    expect(script).toMatch(/from '\/own\/playout-core\.js';/);
    expect(script).toContain("from '../shared/board.ts';");
    expect(script).not.toMatch(/type Game|: number/);
    expect(scripts.get('/own/playout-core.js')).toMatch(
      /^export const \{ .*\bUserError\b.* \} = globalThis\[/,
    );
  });

  test('keep what only looks like an import', () => {
    const text = "export const rule = 'take a card from \"left\"';\nconst a = `\nfrom 'b'`;\nexport { a };\n";
    expect(readOwnModules(write('game.js', text)).scripts.get('/own/game.js')).toBe(text);
  });

  test.each([
    ["import { readFileSync } from 'node:fs';", 'imports "node:fs", which the page cannot load'],
    ["import { think } from 'playout/search';", 'imports "playout/search", which the page cannot load'],
    ["import './gone.ts';", 'gone.ts cannot be read (ENOENT)'],
  ])('are refused: %s', (text, message) => {
    const file = write('game.ts', text);
    expect(() => readOwnModules(file)).toThrow(UserError);
    expect(() => readOwnModules(file)).toThrow(message);
  });
});
