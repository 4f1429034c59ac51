import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { build, resolveConfig } from 'vite';
import { plainError, plainLogger } from './buildLog.ts';

let root: string;
beforeEach(async () => void (root = await mkdtemp(join(tmpdir(), 'playout-build-'))));
afterEach(() => rm(root, { recursive: true }));

const ESCAPE = String.fromCharCode(27);

/** Builds a page whose script is given, and returns what was said. */
async function saidBy(script: string): Promise<string[]> {
  await writeFile(join(root, 'index.html'), '<script type="module" src="./main.js"></script>');
  await writeFile(join(root, 'other.js'), 'export const something = 1;');
  await writeFile(join(root, 'main.js'), script);
  const said: string[] = [];
  const customLogger = plainLogger((text) => said.push(text));
  await build({ configFile: false, root, logLevel: 'warn', customLogger });
  return said;
}

describe('a build of the page', () => {
  it('is silent when there is nothing to say', async () => {
    expect(await saidBy("import { something } from './other.js'; console.log(something);")).toEqual([]);
  });

  it('warns in plain text, with the place', async () => {
    const said = await saidBy("import * as all from './other.js'; console.log(all.nothing);");
    expect(said).toHaveLength(1);
    expect(said[0]).toContain('Import `nothing` will always be undefined');
    expect(said[0]).toContain('main.js:1:');
    expect(said[0]).not.toContain(ESCAPE);
  });

  it('fails in plain text, with the place', async () => {
    const error = plainError(await saidBy('const = 3;').catch((thrown: unknown) => thrown));
    expect(error.message).toMatch(/Unexpected token[^]*main\.js:1:/);
    expect(error.message).not.toContain(ESCAPE);
  });

  it('does not report how long the bundler took for its own work', async () => {
    const configFile = join(import.meta.dirname, '../../../vite.config.ts');
    const { build: page, worker } = await resolveConfig({ configFile }, 'build');
    expect(page.rolldownOptions.checks).toMatchObject({ bundlerTimings: false });
    expect(worker.rolldownOptions.checks).toMatchObject({ bundlerTimings: false });
  });
});
