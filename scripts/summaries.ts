/** Writes src/cli/summaries.json, which the help of the program prints; run it after a change of what it says. */
import { writeFileSync } from 'node:fs';
import { buildProgram } from '../src/cli/program.ts';
import { summariesOf } from '../src/cli/summariesOf.ts';
import { processTerminal } from '../src/cli/terminal.ts';

const file = new URL('../src/cli/summaries.json', import.meta.url);
const summaries = summariesOf(await buildProgram(processTerminal, ''));
writeFileSync(file, `${JSON.stringify(summaries, null, 2)}\n`);
