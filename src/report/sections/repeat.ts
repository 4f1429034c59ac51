/** What it takes to get the same numbers again. */
import type { RunResults } from '../../lab/results.ts';
import { type Section, paragraph } from '../document.ts';

export function repeat({ run }: RunResults): Section {
  const { playout, node, platform } = run.versions;
  return {
    id: 'repeat',
    title: 'To repeat this',
    blocks: [
      paragraph(
        'The same command gives the same games on any number of threads, where agents think by iterations and not by the clock. It was:',
      ),
      { kind: 'code', language: 'sh', text: run.command },
      {
        kind: 'facts',
        entries: [
          ['Playout', [playout]],
          ['Node', [node]],
          ['Machine', [platform]],
          ['Run', [String(run.id)]],
        ],
      },
      paragraph('The experiment in full, as a file for ', { code: 'playout run' }, ':'),
      { kind: 'code', language: 'json', text: JSON.stringify(run.spec, null, 2) },
    ],
  };
}
