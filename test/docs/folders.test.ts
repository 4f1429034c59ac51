/** The folders, their order and who may import whom are written down once, in `scripts/folders.json`; documents and import rules follow. */
import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import MAY_IMPORT from '../../scripts/folders.json' with { type: 'json' };

/** Those of `web/` have their own rules. */
function foldersOf(root: string): string[] {
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => (name === 'web' ? readdirSync(`${root}/web`).map((part) => `web/${part}`) : name));
}

/** Folder and list of each row of the table in docs/architecture.md. */
function tableRows(): [string, string[]][] {
  const text = readFileSync('docs/architecture.md', 'utf8');
  const rows = [...text.matchAll(/^\| `([\w/]+)\/` +\|[^|]*\| ([^|]*?) +\|[^|]*\|$/gm)];
  return rows.map(([, folder, list]) => [folder!, list === 'nothing' ? [] : list!.split(', ')]);
}

test('every folder of src has a rule', () => {
  expect(Object.keys(MAY_IMPORT).sort()).toEqual(foldersOf('src').sort());
});

test('the table of the architecture is the import rules', () => {
  expect(tableRows()).toEqual(Object.entries(MAY_IMPORT));
});

test('a folder imports only what comes before it', () => {
  const order = Object.keys(MAY_IMPORT);
  for (const [folder, allowed] of Object.entries(MAY_IMPORT))
    expect(order.slice(0, order.indexOf(folder))).toEqual(expect.arrayContaining(allowed));
});

test('the README lists the folders in the order of the rules', () => {
  const [line] = /^The folders of `src\/`.*$/m.exec(readFileSync('README.md', 'utf8')) ?? [''];
  const listed = [...line.matchAll(/\]\(src\/([\w/]+)\)/g)].map(([, folder]) => folder);
  const order = Object.keys(MAY_IMPORT).map((folder) => folder.replace(/^web\/.*/, 'web'));
  expect(listed).toEqual([...new Set(order)]);
});
