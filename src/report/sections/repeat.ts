/** How to reproduce the same numbers. */
import type { RunResults } from '../../lab/results.ts';
import { type Section, paragraph } from '../document.ts';

export function repeat({ run }: RunResults): Section {
  return {
    id: 'repeat',
    title: 'To repeat this',
    blocks: [
      paragraph(
        `The same command gives the same games on any number of threads, if agents are limited by iterations and not by time. Run ${run.id} was started by:`,
      ),
      { kind: 'code', language: 'sh', text: run.command },
      paragraph('The experiment in full, as a file for ', { code: 'npx playout run' }, ':'),
      { kind: 'code', language: 'json', text: JSON.stringify(run.spec, null, 2) },
    ],
  };
}
