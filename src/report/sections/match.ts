/** The results of a match: everything that its pairs of games say about who is stronger. */
import type { PairingResult, RunResults } from '../../lab/results.ts';
import { countPairs, likelihoodOfSuperiority, normalisedElo } from '../../stats/index.ts';
import { estimateCell, left, right, seating } from '../cells.ts';
import type { Block, Cell, Figure, Section, Table } from '../document.ts';
import { PAIR_POINTS, pairBars } from '../figures/pairBars.ts';
import { chance, elo, fixed, lead, pValue, percent, plural, sprtVerdict } from '../../words/index.ts';
import { pairingRow } from './pairings.ts';
import { seatsTable } from './seats.ts';

function sprtRows({ run }: RunResults, { sprt }: PairingResult): (string | Cell)[][] {
  if (!sprt || run.stop.rule !== 'sprt') return [];
  const { elo0, elo1 } = run.stop;
  return [
    [
      `Sequential test, ${elo0} against ${elo1} Elo`,
      {
        text: sprtVerdict(run.stop, sprt.decision),
        note: `log-likelihood ratio ${fixed(sprt.llr, 2)}, bounds ${fixed(sprt.lower, 2)} and ${fixed(sprt.upper, 2)}`,
      },
      'generalised likelihood ratio over pairs',
    ],
  ];
}

function matchTable(results: RunResults, pairing: PairingResult): Table {
  const { agents } = results;
  const superiority = likelihoodOfSuperiority(pairing.pairs);
  return {
    kind: 'table',
    id: 'match',
    caption: [
      { strong: agents[pairing.first]!.name },
      ' against ',
      { strong: agents[pairing.second]!.name },
      `: ${plural(pairing.games, 'game')}, ${pairing.wins} won, ${pairing.draws} drawn, ${pairing.losses} lost by the first; ${seating(results)}. Intervals are of 95 %.`,
    ],
    columns: [left('figure'), right('value'), left('method')],
    rows: [
      ['Points per game, %', estimateCell(pairing.rate, percent), 'Wilson, over pairs'],
      ['Elo difference', estimateCell(pairing.elo, elo), 'the points’ interval on the Elo scale'],
      ['Normalised Elo', estimateCell(normalisedElo(pairing.pairs), elo), 'delta method, over pairs'],
      ['Lead per game', estimateCell(pairing.lead, lead), 't, over pairs'],
      ['Likelihood of superiority, %', chance(superiority), 'normal, over pairs'],
      ['p of equal strength', pValue(pairing.pValue), 'exact sign-flip test of the pairs'],
      ...sprtRows(results, pairing),
    ],
    data: [pairingRow(results, pairing)],
  };
}

function pairsFigure(results: RunResults, pairing: PairingResult): Figure {
  const name = results.agents[pairing.first]!.name;
  const pairs = countPairs(pairing.pairs);
  return {
    kind: 'figure',
    id: 'pairs',
    caption: [
      `Points of `,
      { strong: name },
      ` in each of ${plural(pairs, 'pair')} of games with sides switched on the same seeds. Pairs, not games, are the independent observations.`,
    ],
    alt: `How many pairs of games gave ${name} 0, ½, 1, 1½ and 2 points: ${pairing.pairs.join(', ')}.`,
    spec: (theme) => pairBars(pairing.pairs, 'points in the pair', theme),
    data: pairing.pairs.map((count, i) => ({ points: PAIR_POINTS[i]!, pairs: count })),
  };
}

export function match(results: RunResults): Section {
  const pairing = results.pairings[0]!;
  const blocks: Block[] = [matchTable(results, pairing)];
  if (countPairs(pairing.pairs) > 0) blocks.push(pairsFigure(results, pairing));
  blocks.push(...seatsTable(results));
  return { id: 'results', title: 'Results', blocks };
}
