/** The help of the program says what its commands say. */
import { expect, test } from 'vitest';
import { runHere } from '../../test/cli/run.ts';
import { fakeTerminal } from '../../test/fakeTerminal.ts';
import { buildProgram } from './program.ts';
import summaries from './summaries.json' with { type: 'json' };
import { summariesOf } from './summariesOf.ts';

test('the summaries are those of the commands', async () => {
  const program = await buildProgram(fakeTerminal(false).terminal, '');
  expect(summaries, 'run node scripts/summaries.ts').toEqual(summariesOf(program));
});

test('the help lists every command', async () => {
  const { out } = await runHere(['--help']);
  for (const { term } of summaries) expect(out).toContain(`  ${term} `);
});
