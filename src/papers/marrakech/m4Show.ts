/** M4 as a table of claims by faults, and as heat maps. */
import type { Block } from '../../report/document.ts';
import { paragraph } from '../../report/document.ts';
import type { Outcome } from '../outcome.ts';
import { table } from '../show/table.ts';
import { judgeClaim } from '../verdict.ts';
import { scoreMap, winsMap } from './heatMaps.ts';
import { FAULTS, type Reading, SOUND, claimsUnder, tournamentsOf } from './readings.ts';

const READINGS: readonly Reading[] = [SOUND, ...FAULTS];

/** Verdicts on the claims that concern the suspects, by key of the reading. */
function verdictsUnder(reading: Reading, outcome: Outcome): readonly string[] {
  return claimsUnder(reading).map(({ conditions }) => judgeClaim(conditions(outcome)).verdict);
}

export function showReadings(outcome: Outcome): Block[] {
  const verdicts = READINGS.map((reading) => verdictsUnder(reading, outcome));
  const claims = claimsUnder(SOUND);
  const held = verdicts.map((column) => column.filter((verdict) => verdict === 'holds').length);
  return [
    paragraph(
      'A strategy that credits every move with the score of player 1 plays well when it is player 1, and plays to lose when it is player 2; what it does to a tournament depends on who starts, which the paper does not say. So each fault is read in several ways.',
    ),
    table({
      id: 'm4-faults',
      caption: [
        "The paper's claims that concern UCB_score, UCT and UCT_score, put to these three without and with a fault; the other four strategies are sound in every column.",
      ],
      columns: [
        { title: 'claim', align: 'left' },
        ...READINGS.map(({ short }) => ({ title: short, align: 'left' as const })),
      ],
      rows: [
        ...claims.map(({ what }, i) => [what, ...verdicts.map((column) => column[i]!)]),
        ['claims that hold', ...held.map((count) => `${count} of ${claims.length}`)],
      ],
      data: claims.map(({ key }, i) => ({
        claim: key,
        ...Object.fromEntries(READINGS.map((reading, r) => [reading.key, verdicts[r]![i]!])),
      })),
    }),
    ...FAULTS.flatMap((reading) => {
      const { few, many } = tournamentsOf(reading, outcome);
      const map = (figure: number, playouts: number) => ({
        id: `m4-${reading.key}-${playouts}`,
        place: `As the paper's figure ${figure}`,
        conditions: `${playouts} playouts per move; UCB_score, UCT and UCT_score ${reading.what}`,
      });
      return [winsMap(few, map(3, 50)), scoreMap(many, map(4, 300))];
    }),
  ];
}
