/** C4 in the form of the paper's figures 7, 8 and 9. */
import type { Block } from '../../report/document.ts';
import type { Encounter } from '../encounter.ts';
import { BENCHMARKS, type Policy } from './agents.ts';
import { matchTable, scoreBoxes } from './variantFigures.ts';

const MATCHES = [
  { prefix: 'equal', variant: 'heuristic 100', opponent: 'random 100' },
  { prefix: 'more', variant: 'random 3,000', opponent: 'heuristic 100' },
  { prefix: 'direct', variant: 'direct 3,000', opponent: 'random 100' },
  { prefix: 'direct-time', variant: 'direct 1,600', opponent: 'random 1,000' },
] as const;

const FIGURES: Readonly<Record<(typeof MATCHES)[number]['prefix'], string>> = {
  equal: "The paper's figure 7: scores with heuristic and with random playouts, 100 iterations each.",
  more: "The paper's figure 8: scores of 3,000 iterations with random and 100 with heuristic playouts.",
  direct: "The paper's figure 9: scores of 3,000 direct heuristics and of 100 random playouts.",
  'direct-time':
    'The direct heuristic and random playouts at equal time on our engine: 1,600 iterations and 1,000.',
};

/** @param encounter the matches of each kind @param minimax against UCT-Tuned */
export function showC4(
  encounter: (prefix: string, policy: Policy) => Encounter,
  minimax: Encounter,
): readonly Block[] {
  const rows = MATCHES.flatMap(({ prefix, variant, opponent }) =>
    BENCHMARKS.map((policy) => ({
      name: `${policy.name}: ${variant} against ${opponent}`,
      encounter: encounter(prefix, policy),
    })),
  );
  return [
    ...MATCHES.map(({ prefix, variant, opponent }) =>
      scoreBoxes(
        {
          id: `c4-${prefix}`,
          caption: [FIGURES[prefix]],
          alt: `Box plots of the scores of ${variant} and ${opponent} for four tree policies.`,
        },
        BENCHMARKS.map((policy) => ({
          variant: `${policy.name}, ${variant}`,
          opponent: `${policy.name}, ${opponent}`,
          encounter: encounter(prefix, policy),
        })),
      ),
    ),
    matchTable(
      'c4-matches',
      [
        'All matches of default policies; the numbers are iterations. Points count a draw as half, with a 95 % interval.',
      ],
      [...rows, { name: 'minimax, two turns, against UCT-Tuned', encounter: minimax }],
    ),
  ];
}
