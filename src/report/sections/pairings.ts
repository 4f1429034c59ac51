/** Every pairing in numbers: the table that all other figures of the results are drawn from. */
import type { PairingResult, RunResults } from '../../lab/results.ts';
import { likelihoodOfSuperiority, normalisedElo } from '../../stats/index.ts';
import { estimateCell, estimateRow, keyCell, left, pairingLabel, right, seating } from '../cells.ts';
import type { Row, Table } from '../document.ts';
import { elo, formatCount, lead, pValue, percent } from '../../words/index.ts';

export function pairingRow(results: RunResults, pairing: PairingResult): Row {
  const { agents } = results;
  return {
    pairing: pairingLabel(pairing),
    first: agents[pairing.first]!.name,
    second: agents[pairing.second]!.name,
    games: pairing.games,
    wins: pairing.wins,
    draws: pairing.draws,
    losses: pairing.losses,
    ...estimateRow('points', pairing.rate),
    ...estimateRow('elo', pairing.elo),
    ...estimateRow('nelo', normalisedElo(pairing.pairs)),
    superiority: likelihoodOfSuperiority(pairing.pairs),
    ...estimateRow('lead', pairing.lead),
    p: pairing.pValue,
    'p corrected': pairing.pCorrected,
    'log-likelihood ratio': pairing.sprt?.llr ?? null,
  };
}

export function pairingsTable(results: RunResults): Table {
  const { pairings } = results;
  return {
    kind: 'table',
    id: 'pairings',
    caption: [
      `All pairings, seen from the first agent; ${seating(results)}. Points in percent with the 95 % Wilson interval over pairs of games; Elo is that interval on the Elo scale; the lead is the mean difference of scores with its t interval over pairs; p is that of equal strength, exact over pairs, corrected for the number of pairings by Holm’s method.`,
    ],
    columns: [
      left('first'),
      left('second'),
      right('games'),
      right('won–drawn–lost'),
      right('points, %'),
      right('Elo'),
      right('lead'),
      right('p'),
    ],
    rows: pairings.map((pairing) => [
      keyCell(pairing.first),
      keyCell(pairing.second),
      formatCount(pairing.games),
      `${pairing.wins}–${pairing.draws}–${pairing.losses}`,
      estimateCell(pairing.rate, percent),
      estimateCell(pairing.elo, elo),
      estimateCell(pairing.lead, lead),
      pValue(pairing.pCorrected),
    ]),
    data: pairings.map((pairing) => pairingRow(results, pairing)),
  };
}
