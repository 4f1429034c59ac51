/** The pieces of code in docs/architecture.md run, given what each of them takes for granted. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { blocksOf } from './followGuide.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** By a word of the piece: what stands before it in a program. */
const BEFORE: Readonly<Record<string, string>> = {
  assertConforms: `import { ticTacToe as myGame } from '${ROOT}examples/tic-tac-toe/ticTacToe.ts';`,
  runExperiment: `
    import { Store } from 'playout/store';
    import { settleExperiment } from 'playout/lab';
    import { experimentHash, runExperiment, runsOfExperiment } from 'playout/lab/node';
    import { findGame } from 'playout/games';
    import { writeReport } from 'playout/report';
    const spec = { game: 'ataxx', options: { size: 3 }, agents: ['random', 'greedy'], games: 2 };
    const command = 'none';`,
  integer: `import { choice, integer, option, type Values } from 'playout/core';`,
};

const pieces = blocksOf(readFileSync(join(ROOT, 'docs/architecture.md'), 'utf8')).filter(
  ({ language }) => language === 'ts',
);

test.each(pieces.map(({ content }) => [content.split('\n')[0]!, content] as const))('%s', (_, content) => {
  const before = Object.entries(BEFORE).find(([word]) => content.includes(word))?.[1];
  expect(before, 'no beginning is known for this piece').toBeDefined();
  // Within the package, so that its name means these sources.
  const programs = join(ROOT, 'dist', 'snippets');
  mkdirSync(programs, { recursive: true });
  const folder = mkdtempSync(join(tmpdir(), 'playout-snippets-'));
  const file = join(programs, `${process.pid}.ts`);
  writeFileSync(file, `${before}\n${content}`);
  try {
    execFileSync(process.execPath, ['--conditions=playout-source', file], { cwd: folder, stdio: 'pipe' });
  } finally {
    rmSync(file);
    rmSync(folder, { recursive: true });
  }
});
